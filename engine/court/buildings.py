"""Queendomino's building tiles, read from engine/court/data/buildings-1.csv (docs/rules.md 2.13).

Some numbers in the file are reconstructed, and the column `status` says so. A correction is a copy of the newest file
with the next number, `buildings-2.csv`. New games follow the newest file, and running games keep their file. All files
have the same kinds of building with the same numbers of copies.
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
    """A kind of building (docs/rules.md 2.13). Crowns and points count at the end of the game."""

    id: str
    copies: int
    knights: int
    """The number of knights for the buyer, at once."""
    towers: int
    """The number of towers for the buyer, at once."""
    tax_per_knight: int
    """The additional coins of each tax, for every knight of the owner."""
    tax_per_tower: int
    """The additional coins of each tax, for every tower of the owner."""
    crowns: int
    points: int
    per_property: Terrain | None
    """The terrain whose properties earn `POINTS_PER_PROPERTY` points each."""
    points_per_tower: int
    points_per_knight: int
    status: str
    """How the numbers are known (docs/rules.md R15)."""

    @property
    def is_certain(self) -> bool:
        """Whether all numbers were seen on a printed tile."""
        return self.status.startswith("VERIFIED")


POINTS_PER_PROPERTY = 2
"""A building's points for each property with the terrain `per_property`."""


@dataclass(frozen=True)
class BuildingTable:
    """A version of the table of buildings: all kinds of building, in the order of the file."""

    kinds: tuple[BuildingKind, ...]

    @cached_property
    def tiles(self) -> Mapping[int, BuildingKind]:
        """The kind of each tile, by number, for the tiles b1 to b32. Copies of a kind have consecutive numbers."""
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
"""The versions of the table, from version 1 on."""

BUILDINGS, TILES = TABLES[-1].kinds, TABLES[-1].tiles
"""The kinds and tiles of the newest version. All versions have the same ids, copies and numbers."""


def kind_of(tile: int, rules: int) -> BuildingKind:
    return TABLES[rules - 1].tiles[tile]
