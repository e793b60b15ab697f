# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, annotation_typing=False
"""The hot path one kingdom at a time: the same results as `numpy_backend`, which a test compares.

Plain Python, but much too slow as such: it is only used if `python -m players compile` has compiled it with Cython.
kernels.pxd gives the C types. Numbers of 8 bits wrap around. The inner functions share scratch arrays:

- `lands`, `bounds`: kingdoms as in `BatchKingdoms`; `kingdom` is the index of one, and `kingdoms` are some of them;
- `table`: terrain and crowns of the halves of every domino, and whether they are equal, (5, dominoes) uint8;
- `steps`: the distances to the four neighbours of a cell, (4,) int32; a `direction` is an index into it;
- `reach`: first and last file and rank of the part of the window that the kingdom may still cover, (4,) int32;
- `free`: whether a cell is there and empty, (cells,) uint8;
- `edge`: the free cells beside the kingdom, (cells,) int32, of which the first `edges` count;
- `ground`: what a half of each terrain would find on a cell of the edge, (cells, WIDTH) uint8, and 0 elsewhere;
- `totals`: the features of one kingdom, (TERRAIN_COUNT * TERRAIN_FEATURES + OUTLINE_FEATURES,) int32.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from players.search import features as rows
from players.search import greedy_constants as greedy
from players.search import square_features as squares
from players.search.batch_kingdoms import CASTLE_CODE, NONE, TERRAIN_COUNT
from players.search.square_layer import NEURONS, SUM_SCALE

Bytes = NDArray[np.uint8]
Bounds = NDArray[np.int8]
Counts = NDArray[np.intc]
Ints = NDArray[np.intp]
Floats = NDArray[np.float32]

# C integers once compiled (see kernels.pxd), with the values that the rest of the package uses.
TERRAIN_FEATURES, OUTLINE_FEATURES, MAX_PLACEMENTS = rows.TERRAIN_FEATURES, rows.OUTLINE_FEATURES, rows.MAX_PLACEMENTS
TERRAIN_SQUARES, TERRAIN_POINTS, TERRAIN_CONTACTS = rows.TERRAIN_SQUARES, rows.TERRAIN_POINTS, rows.TERRAIN_CONTACTS
BEST_GAIN, BEST_SIZE, BEST_CROWN_GAIN = rows.BEST_GAIN, rows.BEST_SIZE, rows.BEST_CROWN_GAIN
MOST_CROWNS, LARGEST, TOTAL_GAIN, PROPERTIES = rows.MOST_CROWNS, rows.LARGEST, rows.TOTAL_GAIN, rows.PROPERTIES
COVERED, EMPTY_SQUARES, HOLES, EMPTY_SIDES = rows.COVERED, rows.EMPTY_SQUARES, rows.HOLES, rows.EMPTY_SIDES
CASTLE_CONTACTS, LONG_SIDE, SHORT_SIDE = rows.CASTLE_CONTACTS, rows.LONG_SIDE, rows.SHORT_SIDE
CENTRE_LOST, OFF_CENTRE, CENTRED = rows.CENTRE_LOST, rows.OFF_CENTRE, rows.CENTRED
IS_DOMINO, FITS, PLACEMENTS = rows.IS_DOMINO, rows.FITS, rows.PLACEMENTS
DOMINO_GAIN, HALF_A, HALF_B = rows.DOMINO_GAIN, rows.HALF_A, rows.HALF_B
HALVES_OF_TERRAIN, CROWNS_OF_TERRAIN = rows.HALVES_OF_TERRAIN, rows.CROWNS_OF_TERRAIN

TOUCHES, CROWNS_BESIDE, SQUARES_BESIDE = squares.TOUCHES, squares.CROWNS_BESIDE, squares.SQUARES_BESIDE
OF_TERRAIN, AT_CASTLE, FREE_SIDES = squares.OF_TERRAIN, squares.AT_CASTLE, squares.FREE_SIDES
INSIDE, STEPS_OUTSIDE, IN_PAIR, IN_TRIPLE = squares.INSIDE, squares.STEPS_OUTSIDE, squares.IN_PAIR, squares.IN_TRIPLE
DEAD_ENDS, HALVES_THAT_FIT = squares.DEAD_ENDS, squares.HALVES_THAT_FIT
POINTS_OF_HALVES, POINTS_OF_CROWNS = squares.POINTS_OF_HALVES, squares.POINTS_OF_CROWNS
UNDRAWN_SCALE = squares.UNDRAWN_SCALE

HOLE_PENALTY, TRIED = greedy.HOLE_PENALTY, greedy.TRIED

LAND, LABEL, SQUARES, CROWNS = range(4)
"""The planes of a land."""

CONNECTS, GAIN, JOINED, CROWNED = 0, TERRAIN_COUNT, 2 * TERRAIN_COUNT, 3 * TERRAIN_COUNT
"""Columns of the ground, one for each terrain: whether a half connects there, what it gains without a crown, and the
squares and the crowns of the properties that it joins.
"""

WIDTH = (4 * TERRAIN_COUNT + 31) // 32 * 32
"""The columns of the ground, rounded up to half a cache line."""

DIRECTION, CELL, SLOT = range(3)
"""The rows of a turn that is chosen: how the domino is placed, and which slot of the line is taken."""

VALUE = 2
"""The row below DIRECTION and CELL of a placement that may be tried: what it is worth at a glance."""

LEAST = -(2**30)
"""Less than any turn is worth."""


def find_placements(
    lands: Bytes, bounds: Bounds, size: int, table: Bytes, kingdoms: Ints, dominoes: Ints, found: Ints
) -> int:
    """Find the placements of one domino in each of some kingdoms and return how many there are.

    They are written into `found`, (3, capacity) intp: index into `kingdoms`, direction, cell of the first half.
    """
    stride, cells, count = 2 * size, (2 * size + 1) * 2 * size, 0
    steps = np.array([stride, 1, -stride, -1], np.intc)
    reach = np.zeros(4, np.intc)
    free, edge = np.zeros(cells, np.uint8), np.zeros(cells, np.intc)
    ground = np.zeros((cells, WIDTH), np.uint8)
    for which in range(kingdoms.shape[0]):
        kingdom = kingdoms[which]
        _find_reach(bounds, kingdom, size, reach)
        _mark_free(lands, kingdom, stride, reach, free)
        domino, directions = dominoes[which], 2 if table[4, dominoes[which]] else 4
        a, b = table[0, domino], table[2, domino]
        edges = _mark_edge(lands, bounds, kingdom, stride, steps, free, a, b, ground, edge)
        count = _list_placements(directions, which, steps, free, ground, edge, edges, found, count)
        # Clearing what was written is cheaper than allocating the ground anew.
        for at in range(edges):
            ground[edge[at], CONNECTS] = ground[edge[at], CONNECTS + 1] = 0
    return count


def _mark_edge(
    lands: Bytes,
    bounds: Bounds,
    kingdom: int,
    stride: int,
    steps: Counts,
    free: Bytes,
    a: int,
    b: int,
    ground: Bytes,
    edge: Counts,
) -> int:
    """Mark for the free cells beside the kingdom whether terrain `a` and whether terrain `b` connects there.

    Lists in `edge` those cells at which one of them does, and returns how many these are. The marks are in the first
    two columns of CONNECTS, which stand for the halves of the domino here.
    """
    edges = 0
    # From the land outwards: a kingdom has fewer squares than there are free cells around it.
    for rank in range(bounds[1, kingdom], bounds[3, kingdom] + 1):
        for file in range(bounds[0, kingdom], bounds[2, kingdom] + 1):
            cell = rank * stride + file
            land = lands[kingdom, LAND, cell]
            if land not in (a, b, CASTLE_CODE):
                continue
            for direction in range(4):
                near = cell + steps[direction]
                if free[near]:
                    if not ground[near, CONNECTS] and not ground[near, CONNECTS + 1]:
                        edge[edges] = near
                        edges += 1
                    ground[near, CONNECTS] |= land in (a, CASTLE_CODE)
                    ground[near, CONNECTS + 1] |= land in (b, CASTLE_CODE)
    return edges


def _list_placements(
    directions: int,
    which: int,
    steps: Counts,
    free: Bytes,
    ground: Bytes,
    edge: Counts,
    edges: int,
    found: Ints,
    count: int,
) -> int:
    """Append the placements in one kingdom to `found`, which holds `count`, and return how many it holds then.

    First those whose first half connects at a cell of the edge, then those whose second half alone does.
    """
    for at in range(edges):
        cell = edge[at]
        for direction in range(4):
            other, back = cell + steps[direction], (direction + 2) % 4
            if not free[other]:
                continue
            if ground[cell, CONNECTS] and direction < directions:
                found[0, count], found[1, count], found[2, count] = which, direction, cell
                count += 1
            # The second half lies on `cell`, so the domino starts at `other` and points back.
            if ground[cell, CONNECTS + 1] and not ground[other, CONNECTS] and back < directions:
                found[0, count], found[1, count], found[2, count] = which, back, other
                count += 1
    return count


def _find_reach(bounds: Bounds, kingdom: int, size: int, reach: Counts) -> None:
    """Write the part of the window that the kingdom may still cover into `reach`."""
    reach[0] = max(0, bounds[2, kingdom] - size + 1)
    reach[1] = min(2 * size - 2, bounds[0, kingdom] + size - 1)
    reach[2] = max(1, bounds[3, kingdom] - size + 1)
    reach[3] = min(2 * size - 1, bounds[1, kingdom] + size - 1)


def _mark_free(lands: Bytes, kingdom: int, stride: int, reach: Counts, free: Bytes) -> None:
    """Mark the empty cells that the kingdom may still cover, and no others."""
    free[:] = 0
    for rank in range(reach[2], reach[3] + 1):
        for cell in range(rank * stride + reach[0], rank * stride + reach[1] + 1):
            free[cell] = lands[kingdom, LAND, cell] == 0


def place_dominoes(
    lands: Bytes,
    bounds: Bounds,
    size: int,
    table: Bytes,
    kingdoms: Ints,
    dominoes: Ints,
    directions: Ints,
    cells: Ints,
) -> None:
    """Place one domino in each of some kingdoms; nothing is checked."""
    stride = 2 * size
    steps = np.array([stride, 1, -stride, -1], np.intc)
    for which in range(kingdoms.shape[0]):
        kingdom, domino, cell = kingdoms[which], dominoes[which], cells[which]
        _cover(lands, bounds, stride, steps, kingdom, cell, table[0, domino], table[1, domino])
        cell += steps[directions[which]]
        _cover(lands, bounds, stride, steps, kingdom, cell, table[2, domino], table[3, domino])


def _cover(
    lands: Bytes, bounds: Bounds, stride: int, steps: Counts, kingdom: int, cell: int, terrain: int, crowns: int
) -> None:
    """Cover a cell with half a domino, and merge the properties that it joins."""
    file, rank = cell % stride, cell // stride
    bounds[0, kingdom], bounds[1, kingdom] = min(bounds[0, kingdom], file), min(bounds[1, kingdom], rank)
    bounds[2, kingdom], bounds[3, kingdom] = max(bounds[2, kingdom], file), max(bounds[3, kingdom], rank)
    lands[kingdom, LAND, cell], lands[kingdom, LABEL, cell] = terrain, cell
    lands[kingdom, SQUARES, cell], lands[kingdom, CROWNS, cell] = 1, crowns
    for direction in range(4):
        near = cell + steps[direction]
        if lands[kingdom, LAND, near] == terrain and lands[kingdom, LABEL, near] != cell:
            _merge(lands, bounds, stride, kingdom, cell, near)


def _merge(lands: Bytes, bounds: Bounds, stride: int, kingdom: int, cell: int, near: int) -> None:
    """Merge the properties of two cells into one, with the label of the first."""
    # All squares of a property bear its size and crowns, so that reading them is quick and only merging is not.
    own, other = lands[kingdom, LABEL, cell], lands[kingdom, LABEL, near]
    size = lands[kingdom, SQUARES, cell] + lands[kingdom, SQUARES, near]
    crowns = lands[kingdom, CROWNS, cell] + lands[kingdom, CROWNS, near]
    for rank in range(bounds[1, kingdom], bounds[3, kingdom] + 1):
        for file in range(bounds[0, kingdom], bounds[2, kingdom] + 1):
            part = rank * stride + file
            label = lands[kingdom, LABEL, part]
            if lands[kingdom, LAND, part] and label in (own, other):
                lands[kingdom, LABEL, part] = own
                lands[kingdom, SQUARES, part], lands[kingdom, CROWNS, part] = size, crowns


def extract_features(
    lands: Bytes,
    bounds: Bounds,
    size: int,
    terrains: int,
    table: Bytes,
    dominoes: Ints,
    of_kingdoms: Floats,
    of_dominoes: Floats,
) -> None:
    """Compute the features of every kingdom, and of the `dominoes` for each, (kingdoms, dominoes) intp.

    They are written into `of_kingdoms`, (kingdoms, rows) float32, and `of_dominoes`, (kingdoms, dominoes, rows)
    float32, which comes as zeros and stays so where there is no domino.
    """
    stride, cells = 2 * size, (2 * size + 1) * 2 * size
    steps = np.array([stride, 1, -stride, -1], np.intc)
    reach = np.zeros(4, np.intc)
    free, edge = np.zeros(cells, np.uint8), np.zeros(cells, np.intc)
    ground = np.zeros((cells, WIDTH), np.uint8)
    totals = np.zeros(TERRAIN_COUNT * TERRAIN_FEATURES + OUTLINE_FEATURES, np.intc)
    for kingdom in range(lands.shape[0]):
        totals[:] = 0
        _find_reach(bounds, kingdom, size, reach)
        _mark_free(lands, kingdom, stride, reach, free)
        _count_terrains(lands, bounds, kingdom, stride, totals)
        edges = _explore(lands, kingdom, stride, reach, steps, free, ground, edge, totals)
        # A half makes a property of one square at least, wherever it is placed.
        for index in range(TERRAIN_COUNT if edges else 0):
            row = index * TERRAIN_FEATURES
            totals[row + BEST_SIZE] = max(totals[row + BEST_SIZE], 1)
            totals[row + BEST_CROWN_GAIN] = max(totals[row + BEST_CROWN_GAIN], 1)
        _measure_outline(bounds, kingdom, size, totals)
        for row in range(terrains * TERRAIN_FEATURES):
            of_kingdoms[kingdom, row] = totals[row]
        outline = TERRAIN_COUNT * TERRAIN_FEATURES
        for row in range(OUTLINE_FEATURES):
            of_kingdoms[kingdom, terrains * TERRAIN_FEATURES + row] = totals[outline + row] & 255
        for slot in range(dominoes.shape[1]):
            domino = dominoes[kingdom, slot]
            if domino >= 0:
                _domino_features(table, domino, kingdom, slot, steps, free, ground, edge, edges, totals, of_dominoes)
        _clear_ground(ground, edge, edges)


def _count_terrains(lands: Bytes, bounds: Bounds, kingdom: int, stride: int, totals: Counts) -> None:
    """Count what the kingdom has of each terrain."""
    for rank in range(bounds[1, kingdom], bounds[3, kingdom] + 1):
        for file in range(bounds[0, kingdom], bounds[2, kingdom] + 1):
            cell = rank * stride + file
            land = lands[kingdom, LAND, cell]
            totals[TERRAIN_COUNT * TERRAIN_FEATURES + COVERED] += land != 0
            if land in (0, CASTLE_CODE):
                continue
            row = (land - 1) * TERRAIN_FEATURES
            size, crowns = lands[kingdom, SQUARES, cell], lands[kingdom, CROWNS, cell]
            # Every square adds the crowns of its property, so a property adds its points.
            totals[row + TERRAIN_SQUARES] += 1
            totals[row + TERRAIN_POINTS] += crowns
            totals[row + MOST_CROWNS] = max(totals[row + MOST_CROWNS], crowns)
            totals[row + LARGEST] = max(totals[row + LARGEST], size)
            totals[row + PROPERTIES] += lands[kingdom, LABEL, cell] == cell


def _explore(
    lands: Bytes,
    kingdom: int,
    stride: int,
    reach: Counts,
    steps: Counts,
    free: Bytes,
    ground: Bytes,
    edge: Counts,
    totals: Counts,
) -> int:
    """Count the free cells and fill in the ground at those beside the kingdom; return how many these are."""
    outline, edges = TERRAIN_COUNT * TERRAIN_FEATURES, 0
    for rank in range(reach[2], reach[3] + 1):
        for cell in range(rank * stride + reach[0], rank * stride + reach[1] + 1):
            if not free[cell]:
                continue
            sides, is_edge = 0, False
            for direction in range(4):
                near = cell + steps[direction]
                sides += free[near]
                is_edge = is_edge or lands[kingdom, LAND, near]
            totals[outline + EMPTY_SQUARES] += 1
            totals[outline + HOLES + sides] += sides < 3
            totals[outline + EMPTY_SIDES] += sides
            if is_edge:
                edge[edges] = cell
                edges += 1
                _fill_ground(lands, kingdom, steps, ground, cell, totals)
    return edges


def _fill_ground(lands: Bytes, kingdom: int, steps: Counts, ground: Bytes, cell: int, totals: Counts) -> None:
    """Fill in what a half of each terrain would find on a cell beside the kingdom.

    A half without a crown gains, for every square of a property, the crowns of the others that it joins, and for itself
    the crowns of all.
    """
    castle = False
    for direction in range(4):
        near = cell + steps[direction]
        land = lands[kingdom, LAND, near]
        if land == CASTLE_CODE:
            castle = True
        elif land and _is_first_contact(lands, kingdom, steps, cell, direction):
            _join(lands, kingdom, ground, cell, near, totals)
    for direction in range(4):
        land = lands[kingdom, LAND, cell + steps[direction]]
        if land and land != CASTLE_CODE:
            row, gain, size = (
                (land - 1) * TERRAIN_FEATURES,
                ground[cell, GAIN + land - 1],
                _size(ground, cell, land - 1),
            )
            totals[row + BEST_GAIN] = max(totals[row + BEST_GAIN], gain)
            totals[row + BEST_SIZE] = max(totals[row + BEST_SIZE], size)
            totals[row + BEST_CROWN_GAIN] = max(totals[row + BEST_CROWN_GAIN], (gain + size) & 255)
    # Next to the castle a half of any terrain connects.
    if castle:
        totals[TERRAIN_COUNT * TERRAIN_FEATURES + CASTLE_CONTACTS] += 1
        for index in range(TERRAIN_COUNT):
            ground[cell, CONNECTS + index] = True


def _join(lands: Bytes, kingdom: int, ground: Bytes, cell: int, near: int, totals: Counts) -> None:
    """Add the property at `near` to what a half of its terrain joins on a cell."""
    index = lands[kingdom, LAND, near] - 1
    row, size, crowns = index * TERRAIN_FEATURES, lands[kingdom, SQUARES, near], lands[kingdom, CROWNS, near]
    totals[row + TERRAIN_CONTACTS] += not ground[cell, CONNECTS + index]
    # The squares of each side gain the crowns of the other.
    before = ground[cell, GAIN + index]
    gain = (before + size * ground[cell, CROWNED + index] + _size(ground, cell, index) * crowns) & 255
    totals[row + TOTAL_GAIN] += gain - before
    ground[cell, GAIN + index] = gain
    ground[cell, CROWNED + index] += crowns
    ground[cell, JOINED + index] += size
    ground[cell, CONNECTS + index] = True


def _size(ground: Bytes, cell: int, index: int) -> int:
    """Return the squares of the property that a half of the terrain with that index makes on a cell."""
    return ground[cell, JOINED + index] + 1


def _is_first_contact(lands: Bytes, kingdom: int, steps: Counts, cell: int, direction: int) -> bool:
    """Return whether no earlier direction leads to the same property."""
    near = cell + steps[direction]
    for before in range(direction):
        other = cell + steps[before]
        if lands[kingdom, LAND, other] and lands[kingdom, LABEL, other] == lands[kingdom, LABEL, near]:
            return False
    return True


def _measure_outline(bounds: Bounds, kingdom: int, size: int, totals: Counts) -> None:
    """Measure how long and wide the kingdom is, and where its castle lies in it."""
    row, file, rank = TERRAIN_COUNT * TERRAIN_FEATURES, size - 1, size  # the castle's file and rank
    west, south, east, north = bounds[0, kingdom], bounds[1, kingdom], bounds[2, kingdom], bounds[3, kingdom]
    farthest = max(file - west, east - file, rank - south, north - rank)
    totals[row + LONG_SIDE] = max(east - west, north - south)
    totals[row + SHORT_SIDE] = min(east - west, north - south)
    totals[row + CENTRE_LOST] = farthest > size // 2
    totals[row + OFF_CENTRE] = abs(west + east - 2 * file) + abs(south + north - 2 * rank)
    totals[row + CENTRED] = totals[row + OFF_CENTRE] == 0


def _domino_features(
    table: Bytes,
    domino: int,
    kingdom: int,
    slot: int,
    steps: Counts,
    free: Bytes,
    ground: Bytes,
    edge: Counts,
    edges: int,
    totals: Counts,
    of_dominoes: Floats,
) -> None:
    """Compute how a domino would fit in: with its first half at the edge, or with its second alone."""
    a, b = table[0, domino] - 1, table[2, domino] - 1
    best, fits = 0, 0
    # Both cells of a domino may be at the edge; if its first half connects, it is counted from there alone.
    for at in range(edges):
        cell = edge[at]
        joins_a, joins_b = ground[cell, CONNECTS + a], ground[cell, CONNECTS + b]
        if not joins_a and not joins_b:
            continue
        for direction in range(4):
            other = cell + steps[direction]
            if free[other] and joins_a:
                best, fits = max(best, _gain_plus_one(table, domino, ground, cell, other)), fits + 1
            if free[other] and joins_b and not ground[other, CONNECTS + a]:
                best, fits = max(best, _gain_plus_one(table, domino, ground, other, cell)), fits + 1
    of_dominoes[kingdom, slot, IS_DOMINO] = 1
    of_dominoes[kingdom, slot, FITS] = best > 0
    of_dominoes[kingdom, slot, PLACEMENTS] = min(fits & 255, MAX_PLACEMENTS)
    of_dominoes[kingdom, slot, DOMINO_GAIN] = max(best, 1) - 1
    _copy_terrain(a, totals, kingdom, slot, HALF_A, of_dominoes)
    _copy_terrain(b, totals, kingdom, slot, HALF_B, of_dominoes)
    of_dominoes[kingdom, slot, HALVES_OF_TERRAIN + a] += 1
    of_dominoes[kingdom, slot, HALVES_OF_TERRAIN + b] += 1
    of_dominoes[kingdom, slot, CROWNS_OF_TERRAIN + a] += table[1, domino]
    of_dominoes[kingdom, slot, CROWNS_OF_TERRAIN + b] += table[3, domino]


def _gain_plus_one(table: Bytes, domino: int, ground: Bytes, cell: int, other: int) -> int:
    """Return one more than what a domino gains with its halves on these cells."""
    a, b = table[0, domino] - 1, table[2, domino] - 1
    first = ground[cell, GAIN + a] + _size(ground, cell, a) * table[1, domino]
    second = ground[other, GAIN + b] + _size(ground, other, b) * table[3, domino]
    # Equal halves go to one property: the half that gains more says what joining it is worth to each of them.
    gain = 2 * max(first & 255, second & 255) if table[4, domino] else first + second
    return (gain + 1) & 255


def _copy_terrain(index: int, totals: Counts, kingdom: int, slot: int, row: int, of_dominoes: Floats) -> None:
    """Copy the features of the terrain of a half to five rows of the domino's."""
    terrain = index * TERRAIN_FEATURES
    of_dominoes[kingdom, slot, row] = totals[terrain + TERRAIN_SQUARES]
    of_dominoes[kingdom, slot, row + 1] = totals[terrain + TERRAIN_CONTACTS]
    of_dominoes[kingdom, slot, row + 2] = totals[terrain + BEST_GAIN]
    of_dominoes[kingdom, slot, row + 3] = totals[terrain + BEST_CROWN_GAIN]
    of_dominoes[kingdom, slot, row + 4] = totals[terrain + LARGEST]


def choose_greedily(
    lands: Bytes,
    bounds: Bounds,
    size: int,
    table: Bytes,
    kingdoms: Ints,
    dominoes: Ints,
    line: Ints,
    centre_penalty: int,
    chosen: Ints,
) -> None:
    """Choose the turn that gains most points at once in each of some kingdoms.

    See `numpy_backend.choose_greedily`. `dominoes` are those to be placed, and `line`, (kingdoms, slots) intp, those to
    choose from. The turn is written into `chosen`, (3, kingdoms) intp, as DIRECTION, CELL and SLOT; the first two are
    NONE if nothing is placed.
    """
    stride, cells = 2 * size, (2 * size + 1) * 2 * size
    steps = np.array([stride, 1, -stride, -1], np.intc)
    reach = np.zeros(4, np.intc)
    free, edge = np.zeros(cells, np.uint8), np.zeros(cells, np.intc)
    ground = np.zeros((cells, WIDTH), np.uint8)
    totals = np.zeros(TERRAIN_COUNT * TERRAIN_FEATURES + OUTLINE_FEATURES, np.intc)
    tried = np.zeros((3, TRIED + 1), np.intc)
    trial, trial_bounds = np.zeros((1, lands.shape[1], cells), np.uint8), np.zeros((4, 1), np.int8)
    for which in range(kingdoms.shape[0]):
        kingdom, domino = kingdoms[which], dominoes[which]
        _find_reach(bounds, kingdom, size, reach)
        _mark_free(lands, kingdom, stride, reach, free)
        edges = _explore(lands, kingdom, stride, reach, steps, free, ground, edge, totals)
        count = _list_promising(table, domino, size, steps, free, ground, edge, edges, centre_penalty, tried)
        _clear_ground(ground, edge, edges)
        best = LEAST
        for at in range(count):
            _copy_kingdom(lands, bounds, kingdom, trial, trial_bounds)
            cell = tried[CELL, at]
            if cell != NONE:
                _cover(trial, trial_bounds, stride, steps, 0, cell, table[0, domino], table[1, domino])
                cell += steps[tried[DIRECTION, at]]
                _cover(trial, trial_bounds, stride, steps, 0, cell, table[2, domino], table[3, domino])
            _find_reach(trial_bounds, 0, size, reach)
            _mark_free(trial, 0, stride, reach, free)
            totals[:] = 0
            _count_terrains(trial, trial_bounds, 0, stride, totals)
            edges = _explore(trial, 0, stride, reach, steps, free, ground, edge, totals)
            _measure_outline(trial_bounds, 0, size, totals)
            value = _standing(totals, centre_penalty)
            for slot in range(line.shape[1]):
                if line[which, slot] == NONE:
                    continue
                worth = value + _best_gain(table, line[which, slot], steps, free, ground, edge, edges)
                if worth > best:
                    best = worth
                    chosen[DIRECTION, which], chosen[CELL, which] = tried[DIRECTION, at], tried[CELL, at]
                    chosen[SLOT, which] = slot
            _clear_ground(ground, edge, edges)


def _copy_kingdom(lands: Bytes, bounds: Bounds, kingdom: int, trial: Bytes, trial_bounds: Bounds) -> None:
    """Copy a kingdom into `trial` and `trial_bounds`, which hold a single one."""
    for plane in range(lands.shape[1]):
        for cell in range(lands.shape[2]):
            trial[0, plane, cell] = lands[kingdom, plane, cell]
    for side in range(4):
        trial_bounds[side, 0] = bounds[side, kingdom]


def _clear_ground(ground: Bytes, edge: Counts, edges: int) -> None:
    """Set the ground at the cells of the edge to 0, which is cheaper than to allocate it anew."""
    for at in range(edges):
        for index in range(WIDTH):
            ground[edge[at], index] = 0


def _list_promising(
    table: Bytes,
    domino: int,
    size: int,
    steps: Counts,
    free: Bytes,
    ground: Bytes,
    edge: Counts,
    edges: int,
    centre_penalty: int,
    tried: Counts,
) -> int:
    """List the placements that are worth most at a glance in `tried`, the best first, and return how many these are.

    If there is none, no placement is listed, as NONE.
    """
    count = 0
    if domino != NONE:
        a, b, directions = table[0, domino] - 1, table[2, domino] - 1, 2 if table[4, domino] else 4
        for at in range(edges):
            cell = edge[at]
            joins_a, joins_b = ground[cell, CONNECTS + a], ground[cell, CONNECTS + b]
            for direction in range(4):
                other, back = cell + steps[direction], (direction + 2) % 4
                if not free[other] or not (joins_a or joins_b):
                    continue
                cost = HOLE_PENALTY * _new_holes(steps, free, cell, other) + centre_penalty * (
                    _is_far_out(size, cell) or _is_far_out(size, other)
                )
                if joins_a and direction < directions:
                    gain = _gain_plus_one(table, domino, ground, cell, other)
                    count = _keep_best(tried, count, direction, cell, gain - cost)
                if joins_b and not ground[other, CONNECTS + a] and back < directions:
                    gain = _gain_plus_one(table, domino, ground, other, cell)
                    count = _keep_best(tried, count, back, other, gain - cost)
    if not count:
        tried[DIRECTION, 0] = tried[CELL, 0] = NONE
        count = 1
    return count


def _keep_best(tried: Counts, count: int, direction: int, cell: int, value: int) -> int:
    """Insert a placement into those to be tried, which are ordered by value; return how many these are then."""
    at = count
    while at > 0 and tried[VALUE, at - 1] < value:
        if at < TRIED:
            for row in range(3):
                tried[row, at] = tried[row, at - 1]
        at -= 1
    if at < TRIED:
        tried[DIRECTION, at], tried[CELL, at], tried[VALUE, at] = direction, cell, value
    return min(count + 1, TRIED)


def _new_holes(steps: Counts, free: Bytes, cell: int, other: int) -> int:
    """Return how many free squares have no free neighbour any more once a domino lies on two cells."""
    return _holes_beside(steps, free, cell, other) + _holes_beside(steps, free, other, cell)


def _holes_beside(steps: Counts, free: Bytes, cell: int, other: int) -> int:
    """Return how many free neighbours of a cell, apart from `other`, have only these two cells as free neighbours."""
    holes = 0
    for direction in range(4):
        near = cell + steps[direction]
        if not free[near] or near == other:
            continue
        # No square touches both halves of a domino.
        holes += _free_sides(steps, free, near) == 1
    return holes


def _is_far_out(size: int, cell: int) -> bool:
    """Return whether the castle can no longer be in the centre of a kingdom that covers the cell."""
    stride = 2 * size
    return max(abs(cell % stride - size + 1), abs(cell // stride - size)) > size // 2


def _standing(totals: Counts, centre_penalty: int) -> int:
    """Return the points of a kingdom's land less the penalties, from its features."""
    value, outline = 0, TERRAIN_COUNT * TERRAIN_FEATURES
    for index in range(TERRAIN_COUNT):
        value += totals[index * TERRAIN_FEATURES + TERRAIN_POINTS]
    return value - HOLE_PENALTY * totals[outline + HOLES] - centre_penalty * totals[outline + CENTRE_LOST]


def _best_gain(table: Bytes, domino: int, steps: Counts, free: Bytes, ground: Bytes, edge: Counts, edges: int) -> int:
    """Return the points that a domino gains at its best placement, 0 if it has none."""
    a, b, best = table[0, domino] - 1, table[2, domino] - 1, 1
    for at in range(edges):
        cell = edge[at]
        joins_a, joins_b = ground[cell, CONNECTS + a], ground[cell, CONNECTS + b]
        if not joins_a and not joins_b:
            continue
        for direction in range(4):
            other = cell + steps[direction]
            if free[other] and joins_a:
                best = max(best, _gain_plus_one(table, domino, ground, cell, other))
            if free[other] and joins_b:
                best = max(best, _gain_plus_one(table, domino, ground, other, cell))
    return best - 1


def list_squares(
    lands: Bytes,
    bounds: Bounds,
    size: int,
    undrawn: Floats,
    features: Floats,
    starts: Ints,
    neighbours: Ints,
    beyond: Floats,
) -> None:
    """List the squares at the edge of every kingdom.

    They are written into `features`, (capacity, rows) float32, `starts`, (kingdoms + 1,) intp, `neighbours`,
    (2, capacity) intp, and `beyond`, (capacity,) float32. `undrawn` is (kingdoms, 2 * terrains) float32.
    """
    stride, cells, count = 2 * size, (2 * size + 1) * 2 * size, 0
    steps = np.array([stride, 1, -stride, -1], np.intc)
    reach = np.zeros(4, np.intc)
    free, edge = np.zeros(cells, np.uint8), np.zeros(cells, np.intc)
    number = np.full(cells, NONE, np.intc)
    for kingdom in range(lands.shape[0]):
        starts[kingdom] = count
        found = _describe_edge(lands, bounds, kingdom, size, steps, reach, free, edge, number, undrawn, features, count)
        for square in range(found):
            beyond[count + square] = 0
            for direction in range(4):
                near = edge[square] + steps[direction]
                if direction < 2:
                    neighbours[direction, count + square] = count + number[near] if number[near] != NONE else NONE
                beyond[count + square] += free[near] and number[near] == NONE
        for square in range(found):
            number[edge[square]] = NONE
        count += found
    starts[lands.shape[0]] = count


def sum_signals(signals: Floats, biases: Floats, starts: Ints, neighbours: Ints, beyond: Floats, sums: Floats) -> None:
    """Add up what the neurons of a square layer make of the squares at the edge of every kingdom.

    `signals`, (squares, 2 * NEURONS) float32, are the features times the weights. The sums are written into `sums`,
    (kingdoms, 2 * NEURONS) float32, which comes as zeros. The rest is as in `SquareLayer` and `EdgeSquares`.
    """
    for kingdom in range(sums.shape[0]):
        for square in range(starts[kingdom], starts[kingdom + 1]):
            for neuron in range(NEURONS):
                signal = signals[square, neuron] + biases[neuron]
                sums[kingdom, neuron] += signal if signal > 0 else 0
            for neuron in range(NEURONS, 2 * NEURONS):
                signal = signals[square, neuron] + biases[neuron]
                sums[kingdom, neuron] += beyond[square] * (signal if signal > 0 else 0)
            for direction in range(2):
                near = neighbours[direction, square]
                if near == NONE:
                    continue
                for neuron in range(NEURONS, 2 * NEURONS):
                    signal = signals[square, neuron] + signals[near, neuron] + biases[neuron]
                    sums[kingdom, neuron] += signal if signal > 0 else 0
        for neuron in range(2 * NEURONS):
            sums[kingdom, neuron] *= SUM_SCALE


def _describe_edge(
    lands: Bytes,
    bounds: Bounds,
    kingdom: int,
    size: int,
    steps: Counts,
    reach: Counts,
    free: Bytes,
    edge: Counts,
    number: Counts,
    undrawn: Floats,
    features: Floats,
    start: int,
) -> int:
    """Fill in the features of the squares at the edge of a kingdom, from the row `start` on; return how many there are.

    Lists their cells in `edge`, and the index of each cell there in `number`, which comes and stays NONE elsewhere.
    """
    stride, count, terrains = 2 * size, 0, undrawn.shape[1] // 2
    other = OF_TERRAIN * terrains
    _find_reach(bounds, kingdom, size, reach)
    _mark_free(lands, kingdom, stride, reach, free)
    for rank in range(reach[2], reach[3] + 1):
        for cell in range(rank * stride + reach[0], rank * stride + reach[1] + 1):
            if not free[cell] or not _is_beside_land(lands, kingdom, steps, cell):
                continue
            edge[count], number[cell] = cell, count
            square = start + count
            for row in range(features.shape[1]):
                features[square, row] = 0
            _look_around(lands, kingdom, terrains, steps, cell, undrawn, features, square)
            _look_for_room(terrains, steps, free, cell, features, square)
            outside = max(bounds[0, kingdom] - cell % stride, cell % stride - bounds[2, kingdom], 0)
            outside += max(bounds[1, kingdom] - rank, rank - bounds[3, kingdom], 0)
            features[square, other + INSIDE] = outside == 0
            features[square, other + STEPS_OUTSIDE] = outside
            count += 1
    return count


def _is_beside_land(lands: Bytes, kingdom: int, steps: Counts, cell: int) -> bool:
    """Return whether a cell is beside the castle or a property."""
    for direction in range(4):
        if lands[kingdom, LAND, cell + steps[direction]]:
            return True
    return False


def _look_around(
    lands: Bytes,
    kingdom: int,
    terrains: int,
    steps: Counts,
    cell: int,
    undrawn: Floats,
    features: Floats,
    square: int,
) -> None:
    """Fill in what lies beside a square, and what undrawn dominoes would find there."""
    other, castle = OF_TERRAIN * terrains, False
    for direction in range(4):
        near = cell + steps[direction]
        land = lands[kingdom, LAND, near]
        if land == CASTLE_CODE:
            castle = True
        elif land and _is_first_contact(lands, kingdom, steps, cell, direction):
            row = OF_TERRAIN * (land - 1)
            features[square, row + TOUCHES] = 1
            features[square, row + CROWNS_BESIDE] += lands[kingdom, CROWNS, near]
            features[square, row + SQUARES_BESIDE] += lands[kingdom, SQUARES, near]
    features[square, other + AT_CASTLE] = castle
    halves, points, crowns = 0.0, 0.0, 0.0
    for index in range(terrains):
        row = OF_TERRAIN * index
        if castle or features[square, row + TOUCHES] > 0:
            halves += undrawn[kingdom, index]
            points += undrawn[kingdom, index] * features[square, row + CROWNS_BESIDE]
            crowns += undrawn[kingdom, terrains + index] * (features[square, row + SQUARES_BESIDE] + 1)
    features[square, other + HALVES_THAT_FIT] = halves * UNDRAWN_SCALE
    features[square, other + POINTS_OF_HALVES] = points * UNDRAWN_SCALE
    features[square, other + POINTS_OF_CROWNS] = crowns * UNDRAWN_SCALE


def _look_for_room(terrains: int, steps: Counts, free: Bytes, cell: int, features: Floats, square: int) -> None:
    """Fill in how much room there is around a square."""
    other, sides, dead_ends, in_triple = OF_TERRAIN * terrains, 0, 0, False
    for direction in range(4):
        near = cell + steps[direction]
        if free[near]:
            sides += 1
            dead_ends += _free_sides(steps, free, near) == 1
            in_triple = in_triple or _is_middle_of_three(steps, free, near)
    features[square, other + FREE_SIDES + sides] = 1
    features[square, other + DEAD_ENDS] = dead_ends
    features[square, other + IN_PAIR] = sides == 1 and dead_ends == 1
    features[square, other + IN_TRIPLE] = (sides == 1 and in_triple) or (sides == 2 and dead_ends == 2)


def _free_sides(steps: Counts, free: Bytes, cell: int) -> int:
    """Return how many free squares are beside a cell."""
    return free[cell + steps[0]] + free[cell + steps[1]] + free[cell + steps[2]] + free[cell + steps[3]]


def _is_middle_of_three(steps: Counts, free: Bytes, cell: int) -> bool:
    """Return whether exactly two free squares are beside a free cell, and neither has another one beside it."""
    if _free_sides(steps, free, cell) != 2:
        return False
    for direction in range(4):
        near = cell + steps[direction]
        if free[near] and _free_sides(steps, free, near) != 1:
            return False
    return True
