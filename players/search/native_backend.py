"""The hot path with the kernels: the same functions as in `numpy_backend`."""

from typing import Any

import numpy as np

from players.search.batch_kingdoms import (
    CROWNS_A,
    CROWNS_B,
    IS_DOUBLE,
    TERRAIN_A,
    TERRAIN_B,
    BatchKingdoms,
    Floats,
    Ints,
)
from players.search.features import (
    DOMINO_FEATURES,
    LOST_CENTER_PENALTY,
    OUTLINE_FEATURES,
    TERRAIN_FEATURES,
    EdgeSquares,
    Features,
    row_count,
)
from players.search.library import KERNELS, find_library, load_kernels
from players.search.square_layer import SquareLayer

kernels = load_kernels(find_library() or KERNELS)

DOMINO_TABLE = np.stack([TERRAIN_A, CROWNS_A, TERRAIN_B, CROWNS_B, IS_DOUBLE.astype(np.uint8)])
"""Terrain and crowns of the halves of every domino, and whether the halves are equal: (5, dominoes) uint8."""

CHUNK = 200
"""The number of kingdoms per pass. All squares of so few kingdoms stay in the processor's cache."""


def _kernels_for(kingdoms: BatchKingdoms) -> Any:
    return kernels.KingdomKernels(kingdoms.lands, kingdoms.bounds, kingdoms.window.size, DOMINO_TABLE)


def find_placements(kingdoms: BatchKingdoms, columns: Ints, dominoes: Ints) -> tuple[Ints, Ints, Ints]:
    side = kingdoms.window.stride - 1
    # There is room for every pair of neighboring squares of the window, in both orientations.
    found = np.empty((3, len(columns) * 4 * side * (side - 1)), np.intp)
    count = _kernels_for(kingdoms).find_placements(columns, dominoes, found)
    which, directions, cells = found[:, :count]
    return which, directions, cells


def place_dominoes(kingdoms: BatchKingdoms, columns: Ints, dominoes: Ints, directions: Ints, cells: Ints) -> None:
    _kernels_for(kingdoms).place_dominoes(columns, dominoes, directions, cells)


def extract_features(kingdoms: BatchKingdoms, terrains: int, dominoes: Ints) -> Features:
    of_kingdoms = np.empty((len(kingdoms), terrains * TERRAIN_FEATURES + OUTLINE_FEATURES), np.float32)
    of_dominoes = np.zeros((*dominoes.shape, DOMINO_FEATURES), np.float32)
    _kernels_for(kingdoms).extract_features(terrains, dominoes, of_kingdoms, of_dominoes)
    return Features(terrains, of_kingdoms.T, of_dominoes.transpose(2, 0, 1))


def choose_greedily(
    kingdoms: BatchKingdoms, columns: Ints, dominoes: Ints, line: Ints, *, center: bool
) -> tuple[Ints, Ints, Ints]:
    chosen = np.empty((3, len(columns)), np.intp)
    _kernels_for(kingdoms).choose_greedily(columns, dominoes, line, LOST_CENTER_PENALTY if center else 0, chosen)
    directions, cells, slots = chosen
    return directions, cells, slots


def list_squares(kingdoms: BatchKingdoms, undrawn: Floats) -> EdgeSquares:
    # A covered square has at most four squares beside it.
    most = len(kingdoms) * 4 * kingdoms.window.size**2
    features = np.empty((most, row_count(undrawn.shape[1] // 2)), np.float32)
    starts, neighbors = np.zeros(len(kingdoms) + 1, np.intp), np.empty((2, len(features)), np.intp)
    beyond = np.empty(len(features), np.float32)
    _kernels_for(kingdoms).list_squares(np.ascontiguousarray(undrawn), features, starts, neighbors, beyond)
    return EdgeSquares(features[: starts[-1]], starts, neighbors[:, : starts[-1]], beyond[: starts[-1]])


def pool_squares(kingdoms: BatchKingdoms, undrawn: Floats, layer: SquareLayer) -> Floats:
    sums = np.zeros((len(kingdoms), len(layer.biases)), np.float32)
    for start in range(0, len(kingdoms), CHUNK):
        part = slice(start, start + CHUNK)
        bounds = np.ascontiguousarray(kingdoms.bounds[:, part])
        squares = list_squares(BatchKingdoms(kingdoms.window, kingdoms.lands[part], bounds), undrawn[part])
        kernels.sum_signals(
            layer.signals(squares.features), layer.biases, squares.starts, squares.neighbors, squares.beyond, sums[part]
        )
    return sums
