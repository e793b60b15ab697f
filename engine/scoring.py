"""Scores as sums of named parts, and the ranking with its tie-breaks (docs/rules.md 1.9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine.dominoes import Terrain

if TYPE_CHECKING:
    from engine.state import State

Scorer = Callable[["State", int], int]
"""Gives the points of the kingdom with that index, or the number that breaks a tie."""

NamedScorer = tuple[str, Scorer]

CENTRE_BONUS = 10
"""Points for the Middle Kingdom."""

HARMONY_BONUS = 5
"""Points for Harmony."""

BONUSES = "middle_kingdom", "harmony"
"""Names of the parts that can still be lost or won while dominoes are left to place."""


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
    """Squares times crowns of all properties of a terrain (docs/rules.md 1.9)."""
    return sum(each.points for each in state.kingdoms[kingdom].properties() if each.terrain is terrain)


def middle_kingdom(state: State, kingdom: int) -> int:
    """The bonus for a castle in the centre of the kingdom (docs/rules.md 1.10, R3)."""
    return CENTRE_BONUS if state.kingdoms[kingdom].is_centred else 0


def harmony(state: State, kingdom: int) -> int:
    """The bonus for a kingdom that has discarded nothing (docs/rules.md 1.10, R4)."""
    return 0 if state.discards[kingdom] else HARMONY_BONUS


def largest_property(state: State, kingdom: int) -> int:
    """The size of the largest property, of whatever terrain."""
    return max((each.size for each in state.kingdoms[kingdom].properties()), default=0)


def crowns(state: State, kingdom: int) -> int:
    """All crowns of the kingdom."""
    land = state.kingdoms[kingdom]
    return land.crowns_on(land.covered)


def by_terrain(*terrains: Terrain) -> tuple[NamedScorer, ...]:
    """A scorer for each of the terrains, under its name."""
    return tuple((terrain.value, partial(terrain_points, terrain)) for terrain in terrains)


def score(state: State, kingdom: int) -> Score:
    """Work out the score of a kingdom; `State.score` keeps it."""
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
