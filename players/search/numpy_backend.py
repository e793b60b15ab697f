"""The hot path with NumPy: one operation serves all kingdoms at once. `native_backend` does the same faster.

Unless said otherwise a plane is (inner cells, kingdoms) uint8: one number for each inner cell of the window and each
kingdom. Numbers of 8 bits may wrap around; the kernels do the same.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from players.search.batch_kingdoms import (
    CASTLE_CODE,
    CROWNS_A,
    CROWNS_B,
    EMPTY,
    IS_DOUBLE,
    NONE,
    TERRAIN_A,
    TERRAIN_B,
    TERRAIN_COUNT,
    BatchKingdoms,
    Bools,
    Bytes,
    Floats,
    Ints,
)
from players.search.features import (
    BEST_CROWN_GAIN,
    BEST_GAIN,
    DOMINO_FEATURES,
    LARGEST,
    MAX_PLACEMENTS,
    TERRAIN_CONTACTS,
    TERRAIN_FEATURES,
    TERRAIN_SQUARES,
    Features,
)

_NO_LABEL = 255
"""The label of no property: cells are numbered below it."""


def find_placements(kingdoms: BatchKingdoms, columns: Ints, dominoes: Ints) -> tuple[Ints, Ints, Ints]:
    """Find all legal placements of one domino in each kingdom of some `columns`; `dominoes` is (columns,) intp.

    Returns three (placements,) intp arrays, ordered by kingdom: the index into `columns`, the direction, and the cell
    of the first half.
    """
    kingdoms = _by_planes(kingdoms.take(columns))
    window, free = kingdoms.window, kingdoms.free()
    inner = free[window.inner]
    a, b = _connecting(kingdoms, TERRAIN_A[dominoes]), _connecting(kingdoms, TERRAIN_B[dominoes])
    # A placement: the first half on a free cell, the second on a free cell a step away, and one of them connects.
    fits = np.empty((4, *inner.shape), np.uint8)
    for direction, step in enumerate(window.steps):
        fits[direction] = inner & window.shifted(free, step) & (a[window.inner] | window.shifted(b, step))
    # Equal halves: the opposite directions would only repeat the first two.
    fits[2:] &= ~IS_DOUBLE[dominoes]
    # With the kingdoms as the first axis, `nonzero` finds placements kingdom by kingdom.
    which, directions, cells = np.nonzero(np.ascontiguousarray(fits.transpose(2, 0, 1)))
    return which, directions, cells + window.stride


def _by_planes(kingdoms: BatchKingdoms) -> BatchKingdoms:
    """Return the same kingdoms with a plane after the other in memory, which suits operations on all kingdoms."""
    return replace(kingdoms, lands=np.ascontiguousarray(kingdoms.planes).transpose(2, 0, 1))


def _connecting(kingdoms: BatchKingdoms, terrain: Bytes) -> Bytes:
    """Return 1 for every cell next to the castle or to a terrain, (cells, kingdoms) uint8.

    `terrain` is (kingdoms,) uint8, one for each kingdom.
    """
    window = kingdoms.window
    connects = _as_bytes((kingdoms.terrain == terrain) | (kingdoms.terrain == CASTLE_CODE))
    found = np.zeros_like(connects)
    for step in window.steps:
        found[window.inner] |= window.shifted(connects, step)
    return found


def place_dominoes(kingdoms: BatchKingdoms, columns: Ints, dominoes: Ints, directions: Ints, cells: Ints) -> None:
    """Place one domino in each kingdom of some `columns`, which are all different; nothing is checked.

    All arguments but the first are (columns,) intp.
    """
    changed = _by_planes(kingdoms.take(columns))
    _cover(changed, cells, TERRAIN_A[dominoes], CROWNS_A[dominoes])
    _cover(changed, changed.second_cells(directions, cells), TERRAIN_B[dominoes], CROWNS_B[dominoes])
    kingdoms.put(columns, changed)


def _cover(kingdoms: BatchKingdoms, cells: Ints, terrain: Bytes, crowns: Bytes) -> None:
    """Cover one cell of each kingdom with half a domino; the last three arguments are (kingdoms,)."""
    every, around = np.arange(len(kingdoms)), cells + np.array(kingdoms.window.steps)[:, None]
    # The labels of the properties that the half joins, (4, kingdoms): each of them once.
    label = np.where(kingdoms.terrain[around, every] == terrain, kingdoms.label[around, every], _NO_LABEL)
    for later in range(1, 4):
        label[later][(label[:later] == label[later]).any(0)] = _NO_LABEL
    joined = label != _NO_LABEL
    size = 1 + (kingdoms.squares[around, every] * joined).sum(0, np.uint8)
    crowned = crowns + (kingdoms.crowns[around, every] * joined).sum(0, np.uint8)
    # Every cell of the merged property gets its new label, size and crowns.
    merged = kingdoms.label == label[0]
    for other in label[1:]:
        merged |= kingdoms.label == other
    merged[cells, every] = True
    kingdoms.terrain[cells, every] = terrain
    changes = (kingdoms.label, cells.astype(np.uint8)), (kingdoms.squares, size), (kingdoms.crowns, crowned)
    for plane, value in changes:
        np.copyto(plane, value, where=merged)
    place = np.array([cells % kingdoms.window.stride, cells // kingdoms.window.stride], np.int8)
    np.minimum(kingdoms.bounds[:2], place, out=kingdoms.bounds[:2])
    np.maximum(kingdoms.bounds[2:], place, out=kingdoms.bounds[2:])


def extract_features(kingdoms: BatchKingdoms, terrains: int, dominoes: Ints) -> Features:
    """Compute the features of kingdoms and of some dominoes for each: `dominoes` is (kingdoms, dominoes) intp or NONE.

    Only the first `terrains` terrains are looked at.
    """
    kingdoms = _by_planes(kingdoms)
    free, count = kingdoms.free(), len(kingdoms)
    planes, rows, castle = _explore(kingdoms, terrains, free)
    of_kingdoms = np.concatenate([rows.reshape(-1, count), _outline(kingdoms, free, castle)])
    of_dominoes = np.zeros((DOMINO_FEATURES, *dominoes.shape), np.float32)
    for slot in range(dominoes.shape[1]):
        of_dominoes[:, :, slot] = _domino_features(kingdoms, free, planes, rows, dominoes[:, slot])
    return Features(terrains, of_kingdoms, of_dominoes)


def _explore(kingdoms: BatchKingdoms, terrains: int, free: Bytes) -> tuple[Bytes, Floats, Bytes]:
    """Return what a half of each terrain finds on each cell, the features of each terrain, and the cells at the castle.

    The first two are as in `_domino_features`, the last is a plane.
    """
    window, inner = kingdoms.window, free[kingdoms.window.inner]
    around, squares, crowns = _neighbours(kingdoms)
    points = [size * crown for size, crown in zip(squares, crowns, strict=True)]
    castle = _any([_as_bytes(each == CASTLE_CODE) for each in around]) & inner
    planes = np.zeros((3, terrains, window.cells, len(kingdoms)), np.uint8)
    land, _, own, crowned = kingdoms.planes[:, window.inner]
    # A property is counted at the cell that is its label.
    heads = _as_bytes(kingdoms.label == np.arange(window.cells, dtype=np.uint8)[:, None])[window.inner]
    rows = np.empty((terrains, TERRAIN_FEATURES, len(kingdoms)), np.float32)
    for index in range(terrains):
        here = [_as_bytes(each == index + 1) for each in around]
        touch = _any(here) & inner
        # A half merges the properties that it touches: `size` squares, whose crowns now count for all of them.
        size = _sum_of_products(here, squares) * inner + inner
        gain = (size * _sum_of_products(here, crowns) - _sum_of_products(here, points)) * inner
        planes[:, index, window.inner] = touch | castle, gain, size
        mine = _as_bytes(land == index + 1)
        # In the order of the rows in `features`.
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
    return planes, rows, castle


def _domino_features(kingdoms: BatchKingdoms, free: Bytes, planes: Bytes, rows: Floats, dominoes: Ints) -> Floats:
    """Return how one domino for each kingdom would fit in, (DOMINO_FEATURES, kingdoms) float32.

    `planes` is (3, terrains, cells, kingdoms) uint8: whether a half of the terrain connects there, the points that it
    gains without a crown, and the points that each of its crowns adds. `rows` are the features of each terrain,
    (terrains, TERRAIN_FEATURES, kingdoms) float32, and `dominoes` is (kingdoms,) intp.
    """
    window, every, (connects, gains, sizes) = kingdoms.window, np.arange(len(dominoes)), planes
    is_domino, dominoes = dominoes != NONE, np.maximum(dominoes, 0)
    a, b = TERRAIN_A[dominoes] - 1, TERRAIN_B[dominoes] - 1
    crowns_a, crowns_b, double = CROWNS_A[dominoes], CROWNS_B[dominoes], IS_DOUBLE[dominoes]
    connects_a, connects_b = _of_terrain(connects, a), _of_terrain(connects, b)
    gain_a = _of_terrain(gains, a) + _of_terrain(sizes, a) * crowns_a
    gain_b = _of_terrain(gains, b) + _of_terrain(sizes, b) * crowns_b
    inner = free[window.inner]
    best, fitting = np.zeros((2, len(dominoes)), np.uint8)
    # Each direction for all cells at once. With equal halves the better end says what joining is worth to both halves.
    for step in window.steps:
        fits = inner & window.shifted(free, step) & (connects_a[window.inner] | window.shifted(connects_b, step))
        first, second = gain_a[window.inner], window.shifted(gain_b, step)
        gain = np.where(double, 2 * np.maximum(first, second), first + second)
        best = np.maximum(best, (fits * (gain + 1)).max(0))  # one more than the gain: 0 means that it fits nowhere
        fitting += fits.sum(0, np.uint8)
    kinds = np.arange(TERRAIN_COUNT)[:, None]
    of_halves = (TERRAIN_SQUARES, TERRAIN_CONTACTS, BEST_GAIN, BEST_CROWN_GAIN, LARGEST)
    found = [
        np.ones(len(dominoes)),
        best > 0,
        np.minimum(fitting, MAX_PLACEMENTS),
        np.maximum(best, 1) - 1,
        *(rows[half, row, every] for half in (a, b) for row in of_halves),
        *((kinds == a) * 1.0 + (kinds == b)),
        *((kinds == a) * 1.0 * crowns_a + (kinds == b) * crowns_b),
    ]
    return np.stack(found).astype(np.float32) * is_domino


def _neighbours(kingdoms: BatchKingdoms) -> tuple[list[Bytes], list[Bytes], list[Bytes]]:
    """Return what lies at each of the four sides of a cell: terrains, and squares and crowns of the properties.

    A property that lies at several sides counts at the first of them only.
    """
    window = kingdoms.window
    around, labels, squares, crowns = (
        [window.shifted(each, step) for step in window.steps] for each in kingdoms.planes
    )
    # Equal labels are the same property.
    for later in range(1, 4):
        new = _as_bytes(~np.any([each == labels[later] for each in labels[:later]], axis=0))
        squares[later], crowns[later] = squares[later] * new, crowns[later] * new
    return around, squares, crowns


def _outline(kingdoms: BatchKingdoms, free: Bytes, castle: Bytes) -> Floats:
    """Return the features of the outlines in the order of `features`, (OUTLINE_FEATURES, kingdoms) float32."""
    window, size = kingdoms.window, kingdoms.window.size
    inner = free[window.inner]
    sides = _sum_of_products([inner] * 4, [window.shifted(free, step) for step in window.steps])
    west, south, east, north = kingdoms.bounds.astype(np.float32)
    file, rank = size - 1, size  # of the castle
    reach = np.max([file - west, east - file, rank - south, north - rank], axis=0)
    width, height = east - west, north - south
    off_centre = np.abs(west + east - 2 * file) + np.abs(south + north - 2 * rank)
    rows = [
        _as_bytes(kingdoms.terrain[window.inner] != EMPTY).sum(0, np.uint8),
        inner.sum(0, np.uint8),
        *((inner & (sides == count)).sum(0, np.uint8) for count in range(3)),
        sides.sum(0, np.uint8),
        castle.sum(0, np.uint8),
        np.maximum(width, height),
        np.minimum(width, height),
        reach > size // 2,
        off_centre,
        off_centre == 0,
    ]
    return np.stack(rows).astype(np.float32)


def _as_bytes(flags: Bools) -> Bytes:
    return flags.view(np.uint8)


def _any(planes: list[Bytes]) -> Bytes:
    """Return 1 where one of four planes is."""
    return planes[0] | planes[1] | planes[2] | planes[3]


def _sum_of_products(flags: list[Bytes], values: list[Bytes]) -> Bytes:
    """Return the sum of the products of four pairs of planes."""
    a, b, c, d = (flag * value for flag, value in zip(flags, values, strict=True))
    return a + b + c + d


def _of_terrain(planes: Bytes, terrains: Bytes) -> Bytes:
    """Return the plane of each kingdom's terrain: (terrains, cells, kingdoms) becomes (cells, kingdoms).

    `terrains` are indices, (kingdoms,) uint8.
    """
    if (terrains == terrains[0]).all():  # one domino for all kingdoms, as in most turns of a search
        return planes[int(terrains[0])]
    found = np.zeros_like(planes[0])
    for index, plane in enumerate(planes):
        found |= plane * _as_bytes(terrains == index)
    return found
