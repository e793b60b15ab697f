"""Habits of building: numbers with different values for weak and strong players. See `python -m benchmarks.habits`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.scoring import crowns, largest_property
from engine.state import State

FEWEST_GAMES: Final = 3
"""The fewest games for `missing_habit`, as chance may spoil a single game."""


class Habits(NamedTuple):
    """A kingdom at the end of a game in numbers.

    `bare` counts the squares in properties without a crown. `off_center` says whether the kingdom lost the points of
    the option Middle Kingdom.
    """

    grid: int
    points: int
    crowns: int
    properties: int
    largest: int
    bare: int
    empty: int
    discards: int
    off_center: bool


MISSING: Final[Mapping[str, Callable[[Habits], float]]] = MappingProxyType(
    {
        "center": lambda each: each.off_center / 0.4,
        "gaps": lambda each: each.empty / 1.5,
        "scattered": lambda each: each.properties / (1.8 * each.grid),
        "bare": lambda each: each.bare / (0.26 * each.grid**2),
    }
)
"""Measures of missing habits, the easiest habit first. An average above 1 means a missing habit.

Each limit lies between the results of Beginner or Solid and the results of Master.
"""


def habits(state: State, kingdom: int) -> Habits:
    land = state.kingdoms[kingdom]
    properties, score = land.properties(), state.score(kingdom)
    return Habits(
        land.size,
        score.total,
        crowns(state, kingdom),
        len(properties),
        largest_property(state, kingdom),
        sum(each.size for each in properties if not each.crowns),
        land.size**2 - land.land.bit_count(),
        len(state.discards[kingdom]),
        score.parts.get("middle_kingdom") == 0,
    )


def missing_habit(games: Sequence[Habits]) -> str | None:
    """Return the name of the first habit missing in these games of Kingdomino; None if no habit is missing."""
    if len(games) < FEWEST_GAMES:
        return None
    return next((name for name, measure in MISSING.items() if fmean(map(measure, games)) > 1), None)
