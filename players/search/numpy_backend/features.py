"""The features of kingdoms, and of dominoes that wait to be placed; their order is in `players.search.features`."""

from __future__ import annotations

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
from players.search.numpy_backend.planes import any_of, as_bytes, by_planes, neighbours, sum_of_products


def extract_features(kingdoms: BatchKingdoms, terrains: int, dominoes: Ints) -> Features:
    """Compute the features of kingdoms and of some dominoes for each: `dominoes` is (kingdoms, dominoes) intp or NONE.

    Only the first `terrains` terrains are looked at.
    """
    kingdoms = by_planes(kingdoms)
    free, count = kingdoms.free(), len(kingdoms)
    planes, rows, castle = explore(kingdoms, terrains, free)
    of_kingdoms = np.concatenate([rows.reshape(-1, count), _outline(kingdoms, free, castle)])
    of_dominoes = np.zeros((DOMINO_FEATURES, *dominoes.shape), np.float32)
    for slot in range(dominoes.shape[1]):
        of_dominoes[:, :, slot] = _domino_features(kingdoms, free, planes, rows, dominoes[:, slot])
    return Features(terrains, of_kingdoms, of_dominoes)


def explore(kingdoms: BatchKingdoms, terrains: int, free: Bytes) -> tuple[Bytes, Floats, Bytes]:
    """Return what a half of each terrain finds on each cell, the features of each terrain, and the cells at the castle.

    The first two are as in `_domino_features`, the last is a plane.
    """
    window, inner = kingdoms.window, free[kingdoms.window.inner]
    around, squares, crowns = neighbours(kingdoms)
    points = [size * crown for size, crown in zip(squares, crowns, strict=True)]
    castle = any_of([as_bytes(each == CASTLE_CODE) for each in around]) & inner
    planes = np.zeros((3, terrains, window.cells, len(kingdoms)), np.uint8)
    land, _, own, crowned = kingdoms.planes[:, window.inner]
    # A property is counted at the cell that is its label.
    heads = as_bytes(kingdoms.label == np.arange(window.cells, dtype=np.uint8)[:, None])[window.inner]
    rows = np.empty((terrains, TERRAIN_FEATURES, len(kingdoms)), np.float32)
    for index in range(terrains):
        here = [as_bytes(each == index + 1) for each in around]
        touch = any_of(here) & inner
        # A half merges the properties that it touches: `size` squares, whose crowns now count for all of them.
        size = sum_of_products(here, squares) * inner + inner
        gain = (size * sum_of_products(here, crowns) - sum_of_products(here, points)) * inner
        planes[:, index, window.inner] = touch | castle, gain, size
        mine = as_bytes(land == index + 1)
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
    every, is_domino, dominoes = np.arange(len(dominoes)), dominoes != NONE, np.maximum(dominoes, 0)
    best, fitting = np.zeros((2, len(dominoes)), np.uint8)
    for fits, gain in ways_to_place(kingdoms, free, planes, dominoes):
        best = np.maximum(best, (fits * (gain + 1)).max(0))  # one more than the gain: 0 means that it fits nowhere
        fitting += fits.sum(0, np.uint8)
    a, b = TERRAIN_A[dominoes] - 1, TERRAIN_B[dominoes] - 1
    crowns_a, crowns_b = CROWNS_A[dominoes], CROWNS_B[dominoes]
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


def ways_to_place(kingdoms: BatchKingdoms, free: Bytes, planes: Bytes, dominoes: Ints) -> list[tuple[Bytes, Bytes]]:
    """Return for each direction on which cells one domino for each kingdom fits with its first half, and what it gains.

    Both are (inner cells, kingdoms) uint8. `planes` is as in `_domino_features`.
    """
    window, (connects, gains, sizes) = kingdoms.window, planes
    a, b = TERRAIN_A[dominoes] - 1, TERRAIN_B[dominoes] - 1
    connects_a, connects_b = _of_terrain(connects, a), _of_terrain(connects, b)
    gain_a = _of_terrain(gains, a) + _of_terrain(sizes, a) * CROWNS_A[dominoes]
    gain_b = _of_terrain(gains, b) + _of_terrain(sizes, b) * CROWNS_B[dominoes]
    inner, double = free[window.inner], IS_DOUBLE[dominoes]
    found = []
    # Each direction for all cells at once. With equal halves the better end says what joining is worth to both halves.
    for step in window.steps:
        fits = inner & window.shifted(free, step) & (connects_a[window.inner] | window.shifted(connects_b, step))
        first, second = gain_a[window.inner], window.shifted(gain_b, step)
        found.append((fits, np.where(double, 2 * np.maximum(first, second), first + second)))
    return found


def _outline(kingdoms: BatchKingdoms, free: Bytes, castle: Bytes) -> Floats:
    """Return the features of the outlines in the order of `features`, (OUTLINE_FEATURES, kingdoms) float32."""
    window, size = kingdoms.window, kingdoms.window.size
    inner = free[window.inner]
    sides = sum_of_products([inner] * 4, [window.shifted(free, step) for step in window.steps])
    west, south, east, north = kingdoms.bounds.astype(np.float32)
    file, rank = size - 1, size  # of the castle
    reach = np.max([file - west, east - file, rank - south, north - rank], axis=0)
    width, height = east - west, north - south
    off_centre = np.abs(west + east - 2 * file) + np.abs(south + north - 2 * rank)
    rows = [
        as_bytes(kingdoms.terrain[window.inner] != EMPTY).sum(0, np.uint8),
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


def _of_terrain(planes: Bytes, terrains: Bytes) -> Bytes:
    """Return the plane of each kingdom's terrain: (terrains, cells, kingdoms) becomes (cells, kingdoms).

    `terrains` are indices, (kingdoms,) uint8.
    """
    if (terrains == terrains[0]).all():  # one domino for all kingdoms, as in most turns of a search
        return planes[int(terrains[0])]
    found = np.zeros_like(planes[0])
    for index, plane in enumerate(planes):
        found |= plane * as_bytes(terrains == index)
    return found
