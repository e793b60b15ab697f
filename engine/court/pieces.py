"""Queendomino's pieces on a kingdom: knights and building tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from engine.court.buildings import TILES, BuildingKind
from engine.dominoes import Terrain
from engine.geometry import Square
from engine.kingdom import Kingdom
from engine.pieces import Piece


@dataclass(frozen=True)
class BuildingTile(Piece):
    """A building tile on a town square; its text is "b17"."""

    pattern = r"b[1-9]\d?"

    number: int

    @property
    def building(self) -> BuildingKind:
        """The kind of building that it shows."""
        return TILES[self.number]

    @property
    def crowns(self) -> int:
        return self.building.crowns

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
    """A knight that has collected taxes; its text is "N"."""

    pattern = "N"

    @classmethod
    def parse(cls, text: str) -> Self:  # noqa: ARG003 - there is but one
        return cls()

    def __str__(self) -> str:
        return "N"


KINDS: tuple[type[Piece], ...] = BuildingTile, Knight
"""In the order in which they are written."""


def knights_on(kingdom: Kingdom) -> int:
    """The squares with a knight, as a mask."""
    return sum(square.mask for square, piece in kingdom.pieces if isinstance(piece, Knight))


def buildings_on(kingdom: Kingdom) -> tuple[tuple[Square, int], ...]:
    """The squares with a building tile, in ascending order, and the tile's number."""
    return tuple((square, piece.number) for square, piece in kingdom.pieces if isinstance(piece, BuildingTile))


def building_sites(kingdom: Kingdom) -> int:
    """The town squares without a building tile, as a mask."""
    built = sum(square.mask for square, _ in buildings_on(kingdom))
    return kingdom.terrains[Terrain.TOWN.index] & ~built
