"""The hot path by the kernels: the same functions as in `numpy_backend`."""

from __future__ import annotations

import numpy as np

from players.search.batch_kingdoms import CROWNS_A, CROWNS_B, IS_DOUBLE, TERRAIN_A, TERRAIN_B, BatchKingdoms, Ints
from players.search.features import DOMINO_FEATURES, OUTLINE_FEATURES, TERRAIN_FEATURES, Features
from players.search.library import KERNELS, find_library, load_kernels

kernels = load_kernels(find_library() or KERNELS)

DOMINO_TABLE = np.stack([TERRAIN_A, CROWNS_A, TERRAIN_B, CROWNS_B, IS_DOUBLE.astype(np.uint8)])
"""Terrain and crowns of the halves of every domino, and whether they are equal: (5, dominoes) uint8."""


def find_placements(kingdoms: BatchKingdoms, columns: Ints, dominoes: Ints) -> tuple[Ints, Ints, Ints]:
    """Do what `numpy_backend.find_placements` does."""
    side = kingdoms.window.stride - 1
    # Room for every pair of neighbouring squares of the window, both ways round.
    found = np.empty((3, len(columns) * 4 * side * (side - 1)), np.intp)
    count = kernels.find_placements(
        kingdoms.lands, kingdoms.bounds, kingdoms.window.size, DOMINO_TABLE, columns, dominoes, found
    )
    which, directions, cells = found[:, :count]
    return which, directions, cells


def place_dominoes(kingdoms: BatchKingdoms, columns: Ints, dominoes: Ints, directions: Ints, cells: Ints) -> None:
    """Do what `numpy_backend.place_dominoes` does."""
    size = kingdoms.window.size
    kernels.place_dominoes(kingdoms.lands, kingdoms.bounds, size, DOMINO_TABLE, columns, dominoes, directions, cells)


def extract_features(kingdoms: BatchKingdoms, terrains: int, dominoes: Ints) -> Features:
    """Do what `numpy_backend.extract_features` does."""
    of_kingdoms = np.empty((len(kingdoms), terrains * TERRAIN_FEATURES + OUTLINE_FEATURES), np.float32)
    of_dominoes = np.zeros((*dominoes.shape, DOMINO_FEATURES), np.float32)
    size = kingdoms.window.size
    kernels.extract_features(
        kingdoms.lands, kingdoms.bounds, size, terrains, DOMINO_TABLE, dominoes, of_kingdoms, of_dominoes
    )
    return Features(terrains, of_kingdoms.T, of_dominoes.transpose(2, 0, 1))
