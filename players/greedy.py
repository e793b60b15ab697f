"""The computer player "greedy": the full greedy player of Gedda, Lagerkvist and Butler, "Monte Carlo Methods for the
Game Kingdomino" (2018), the yardstick of the field.

It wants the most points after placing its domino and, at its own best place, the domino that it chooses next. Before
points it minds the shape of the kingdom: not to lose the Middle Kingdom where that counts, then to have few holes of a
single square. Points are those of properties, and Harmony's; that the castle is in the centre for now is worth nothing.
Games with a court are not in the paper: there `greedy_court` chooses.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from engine.dominoes import Domino
from engine.kingdom import Kingdom
from engine.moves import Move, Pick, Place
from engine.scoring import score
from engine.state import State
from players import greedy_court
from players.evaluation.property_gains import gains
from players.evaluation.shape import Aims, Worth
from players.selection import best


class Greedy:
    def choose(self, state: State, rng: Random) -> Move:
        if state.court.treasuries:
            return greedy_court.choose(state, rng)
        moves = state.legal_moves()
        if len(moves) == 1:
            return moves[0]
        if places := [move for move in moves if isinstance(move, Place)]:
            return best(places, worth_of_places(state), rng)
        picks = [move for move in moves if isinstance(move, Pick)]
        return best(picks, _worth_of_picks(state), rng)


@dataclass(frozen=True)
class Suggestion:
    """A placement and what it does: the points earned at once, and those and the holes after it.

    What is earned leaves out the bonuses of the end. A hole is an empty square that no domino will cover, as it has no
    empty neighbour.
    """

    place: Place
    gain: int
    total: int
    holes: int


def ranked_placements(state: State) -> tuple[Suggestion, ...]:
    """The legal placements, those first that leave the Middle Kingdom possible, where it counts; then by gain.

    Of equal ones those come first that leave fewer holes, then those that leave fewer and so larger properties.
    """
    places = [move for move in state.legal_moves() if isinstance(move, Place)]
    if not places:
        return ()
    acting, aims = state.king.kingdom, Aims.of(state)
    before = score(state, acting).earned
    ranked = []
    for place in places:
        after = state.play(place)
        kingdom, earned = after.kingdoms[acting], score(after, acting).earned
        centre, holes, _ = aims.worth(kingdom.land, 0)
        rank = centre, earned, holes, -len(kingdom.properties())
        ranked.append((rank, Suggestion(place, earned - before, earned, -holes)))
    ranked.sort(key=lambda each: each[0], reverse=True)
    return tuple(suggestion for _, suggestion in ranked)


def worth_of_places(state: State) -> Callable[[Place], Worth]:
    """What is wanted most: of each placement what it is worth with the best domino that may be chosen next."""
    kingdom, domino, choice, aims = state.kingdom, state.domino, state.next_line.free, Aims.of(state)
    gained = {(first, second): points for points, first, second in gains(kingdom, domino)} if domino else {}

    def worth(place: Place) -> Worth:
        first, second = (square.mask for square in place.squares)
        points, after = gained[first, second], kingdom.place(place)
        ahead = (_at_its_best(after, domino, points, aims) for domino in choice)
        return max(ahead, default=aims.worth(after.land, points))

    return worth


def _worth_of_picks(state: State) -> Callable[[Pick], Worth]:
    if state.domino is None:  # nobody can tell yet what will fit
        return lambda pick: (0, 0, max(pick.domino.a.crowns, pick.domino.b.crowns))
    kingdom, aims = state.kingdom, Aims.of(state)
    return lambda pick: _at_its_best(kingdom, pick.domino, 0, aims)


def _at_its_best(kingdom: Kingdom, domino: Domino, points: int, aims: Aims) -> Worth:
    """The worth of the kingdom with the domino at its best place, where so many points have been gained before."""
    land, best = kingdom.land, None
    for gained, first, second in gains(kingdom, domino):
        if best and best >= (0, 0, points + gained):  # what follows gains no more
            break
        worth = aims.worth(land | first | second, points + gained)
        best = max(best or worth, worth)
    return best or aims.worth(land, points - aims.harmony)
