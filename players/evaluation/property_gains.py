"""What placements add to the points of properties, worked out for all spots of a domino at once.

A half that joins no property brings its own crowns; one that joins some makes one property of them all. So the squares
of the board fall into few groups with the same gain, and a group is a mask.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.dominoes import Domino, Terrain
from engine.geometry import BOARD, bits, connected, neighbours, shift
from engine.kingdom import Kingdom
from engine.moves import all_placements

Gain = tuple[int, int, int]
"""Points, and the squares of the first and the second half, as masks."""

Part = tuple[int, int, int]
"""Of a property: the squares that touch it as a mask, its size, its crowns."""

_Group = tuple[int, int]  # points, and the squares that gain them


def gains(kingdom: Kingdom, domino: Domino) -> Iterator[Gain]:
    """What each legal placement of the domino adds to the points of properties, most first."""
    found = [
        (points, step, gaining)
        for (step, _), spots in zip(all_placements(domino), kingdom.spots(domino), strict=True)
        if spots
        for points, group in _groups_of(kingdom, domino, step)
        if (gaining := spots & group)
    ]
    for points, step, spots in sorted(found, reverse=True):
        for first in bits(spots):
            yield points, first, shift(first, step)


def _groups_of(kingdom: Kingdom, domino: Domino, step: int) -> Iterator[_Group]:
    """The squares for the first half of a domino whose second half lies a step away."""
    a, b = domino.a, domino.b
    parts = parts_of(kingdom, a.terrain)
    if a.terrain is b.terrain:
        touched = tuple((around | shift(around, -step), size, crowns) for around, size, crowns in parts)
        yield from _groups(touched, 2, domino.crowns)
        return
    for more, second in _groups(parts_of(kingdom, b.terrain), 1, b.crowns):
        reached = shift(second, -step)
        for points, first in _groups(parts, 1, a.crowns):
            yield points + more, first & reached


@lru_cache(maxsize=1 << 14)
def _groups(parts: Iterable[Part], size: int, crowns: int) -> tuple[_Group, ...]:
    """The board split by what so many new squares with so many crowns gain where they touch these properties."""
    groups = [(size, crowns, 0, BOARD)]
    for around, grown, crowned in parts:
        joined = [(s + grown, c + crowned, was + grown * crowned, m & around) for s, c, was, m in groups if m & around]
        groups = [(s, c, was, m & ~around) for s, c, was, m in groups] + joined
    return tuple((s * c - was, m) for s, c, was, m in groups if m)


def parts_of(kingdom: Kingdom, terrain: Terrain) -> tuple[Part, ...]:
    mask = kingdom.terrains[terrain.index]
    return _parts(mask, tuple([crowned & mask for crowned in kingdom.crown_masks]))


@lru_cache(maxsize=1 << 14)
def _parts(mask: int, crowns: tuple[int, ...]) -> tuple[Part, ...]:
    return tuple(
        (neighbours(part), part.bit_count(), sum((level & part).bit_count() for level in crowns))
        for part in connected(mask)
    )
