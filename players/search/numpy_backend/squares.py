"""The squares at the edges of kingdoms, and what a network is told of each."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from players.search.batch_kingdoms import CASTLE_CODE, EMPTY, NONE, BatchKingdoms, Bytes, Floats, Ints
from players.search.numpy_backend.planes import any_of, as_bytes, by_planes, neighbours, sum_of_products
from players.search.square_features import (
    AT_CASTLE,
    CROWNS_BESIDE,
    DEAD_ENDS,
    FREE_SIDES,
    HALVES_THAT_FIT,
    IN_PAIR,
    IN_TRIPLE,
    INSIDE,
    OF_TERRAIN,
    POINTS_OF_CROWNS,
    POINTS_OF_HALVES,
    SQUARES_BESIDE,
    STEPS_OUTSIDE,
    TOUCHES,
    UNDRAWN_SCALE,
    EdgeSquares,
    first_other_row,
    row_count,
)
from players.search.square_layer import SquareLayer


def list_squares(kingdoms: BatchKingdoms, undrawn: Floats) -> EdgeSquares:
    """List the squares at the edges of kingdoms with their features.

    `undrawn` is (kingdoms, 2 * terrains) float32: how many halves of each terrain are undrawn, then their crowns.
    """
    kingdoms = by_planes(kingdoms)
    window, free, terrains = kingdoms.window, kingdoms.free(), undrawn.shape[1] // 2
    column, cell = np.nonzero(np.ascontiguousarray((free[window.inner] & _beside_land(kingdoms)).T))
    number = np.full(free.shape, NONE)
    number[cell + window.stride, column] = np.arange(len(cell))
    # (4, squares): what lies at each side.
    around = cell + window.stride + np.array(window.steps)[:, None]
    near, is_free = number[around, column], free[around, column]
    features = np.zeros((len(cell), row_count(terrains)), np.float32)
    others = features[:, first_other_row(terrains) :]
    _fill_surroundings(features, kingdoms, terrains, cell, column)
    _fill_room(others, kingdoms, free, around, column)
    _fill_extent(others, kingdoms.bounds[:, column], cell, window.stride)
    _fill_prospects(features, undrawn[column])
    starts = np.searchsorted(column, np.arange(len(kingdoms) + 1))
    return EdgeSquares(features, starts, near[:2], (is_free & (near == NONE)).sum(0, np.float32))


def _beside_land(kingdoms: BatchKingdoms) -> Bytes:
    """Return 1 for every inner cell beside one that is covered, a plane."""
    window, land = kingdoms.window, as_bytes(kingdoms.terrain != EMPTY)
    return any_of([window.shifted(land, step) for step in window.steps])


def pool_squares(kingdoms: BatchKingdoms, undrawn: Floats, layer: SquareLayer) -> Floats:
    """Return what a layer makes of the edges of kingdoms, (kingdoms, 2 * NEURONS) float32."""
    squares = list_squares(kingdoms, undrawn)
    return layer.sums(squares, layer.signals(squares.features))


def _fill_surroundings(features: Floats, kingdoms: BatchKingdoms, terrains: int, cell: Ints, column: Ints) -> None:
    """Fill in what lies beside each square: properties and the castle."""
    terrain, squares, crowns = (np.stack([plane[cell, column] for plane in each]) for each in neighbours(kingdoms))
    for index in range(terrains):
        here, row = terrain == index + 1, OF_TERRAIN * index
        features[:, row + TOUCHES] = here.any(0)
        features[:, row + CROWNS_BESIDE] = (crowns * here).sum(0)
        features[:, row + SQUARES_BESIDE] = (squares * here).sum(0)
    features[:, first_other_row(terrains) + AT_CASTLE] = (terrain == CASTLE_CODE).any(0)


def _fill_room(others: Floats, kingdoms: BatchKingdoms, free: Bytes, around: Ints, column: Ints) -> None:
    """Fill in how much room each square has; `around`, (4, squares) intp, are the cells beside it."""
    window = kingdoms.window
    sides, middle = np.zeros((2, *free.shape), np.uint8)
    sides[window.inner] = sum_of_products(
        [free[window.inner]] * 4, [window.shifted(free, step) for step in window.steps]
    )
    dead_ends = as_bytes(sides == 1)
    # The middle of three squares in a row or in a corner that have no others beside them.
    middle[window.inner] = (sides[window.inner] == 2) & (
        sum(window.shifted(dead_ends, step) for step in window.steps) == 2
    )
    own = sides[around[0] - window.stride, column]
    near_ends = (dead_ends[around, column]).sum(0)
    others[np.arange(len(own)), FREE_SIDES + own] = 1
    others[:, IN_PAIR] = (own == 1) & (near_ends == 1)
    others[:, IN_TRIPLE] = ((own == 2) & (near_ends == 2)) | ((own == 1) & middle[around, column].any(0))
    others[:, DEAD_ENDS] = near_ends


def _fill_extent(others: Floats, bounds: NDArray[np.int8], cell: Ints, stride: int) -> None:
    """Fill in where each square lies compared with the kingdom; `bounds` is (4, squares) int8."""
    west, south, east, north = bounds
    file, rank = cell % stride, cell // stride + 1
    steps = np.maximum(np.maximum(west - file, file - east), 0) + np.maximum(np.maximum(south - rank, rank - north), 0)
    others[:, INSIDE], others[:, STEPS_OUTSIDE] = steps == 0, steps


def _fill_prospects(features: Floats, undrawn: Floats) -> None:
    """Fill in what undrawn dominoes would find at each square; `undrawn` is (squares, 2 * terrains) float32."""
    terrains = undrawn.shape[1] // 2
    of_terrains = features[:, : first_other_row(terrains)].reshape(len(features), terrains, OF_TERRAIN)
    touches, crowns, squares = of_terrains.transpose(2, 0, 1)
    others = features[:, first_other_row(terrains) :]
    halves, their_crowns = undrawn[:, :terrains], undrawn[:, terrains:]
    connects = np.maximum(touches, others[:, AT_CASTLE, None])
    prospects = halves * connects, halves * crowns, their_crowns * (squares + 1) * connects
    for row, each in zip((HALVES_THAT_FIT, POINTS_OF_HALVES, POINTS_OF_CROWNS), prospects, strict=True):
        others[:, row] = each.sum(1) * np.float32(UNDRAWN_SCALE)
