"""Placements of dominoes: which there are, and what kingdoms are like after them."""

from __future__ import annotations

import numpy as np

from players.search.batch_kingdoms import (
    CASTLE_CODE,
    CROWNS_A,
    CROWNS_B,
    IS_DOUBLE,
    TERRAIN_A,
    TERRAIN_B,
    BatchKingdoms,
    Bytes,
    Ints,
)
from players.search.numpy_backend.planes import as_bytes, by_planes

_NO_LABEL = 255
"""The label of no property: cells are numbered below it."""


def find_placements(kingdoms: BatchKingdoms, columns: Ints, dominoes: Ints) -> tuple[Ints, Ints, Ints]:
    """Find all legal placements of one domino in each kingdom of some `columns`; `dominoes` is (columns,) intp.

    Returns three (placements,) intp arrays, ordered by kingdom: the index into `columns`, the direction, and the cell
    of the first half.
    """
    kingdoms = by_planes(kingdoms.take(columns))
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


def _connecting(kingdoms: BatchKingdoms, terrain: Bytes) -> Bytes:
    """Return 1 for every cell next to the castle or to a terrain, (cells, kingdoms) uint8.

    `terrain` is (kingdoms,) uint8, one for each kingdom.
    """
    window = kingdoms.window
    connects = as_bytes((kingdoms.terrain == terrain) | (kingdoms.terrain == CASTLE_CODE))
    found = np.zeros_like(connects)
    for step in window.steps:
        found[window.inner] |= window.shifted(connects, step)
    return found


def place_dominoes(kingdoms: BatchKingdoms, columns: Ints, dominoes: Ints, directions: Ints, cells: Ints) -> None:
    """Place one domino in each kingdom of some `columns`, which are all different; nothing is checked.

    All arguments but the first are (columns,) intp.
    """
    changed = by_planes(kingdoms.take(columns))
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
