"""Queendomino's building tiles, read from engine/court/data/buildings.csv (docs/rules.md 2.13).

Some of the numbers there are reconstructed, as the column `status` says; correcting one is an edit of that file.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from types import MappingProxyType

from engine.dominoes import Terrain


@dataclass(frozen=True)
class BuildingKind:
    """A kind of building (docs/rules.md 2.13).

    `knights` and `towers` are given at once. `tax_per_knight` and `tax_per_tower` are coins that each knight sent
    collects in addition for every knight or tower owned. Crowns and points count at the end: `points` as such, those of
    `POINTS_PER_PROPERTY` for every property of the terrain `per_property`, and those for every tower and knight owned.
    `status` says whether the numbers are certain (docs/rules.md R15).
    """

    id: str
    copies: int
    knights: int
    towers: int
    tax_per_knight: int
    tax_per_tower: int
    crowns: int
    points: int
    per_property: Terrain | None
    points_per_tower: int
    points_per_knight: int
    status: str


POINTS_PER_PROPERTY = 2
"""Points of a building for each property of its `per_property` terrain."""


def _read() -> tuple[BuildingKind, ...]:
    with (files("engine") / "court" / "data" / "buildings.csv").open(encoding="utf-8") as file:
        return tuple(map(_building, csv.DictReader(file)))


def _building(row: Mapping[str, str]) -> BuildingKind:
    def number(column: str) -> int:
        return int(row[column])

    return BuildingKind(
        id=row["id"],
        copies=number("copies"),
        knights=number("knights"),
        towers=number("towers"),
        tax_per_knight=number("tax_per_knight"),
        tax_per_tower=number("tax_per_tower"),
        crowns=number("crowns"),
        points=number("points"),
        per_property=Terrain(row["points_per_property_of"]) if row["points_per_property_of"] else None,
        points_per_tower=number("points_per_tower"),
        points_per_knight=number("points_per_knight"),
        status=row["status"],
    )


BUILDINGS = _read()
"""Every kind of building, in the order of the file."""

TILES: Mapping[int, BuildingKind] = MappingProxyType(
    dict(enumerate((building for building in BUILDINGS for _ in range(building.copies)), start=1))
)
"""The kind of each tile, by number: the tiles b1 to b32, in which copies of a kind have consecutive numbers."""
