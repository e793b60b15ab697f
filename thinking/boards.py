"""Many kingdoms at once: a board is a column, a square is a row, so that one NumPy operation serves them all.

The window of a grid of n×n is 2n-1 squares wide with the castle in its middle. A row of squares ends with a gap, and an
empty row lies before the first and behind the last, so that every square has four neighbours at fixed distances.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from engine.dominoes import BOXES
from engine.geometry import CASTLE, SIDE, Direction, Square
from engine.kingdom import Kingdom
from engine.moves import Place

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

    def cell(self, square: Square) -> int:
        off = SIDE // 2 + 1 - self.size
        return (square.rank - off + 1) * self.stride + square.file - off

    def square(self, cell: int) -> Square:
        off = SIDE // 2 + 1 - self.size
        return Square.at(cell % self.stride + off, cell // self.stride - 1 + off)

    @cached_property
    def files(self) -> NDArray[np.int8]:
        return (np.arange(self.cells) % self.stride).astype(np.int8)[:, None]

    @cached_property
    def ranks(self) -> NDArray[np.int8]:
        return (np.arange(self.cells) // self.stride).astype(np.int8)[:, None]


WINDOWS = {size: Window(size) for size in (5, 7)}


@dataclass(frozen=True)
class Boards:
    """`terrain` of each square, the `label` of its property, and how many squares and crowns that property has.

    `bounds` are the west, south, east and north ends of the kingdoms in rows and columns of the window.
    """

    window: Window
    terrain: Planes
    label: Planes
    squares: Planes
    crowns: Planes
    bounds: NDArray[np.int8]

    @classmethod
    def empty(cls, size: int, count: int) -> Boards:
        window = WINDOWS[size]
        planes = [np.zeros((window.cells, count), np.uint8) for _ in range(4)]
        castle = window.cell(CASTLE)
        planes[0][castle] = KEEP
        end = np.array([castle % window.stride, castle // window.stride] * 2, np.int8)
        return cls(window, *planes, np.repeat(end[:, None], count, 1))

    @classmethod
    def of(cls, kingdoms: Sequence[Kingdom]) -> Boards:
        boards = cls.empty(kingdoms[0].size, len(kingdoms))
        window = boards.window
        for column, kingdom in enumerate(kingdoms):
            for each in kingdom.properties():
                cells = [window.cell(square) for square in each.squares]
                boards.terrain[cells, column] = each.terrain.index + 1
                boards.label[cells, column] = cells[0]
                boards.squares[cells, column] = each.size
                boards.crowns[cells, column] = each.crowns
            off = SIDE // 2 + 1 - window.size
            boards.bounds[:, column] = np.array(kingdom.bounds) - off + (0, 1, 0, 1)
        return boards

    def __len__(self) -> int:
        return self.terrain.shape[1]

    def take(self, columns: Ints) -> Boards:
        """Copies of some of them, in that order."""
        planes = (self.terrain, self.label, self.squares, self.crowns)
        return Boards(self.window, *(plane.take(columns, 1) for plane in planes), self.bounds[:, columns])

    def joined(self, others: Boards) -> Boards:
        names = ("terrain", "label", "squares", "crowns", "bounds")
        return Boards(self.window, *(np.concatenate([getattr(self, name), getattr(others, name)], 1) for name in names))

    def put(self, columns: Ints, others: Boards) -> None:
        """Others in the place of some of them."""
        for name in ("terrain", "label", "squares", "crowns", "bounds"):
            getattr(self, name)[:, columns] = getattr(others, name)

    def free(self) -> Planes:
        """1 on every square that may still be covered; all rows, as shifts need them."""
        west, south, east, north = self.bounds
        window, size = self.window, self.window.size
        columns = (window.files > east - size) & (window.files < west + size)
        rows = (window.ranks > north - size) & (window.ranks < south + size)
        return (columns & rows & (self.terrain == EMPTY)).view(np.uint8)

    def touching(self, terrain: NDArray[np.uint8]) -> Planes:
        """1 where a square of this terrain, one for each board, connects."""
        window = self.window
        joins = (self.terrain == terrain) | (self.terrain == KEEP)
        found = np.zeros(self.terrain.shape, np.bool_)
        inner = found[window.inner]
        for step in window.steps:
            inner |= window.beside(joins, step)
        return found.view(np.uint8)

    def spots(self, dominoes: Ints) -> tuple[Ints, Ints, Ints]:
        """The placements of one domino on each board: its column, its way and the cell of the first half, by column."""
        window, free = self.window, self.free()
        inner = free[window.inner]
        a, b = self.touching(TERRAIN_A[dominoes]), self.touching(TERRAIN_B[dominoes])
        fits = np.empty((4, *inner.shape), np.uint8)
        for way, step in enumerate(window.steps):
            fits[way] = inner & window.beside(free, step) & (a[window.inner] | window.beside(b, step))
        fits[2:] &= ~DOUBLE[dominoes]
        columns, ways, cells = np.nonzero(np.ascontiguousarray(fits.transpose(2, 0, 1)))
        return columns, ways, cells + window.stride

    def placing(self, dominoes: Ints, ways: Ints, cells: Ints) -> Boards:
        """Copies with the domino of each in its place; nothing is checked."""
        window, every = self.window, np.arange(len(self))
        after = Boards(
            window, *(plane.copy() for plane in (self.terrain, self.label, self.squares, self.crowns, self.bounds))
        )
        seconds = cells + np.array(window.steps)[ways]
        after._cover(every, cells, TERRAIN_A[dominoes], CROWNS_A[dominoes])
        after._cover(every, seconds, TERRAIN_B[dominoes], CROWNS_B[dominoes])
        return after

    def _cover(self, every: Ints, cells: Ints, terrain: Planes, crowns: Planes) -> None:
        around = cells + np.array(self.window.steps)[:, None]
        label = self.label[around, every]
        label[self.terrain[around, every] != terrain] = 0
        for later in range(1, 4):
            label[later][(label[:later] == label[later]).any(0)] = 0
        joined = label > 0
        size = (1 + (self.squares[around, every] * joined).sum(0)).astype(np.uint8)
        crowned = (crowns + (self.crowns[around, every] * joined).sum(0)).astype(np.uint8)
        self.terrain[cells, every] = terrain
        label[~joined] = 255
        part = self.label == label[0]
        for other in label[1:]:
            part |= self.label == other
        part[cells, every] = True
        for plane, value in ((self.label, cells.astype(np.uint8)), (self.squares, size), (self.crowns, crowned)):
            np.copyto(plane, value, where=part)
        files, ranks = cells % self.window.stride, cells // self.window.stride
        west, south, east, north = self.bounds
        for bound, ends, further in (
            (west, files, np.minimum),
            (south, ranks, np.minimum),
            (east, files, np.maximum),
            (north, ranks, np.maximum),
        ):
            further(bound, ends.astype(np.int8), out=bound)

    def crown(self, columns: Ints, crowns: Ints, town: int) -> None:
        """So many crowns more for the largest property of a terrain."""
        size = np.where(self.terrain[:, columns] == town, self.squares[:, columns], 0)
        label = self.label[size.argmax(0), columns]
        self.crowns[:, columns] += ((self.label[:, columns] == label) & (size > 0)) * crowns.astype(np.uint8)

    def place_of(self, domino: int, way: int, cell: int) -> Place:
        return Place(DOMINOES[domino], self.window.square(cell), WAYS[way])
