"""Many kingdoms at once: a board is a column, a square is a row, so that one NumPy operation serves them all.

The window of a grid of n×n is 2n-1 squares wide with the castle in its middle. A row of squares ends with a gap, and an
empty row lies before the first and behind the last, so that every square has four neighbours at fixed distances.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from engine.dominoes import BOXES
from engine.geometry import CASTLE, SIDE, Direction, Square
from engine.kingdom import Kingdom

Planes = NDArray[np.uint8]
Ints = NDArray[np.intp]
Flags = NDArray[np.bool_]
Numbers = NDArray[np.float32]

EMPTY, KEEP = 0, 8
"""What lies on a square: nothing, a terrain by its index + 1, or the castle."""

DOMINOES = tuple(domino for box in "kq" for domino in BOXES[box])
NUMBER_OF = {domino: number for number, domino in enumerate(DOMINOES)}
"""A domino is a number here, those of the Queendomino box behind the others."""

TERRAIN_A = np.array([each.a.terrain.index + 1 for each in DOMINOES], np.uint8)
TERRAIN_B = np.array([each.b.terrain.index + 1 for each in DOMINOES], np.uint8)
CROWNS_A = np.array([each.a.crowns for each in DOMINOES], np.uint8)
CROWNS_B = np.array([each.b.crowns for each in DOMINOES], np.uint8)
DOUBLE = np.array([each.is_double for each in DOMINOES])

WAYS = tuple(Direction)

NOBODY = -1
"""No kingdom, no domino, no slot, no placement."""


@dataclass(frozen=True)
class Window:
    """Where squares lie in the columns of a grid size."""

    size: int

    @cached_property
    def stride(self) -> int:
        return 2 * self.size

    @cached_property
    def cells(self) -> int:
        return (2 * self.size + 1) * self.stride

    @cached_property
    def inner(self) -> slice:
        """The rows of real squares; the gaps among them are never free."""
        return slice(self.stride, self.cells - self.stride)

    @cached_property
    def steps(self) -> tuple[int, ...]:
        """The distances to the neighbours, in the order of `WAYS`."""
        return self.stride, 1, -self.stride, -1

    def beside(self, planes: Planes, step: int) -> Planes:
        """What lies a step away from each inner square."""
        return planes[self.stride + step : self.cells - self.stride + step]

    @cached_property
    def off(self) -> int:
        """Files of the whole board that lie west of the window, and ranks south of it."""
        return SIDE // 2 + 1 - self.size

    def cell(self, square: Square) -> int:
        return (square.rank - self.off + 1) * self.stride + square.file - self.off

    def square(self, cell: int) -> Square:
        return Square.at(cell % self.stride + self.off, cell // self.stride - 1 + self.off)

    @cached_property
    def files(self) -> NDArray[np.int8]:
        return (np.arange(self.cells) % self.stride).astype(np.int8)[:, None]

    @cached_property
    def ranks(self) -> NDArray[np.int8]:
        return (np.arange(self.cells) // self.stride).astype(np.int8)[:, None]


@cache
def window_of(size: int) -> Window:
    return Window(size)


@dataclass(frozen=True)
class Boards:
    """`planes` are the terrain of each square, the label of its property, and how many squares and crowns that has.

    `bounds` are the west, south, east and north ends of the kingdoms in rows and columns of the window.
    """

    window: Window
    planes: Planes
    bounds: NDArray[np.int8]

    @classmethod
    def empty(cls, size: int, count: int) -> Boards:
        window = window_of(size)
        planes = np.zeros((4, window.cells, count), np.uint8)
        castle = window.cell(CASTLE)
        planes[0, castle] = KEEP
        ends = np.array([[castle % window.stride], [castle // window.stride]], np.int8)
        return cls(window, planes, np.tile(ends, (2, count)))

    @classmethod
    def of(cls, kingdoms: Sequence[Kingdom]) -> Boards:
        boards = cls.empty(kingdoms[0].size, len(kingdoms))
        window = boards.window
        for column, kingdom in enumerate(kingdoms):
            for each in kingdom.properties():
                cells = [window.cell(square) for square in each.squares]
                values = each.terrain.index + 1, cells[0], each.size, each.crowns
                boards.planes[:, cells, column] = np.array(values, np.uint8)[:, None]
            boards.bounds[:, column] = np.array(kingdom.bounds) - window.off + (0, 1, 0, 1)
        return boards

    @property
    def terrain(self) -> Planes:
        return self.planes[0]

    @property
    def label(self) -> Planes:
        return self.planes[1]

    @property
    def squares(self) -> Planes:
        return self.planes[2]

    @property
    def crowns(self) -> Planes:
        return self.planes[3]

    def __len__(self) -> int:
        return self.planes.shape[2]

    def take(self, columns: Ints) -> Boards:
        """Copies of some of them, in that order."""
        return Boards(self.window, self.planes.take(columns, 2), self.bounds.take(columns, 1))

    def put(self, columns: Ints, others: Boards) -> None:
        """Others in the place of some of them."""
        self.planes[:, :, columns] = others.planes
        self.bounds[:, columns] = others.bounds

    def free(self) -> Planes:
        """1 on every square that may still be covered; all rows, as shifts need them."""
        west, south, east, north = self.bounds
        window, size = self.window, self.window.size
        columns = (window.files > east - size) & (window.files < west + size)
        rows = (window.ranks > north - size) & (window.ranks < south + size)
        return (columns & rows & (self.terrain == EMPTY)).view(np.uint8)

    def other_end(self, ways: Ints, cells: Ints) -> Ints:
        """Where the second half of a domino lies."""
        return cells + np.array(self.window.steps)[ways]

    def crown(self, crowns: Planes, terrain: int) -> None:
        """So many crowns more for the largest property of a terrain on each board."""
        size = np.where(self.terrain == terrain, self.squares, 0)
        label = self.label[size.argmax(0), np.arange(len(self))]
        self.planes[3] += ((self.label == label) & (size > 0)) * crowns
