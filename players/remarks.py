"""Remarks on placements besides their points: facts about the kingdom before and after the placement.

reason-completes     the grid is full
reason-loses-centre  the castle can no longer be in the center
reason-holes         that many more squares can never be covered
reason-joins         that many properties of the terrain become one
reason-crowns        a property of the terrain with that many squares has its first crown
reason-keeps-centre  the castle can still be in the center, and another placement would prevent this
reason-open          the most valuable property enlarged by the domino has room for that many squares still to come

Extensions add further remarks.
"""

from collections.abc import Iterator
from itertools import chain

from engine.extensions import parts
from engine.geometry import neighbors
from engine.kingdom import Property
from players.evaluation import TurnsLeft, holes, property_outlines
from players.extension import PlayerPart
from players.remark_finder import Placement, Remark, RemarkFinder

MAX_REMARKS = 3
"""The largest number of remarks on one placement."""


def remarks(placement: Placement) -> tuple[Remark, ...]:
    """Return the most important remarks on a legal placement, most important first."""
    extensions = parts(PlayerPart, placement.state.variant)
    finders = chain(_REMARK_FINDERS, *(extension.remark_finders for extension in extensions))
    # The ranks sort the remarks of extensions in.
    in_order = sorted(finders, key=lambda finder: finder.rank)
    return tuple(chain.from_iterable(finder.find(placement) for finder in in_order))[:MAX_REMARKS]


def _completes(placement: Placement) -> Iterator[Remark]:
    if placement.after.land.bit_count() == placement.after.size**2:
        yield Remark("reason-completes")


def _loses_center(placement: Placement) -> Iterator[Remark]:
    goals = placement.goals
    if goals.loses_center(placement.after.land) and not goals.loses_center(placement.before.land):
        yield Remark("reason-loses-centre")


def _keeps_center(placement: Placement) -> Iterator[Remark]:
    goals = placement.goals
    is_at_risk = goals.center and goals.may_lose_center(placement.before, placement.place.domino)
    if is_at_risk and not goals.loses_center(placement.after.land):
        yield Remark("reason-keeps-centre")


def _holes(placement: Placement) -> Iterator[Remark]:
    before, after = placement.before, placement.after
    if (more := holes(after.land, after.size) - holes(before.land, before.size)) > 0:
        yield Remark("reason-holes", more)


def _joins(placement: Placement) -> Iterator[Remark]:
    for each in placement.enlarged:
        before, after = (len(property_outlines(land, each.terrain)) for land in (placement.before, placement.after))
        # Joining n properties removes n - 1 of them.
        if before > after:
            yield Remark("reason-joins", 1 + before - after, each.terrain)


def _crowns(placement: Placement) -> Iterator[Remark]:
    for each in placement.enlarged:
        # A property of a single square is not worth a remark.
        old = each.mask & ~placement.covered
        if old.bit_count() > 1 and each.crowns and not placement.before.crowns_on(old):
            yield Remark("reason-crowns", each.size, each.terrain)


def _open(placement: Placement) -> Iterator[Remark]:
    # After the last turn of the kingdom no property grows.
    best = max(placement.enlarged, key=lambda each: (each.points, each.size))
    state, room = placement.state, room_to_grow(placement, best)
    if best.crowns and room is not None and TurnsLeft.of(state, state.king.kingdom).count:
        yield Remark("reason-open", room, best.terrain)


def room_to_grow(placement: Placement, land: Property) -> int | None:
    """Return how many squares of its terrain a property still has room for; None if no such square is to come."""
    state, after = placement.state, placement.after
    halves = (half for domino in (*state.unseen, *state.next_line.free) for half in (domino.a, domino.b))
    count = sum(half.terrain is land.terrain for half in halves)
    # No domino covers a hole, so no property grows onto a hole.
    return min(count, (neighbors(land.mask) & after.free & ~after.holes).bit_count()) if count else None


_REMARK_FINDERS = (
    RemarkFinder(10, _completes),
    RemarkFinder(20, _loses_center),
    RemarkFinder(30, _holes),
    RemarkFinder(40, _joins),
    RemarkFinder(50, _crowns),
    RemarkFinder(60, _keeps_center),
    RemarkFinder(70, _open),
)
