"""The players without a search: "random", "beginner" and "solid"."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from engine.dominoes import Domino
from engine.extensions import parts
from engine.geometry import neighbors
from engine.kingdom import Kingdom
from engine.moves import Discard, Done, Move, Pick, Place
from engine.state import State
from players.choosing import MovePreference, best_move, ranked
from players.evaluation import ShapeGoals, ShapeValue, placement_gains
from players.extension import PlayerPart, greedy_for
from players.player import NO_SEARCH, Limit


class RandomPlayer:
    def choose(self, state: State, rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        return [rng.choice(state.legal_moves())]


RANK_WEIGHTS = 70, 20, 10
"""How often of a hundred times the player takes its best, second-best and third-best move."""

SAME_TERRAIN_BONUS = 0.5
"""The apparent points of a half beside its own terrain."""


class BeginnerPlayer:
    """Sees immediate gains, and does not always take the best.

    The player makes one move at a time, of the first kind among its preferences. It counts the points of the placed
    domino, likes to join equal terrains, and takes visible crowns. It ignores holes, the position of the castle, other
    players, and the next domino.
    """

    def choose(self, state: State, rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        moves = state.legal_moves()
        for preference in _preferences(state):
            found = [move for move in moves if isinstance(move, preference.kind)]
            if found and rng.random() < preference.probability:
                return [_one_of_the_best(found, partial(preference.value, state), rng)]
        # No preference has led to a move. The last legal move declines the rest of the turn if possible.
        return [moves[-1]]


def _one_of_the_best(moves: Sequence[Move], value: Callable[[Move], float], rng: Random) -> Move:
    """Return one of the best moves; equal moves are in random order."""
    shuffled = rng.sample(moves, len(moves))
    best = ranked([value(move) for move in shuffled], len(RANK_WEIGHTS))
    return shuffled[rng.choices(best, RANK_WEIGHTS[: len(best)])[0]]


def _place_value(state: State, place: Place) -> float:
    """Return the points of a placement, with a bonus for each half beside its own terrain."""
    kingdom, terrains = state.kingdom, state.kingdom.terrains
    same = sum(bool(neighbors(square.mask) & terrains[half.terrain.index]) for square, half in place.covered)
    return _points(kingdom.place(place)) - _points(kingdom) + SAME_TERRAIN_BONUS * same


def _points(kingdom: Kingdom) -> int:
    return sum(each.points for each in kingdom.properties())


def _pick_value(state: State, pick: Pick) -> float:
    """Return the crowns of a domino, with a bonus for each half of a terrain in the kingdom."""
    terrains = state.kingdom.terrains
    known = sum(bool(terrains[half.terrain.index]) for half in (pick.domino.a, pick.domino.b))
    return pick.domino.crowns + SAME_TERRAIN_BONUS * known


def _score_after(state: State, move: Move) -> float:
    """Return the score after a move of an unknown kind."""
    return state.play(move).score(state.king.kingdom).total


_PLACING = MovePreference(Place, _place_value), MovePreference(Discard, lambda _state, _move: 0)
_PICKING = MovePreference(Pick, _pick_value)


def _preferences(state: State) -> Sequence[MovePreference]:
    known = [
        *_PLACING,
        *(preference for each in parts(PlayerPart, state.variant) for preference in each.move_preferences),
    ]
    kinds: tuple[type[Move], ...] = (Pick, *(preference.kind for preference in known))
    others = {type(move): None for move in state.legal_moves() if not isinstance(move, (*kinds, Done))}
    # Moves of unknown kinds are made half of the time. Choosing may end the turn, so the choice comes last.
    return [*known, *(MovePreference(kind, _score_after, 0.5) for kind in others), _PICKING]


class GreedyPlayer:
    """The full greedy player of Gedda, Lagerkvist and Butler, "Monte Carlo Methods for the Game Kingdomino" (2018).

    The player maximizes the points after placing its domino and then the next domino at its best placement. The shape
    of the kingdom comes before points: the Middle Kingdom if it counts, then few holes of a single square. Points are
    the points of properties and of Harmony; the castle's position counts only through the lost Middle Kingdom.

    The paper knows no extensions. In games with a known extension `greedy_for` chooses. Moves of an unknown extension
    are made if they raise the score at once.
    """

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
    """Return the move of an extension with the highest score; None if moves are optional and none raises the score."""
    acting = state.king.kingdom
    now = state.score(acting).total
    gains = {move: state.play(move).score(acting).total - now for move in moves}
    kept = [move for move in moves if gains[move] > 0 or not is_optional]
    return best_move(kept, gains.__getitem__, rng) if kept else None


def place_value(state: State) -> Callable[[Place], ShapeValue]:
    """Return the values of placements, each with the best domino of the next line."""
    # The gains of all placements are computed once.
    kingdom, domino, choice, goals = state.kingdom, state.domino, state.next_line.free, ShapeGoals.of(state)
    gained = {(first, second): points for points, first, second in placement_gains(kingdom, domino)} if domino else {}

    def value(place: Place) -> ShapeValue:
        first, second = (square.mask for square in place.squares)
        points, after = gained[first, second], kingdom.place(place)
        following = (best_value(after, domino, points, goals) for domino in choice)
        return max(following, default=goals.value(after.land, points))

    return value


def pick_value(state: State) -> Callable[[Pick], ShapeValue]:
    """Return the values of choices, with each domino at its best placement."""
    kingdom, goals = state.kingdom, ShapeGoals.of(state)
    return lambda pick: best_value(kingdom, pick.domino, 0, goals)


def best_value(kingdom: Kingdom, domino: Domino, points: int, goals: ShapeGoals) -> ShapeValue:
    """Return the value of the kingdom with the domino at its best placement, after a gain of `points`."""
    land, best = kingdom.land, None
    for gained, first, second in placement_gains(kingdom, domino):
        # Gains descend, and no value is above (0, 0, points), so no later placement is better.
        if best and best >= (0, 0, points + gained):
            break
        value = goals.value(land | first | second, points + gained)
        best = max(best or value, value)
    return best or goals.value(land, points - goals.harmony)
