"""Scores as sums of named parts, and the ranking with its tie-breaks (RULES 1, Score)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine.court.buildings import BUILDINGS, POINTS_PER_PROPERTY, TILES, BuildingKind
from engine.dominoes import Terrain
from engine.kingdom import Property

if TYPE_CHECKING:
    from engine.state import State

Scorer = Callable[["State", int], int]
"""Points, or what a tie is broken by, of the kingdom with that index."""

NamedScorer = tuple[str, Scorer]

BONUSES = "middle_kingdom", "harmony"
"""Parts that are lost and won until the last domino lies."""


@dataclass(frozen=True)
class Score:
    """What a kingdom has scored: points by the name of the part, in the order in which they are shown."""

    parts: Mapping[str, int]

    @property
    def total(self) -> int:
        return sum(self.parts.values())

    @property
    def earned(self) -> int:
        """The total without the bonuses that only the end of the game decides: what is shown while it lasts."""
        return sum(points for part, points in self.parts.items() if part not in BONUSES)


@dataclass(frozen=True)
class Standing:
    """A kingdom's place in the ranking.

    `place` counts from 1; those who share a victory share it. `decided_by` names what puts the kingdom before the next
    one: "total", a tie-break, or None where nothing does.
    """

    place: int
    kingdom: int
    total: int
    decided_by: str | None


def terrain_points(terrain: Terrain, state: State, kingdom: int) -> int:
    """Squares times crowns, the queen's crown included where she is (RULES 2, Score)."""
    points = sum(each.points for each in state.kingdoms[kingdom].properties() if each.terrain is terrain)
    host = queens_property(state, kingdom)
    return points + host.size if host and host.terrain is terrain else points


def queens_property(state: State, kingdom: int) -> Property | None:
    """Where the kingdom's queen counts as a crown more: on its largest property."""
    if state.court.queen != kingdom:
        return None
    return max(state.kingdoms[kingdom].properties(), key=lambda each: each.size, default=None)


def wealth(state: State, kingdom: int) -> int:
    return state.court.treasuries[kingdom].coins // 3


def building_points(building: BuildingKind, state: State, kingdom: int) -> int:
    """What all tiles of a kind score together."""
    land, own = state.kingdoms[kingdom], state.court.treasuries[kingdom]
    tiles = sum(TILES[tile] is building for _, tile in land.buildings)
    if not tiles:
        return 0
    counted = sum(each.terrain is building.per_property for each in land.properties())
    knights = own.knights + land.knights.bit_count()
    worth = (
        building.points
        + POINTS_PER_PROPERTY * counted
        + building.points_per_tower * own.towers
        + building.points_per_knight * knights
    )
    return tiles * worth


def by_building() -> tuple[NamedScorer, ...]:
    """A scorer for each kind of building, under its id."""
    return tuple((building.id, partial(building_points, building)) for building in BUILDINGS)


def middle_kingdom(state: State, kingdom: int) -> int:
    return 10 if state.kingdoms[kingdom].is_centred else 0


def harmony(state: State, kingdom: int) -> int:
    return 0 if state.discards[kingdom] else 5


def largest_property(state: State, kingdom: int) -> int:
    return max((each.size for each in state.kingdoms[kingdom].properties()), default=0)


def crowns(state: State, kingdom: int) -> int:
    land = state.kingdoms[kingdom]
    return land.crowns_on(land.covered)


def by_terrain(*terrains: Terrain) -> tuple[NamedScorer, ...]:
    """A scorer for each of the terrains, under its name."""
    return tuple((terrain.value, partial(terrain_points, terrain)) for terrain in terrains)


def score(state: State, kingdom: int) -> Score:
    return Score(MappingProxyType({name: points(state, kingdom) for name, points in state.variant.scorers}))


def ranking(state: State) -> tuple[Standing, ...]:
    """The kingdoms from first to last."""
    criteria = {
        kingdom: (each.total, *(measure(state, kingdom) for _, measure in state.variant.tie_breaks))
        for kingdom, each in enumerate(state.scores())
    }
    order = sorted(criteria, key=lambda kingdom: criteria[kingdom], reverse=True)
    names = ("total", *(name for name, _ in state.variant.tie_breaks))
    return tuple(
        Standing(
            place=1 + sum(better > criteria[kingdom] for better in criteria.values()),
            kingdom=kingdom,
            total=criteria[kingdom][0],
            decided_by=_difference(names, [criteria[each] for each in order[index : index + 2]]),
        )
        for index, kingdom in enumerate(order)
    )


def _difference(names: Sequence[str], pair: Sequence[tuple[int, ...]]) -> str | None:
    """The first criterion in which a kingdom and the next one differ."""
    return next((name for name, *values in zip(names, *pair, strict=True) if len(set(values)) > 1), None)
