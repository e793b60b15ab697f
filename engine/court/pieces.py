"""Queendomino's pieces on a kingdom: knights and building tiles."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from engine.court.buildings import TILES, BuildingKind, kind_of
from engine.dominoes import Terrain
from engine.geometry import Square
from engine.kingdom import Kingdom
from engine.pieces import Piece


@dataclass(frozen=True)
class BuildingTile(Piece):
    """A building tile on a town square, with the version of the rule tables. The text of tile 17 is "b17"."""

    pattern = "b[1-9][0-9]?"

    number: int
    rules: int = 1

    @cached_property
    def building(self) -> BuildingKind:
        return kind_of(self.number, self.rules)

    @property
    def crowns(self) -> int:
        return self.building.crowns

    def with_rules(self, rules: int) -> Self:
        return replace(self, rules=rules)

    @classmethod
    def parse(cls, text: str) -> Self:
        if int(text[1:]) not in TILES:
            raise ValueError(f"there is no tile {text}")
        return cls(int(text[1:]))

    @classmethod
    def may_stand_on(cls, terrain: Terrain) -> bool:
        return terrain is Terrain.TOWN

    def __str__(self) -> str:
        return f"b{self.number}"


@dataclass(frozen=True)
class Knight(Piece):
    """A knight on a square. The text of a knight is "N"."""

    pattern = "N"

    @classmethod
    def parse(cls, text: str) -> Self:  # noqa: ARG003 - there is but one
        return cls()

    def __str__(self) -> str:
        return "N"


KINDS: tuple[type[Piece], ...] = BuildingTile, Knight
"""The kinds of piece, in the order of the text of a cell."""


def knights_on(kingdom: Kingdom) -> int:
    """Return the squares with a knight, as a mask.

    >>> from engine import squares
    >>> [str(square) for square in squares(knights_on(Kingdom.parse("t0b17 w0N ##")))]
    ['f7']
    """
    return sum([square.mask for square, _ in kingdom.pieces_of(Knight)])


def buildings_on(kingdom: Kingdom) -> tuple[tuple[Square, int], ...]:
    """Return the squares with a building tile and the tiles' numbers, from a1 eastwards and then north.

    >>> buildings_on(Kingdom.parse("t0b17 t0N ##"))
    ((<e7>, 17),)
    """
    return tuple([(square, tile.number) for square, tile in kingdom.pieces_of(BuildingTile)])


def kinds_on(kingdom: Kingdom) -> tuple[tuple[Square, BuildingKind], ...]:
    """Return the squares with a building tile and the kinds of building, from a1 eastwards and then north."""
    return tuple([(square, tile.building) for square, tile in kingdom.pieces_of(BuildingTile)])


def building_sites(kingdom: Kingdom) -> int:
    """Return the town squares without a building tile, as a mask (docs/rules.md 2.8, R12).

    >>> from engine import squares
    >>> [str(square) for square in squares(building_sites(Kingdom.parse("t0b17 t0N ##")))]
    ['f7']
    """
    built = sum([square.mask for square, _ in kingdom.pieces_of(BuildingTile)])
    return kingdom.terrains[Terrain.TOWN.index] & ~built
