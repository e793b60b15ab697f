"""What is to be said for and against a placement, besides its points: facts, from the kingdom before and after."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from engine.court.moves import Tax
from engine.court.steps import tax
from engine.dominoes import Terrain
from engine.geometry import neighbours
from engine.kingdom import Kingdom, Property
from engine.moves import Place
from engine.state import State
from players.evaluation.court_value import Outlook
from players.evaluation.property_gains import parts_of
from players.evaluation.shape import Aims, holes

MOST = 3
"""Remarks on one placement."""

WORTH_A_KNIGHT = 3
"""Coins from which on it is worth telling what a knight would collect."""


@dataclass(frozen=True)
class Remark:
    """`name` is what there is to say, and `number` and `terrain` of what, where it needs them.

    completes     the grid is full
    loses-centre  the castle cannot be in the middle any more
    holes         so many more squares that nothing will ever cover
    joins         so many properties of the terrain become one
    crowns        a property of the terrain, of so many squares before, has a crown for the first time
    tax           so many coins for a knight on one of its squares
    keeps-centre  the castle can still be in the middle, which not every placement leaves it
    open          so many squares onto which the most valuable property that it enlarges may still grow
    sites         so many squares to build on
    """

    name: str
    number: int = 0
    terrain: Terrain | None = None


def remarks(state: State, place: Place) -> tuple[Remark, ...]:
    """What tells most first, of a placement that is legal now."""
    step = _Step(state, place)
    return tuple(chain.from_iterable(each(step) for each in _IN_THIS_ORDER))[:MOST]


@dataclass(frozen=True)
class _Step:
    state: State
    place: Place

    @property
    def before(self) -> Kingdom:
        return self.state.kingdom

    @cached_property
    def played(self) -> State:
        return self.state.play(self.place)

    @cached_property
    def after(self) -> Kingdom:
        return self.played.kingdoms[self.state.king.kingdom]

    @property
    def covered(self) -> int:
        first, second = self.place.squares
        return first.mask | second.mask

    @cached_property
    def enlarged(self) -> tuple[Property, ...]:
        """The properties that the domino is part of."""
        return tuple(each for each in self.after.properties() if each.mask & self.covered)


def _completes(step: _Step) -> Iterator[Remark]:
    if step.after.land.bit_count() == step.after.size**2:
        yield Remark("completes")


def _loses_centre(step: _Step) -> Iterator[Remark]:
    aims = Aims.of(step.state)
    if aims.loses_centre(step.after.land) and not aims.loses_centre(step.before.land):
        yield Remark("loses-centre")


def _keeps_centre(step: _Step) -> Iterator[Remark]:
    aims, land = Aims.of(step.state), step.before.land
    others = (_Step(step.state, other).covered for other in step.before.placements(step.place.domino))
    if not aims.loses_centre(step.after.land) and any(aims.loses_centre(land | covered) for covered in others):
        yield Remark("keeps-centre")


def _holes(step: _Step) -> Iterator[Remark]:
    more = holes(step.after.land, step.after.size) - holes(step.before.land, step.before.size)
    if more > 0:
        yield Remark("holes", more)


def _joins(step: _Step) -> Iterator[Remark]:
    for each in step.enlarged:
        joined = 1 + len(parts_of(step.before, each.terrain)) - len(parts_of(step.after, each.terrain))
        if joined > 1:
            yield Remark("joins", joined, each.terrain)


def _crowns(step: _Step) -> Iterator[Remark]:
    for each in step.enlarged:
        old = each.mask & ~step.covered
        if old.bit_count() > 1 and each.crowns and not step.before.crowns_on(old):
            yield Remark("crowns", old.bit_count(), each.terrain)


def _tax(step: _Step) -> Iterator[Remark]:
    treasuries = step.state.court.treasuries
    if treasuries and treasuries[step.state.king.kingdom].knights:
        most = max(tax(step.played, Tax(square)) for square in step.place.squares)
        if most >= WORTH_A_KNIGHT:
            yield Remark("tax", most)


def _open(step: _Step) -> Iterator[Remark]:
    best = max(step.enlarged, key=lambda each: (each.points, each.size))
    if best.crowns and Outlook.of(step.state, step.state.king.kingdom).left:
        yield Remark("open", (neighbours(best.mask) & step.after.free).bit_count(), best.terrain)


def _sites(step: _Step) -> Iterator[Remark]:
    if more := (step.after.sites & step.covered).bit_count():
        yield Remark("sites", more)


_IN_THIS_ORDER: tuple[Callable[[_Step], Iterator[Remark]], ...] = (
    _completes,
    _loses_centre,
    _holes,
    _joins,
    _crowns,
    _tax,
    _keeps_centre,
    _open,
    _sites,
)
