"""The hot path with NumPy, where one operation serves all kingdoms. `native_backend` does the same faster.

Unless said otherwise, a plane is (inner cells, kingdoms) uint8, with a number for each inner cell of the window and
each kingdom. Numbers of 8 bits may wrap around, in the kernels too.
"""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

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
    Window,
)
from players.search.features import (
    AT_CASTLE,
    BEST_CROWN_GAIN,
    BEST_GAIN,
    CENTER_LOST,
    CROWNS_BESIDE,
    DEAD_ENDS,
    DOMINO_FEATURES,
    DOMINO_GAIN,
    FREE_SIDES,
    HALVES_THAT_FIT,
    HOLE_PENALTY,
    HOLES,
    IN_PAIR,
    IN_TRIPLE,
    INSIDE,
    LARGEST,
    LOST_CENTER_PENALTY,
    MAX_PLACEMENTS,
    OF_TERRAIN,
    POINTS_OF_CROWNS,
    POINTS_OF_HALVES,
    SQUARES_BESIDE,
    STEPS_OUTSIDE,
    TERRAIN_CONTACTS,
    TERRAIN_FEATURES,
    TERRAIN_POINTS,
    TERRAIN_SQUARES,
    TOUCHES,
    TRIED,
    UNDRAWN_SCALE,
    EdgeSquares,
    Features,
    first_other_row,
    row_count,
)
from players.search.square_layer import SquareLayer


def by_planes(kingdoms: BatchKingdoms) -> BatchKingdoms:
    """Return the same kingdoms, stored plane by plane, which suits operations on all kingdoms."""
    return replace(kingdoms, lands=np.ascontiguousarray(kingdoms.planes).transpose(2, 0, 1))


def neighbors(kingdoms: BatchKingdoms) -> tuple[list[Bytes], list[Bytes], list[Bytes]]:
    """Return the neighbors at the four sides of each cell: terrains, and squares and crowns of their properties.

    A property at several sides counts at the first of these sides only.
    """
    window = kingdoms.window
    around, labels, squares, crowns = (
        [window.shifted(each, step) for step in window.steps] for each in kingdoms.planes
    )
    # Equal labels mean the same property.
    for later in range(1, 4):
        new = as_bytes(~np.any([each == labels[later] for each in labels[:later]], axis=0))
        squares[later], crowns[later] = squares[later] * new, crowns[later] * new
    return around, squares, crowns


def as_bytes(flags: Bools) -> Bytes:
    return flags.view(np.uint8)


def any_of(planes: list[Bytes]) -> Bytes:
    """Return the union of four planes."""
    return planes[0] | planes[1] | planes[2] | planes[3]


def sum_of_products(flags: list[Bytes], values: list[Bytes]) -> Bytes:
    a, b, c, d = (flag * value for flag, value in zip(flags, values, strict=True))
    return a + b + c + d


_NO_LABEL = 255
"""The label of no property, above the number of any cell."""


def find_placements(kingdoms: BatchKingdoms, columns: Ints, dominoes: Ints) -> tuple[Ints, Ints, Ints]:
    """Find all legal placements of one domino in each kingdom of some `columns`; `dominoes` is (columns,) intp.

    Returns three (placements,) intp arrays, ordered by kingdom: the index into `columns`, the direction, and the cell
    of the first half.
    """
    kingdoms = by_planes(kingdoms.take(columns))
    window, free = kingdoms.window, kingdoms.free()
    inner = free[window.inner]
    a, b = _connecting(kingdoms, TERRAIN_A[dominoes]), _connecting(kingdoms, TERRAIN_B[dominoes])
    # A placement needs two free cells one step apart, and at least one half must connect.
    fits = np.empty((4, *inner.shape), np.uint8)
    for direction, step in enumerate(window.steps):
        fits[direction] = inner & window.shifted(free, step) & (a[window.inner] | window.shifted(b, step))
    # With equal halves the opposite directions would repeat the first two.
    fits[2:] &= ~IS_DOUBLE[dominoes]
    # With the kingdoms as the first axis, `nonzero` finds placements kingdom by kingdom.
    which, directions, cells = np.nonzero(np.ascontiguousarray(fits.transpose(2, 0, 1)))
    return which, directions, cells + window.stride


def _connecting(kingdoms: BatchKingdoms, terrain: Bytes) -> Bytes:
    """Return 1 for every cell beside the castle or beside a terrain, (cells, kingdoms) uint8.

    `terrain`, (kingdoms,) uint8, holds a terrain for each kingdom.
    """
    window = kingdoms.window
    connects = as_bytes((kingdoms.terrain == terrain) | (kingdoms.terrain == CASTLE_CODE))
    found = np.zeros_like(connects)
    for step in window.steps:
        found[window.inner] |= window.shifted(connects, step)
    return found


def place_dominoes(kingdoms: BatchKingdoms, columns: Ints, dominoes: Ints, directions: Ints, cells: Ints) -> None:
    """Place one domino in each kingdom of some different `columns` without checking the rules.

    All arguments but the first are (columns,) intp.
    """
    changed = by_planes(kingdoms.take(columns))
    _cover(changed, cells, TERRAIN_A[dominoes], CROWNS_A[dominoes])
    _cover(changed, changed.second_cells(directions, cells), TERRAIN_B[dominoes], CROWNS_B[dominoes])
    kingdoms.put(columns, changed)


def _cover(kingdoms: BatchKingdoms, cells: Ints, terrain: Bytes, crowns: Bytes) -> None:
    """Cover one cell of each kingdom with half a domino; the last three arguments are (kingdoms,)."""
    every, around = np.arange(len(kingdoms)), cells + np.array(kingdoms.window.steps)[:, None]
    # `label` holds the labels of the joined properties, (4, kingdoms), each label once.
    label = np.where(kingdoms.terrain[around, every] == terrain, kingdoms.label[around, every], _NO_LABEL)
    for later in range(1, 4):
        label[later][(label[:later] == label[later]).any(0)] = _NO_LABEL
    joined = label != _NO_LABEL
    size = 1 + (kingdoms.squares[around, every] * joined).sum(0, np.uint8)
    crowned = crowns + (kingdoms.crowns[around, every] * joined).sum(0, np.uint8)
    # Every cell of the merged property gets the new label, size and crowns.
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
    """Compute the features of kingdoms, for the first `terrains` terrains, and of some dominoes in each kingdom.

    `dominoes` is (kingdoms, dominoes) intp, with NONE for missing dominoes.
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
    """Return the prospects of a half and the features of each terrain, and the plane of cells at the castle.

    The first two arrays are as in `_domino_features`.
    """
    window, inner = kingdoms.window, free[kingdoms.window.inner]
    around, squares, crowns = neighbors(kingdoms)
    points = [size * crown for size, crown in zip(squares, crowns, strict=True)]
    castle = any_of([as_bytes(each == CASTLE_CODE) for each in around]) & inner
    planes = np.zeros((3, terrains, window.cells, len(kingdoms)), np.uint8)
    land, _, own, crowned = kingdoms.planes[:, window.inner]
    # A property is counted at one cell, the cell of its label.
    heads = as_bytes(kingdoms.label == np.arange(window.cells, dtype=np.uint8)[:, None])[window.inner]
    rows = np.empty((terrains, TERRAIN_FEATURES, len(kingdoms)), np.float32)
    for index in range(terrains):
        here = [as_bytes(each == index + 1) for each in around]
        touch = any_of(here) & inner
        # A half merges the joined properties into one of `size` squares, and all their crowns count for all these
        # squares.
        size = sum_of_products(here, squares) * inner + inner
        gain = (size * sum_of_products(here, crowns) - sum_of_products(here, points)) * inner
        planes[:, index, window.inner] = touch | castle, gain, size
        mine = as_bytes(land == index + 1)
        # The rows are in the order of `features`.
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
    """Return the features of one domino in each kingdom, (DOMINO_FEATURES, kingdoms) float32.

    - `planes`, (3, terrains, cells, kingdoms) uint8: whether a half of the terrain connects on the cell, the points of
      a half without a crown, and the points of each crown of the half;
    - `rows`, (terrains, TERRAIN_FEATURES, kingdoms) float32: the features of each terrain;
    - `dominoes`, (kingdoms,) intp.
    """
    every, is_domino, dominoes = np.arange(len(dominoes)), dominoes != NONE, np.maximum(dominoes, 0)
    best, fitting = np.zeros((2, len(dominoes)), np.uint8)
    for fits, gain in ways_to_place(kingdoms, free, planes, dominoes):
        best = np.maximum(best, (fits * (gain + 1)).max(0))  # one more than the gain: 0 means no placement
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
    """Return for each direction whether a domino fits with its first half on a cell, and the gain there.

    Both arrays are (inner cells, kingdoms) uint8. `dominoes` holds a domino for each kingdom, and `planes` is as in
    `_domino_features`.
    """
    window, (connects, gains, sizes) = kingdoms.window, planes
    a, b = TERRAIN_A[dominoes] - 1, TERRAIN_B[dominoes] - 1
    connects_a, connects_b = _of_terrain(connects, a), _of_terrain(connects, b)
    gain_a = _of_terrain(gains, a) + _of_terrain(sizes, a) * CROWNS_A[dominoes]
    gain_b = _of_terrain(gains, b) + _of_terrain(sizes, b) * CROWNS_B[dominoes]
    inner, double = free[window.inner], IS_DOUBLE[dominoes]
    found = []
    # Each direction is computed for all cells at once. Equal halves join the same property, so the higher gain is the
    # gain of each half.
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
    file, rank = size - 1, size  # the position of the castle
    reach = np.max([file - west, east - file, rank - south, north - rank], axis=0)
    width, height = east - west, north - south
    off_center = np.abs(west + east - 2 * file) + np.abs(south + north - 2 * rank)
    rows = [
        as_bytes(kingdoms.terrain[window.inner] != EMPTY).sum(0, np.uint8),
        inner.sum(0, np.uint8),
        *((inner & (sides == count)).sum(0, np.uint8) for count in range(3)),
        sides.sum(0, np.uint8),
        castle.sum(0, np.uint8),
        np.maximum(width, height),
        np.minimum(width, height),
        reach > size // 2,
        off_center,
        off_center == 0,
    ]
    return np.stack(rows).astype(np.float32)


def _of_terrain(planes: Bytes, terrains: Bytes) -> Bytes:
    """Return the plane of each kingdom's terrain: (terrains, cells, kingdoms) becomes (cells, kingdoms).

    `terrains` are indices, (kingdoms,) uint8.
    """
    if (terrains == terrains[0]).all():  # all kingdoms have the same domino in most turns of a search
        return planes[int(terrains[0])]
    found = np.zeros_like(planes[0])
    for index, plane in enumerate(planes):
        found |= plane * as_bytes(terrains == index)
    return found


def choose_greedily(
    kingdoms: BatchKingdoms, columns: Ints, dominoes: Ints, line: Ints, *, center: bool
) -> tuple[Ints, Ints, Ints]:
    """Choose the turn with the highest immediate gain in each kingdom of some `columns`.

    The gain consists of the points of the placement and of the next domino at its best placement, less a penalty for
    every hole and, if `center` is true, a penalty for a castle outside the reachable center. Only the most promising
    placements are tried.

    - `dominoes`, (columns,) intp: the domino to place in each kingdom, or NONE everywhere;
    - `line`, (columns, slots) intp: the dominoes to choose from, and NONE for taken dominoes.

    Returns three (columns,) intp arrays: direction, cell of the first half, and slot. Direction and cell are NONE
    without a placement.
    """
    center_penalty = LOST_CENTER_PENALTY if center else 0
    which, directions, cells = _promising_placements(kingdoms.take(columns), dominoes, center_penalty)
    after, placed = kingdoms.take(columns[which]), np.flatnonzero(directions != NONE)
    place_dominoes(after, placed, dominoes[which[placed]], directions[placed], cells[placed])
    features = extract_features(after, TERRAIN_COUNT, line[which])
    worth = features.per_terrain(TERRAIN_POINTS).sum(0) - HOLE_PENALTY * features.outline(HOLES)
    worth -= center_penalty * features.outline(CENTER_LOST)
    values = np.where(line[which] == NONE, -np.inf, worth[:, None] + features.dominoes[DOMINO_GAIN])
    slots = values.argmax(1)
    best = np.lexsort((-values.max(1), which))[np.searchsorted(which, np.arange(len(columns)))]
    return directions[best], cells[best], slots[best]


def _promising_placements(kingdoms: BatchKingdoms, dominoes: Ints, center_penalty: int) -> tuple[Ints, Ints, Ints]:
    """Return up to TRIED placements of one domino in each kingdom, by a quick value.

    The value is the gain of the domino, less the penalties for new holes and a lost center. The arrays are as in
    `find_placements`; a kingdom without a placement gets one entry with NONE as direction and cell.
    """
    none = np.full(len(dominoes), NONE)
    if dominoes[0] == NONE:
        return np.arange(len(dominoes)), none, none
    kingdoms = by_planes(kingdoms)
    fits, worth = _worth_at_a_glance(kingdoms, dominoes, center_penalty)
    # With the kingdoms as the first axis, `nonzero` finds placements kingdom by kingdom.
    which, directions, cells = np.nonzero(np.ascontiguousarray(fits.transpose(2, 0, 1)))
    order = np.lexsort((-worth[directions, cells, which], which))
    counts = np.bincount(which, minlength=len(dominoes))
    rank = np.arange(len(which)) - np.repeat(np.cumsum(counts) - counts, counts)
    order = order[rank < TRIED]
    stuck = np.flatnonzero(counts == 0)
    found = which[order], directions[order], cells[order] + kingdoms.window.stride
    which, directions, cells = map(np.concatenate, zip(found, (stuck, none[stuck], none[stuck]), strict=True))
    order = np.argsort(which, kind="stable")
    return which[order], directions[order], cells[order]


def _worth_at_a_glance(kingdoms: BatchKingdoms, dominoes: Ints, center_penalty: int) -> tuple[Bytes, NDArray[np.int32]]:
    """Return whether a domino fits, and the quick value: (directions, inner cells, kingdoms) uint8 and int32."""
    window, free = kingdoms.window, kingdoms.free()
    planes, _, _ = explore(kingdoms, TERRAIN_COUNT, free)
    ways, holes, far_out = ways_to_place(kingdoms, free, planes, dominoes), _new_holes(window, free), _far_out(window)
    fits = np.stack([fits for fits, _ in ways])
    # With equal halves the opposite directions would repeat the first two.
    fits[2:] &= ~IS_DOUBLE[dominoes]
    worth = [
        gain
        - np.int32(HOLE_PENALTY) * (holes[window.inner] + window.shifted(holes, step))
        - np.int32(center_penalty) * (far_out[window.inner] | window.shifted(far_out, step))
        for step, (_, gain) in zip(window.steps, ways, strict=True)
    ]
    return fits, np.stack(worth)


def _new_holes(window: Window, free: Bytes) -> Bytes:
    """Return the number of new holes beside each half of a domino on free cells, (cells, kingdoms) uint8.

    Only the sum over both halves is meaningful, as a single count may have wrapped around below 0.
    """
    doomed, beside = np.zeros((2, *free.shape), np.uint8)
    sides = sum(window.shifted(free, step) for step in window.steps)
    # A square with one free neighbor becomes a hole when a half covers the neighbor, unless the other half covers the
    # square. The half on the neighbor counts the square in any case, so the half on the square takes the count off.
    doomed[window.inner] = free[window.inner] & (sides == 1)
    beside[window.inner] = sum(window.shifted(doomed, step) for step in window.steps)
    return beside - doomed


def _far_out(window: Window) -> Bytes:
    """Return the cells outside the centered grid, (cells, 1) uint8."""
    steps_away = np.maximum(abs(window.files - window.size + 1), abs(window.ranks - window.size))
    return as_bytes(steps_away > window.size // 2)


def list_squares(kingdoms: BatchKingdoms, undrawn: Floats) -> EdgeSquares:
    """List the squares at the edges of kingdoms with their features.

    `undrawn`, (kingdoms, 2 * terrains) float32, holds the numbers of undrawn halves by terrain, and then of their
    crowns.
    """
    kingdoms = by_planes(kingdoms)
    window, free, terrains = kingdoms.window, kingdoms.free(), undrawn.shape[1] // 2
    column, cell = np.nonzero(np.ascontiguousarray((free[window.inner] & _beside_land(kingdoms)).T))
    number = np.full(free.shape, NONE)
    number[cell + window.stride, column] = np.arange(len(cell))
    # The neighbors of each square, (4, squares).
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
    """Return the plane of the cells beside a covered cell."""
    window, land = kingdoms.window, as_bytes(kingdoms.terrain != EMPTY)
    return any_of([window.shifted(land, step) for step in window.steps])


def pool_squares(kingdoms: BatchKingdoms, undrawn: Floats, layer: SquareLayer) -> Floats:
    """Return the sums of a layer over the edges of kingdoms, (kingdoms, 2 * NEURONS) float32."""
    squares = list_squares(kingdoms, undrawn)
    return layer.sums(squares, layer.signals(squares.features))


def _fill_surroundings(features: Floats, kingdoms: BatchKingdoms, terrains: int, cell: Ints, column: Ints) -> None:
    """Fill in the neighbors of each square: properties and the castle."""
    terrain, squares, crowns = (np.stack([plane[cell, column] for plane in each]) for each in neighbors(kingdoms))
    for index in range(terrains):
        here, row = terrain == index + 1, OF_TERRAIN * index
        features[:, row + TOUCHES] = here.any(0)
        features[:, row + CROWNS_BESIDE] = (crowns * here).sum(0)
        features[:, row + SQUARES_BESIDE] = (squares * here).sum(0)
    features[:, first_other_row(terrains) + AT_CASTLE] = (terrain == CASTLE_CODE).any(0)


def _fill_room(others: Floats, kingdoms: BatchKingdoms, free: Bytes, around: Ints, column: Ints) -> None:
    """Fill in the room around each square; `around`, (4, squares) intp, holds the neighboring cells."""
    window = kingdoms.window
    sides, middle = np.zeros((2, *free.shape), np.uint8)
    sides[window.inner] = sum_of_products(
        [free[window.inner]] * 4, [window.shifted(free, step) for step in window.steps]
    )
    dead_ends = as_bytes(sides == 1)
    # `middle` marks the middle of three squares, in a row or in a corner, without other free neighbors.
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
    """Fill in the position of each square relative to the kingdom; `bounds` is (4, squares) int8."""
    west, south, east, north = bounds
    file, rank = cell % stride, cell // stride + 1
    steps = np.maximum(np.maximum(west - file, file - east), 0) + np.maximum(np.maximum(south - rank, rank - north), 0)
    others[:, INSIDE], others[:, STEPS_OUTSIDE] = steps == 0, steps


def _fill_prospects(features: Floats, undrawn: Floats) -> None:
    """Fill in the prospects of undrawn dominoes on each square; `undrawn` is (squares, 2 * terrains) float32."""
    terrains = undrawn.shape[1] // 2
    of_terrains = features[:, : first_other_row(terrains)].reshape(len(features), terrains, OF_TERRAIN)
    touches, crowns, squares = of_terrains.transpose(2, 0, 1)
    others = features[:, first_other_row(terrains) :]
    halves, their_crowns = undrawn[:, :terrains], undrawn[:, terrains:]
    connects = np.maximum(touches, others[:, AT_CASTLE, None])
    prospects = halves * connects, halves * crowns, their_crowns * (squares + 1) * connects
    for row, each in zip((HALVES_THAT_FIT, POINTS_OF_HALVES, POINTS_OF_CROWNS), prospects, strict=True):
        others[:, row] = each.sum(1) * np.float32(UNDRAWN_SCALE)
