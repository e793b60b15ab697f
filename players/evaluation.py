"""The gains of placements, the value of a kingdom's outline, and the number of its remaining turns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.dominoes import Domino, Terrain
from engine.geometry import BOARD, CASTLE, bits, bounds, connected, neighbors, reachable, shift
from engine.kingdom import Kingdom
from engine.moves import all_placements
from engine.scoring import BONUSES
from engine.state import State
from engine.variants import Variant

Gain = tuple[int, int, int]
"""Points gained, and the squares of the first and the second half as masks."""

Outline = tuple[int, int, int]
"""The outline of a property: a mask of the squares around the property, its size and its crowns."""

_Group = tuple[int, int]  # points gained, and the mask of the squares with this gain


def placement_gains(kingdom: Kingdom, domino: Domino) -> Iterator[Gain]:
    """Yield the gain in points of properties for each legal placement of the domino, highest gain first."""
    found = [
        (points, step, gaining)
        for (step, _), spots in zip(all_placements(domino), kingdom.spots(domino), strict=True)
        if spots
        for points, group in _groups_of(kingdom, domino, step)
        if (gaining := spots & group)
    ]
    # Single placements are made only now, as callers often stop after the first few.
    for points, step, spots in sorted(found, reverse=True):
        for first in bits(spots):
            yield points, first, shift(first, step)


def _groups_of(kingdom: Kingdom, domino: Domino, step: int) -> Iterator[_Group]:
    """Group the squares for the first half of a domino with the second half one step away."""
    a, b = domino.a, domino.b
    outlines = property_outlines(kingdom, a.terrain)
    if a.terrain is b.terrain:
        # Both halves belong to one property, and either half may touch other properties.
        touched = tuple((around | shift(around, -step), size, crowns) for around, size, crowns in outlines)
        yield from _groups(touched, 2, domino.crowns)
        return
    for more, second in _groups(property_outlines(kingdom, b.terrain), 1, b.crowns):
        # One step from the first half leads into the group of the second half.
        reached = shift(second, -step)
        for points, first in _groups(outlines, 1, a.crowns):
            yield points + more, first & reached


@lru_cache(maxsize=1 << 14)
def _groups(outlines: Iterable[Outline], size: int, crowns: int) -> tuple[_Group, ...]:
    """Split the board by the gain of `size` new squares with some crowns that touch these properties."""
    # Each entry has the squares and crowns of the merged property, the points of the parts before, and the mask of the
    # group. Every property splits each group into squares beside the property and other squares.
    groups = [(size, crowns, 0, BOARD)]
    for around, grown, crowned in outlines:
        joined = [(s + grown, c + crowned, was + grown * crowned, m & around) for s, c, was, m in groups if m & around]
        groups = [(s, c, was, m & ~around) for s, c, was, m in groups] + joined
    return tuple((s * c - was, m) for s, c, was, m in groups if m)


def property_outlines(kingdom: Kingdom, terrain: Terrain) -> tuple[Outline, ...]:
    mask = kingdom.terrains[terrain.index]
    return _outlines(mask, tuple([crowned & mask for crowned in kingdom.crown_masks]))


@lru_cache(maxsize=1 << 14)
def _outlines(mask: int, crowns: tuple[int, ...]) -> tuple[Outline, ...]:
    """Compute the outlines of a terrain from the mask of its squares and from masks as in `Kingdom.crown_masks`."""
    return tuple(
        (neighbors(part), part.bit_count(), sum((level & part).bit_count() for level in crowns))
        for part in connected(mask)
    )


BONUS_GOALS = frozenset({"middle_kingdom", "harmony"})
"""The bonuses that computer players aim for, by the names of the parts of the score."""


@cache
def bonuses_of(variant: Variant) -> frozenset[str]:
    """Return the bonuses of a variant. NotImplementedError for one that no player aims for yet."""
    found = {name for name, bonus in BONUSES.items() if bonus.letter in variant.options}
    if found - BONUS_GOALS:
        raise NotImplementedError(f"no computer player aims for {sorted(found - BONUS_GOALS)}")
    return frozenset(found)


ShapeValue = tuple[int, int, int]
"""The value of a kingdom's shape: -1 for a lost Middle Kingdom or else 0; minus the holes; points."""


@dataclass(frozen=True)
class ShapeGoals:
    """The bonuses that a kingdom can still earn by its shape.

    `size` is the side of the grid. `center` says whether the Middle Kingdom counts. `harmony` holds the points lost by
    the first discard.
    """

    size: int
    center: bool
    harmony: int

    @classmethod
    def of(cls, state: State) -> ShapeGoals:
        bonuses, harmony = bonuses_of(state.variant), BONUSES["harmony"].scorer
        kept = harmony(state, state.king.kingdom) if "harmony" in bonuses else 0
        return cls(state.kingdom.size, "middle_kingdom" in bonuses, kept)

    def value(self, land: int, points: int) -> ShapeValue:
        """Return the value of a kingdom with this land, a mask including the castle, and this gain in points."""
        return -self.loses_center(land), -holes(land, self.size), points

    def loses_center(self, land: int) -> bool:
        """Return whether the Middle Kingdom counts and covering this land makes it impossible."""
        return self.center and bool(land & ~_centered_grid(self.size))

    def may_lose_center(self, kingdom: Kingdom, domino: Domino) -> bool:
        """Return whether some legal placement of the domino makes the Middle Kingdom impossible."""
        directions = zip(all_placements(domino), kingdom.spots(domino), strict=True)
        return any(self.loses_center(kingdom.land | spots | shift(spots, step)) for (step, _), spots in directions)


@lru_cache(maxsize=1 << 16)
def holes(land: int, size: int) -> int:
    """Count the empty squares of the grid without an empty neighbor; `land` is a mask including the castle."""
    free = reachable(*bounds(land), size) & ~land
    return (free & ~neighbors(free)).bit_count()


@cache
def _centered_grid(size: int) -> int:
    """Return the mask of a grid of this side with the castle in the center."""
    reach, (file, rank) = size // 2, (CASTLE.file, CASTLE.rank)
    return reachable(file - reach, rank - reach, file + reach, rank + reach, size)


@dataclass(frozen=True)
class TurnsLeft:
    """The turns of a kingdom after the present turn: the number, and the share of all turns of the kingdom."""

    count: int
    share: float

    @classmethod
    def of(cls, state: State, kingdom: int) -> TurnsLeft:
        game_format = state.format
        kings = game_format.kings_each * state.players // game_format.kingdoms
        # The first choice places no domino. Its chosen dominoes belong to turns of the first round.
        waiting = sum(turn.king.kingdom == kingdom for turn in state.turns[1:] if turn.domino)
        count = waiting + (game_format.rounds - state.round) * kings
        return cls(count, count / (game_format.rounds * kings))
