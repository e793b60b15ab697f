"""How a kingdom was built, in numbers that differ between weak and strong players: `python -m benchmarks.habits`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.scoring import crowns, largest_property
from engine.state import State

FEWEST_GAMES: Final = 3
"""Games from which on `missing_habit` says anything: a single one may have gone wrong by chance."""


class Habits(NamedTuple):
    """A kingdom at the end of a game; `bare` are its squares in properties without a crown.

    It is `off_center` if it has lost the points of the option Middle Kingdom.
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
"""Habits by what is seen of somebody who lacks them, the easiest to learn first. Above 1, on average, it is missing.

Each limit lies between what Beginner or Solid reach and what Master does.
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
    """Return the name of the first habit that somebody lacks, by how they have built in these games of Kingdomino."""
    if len(games) < FEWEST_GAMES:
        return None
    return next((name for name, measure in MISSING.items() if fmean(map(measure, games)) > 1), None)
