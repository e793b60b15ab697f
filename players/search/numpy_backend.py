"""The hot path with NumPy: one operation serves all kingdoms at once. `compiled` does the same faster, where it can."""

from __future__ import annotations

import numpy as np

from engine.dominoes import TERRAINS
from players.search.batch_kingdoms import (
    CROWNS_A,
    CROWNS_B,
    DOUBLE,
    EMPTY,
    KEEP,
    NOBODY,
    TERRAIN_A,
    TERRAIN_B,
    Boards,
    Flags,
    Ints,
    Numbers,
    Planes,
)
from players.search.features import PENDING, PER_TERRAIN, Sight

NO_LABEL = 255


def spots(boards: Boards, columns: Ints, dominoes: Ints) -> tuple[Ints, Ints, Ints]:
    """The placements of one domino on each board of some `columns`, in their order: on which of these, the way, and the
    cell of the first half.
    """
    boards = boards.take(columns)
    window, free = boards.window, boards.free()
    inner = free[window.inner]
    a, b = _touching(boards, TERRAIN_A[dominoes]), _touching(boards, TERRAIN_B[dominoes])
    fits = np.empty((4, *inner.shape), np.uint8)
    for way, step in enumerate(window.steps):
        fits[way] = inner & window.beside(free, step) & (a[window.inner] | window.beside(b, step))
    fits[2:] &= ~DOUBLE[dominoes]
    which, ways, cells = np.nonzero(np.ascontiguousarray(fits.transpose(2, 0, 1)))
    return which, ways, cells + window.stride


def _touching(boards: Boards, terrain: Planes) -> Planes:
    """1 where a square of this terrain, one for each board, connects."""
    window = boards.window
    joins = _flag((boards.terrain == terrain) | (boards.terrain == KEEP))
    found = np.zeros_like(joins)
    for step in window.steps:
        found[window.inner] |= window.beside(joins, step)
    return found


def place(boards: Boards, columns: Ints, dominoes: Ints, ways: Ints, cells: Ints) -> None:
    """Put a domino in its place on each board of some `columns`, all different; nothing is checked."""
    those = boards.take(columns)
    _cover(those, cells, TERRAIN_A[dominoes], CROWNS_A[dominoes])
    _cover(those, those.other_end(ways, cells), TERRAIN_B[dominoes], CROWNS_B[dominoes])
    boards.put(columns, those)


def _cover(boards: Boards, cells: Ints, terrain: Planes, crowns: Planes) -> None:
    every, around = np.arange(len(boards)), cells + np.array(boards.window.steps)[:, None]
    label = np.where(boards.terrain[around, every] == terrain, boards.label[around, every], NO_LABEL)
    for later in range(1, 4):
        label[later][(label[:later] == label[later]).any(0)] = NO_LABEL
    joined = label != NO_LABEL
    size = 1 + (boards.squares[around, every] * joined).sum(0, np.uint8)
    crowned = crowns + (boards.crowns[around, every] * joined).sum(0, np.uint8)
    part = boards.label == label[0]
    for other in label[1:]:
        part |= boards.label == other
    part[cells, every] = True
    boards.terrain[cells, every] = terrain
    for plane, value in ((boards.label, cells.astype(np.uint8)), (boards.squares, size), (boards.crowns, crowned)):
        np.copyto(plane, value, where=part)
    place = np.array([cells % boards.window.stride, cells // boards.window.stride], np.int8)
    np.minimum(boards.bounds[:2], place, out=boards.bounds[:2])
    np.maximum(boards.bounds[2:], place, out=boards.bounds[2:])


def look(boards: Boards, terrains: int, dominoes: Ints) -> Sight:
    """What a network sees of boards, and of some `dominoes` for each of them; NOBODY stands for none."""
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
    seen = np.zeros((PENDING, *dominoes.shape), np.float32)
    for slot in range(dominoes.shape[1]):
        seen[:, :, slot] = _judge(boards, free, planes, rows, dominoes[:, slot])
    return Sight(terrains, numbers, seen)


def _judge(boards: Boards, free: Planes, planes: Planes, rows: Numbers, dominoes: Ints) -> Numbers:
    """How a domino, one for each board, would fit in. Planes tell of every square what a half of each terrain would
    find there: whether it connects, the points it gains without a crown, and the points that every crown adds.
    """
    window, every, (connects, gains, grown) = boards.window, np.arange(len(dominoes)), planes
    there, dominoes = dominoes != NOBODY, np.maximum(dominoes, 0)
    a, b = TERRAIN_A[dominoes] - 1, TERRAIN_B[dominoes] - 1
    crowns_a, crowns_b, double = CROWNS_A[dominoes], CROWNS_B[dominoes], DOUBLE[dominoes]
    joins_a, joins_b = _chosen(connects, a), _chosen(connects, b)
    gain_a = _chosen(gains, a) + _chosen(grown, a) * crowns_a
    gain_b = _chosen(gains, b) + _chosen(grown, b) * crowns_b
    inner = free[window.inner]
    best, fitting = np.zeros((2, len(dominoes)), np.uint8)
    for step in window.steps:
        fits = inner & window.beside(free, step) & (joins_a[window.inner] | window.beside(joins_b, step))
        first, second = gain_a[window.inner], window.beside(gain_b, step)
        gain = np.where(double, 2 * np.maximum(first, second), first + second)
        best = np.maximum(best, (fits * (gain + 1)).max(0))
        fitting += fits.sum(0, np.uint8)
    kinds = np.arange(len(TERRAINS))[:, None]
    found = [
        np.ones(len(dominoes)),
        best > 0,
        np.minimum(fitting, 12),
        np.maximum(best, 1) - 1,
        *(rows[half, row, every] for half in (a, b) for row in (0, 2, 3, 5, 7)),
        *((kinds == a) * 1.0 + (kinds == b)),
        *((kinds == a) * 1.0 * crowns_a + (kinds == b) * crowns_b),
    ]
    return np.stack(found).astype(np.float32) * there


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


def _flag(found: Flags) -> Planes:
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
