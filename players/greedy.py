"""The computer player "greedy": the full greedy player of Gedda, Lagerkvist and Butler, "Monte Carlo Methods for the
Game Kingdomino" (2018), the usual yardstick.

It maximises the points after placing its domino and, at its best placement, the domino that it chooses next. The shape
of the kingdom comes before points: first not to lose the Middle Kingdom if that counts, then to have few holes of a
single square. Points are those of properties, and Harmony's; a castle that is in the centre for now counts nothing.

The paper knows no extensions. In games with one, what is known of it chooses (`PlayerPart.greedy`); with an
unknown one, moves that it adds are made if they raise the score at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine.dominoes import Domino
from engine.kingdom import Kingdom
from engine.moves import Discard, Done, Move, Pick, Place
from engine.state import State
from players.best_move import best_move
from players.evaluation.property_gains import placement_gains
from players.evaluation.shape import ShapeGoals, ShapeValue
from players.extension import greedy_for
from players.player import NO_SEARCH, Limit


class GreedyPlayer:
    """Makes one move at a time."""

    def choose(self, state: State, rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        choose = greedy_for(state.variant) or _choose
        return [choose(state, rng)]


def _choose(state: State, rng: Random) -> Move:
    moves = state.legal_moves()
    if len(moves) == 1:
        return moves[0]
    if places := [move for move in moves if isinstance(move, Place)]:
        return best_move(places, place_value(state), rng)
    # Moves of extensions come first, as choosing a domino may end the turn.
    others = [move for move in moves if not isinstance(move, Pick | Done | Discard)]
    picks = [move for move in moves if isinstance(move, Pick)]
    if chosen := _best_other_move(state, others, rng, is_optional=len(others) < len(moves)):
        return chosen
    return best_move(picks, pick_value(state), rng) if picks else moves[-1]


def _best_other_move(state: State, moves: Sequence[Move], rng: Random, *, is_optional: bool) -> Move | None:
    """Return the move of an extension that raises the score most; None if it is optional and none does."""
    acting = state.king.kingdom
    now = state.score(acting).total
    gains = {move: state.play(move).score(acting).total - now for move in moves}
    kept = [move for move in moves if gains[move] > 0 or not is_optional]
    return best_move(kept, gains.__getitem__, rng) if kept else None


def place_value(state: State) -> Callable[[Place], ShapeValue]:
    """Return the values of placements: each with the best domino that may be chosen next."""
    # The gains of all placements are worked out once, and looked up for each of them.
    kingdom, domino, choice, goals = state.kingdom, state.domino, state.next_line.free, ShapeGoals.of(state)
    gained = {(first, second): points for points, first, second in placement_gains(kingdom, domino)} if domino else {}

    def value(place: Place) -> ShapeValue:
        first, second = (square.mask for square in place.squares)
        points, after = gained[first, second], kingdom.place(place)
        following = (best_value(after, domino, points, goals) for domino in choice)
        return max(following, default=goals.value(after.land, points))

    return value


def pick_value(state: State) -> Callable[[Pick], ShapeValue]:
    """Return the values of choices: each domino at its best placement."""
    kingdom, goals = state.kingdom, ShapeGoals.of(state)
    return lambda pick: best_value(kingdom, pick.domino, 0, goals)


def best_value(kingdom: Kingdom, domino: Domino, points: int, goals: ShapeGoals) -> ShapeValue:
    """Return the value of the kingdom with the domino at its best placement, if that many points are gained already."""
    land, best = kingdom.land, None
    for gained, first, second in placement_gains(kingdom, domino):
        # Gains descend, and no value is above (0, 0, points): nothing better follows.
        if best and best >= (0, 0, points + gained):
            break
        value = goals.value(land | first | second, points + gained)
        best = max(best or value, value)
    return best or goals.value(land, points - goals.harmony)
