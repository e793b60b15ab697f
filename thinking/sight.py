"""What a network sees of kingdoms: numbers that do not change when a kingdom is turned or mirrored."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.dominoes import TERRAINS
from thinking.boards import CROWNS_A, CROWNS_B, DOUBLE, EMPTY, KEEP, TERRAIN_A, TERRAIN_B, Boards, Ints, Numbers, Planes

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
    numbers: Numbers
    free: Planes
    connects: Planes
    gains: Planes
    grown: Planes

    @classmethod
    def of(cls, boards: Boards, terrains: int) -> Sight:
        window, free, count = boards.window, boards.free(), len(boards)
        inner = free[window.inner]
        around, squares, crowns = _neighbours(boards)
        points = [size * crown for size, crown in zip(squares, crowns, strict=True)]
        castle = _any([_flag(each == KEEP) for each in around]) & inner
        planes = np.zeros((3, terrains, window.cells, count), np.uint8)
        land, _, own, crowned = boards.planes[:, window.inner]
        heads = _flag(boards.label == np.arange(window.cells, dtype=np.uint8)[:, None])[window.inner]
        rows = np.empty((terrains, PER_TERRAIN, count), np.float32)
        for index in range(terrains):
            here = [_flag(each == index + 1) for each in around]
            touch = _any(here) & inner
            size = _sum(here, squares) * inner + inner
            gain = (size * _sum(here, crowns) - _sum(here, points)) * inner
            planes[:, index, window.inner] = touch | castle, gain, size
            mine = _flag(land == index + 1)
            rows[index] = (
                mine.sum(0, np.uint8),
                (mine * crowned).sum(0, np.uint16),
                touch.sum(0, np.uint8),
                gain.max(0),
                size.max(0),
                (gain + size).max(0),
                (mine * crowned).max(0),
                (mine * own).max(0),
                gain.sum(0, np.uint16),
                (mine * heads).sum(0, np.uint8),
            )
        numbers = np.concatenate([rows.reshape(-1, count), _outline(boards, free, castle)])
        return cls(boards, numbers, free, *planes)

    @property
    def terrains(self) -> int:
        return len(self.gains)

    def kinds(self, row: int) -> Numbers:
        """One of the numbers of every terrain."""
        return self.numbers[row : self.terrains * PER_TERRAIN : PER_TERRAIN]

    @property
    def is_centred(self) -> Numbers:
        return self.numbers[-1]

    def of_domino(self, dominoes: Ints) -> Numbers:
        """How a domino, one for each board, would fit in."""
        window, every = self.boards.window, np.arange(len(dominoes))
        a, b = TERRAIN_A[dominoes] - 1, TERRAIN_B[dominoes] - 1
        crowns_a, crowns_b, double = CROWNS_A[dominoes], CROWNS_B[dominoes], DOUBLE[dominoes]
        joins_a, joins_b = _chosen(self.connects, a), _chosen(self.connects, b)
        gain_a = _chosen(self.gains, a) + _chosen(self.grown, a) * crowns_a
        gain_b = _chosen(self.gains, b) + _chosen(self.grown, b) * crowns_b
        inner = self.free[window.inner]
        best, spots = np.zeros((2, len(dominoes)), np.uint8)
        for step in window.steps:
            fits = inner & window.beside(self.free, step) & (joins_a[window.inner] | window.beside(joins_b, step))
            first, second = gain_a[window.inner], window.beside(gain_b, step)
            gain = np.where(double, 2 * np.maximum(first, second), first + second)
            best = np.maximum(best, (fits * (gain + 1)).max(0))
            spots += fits.sum(0, np.uint8)
        by_terrain = self.numbers[: self.terrains * PER_TERRAIN].reshape(self.terrains, PER_TERRAIN, -1)
        kinds = np.arange(len(TERRAINS))[:, None]
        rows = [
            np.ones(len(dominoes)),
            best > 0,
            np.minimum(spots, 12),
            np.maximum(best, 1) - 1,
            *(by_terrain[half, row, every] for half in (a, b) for row in (0, 2, 3, 5, 7)),
            *((kinds == a) * 1.0 + (kinds == b)),
            *((kinds == a) * 1.0 * crowns_a + (kinds == b) * crowns_b),
        ]
        return np.stack(rows).astype(np.float32)


def _neighbours(boards: Boards) -> tuple[list[Planes], list[Planes], list[Planes]]:
    """What lies on each side of a square: the terrain, and size and crowns of its property, which count once."""
    window = boards.window
    around, labels, squares, crowns = ([window.beside(each, step) for step in window.steps] for each in boards.planes)
    for later in range(1, 4):
        new = _flag(~np.logical_or.reduce([each == labels[later] for each in labels[:later]]))
        squares[later], crowns[later] = squares[later] * new, crowns[later] * new
    return around, squares, crowns


def _outline(boards: Boards, free: Planes, castle: Planes) -> Numbers:
    window, size = boards.window, boards.window.size
    inner = free[window.inner]
    beside = _sum([inner] * 4, [window.beside(free, step) for step in window.steps])
    west, south, east, north = boards.bounds.astype(np.float32)
    file, rank = size - 1, size
    reach = np.maximum.reduce([file - west, east - file, rank - south, north - rank])
    width, height = east - west, north - south
    off = np.abs(west + east - 2 * file) + np.abs(south + north - 2 * rank)
    rows = [
        _flag(boards.terrain[window.inner] != EMPTY).sum(0, np.uint8),
        inner.sum(0, np.uint8),
        *((inner & (beside == sides)).sum(0, np.uint8) for sides in range(3)),
        beside.sum(0, np.uint8),
        castle.sum(0, np.uint8),
        np.maximum(width, height),
        np.minimum(width, height),
        reach > size // 2,
        off,
        off == 0,
    ]
    return np.stack(rows).astype(np.float32)


def _flag(found: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> Planes:
    return found.view(np.uint8)


def _any(planes: list[Planes]) -> Planes:
    return planes[0] | planes[1] | planes[2] | planes[3]


def _sum(ones: list[Planes], others: list[Planes]) -> Planes:
    """The sum of their products."""
    a, b, c, d = (one * other for one, other in zip(ones, others, strict=True))
    return a + b + c + d


def _chosen(planes: Planes, which: Planes) -> Planes:
    """For each board the plane of its terrain."""
    if (which == which[0]).all():
        return planes[int(which[0])]
    found = np.zeros_like(planes[0])
    for index, plane in enumerate(planes):
        found |= plane * _flag(which == index)
    return found
