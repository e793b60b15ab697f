"""What a network sees of kingdoms: numbers that do not change when a kingdom is turned or mirrored."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.dominoes import TERRAINS
from thinking.boards import CROWNS_A, CROWNS_B, DOUBLE, EMPTY, TERRAIN_A, TERRAIN_B, Boards, Ints, Numbers, Planes

PER_TERRAIN, PENDING = 10, 28
SQUARES, POINTS, LARGEST, PARTS = 0, 1, 7, 9
"""Where to find what is told of each terrain."""

GAIN = 3
"""Where to find what is told of a domino at its best place."""


@dataclass(frozen=True)
class Sight:
    """Of boards: `numbers`, a column each, and planes of each terrain by which dominoes are judged.

    A plane tells of every square what a half of that terrain would find there: whether it connects, the points it
    gains without a crown, and the points that every crown adds.
    """

    boards: Boards
    terrains: int
    numbers: Numbers
    free: Planes
    connects: Planes
    gains: Planes
    grown: Planes

    @classmethod
    def of(cls, boards: Boards, terrains: int) -> Sight:
        window = boards.window
        free = boards.free()
        inner = free[window.inner]
        around = [window.beside(boards.terrain, step) for step in window.steps]
        labels = [window.beside(boards.label, step) for step in window.steps]
        squares = [window.beside(boards.squares, step) for step in window.steps]
        crowns = [window.beside(boards.crowns, step) for step in window.steps]
        for later in range(1, 4):
            again = labels[0] == labels[later]
            for each in labels[1:later]:
                again |= each == labels[later]
            new = (~again).view(np.uint8)
            squares[later] = squares[later] * new
            crowns[later] = crowns[later] * new
        points = [s * c for s, c in zip(squares, crowns, strict=True)]
        castle = np.zeros(inner.shape, np.bool_)
        for each in around:
            castle |= each == 8
        castle = castle.view(np.uint8) & inner
        shape = (terrains, len(window.files), len(boards))
        connects, gains, grown = np.zeros(shape, np.uint8), np.zeros(shape, np.uint8), np.zeros(shape, np.uint8)
        rows = np.empty((terrains, PER_TERRAIN, len(boards)), np.float32)
        land, own, crowned = boards.terrain[window.inner], boards.squares[window.inner], boards.crowns[window.inner]
        heads = (boards.label == np.arange(window.cells, dtype=np.uint8)[:, None]).view(np.uint8)[window.inner]
        for index in range(terrains):
            here = [(each == index + 1).view(np.uint8) for each in around]
            size = sum(h * s for h, s in zip(here, squares, strict=True)) * inner + inner
            crown = sum(h * c for h, c in zip(here, crowns, strict=True))
            gain = (size * crown - sum(h * p for h, p in zip(here, points, strict=True))) * inner
            touch = (here[0] | here[1] | here[2] | here[3]) & inner
            connects[index][window.inner] = touch | castle
            gains[index][window.inner] = gain
            grown[index][window.inner] = size
            mine = (land == index + 1).view(np.uint8)
            my_crowns = mine * crowned
            rows[index] = (
                np.add.reduce(mine, 0, np.uint8),
                np.add.reduce(my_crowns, 0, np.uint16),
                np.add.reduce(touch, 0, np.uint8),
                gain.max(0),
                size.max(0),
                (gain + size).max(0),
                my_crowns.max(0),
                (mine * own).max(0),
                np.add.reduce(gain, 0, np.uint16),
                np.add.reduce(mine * heads, 0, np.uint8),
            )
        whole = cls._whole(boards, inner, free, castle)
        numbers = np.concatenate([rows.reshape(-1, len(boards)), whole])
        return cls(boards, terrains, numbers, free, connects, gains, grown)

    @staticmethod
    def _whole(boards: Boards, inner: Planes, free: Planes, castle: Planes) -> Numbers:
        window, size = boards.window, boards.window.size
        beside = sum(window.beside(free, step) for step in window.steps) * inner
        lonely = inner & (beside == 0)
        ends = inner & (beside == 1)
        west, south, east, north = boards.bounds.astype(np.float32)
        centre = size - 1
        reach = np.maximum(np.maximum(centre - west, east - centre), np.maximum(centre + 1 - south, north - centre - 1))
        width, height = east - west, north - south
        off = np.abs(west + east - 2 * centre), np.abs(south + north - 2 * centre - 2)
        covered = np.add.reduce(boards.terrain[window.inner] != EMPTY, 0, np.uint8)
        room = np.add.reduce(inner, 0, np.uint8)
        return np.stack(
            [
                covered,
                room,
                np.add.reduce(lonely, 0, np.uint8),
                np.add.reduce(ends, 0, np.uint8),
                np.add.reduce(inner & (beside == 2), 0, np.uint8),
                np.add.reduce(beside, 0, np.uint8),
                np.add.reduce(castle, 0, np.uint8),
                np.maximum(width, height),
                np.minimum(width, height),
                reach > size // 2,
                off[0] + off[1],
                (off[0] + off[1] == 0),
            ]
        ).astype(np.float32)

    def kinds(self, row: int) -> Numbers:
        """One of the numbers of every terrain."""
        return self.numbers[row : self.terrains * PER_TERRAIN : PER_TERRAIN]

    def of_domino(self, dominoes: Ints) -> Numbers:
        """How a domino, one for each board, would fit in."""
        window = self.boards.window
        a, b = TERRAIN_A[dominoes] - 1, TERRAIN_B[dominoes] - 1
        crowns_a, crowns_b, double = CROWNS_A[dominoes], CROWNS_B[dominoes], DOUBLE[dominoes]
        joins_a, joins_b = self._chosen(self.connects, a), self._chosen(self.connects, b)
        gain_a = self._chosen(self.gains, a) + self._chosen(self.grown, a) * crowns_a
        gain_b = self._chosen(self.gains, b) + self._chosen(self.grown, b) * crowns_b
        inner = self.free[window.inner]
        best = np.zeros(len(dominoes), np.uint8)
        spots = np.zeros(len(dominoes), np.uint8)
        for step in window.steps:
            fits = inner & window.beside(self.free, step) & (joins_a[window.inner] | window.beside(joins_b, step))
            there_a, there_b = gain_a[window.inner], window.beside(gain_b, step)
            gain = np.where(double, 2 * np.maximum(there_a, there_b), there_a + there_b)
            np.maximum(best, (fits * (gain + 1)).max(0), out=best)
            spots += np.add.reduce(fits, 0, np.uint8)
        every = np.arange(len(dominoes))
        by_terrain = self.numbers[: self.terrains * PER_TERRAIN].reshape(self.terrains, PER_TERRAIN, -1)
        kinds = np.arange(len(TERRAINS))[:, None]
        rows = [
            np.ones(len(dominoes)),
            best > 0,
            np.minimum(spots, 12),
            np.maximum(best, 1) - 1,
            *(by_terrain[half, row, every] for half in (a, b) for row in (0, 2, 3, 5, 7)),
            *((kinds == a).astype(np.float32) + (kinds == b)),
            *((kinds == a) * crowns_a.astype(np.float32) + (kinds == b) * crowns_b),
        ]
        return np.stack(rows).astype(np.float32)

    @staticmethod
    def _chosen(planes: Planes, which: NDArray[np.uint8]) -> Planes:
        """For each board the plane of its terrain."""
        if (which == which[0]).all():
            return planes[which[0]]
        found = np.zeros(planes.shape[1:], np.uint8)
        for index, plane in enumerate(planes):
            found |= plane * (which == index).view(np.uint8)
        return found
