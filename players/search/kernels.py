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
from players.search.batch_kingdoms import CASTLE_CODE, TERRAIN_COUNT

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

LAND, LABEL, SQUARES, CROWNS = range(4)
"""The planes of a land."""

CONNECTS, GAIN, JOINED, CROWNED = 0, TERRAIN_COUNT, 2 * TERRAIN_COUNT, 3 * TERRAIN_COUNT
"""Columns of the ground, one for each terrain: whether a half connects there, what it gains without a crown, and the
squares and the crowns of the properties that it joins.
"""

WIDTH = (4 * TERRAIN_COUNT + 31) // 32 * 32
"""The columns of the ground, rounded up to half a cache line."""


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
        for at in range(edges):
            for index in range(WIDTH):
                ground[edge[at], index] = 0


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
