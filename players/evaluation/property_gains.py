"""What placements add to the points of properties, computed for all placements of a domino at once.

A half that touches no property of its terrain scores its own crowns. A half that touches some merges them all into one.
So the squares of the board fall into a few groups of squares with the same gain, and a group is a bit mask.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.dominoes import Domino, Terrain
from engine.geometry import BOARD, bits, connected, neighbours, shift
from engine.kingdom import Kingdom
from engine.moves import all_placements

Gain = tuple[int, int, int]
"""Points gained, and the squares of the first and of the second half as masks."""

Outline = tuple[int, int, int]
"""Of a property: the mask of the squares that touch it, its size, its crowns."""

_Group = tuple[int, int]  # points gained, and the mask of the squares that gain them


def placement_gains(kingdom: Kingdom, domino: Domino) -> Iterator[Gain]:
    """Yield what each legal placement of the domino adds to the points of properties, highest gain first."""
    found = [
        (points, step, gaining)
        for (step, _), spots in zip(all_placements(domino), kingdom.spots(domino), strict=True)
        if spots
        for points, group in _groups_of(kingdom, domino, step)
        if (gaining := spots & group)
    ]
    # Only now single placements: callers often stop after the first few.
    for points, step, spots in sorted(found, reverse=True):
        for first in bits(spots):
            yield points, first, shift(first, step)


def _groups_of(kingdom: Kingdom, domino: Domino, step: int) -> Iterator[_Group]:
    """Group the squares for the first half of a domino whose second half lies one step away."""
    a, b = domino.a, domino.b
    outlines = property_outlines(kingdom, a.terrain)
    if a.terrain is b.terrain:
        # Both halves go to one property, which either of them may touch.
        touched = tuple((around | shift(around, -step), size, crowns) for around, size, crowns in outlines)
        yield from _groups(touched, 2, domino.crowns)
        return
    for more, second in _groups(property_outlines(kingdom, b.terrain), 1, b.crowns):
        # The first half lies where one step leads into the second half's group.
        reached = shift(second, -step)
        for points, first in _groups(outlines, 1, a.crowns):
            yield points + more, first & reached


@lru_cache(maxsize=1 << 14)
def _groups(outlines: Iterable[Outline], size: int, crowns: int) -> tuple[_Group, ...]:
    """Split the board by what `size` new squares with that many crowns gain when they touch these properties."""
    # Each entry: squares and crowns of the merged property, points of its parts before, and the mask of the group.
    # Every property splits each group into the squares that touch it and those that do not.
    groups = [(size, crowns, 0, BOARD)]
    for around, grown, crowned in outlines:
        joined = [(s + grown, c + crowned, was + grown * crowned, m & around) for s, c, was, m in groups if m & around]
        groups = [(s, c, was, m & ~around) for s, c, was, m in groups] + joined
    return tuple((s * c - was, m) for s, c, was, m in groups if m)


def property_outlines(kingdom: Kingdom, terrain: Terrain) -> tuple[Outline, ...]:
    """Return the outline of every property of a terrain."""
    mask = kingdom.terrains[terrain.index]
    return _outlines(mask, tuple([crowned & mask for crowned in kingdom.crown_masks]))


@lru_cache(maxsize=1 << 14)
def _outlines(mask: int, crowns: tuple[int, ...]) -> tuple[Outline, ...]:
    """Compute the outlines from the squares of a terrain and `crowns`, masks like those of `Kingdom.crown_masks`."""
    return tuple(
        (neighbours(part), part.bit_count(), sum((level & part).bit_count() for level in crowns))
        for part in connected(mask)
    )
