"""Many kingdoms as columns of arrays with squares as rows, so one NumPy operation serves all kingdoms.

A kingdom in an n×n grid can only reach a *window* of 2n-1 by 2n-1 squares around its castle. The squares of the window
are numbered rank by rank as *cells*. Each rank ends with a gap, and an empty rank lies before the first and after the
last rank, so the four neighbors of every square are at fixed distances and never wrap around.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from engine.dominoes import BOXES, TERRAINS
from engine.geometry import CASTLE, SIDE, Direction, Square
from engine.kingdom import Kingdom

Bytes = NDArray[np.uint8]
Ints = NDArray[np.intp]
Bools = NDArray[np.bool_]
Floats = NDArray[np.float32]

TERRAIN_COUNT = len(TERRAINS)

EMPTY, CASTLE_CODE = 0, TERRAIN_COUNT + 1
"""The codes of an empty square and of the castle. A terrain has its index + 1."""

DOMINOES = tuple(domino for box in BOXES.values() for domino in box)
DOMINO_INDEX = {domino: index for index, domino in enumerate(DOMINOES)}
"""All dominoes with their indices. In batches a domino is an index into `DOMINOES`."""

KNOWN_BOXES = frozenset(BOXES)
"""The boxes of `DOMINOES`; games with a box registered later cannot be played in batches."""

# Tables of all dominoes, (dominoes,) each, with terrains coded as on squares.

TERRAIN_A = np.array([each.a.terrain.index + 1 for each in DOMINOES], np.uint8)
TERRAIN_B = np.array([each.b.terrain.index + 1 for each in DOMINOES], np.uint8)
CROWNS_A = np.array([each.a.crowns for each in DOMINOES], np.uint8)
CROWNS_B = np.array([each.b.crowns for each in DOMINOES], np.uint8)
IS_DOUBLE = np.array([each.is_double for each in DOMINOES])

DIRECTIONS = tuple(Direction)
"""The directions from the first to the second half of a domino. In batches a direction is an index into `DIRECTIONS`.
"""

NONE = -1
"""The index for no kingdom, no domino, no slot and no placement."""


@dataclass(frozen=True)
class Window:
    """The numbering of the reachable squares of a kingdom in a grid of side `size`."""

    size: int

    @cached_property
    def stride(self) -> int:
        """The number of cells of a rank, including the gap."""
        return 2 * self.size

    @cached_property
    def cells(self) -> int:
        """The number of cells, including gaps and the two empty ranks."""
        return (2 * self.size + 1) * self.stride

    @cached_property
    def inner(self) -> slice:
        """The cells of all ranks but the two empty ranks. The gaps among these cells are never free."""
        return slice(self.stride, self.cells - self.stride)

    @cached_property
    def steps(self) -> tuple[int, ...]:
        """The distances to the neighbors, in the order of `DIRECTIONS`."""
        return self.stride, 1, -self.stride, -1

    def shifted(self, cells: Bytes, step: int) -> Bytes:
        """Return a view of the values one step away from each inner cell; the first axis of `cells` is the cell."""
        return cells[self.stride + step : self.cells - self.stride + step]

    @cached_property
    def offset(self) -> int:
        """The number of files of the whole board west of the window, and of ranks south of it."""
        return SIDE // 2 + 1 - self.size

    def cell(self, square: Square) -> int:
        return (square.rank - self.offset + 1) * self.stride + square.file - self.offset

    def square(self, cell: int) -> Square:
        return Square.at(cell % self.stride + self.offset, cell // self.stride - 1 + self.offset)

    @cached_property
    def files(self) -> NDArray[np.int8]:
        """The file of each cell, (cells, 1) int8."""
        return (np.arange(self.cells) % self.stride).astype(np.int8)[:, None]

    @cached_property
    def ranks(self) -> NDArray[np.int8]:
        """The rank of each cell, (cells, 1) int8; the empty rank is 0."""
        return (np.arange(self.cells) // self.stride).astype(np.int8)[:, None]


@cache
def window_of(size: int) -> Window:
    """Return the shared window of a grid size; sharing also shares the cached properties."""
    return Window(size)


@dataclass(frozen=True)
class BatchKingdoms:
    """Kingdoms as columns of arrays.

    - `planes`, (4, cells, kingdoms) uint8: the terrain of each cell, the label of its property, and the squares and the
      crowns of the property. The label is one of the cells of the property;
    - `bounds`, (4, kingdoms) int8: the west, south, east and north ends of the kingdom, as files and ranks of the
      window;
    - `lands`, (kingdoms, 4, cells): the planes as they lie in memory, kingdom by kingdom, so kingdoms are quick to
      copy.
    """

    window: Window
    lands: Bytes
    bounds: NDArray[np.int8]

    @classmethod
    def empty(cls, size: int, count: int) -> BatchKingdoms:
        window = window_of(size)
        lands = np.zeros((count, 4, window.cells), np.uint8)
        castle = window.cell(CASTLE)
        lands[:, 0, castle] = CASTLE_CODE
        ends = np.array([[castle % window.stride], [castle // window.stride]], np.int8)
        return cls(window, lands, np.tile(ends, (2, count)))

    @classmethod
    def of(cls, kingdoms: Sequence[Kingdom]) -> BatchKingdoms:
        """Convert kingdoms of the rules; all must have the same grid."""
        batch = cls.empty(kingdoms[0].size, len(kingdoms))
        window = batch.window
        for column, kingdom in enumerate(kingdoms):
            for each in kingdom.properties():
                cells = [window.cell(square) for square in each.squares]
                values = each.terrain.index + 1, cells[0], each.size, each.crowns
                batch.planes[:, cells, column] = np.array(values, np.uint8)[:, None]
            # The ranks of a window begin with the empty rank, so all ranks are higher by 1.
            batch.bounds[:, column] = np.array(kingdom.bounds) - window.offset + (0, 1, 0, 1)
        return batch

    @property
    def planes(self) -> Bytes:
        return self.lands.transpose(1, 2, 0)

    @property
    def terrain(self) -> Bytes:
        """The terrains, (cells, kingdoms) uint8, like the other planes."""
        return self.planes[0]

    @property
    def label(self) -> Bytes:
        return self.planes[1]

    @property
    def squares(self) -> Bytes:
        return self.planes[2]

    @property
    def crowns(self) -> Bytes:
        return self.planes[3]

    def __len__(self) -> int:
        return len(self.lands)

    def take(self, columns: Ints) -> BatchKingdoms:
        return BatchKingdoms(self.window, self.lands.take(columns, 0), self.bounds.take(columns, 1))

    def joined(self, others: BatchKingdoms) -> BatchKingdoms:
        """Return these kingdoms followed by other kingdoms of the same window."""
        return BatchKingdoms(
            self.window, np.concatenate([self.lands, others.lands]), np.concatenate([self.bounds, others.bounds], 1)
        )

    def put(self, columns: Ints, others: BatchKingdoms) -> None:
        self.lands[columns] = others.lands
        self.bounds[:, columns] = others.bounds

    def free(self) -> Bytes:
        """Return 1 for every coverable cell, (cells, kingdoms) uint8."""
        west, south, east, north = self.bounds
        window, size = self.window, self.window.size
        # A square is free if the kingdom still fits into the grid after covering the square.
        files = (window.files > east - size) & (window.files < west + size)
        ranks = (window.ranks > north - size) & (window.ranks < south + size)
        return (files & ranks & (self.terrain == EMPTY)).view(np.uint8)

    def second_cells(self, directions: Ints, cells: Ints) -> Ints:
        return cells + np.array(self.window.steps)[directions]

    def add_crowns(self, crowns: Bytes, terrain: int) -> None:
        """Add crowns, (kingdoms,) uint8, to the largest property of a terrain in each kingdom.

        The terrain is coded as on squares.
        """
        columns = np.flatnonzero(crowns)  # most entries are zero
        lands = self.lands[columns]
        size = np.where(lands[:, 0] == terrain, lands[:, 2], 0)
        # A kingdom without the terrain has no size above 0, so its label matches nothing below.
        label = np.take_along_axis(lands[:, 1], size.argmax(1)[:, None], 1)
        lands[:, 3] += ((lands[:, 1] == label) & (size > 0)) * crowns[columns, None]
        self.lands[columns] = lands
