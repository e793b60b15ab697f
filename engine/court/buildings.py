"""Queendomino's building tiles, read from engine/court/data/buildings-1.csv (docs/rules.md 2.13).

Some of the numbers there are reconstructed, as the column `status` says. A correction is a copy of the newest file with
the next number, `buildings-2.csv`: new games are played by it, and games that have begun go on by theirs. All of them
have the same kinds with as many copies.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import count, takewhile
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


@dataclass(frozen=True)
class BuildingTable:
    """A version of the table: every kind of building, in the order of the file."""

    kinds: tuple[BuildingKind, ...]

    @cached_property
    def tiles(self) -> Mapping[int, BuildingKind]:
        """The kind of each tile, by number: the tiles b1 to b32, in which copies of a kind have consecutive numbers."""
        copies = (kind for kind in self.kinds for _ in range(kind.copies))
        return MappingProxyType(dict(enumerate(copies, start=1)))

    @classmethod
    def read(cls, path: Traversable) -> BuildingTable:
        with path.open(encoding="utf-8") as file:
            return cls(tuple(map(_building, csv.DictReader(file))))


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


_FILES = (files("engine") / "court" / "data" / f"buildings-{version}.csv" for version in count(1))

TABLES = [BuildingTable.read(path) for path in takewhile(lambda file: file.is_file(), _FILES)]
"""The versions of the table: the first is 1."""

BUILDINGS, TILES = TABLES[-1].kinds, TABLES[-1].tiles
"""The kinds and tiles of the newest version; ids, copies and numbers are the same in all."""


def kind_of(tile: int, rules: int) -> BuildingKind:
    return TABLES[rules - 1].tiles[tile]
