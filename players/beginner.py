"""The computer player "beginner": sees what is in front of it, and not always the best of it.

It counts the points of the domino in its hand, likes to join what is alike, and takes the crowns that it sees. It does
not mind holes, where the castle is, what others do, and the domino after this one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Any

from engine.court.moves import Bribe, Build, Tax
from engine.court.steps import tax
from engine.dominoes import Domino
from engine.geometry import neighbours
from engine.kingdom import Kingdom
from engine.moves import Discard, Done, Move, Pick, Place
from engine.state import State

SECOND_THOUGHTS = 70, 20, 10
"""How often of a hundred times it takes the best, the second best and the third best that it sees."""

FONDNESS: Mapping[type[Move], float] = MappingProxyType({Tax: 0.8, Build: 0.5, Bribe: 0.1})
"""How often it does what it may leave undone."""

LIKENESS = 0.5
"""Points that a half beside its own kind seems to be worth."""

_Seeming = Callable[[State, Any], float]


class Beginner:
    def choose(self, state: State, rng: Random) -> Move:
        moves = state.legal_moves()
        for kind, seeming in _SEEMING.items():
            offered = [move for move in moves if isinstance(move, kind)]
            if offered and rng.random() < FONDNESS.get(kind, 1):
                return _good_enough(offered, partial(seeming, state), rng)
        return Done()


def _good_enough(moves: Sequence[Move], seeming: Callable[[Move], float], rng: Random) -> Move:
    """One of those that seem best; which of equal ones is a matter of luck."""
    best = sorted(rng.sample(moves, len(moves)), key=seeming, reverse=True)[: len(SECOND_THOUGHTS)]
    return rng.choices(best, SECOND_THOUGHTS[: len(best)])[0]


def _place(state: State, place: Place) -> float:
    land, terrains = state.kingdom, state.kingdom.terrains
    alike = sum(bool(neighbours(square.mask) & terrains[half.terrain.index]) for square, half in place.covered)
    return _points(land.place(place)) - _points(land) + LIKENESS * alike


def _points(kingdom: Kingdom) -> int:
    return sum(each.points for each in kingdom.properties())


def _pick(state: State, pick: Pick) -> float:
    return pick.domino.crowns + LIKENESS * _alike(state.kingdom, pick.domino)


def _alike(kingdom: Kingdom, domino: Domino) -> int:
    """How many halves are of a terrain that the kingdom has."""
    return sum(bool(kingdom.terrains[half.terrain.index]) for half in (domino.a, domino.b))


def _build(state: State, build: Build) -> float:
    """The points that it brings today; of equal ones the cheaper."""
    acting = state.king.kingdom
    return state.play(build).scores()[acting].total - build.price / 2


_SEEMING: Mapping[type[Move], _Seeming] = {
    Place: _place,
    Discard: lambda _state, _move: 0,
    Tax: tax,
    Build: _build,
    Bribe: lambda _state, move: move.price,
    Pick: _pick,
}
