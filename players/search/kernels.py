# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, annotation_typing=False
"""The hot path, a kingdom at a time: what `plain` does for many at once, and held equal to it by a law.

Plain Python, and much too slow as such: it only serves where `python -m players.search.compile` made machine code of it, for
which kernels.pxd gives the types. Numbers of 8 bits wrap around as they do there. Scratch arrays are handed from one
function to the next, for none of these allocates anything:

- `planes`, `bounds`: kingdoms as in `boards.Boards`, of which `board` is the column;
- `facts`: of every domino the terrain and crowns of its halves, and whether they are the same;
- `steps`: the distances to the neighbours of a cell; a `way` is one of them;
- `around`: first and last file and rank of what the kingdom may still cover;
- `ground`: that part of the kingdom, a cell in a row, and what a half of each terrain would find there;
- `edge`: the free cells beside the kingdom;
- `tally`: the numbers that tell of the kingdom, as in `sight`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Planes = NDArray[np.uint8]
Ends = NDArray[np.int8]
Counts = NDArray[np.intc]
Ints = NDArray[np.intp]
Numbers = NDArray[np.float32]

KEEP = 8
LAND, LABEL, SQUARES, CROWNS = 0, 1, 2, 3
"""The planes."""

FREE, JOINS, GAIN, GROWN, CROWNED, WIDTH = 1, 2, 9, 16, 23, 32
"""Columns of the ground behind the land: whether a cell is free, and of each terrain whether it connects there, what a
half without a crown gains, the squares and the crowns of the property that it makes.
"""

PER_TERRAIN, OUTLINE, TERRAINS, WIDE = 10, 12, 7, 12
"""Numbers of each terrain and of the outline, terrains, and the most placements told apart."""


def spots(planes: Planes, bounds: Ends, size: int, facts: Planes, boards: Ints, dominoes: Ints, found: Ints) -> int:
    """The placements of one domino on each of some boards, in columns of `found`: on which of these, the way, the cell
    of the first half. Returns how many there are.
    """
    stride, cells, count = 2 * size, (2 * size + 1) * 2 * size, 0
    steps = np.array([stride, 1, -stride, -1], np.intc)
    around = np.zeros(4, np.intc)
    edge = np.zeros(cells, np.intc)
    ground = np.zeros((cells, WIDTH), np.uint8)
    for which in range(boards.shape[0]):
        board = boards[which]
        _reach(bounds, board, size, around)
        _survey(planes, board, stride, around, ground)
        domino, ways = dominoes[which], 2 if facts[4, dominoes[which]] else 4
        edges = _mark(bounds, board, stride, steps, ground, facts[0, domino], facts[2, domino], edge)
        count = _spots(ways, which, steps, ground, edge, edges, found, count)
        for at in range(edges):
            ground[edge[at], JOINS] = ground[edge[at], JOINS + 1] = 0
        _clear(stride, around, ground)
    return count


def _mark(bounds: Ends, board: int, stride: int, steps: Counts, ground: Planes, a: int, b: int, edge: Counts) -> int:
    """Tell of the free squares beside the kingdom whether terrain `a` connects there, and whether `b` does, and list
    those where one of them does. Returns how many these are.
    """
    edges = 0
    for rank in range(bounds[1, board], bounds[3, board] + 1):
        for file in range(bounds[0, board], bounds[2, board] + 1):
            cell = rank * stride + file
            land = ground[cell, LAND]
            if land not in (a, b, KEEP):
                continue
            for way in range(4):
                near = cell + steps[way]
                if ground[near, FREE]:
                    if not ground[near, JOINS] and not ground[near, JOINS + 1]:
                        edge[edges] = near
                        edges += 1
                    ground[near, JOINS] |= land in (a, KEEP)
                    ground[near, JOINS + 1] |= land in (b, KEEP)
    return edges


def _spots(
    ways: int, which: int, steps: Counts, ground: Planes, edge: Counts, edges: int, found: Ints, count: int
) -> int:
    """Those with the first half at the edge, and those with the second alone."""
    for at in range(edges):
        cell = edge[at]
        for way in range(4):
            other, back = cell + steps[way], (way + 2) % 4
            if ground[other, FREE] and ground[cell, JOINS] and way < ways:
                found[0, count], found[1, count], found[2, count] = which, way, cell
                count += 1
            if ground[other, FREE] and ground[cell, JOINS + 1] and not ground[other, JOINS] and back < ways:
                found[0, count], found[1, count], found[2, count] = which, back, other
                count += 1
    return count


def _reach(bounds: Ends, board: int, size: int, around: Counts) -> None:
    """The squares that the kingdom may still cover: first and last file, first and last rank."""
    around[0] = max(0, bounds[2, board] - size + 1)
    around[1] = min(2 * size - 2, bounds[0, board] + size - 1)
    around[2] = max(1, bounds[3, board] - size + 1)
    around[3] = min(2 * size - 1, bounds[1, board] + size - 1)


def _survey(planes: Planes, board: int, stride: int, around: Counts, ground: Planes) -> None:
    """Copy the land, and tell what is free."""
    for rank in range(around[2], around[3] + 1):
        for cell in range(rank * stride + around[0], rank * stride + around[1] + 1):
            land = planes[LAND, cell, board]
            ground[cell, LAND] = land
            ground[cell, FREE] = land == 0


def _clear(stride: int, around: Counts, ground: Planes) -> None:
    for rank in range(around[2], around[3] + 1):
        for cell in range(rank * stride + around[0], rank * stride + around[1] + 1):
            ground[cell, LAND] = 0
            ground[cell, FREE] = 0


def place(
    planes: Planes,
    bounds: Ends,
    size: int,
    facts: Planes,
    boards: Ints,
    dominoes: Ints,
    ways: Ints,
    cells: Ints,
) -> None:
    """Put a domino in its place on each of some boards; nothing is checked."""
    stride = 2 * size
    steps = np.array([stride, 1, -stride, -1], np.intc)
    for which in range(boards.shape[0]):
        board, domino, cell = boards[which], dominoes[which], cells[which]
        _cover(planes, bounds, stride, steps, board, cell, facts[0, domino], facts[1, domino])
        cell += steps[ways[which]]
        _cover(planes, bounds, stride, steps, board, cell, facts[2, domino], facts[3, domino])


def _cover(
    planes: Planes,
    bounds: Ends,
    stride: int,
    steps: Counts,
    board: int,
    cell: int,
    terrain: int,
    crowns: int,
) -> None:
    file, rank = cell % stride, cell // stride
    bounds[0, board], bounds[1, board] = min(bounds[0, board], file), min(bounds[1, board], rank)
    bounds[2, board], bounds[3, board] = max(bounds[2, board], file), max(bounds[3, board], rank)
    planes[LAND, cell, board], planes[LABEL, cell, board] = terrain, cell
    planes[SQUARES, cell, board], planes[CROWNS, cell, board] = 1, crowns
    for way in range(4):
        near = cell + steps[way]
        if planes[LAND, near, board] == terrain and planes[LABEL, near, board] != cell:
            _join(planes, bounds, stride, board, cell, near)


def _join(planes: Planes, bounds: Ends, stride: int, board: int, cell: int, near: int) -> None:
    """Make one property of those of two cells, with the label of the first."""
    own, other = planes[LABEL, cell, board], planes[LABEL, near, board]
    size = planes[SQUARES, cell, board] + planes[SQUARES, near, board]
    crowns = planes[CROWNS, cell, board] + planes[CROWNS, near, board]
    for rank in range(bounds[1, board], bounds[3, board] + 1):
        for file in range(bounds[0, board], bounds[2, board] + 1):
            part = rank * stride + file
            label = planes[LABEL, part, board]
            if planes[LAND, part, board] and label in (own, other):
                planes[LABEL, part, board] = own
                planes[SQUARES, part, board], planes[CROWNS, part, board] = size, crowns


def look(
    planes: Planes,
    bounds: Ends,
    size: int,
    terrains: int,
    facts: Planes,
    dominoes: Ints,
    numbers: Numbers,
    seen: Numbers,
) -> None:
    """Fill in what a network sees: `numbers` of every board, and of every board's `dominoes` what is `seen` of them,
    by number, board and domino; nothing where there is no domino. Both come as zeros.
    """
    stride, cells = 2 * size, (2 * size + 1) * 2 * size
    steps = np.array([stride, 1, -stride, -1], np.intc)
    around = np.zeros(4, np.intc)
    edge = np.zeros(cells, np.intc)
    ground = np.zeros((cells, WIDTH), np.uint8)
    ground[:, GROWN : GROWN + TERRAINS] = 1
    tally = np.zeros(TERRAINS * PER_TERRAIN + OUTLINE, np.intc)
    for board in range(planes.shape[2]):
        tally[:] = 0
        _reach(bounds, board, size, around)
        _survey(planes, board, stride, around, ground)
        _count(planes, board, stride, around, ground, tally)
        edges = _explore(planes, board, stride, around, steps, ground, edge, tally)
        _outline(bounds, board, size, tally)
        for row in range(terrains * PER_TERRAIN):
            numbers[row, board] = tally[row]
        for row in range(OUTLINE):
            numbers[terrains * PER_TERRAIN + row, board] = tally[TERRAINS * PER_TERRAIN + row] & 255
        for slot in range(dominoes.shape[1]):
            if dominoes[board, slot] >= 0:
                _judge(facts, dominoes[board, slot], board, slot, steps, ground, edge, edges, tally, seen)
        _clear(stride, around, ground)
        for at in range(edges):
            for index in range(TERRAINS):
                ground[edge[at], JOINS + index] = ground[edge[at], GAIN + index] = ground[edge[at], CROWNED + index] = 0
                ground[edge[at], GROWN + index] = 1


def _count(planes: Planes, board: int, stride: int, around: Counts, ground: Planes, tally: Counts) -> None:
    """What the kingdom has of each terrain."""
    for rank in range(around[2], around[3] + 1):
        for cell in range(rank * stride + around[0], rank * stride + around[1] + 1):
            land = ground[cell, LAND]
            tally[TERRAINS * PER_TERRAIN] += land != 0
            if land in (0, KEEP):
                continue
            row = (land - 1) * PER_TERRAIN
            size, crowns = planes[SQUARES, cell, board], planes[CROWNS, cell, board]
            tally[row] += 1
            tally[row + 1] += crowns
            tally[row + 6] = max(tally[row + 6], crowns)
            tally[row + 7] = max(tally[row + 7], size)
            tally[row + 9] += planes[LABEL, cell, board] == cell


def _explore(
    planes: Planes,
    board: int,
    stride: int,
    around: Counts,
    steps: Counts,
    ground: Planes,
    edge: Counts,
    tally: Counts,
) -> int:
    """The free squares, and what a half would find on those at the edge of the kingdom. Returns how many these are."""
    outline, edges = TERRAINS * PER_TERRAIN, 0
    for rank in range(around[2], around[3] + 1):
        for cell in range(rank * stride + around[0], rank * stride + around[1] + 1):
            if not ground[cell, FREE]:
                continue
            sides, is_edge = 0, False
            for way in range(4):
                near = cell + steps[way]
                sides += ground[near, FREE]
                is_edge = is_edge or ground[near, LAND]
            tally[outline + 1] += 1
            tally[outline + 2 + sides] += sides < 3
            tally[outline + 5] += sides
            if is_edge:
                edge[edges] = cell
                edges += 1
                _find(planes, board, steps, ground, cell, tally)
    return edges


def _find(planes: Planes, board: int, steps: Counts, ground: Planes, cell: int, tally: Counts) -> None:
    """What a half of each terrain would find on a square at the edge: a half without a crown gains for every square of
    a property the crowns of the others that it joins, and for itself the crowns of all.
    """
    castle = False
    for way in range(4):
        near = cell + steps[way]
        land = ground[near, LAND]
        if land == KEEP:
            castle = True
        elif land and _is_new(planes, board, steps, ground, cell, way):
            index, size, crowns = land - 1, planes[SQUARES, near, board], planes[CROWNS, near, board]
            tally[index * PER_TERRAIN + 2] += not ground[cell, JOINS + index]
            more = size * ground[cell, CROWNED + index] + ground[cell, GROWN + index] * crowns
            ground[cell, GAIN + index] = (ground[cell, GAIN + index] + more) & 255
            ground[cell, CROWNED + index] += crowns
            ground[cell, GROWN + index] += size
            ground[cell, JOINS + index] = True
    tally[TERRAINS * PER_TERRAIN + 6] += castle
    for index in range(TERRAINS):
        row, gain, grown = index * PER_TERRAIN, ground[cell, GAIN + index], ground[cell, GROWN + index]
        ground[cell, JOINS + index] |= castle
        tally[row + 3] = max(tally[row + 3], gain)
        tally[row + 4] = max(tally[row + 4], grown)
        tally[row + 5] = max(tally[row + 5], (gain + grown) & 255)
        tally[row + 8] += gain


def _is_new(planes: Planes, board: int, steps: Counts, ground: Planes, cell: int, way: int) -> bool:
    """Whether no way before leads to the same property."""
    near = cell + steps[way]
    for before in range(way):
        other = cell + steps[before]
        if ground[other, LAND] and planes[LABEL, other, board] == planes[LABEL, near, board]:
            return False
    return True


def _outline(bounds: Ends, board: int, size: int, tally: Counts) -> None:
    row, file, rank = TERRAINS * PER_TERRAIN, size - 1, size
    west, south, east, north = bounds[0, board], bounds[1, board], bounds[2, board], bounds[3, board]
    reach = max(file - west, east - file, rank - south, north - rank)
    tally[row + 7] = max(east - west, north - south)
    tally[row + 8] = min(east - west, north - south)
    tally[row + 9] = reach > size // 2
    tally[row + 10] = abs(west + east - 2 * file) + abs(south + north - 2 * rank)
    tally[row + 11] = tally[row + 10] == 0


def _judge(
    facts: Planes,
    domino: int,
    board: int,
    slot: int,
    steps: Counts,
    ground: Planes,
    edge: Counts,
    edges: int,
    tally: Counts,
    seen: Numbers,
) -> None:
    """How a domino would fit in: with its first half at the edge, or with its second alone."""
    a, b = facts[0, domino] - 1, facts[2, domino] - 1
    best, fits = 0, 0
    for at in range(edges):
        cell = edge[at]
        for way in range(4):
            other = cell + steps[way]
            if ground[other, FREE] and ground[cell, JOINS + a]:
                best, fits = max(best, _both(facts, domino, ground, cell, other)), fits + 1
            if ground[other, FREE] and ground[cell, JOINS + b] and not ground[other, JOINS + a]:
                best, fits = max(best, _both(facts, domino, ground, other, cell)), fits + 1
    seen[0, board, slot] = 1
    seen[1, board, slot] = best > 0
    seen[2, board, slot] = min(fits & 255, WIDE)
    seen[3, board, slot] = max(best, 1) - 1
    _halves(a, tally, board, slot, 4, seen)
    _halves(b, tally, board, slot, 9, seen)
    seen[14 + a, board, slot] += 1
    seen[14 + b, board, slot] += 1
    seen[14 + TERRAINS + a, board, slot] += facts[1, domino]
    seen[14 + TERRAINS + b, board, slot] += facts[3, domino]


def _both(facts: Planes, domino: int, ground: Planes, cell: int, other: int) -> int:
    """One more than what a domino gains with its halves on these squares."""
    a, b = facts[0, domino] - 1, facts[2, domino] - 1
    first = ground[cell, GAIN + a] + ground[cell, GROWN + a] * facts[1, domino]
    second = ground[other, GAIN + b] + ground[other, GROWN + b] * facts[3, domino]
    gain = 2 * max(first & 255, second & 255) if facts[4, domino] else first + second
    return (gain + 1) & 255


def _halves(index: int, tally: Counts, board: int, slot: int, row: int, seen: Numbers) -> None:
    """What the kingdom has of the terrain of a half."""
    terrain = index * PER_TERRAIN
    seen[row, board, slot] = tally[terrain]
    seen[row + 1, board, slot] = tally[terrain + 2]
    seen[row + 2, board, slot] = tally[terrain + 3]
    seen[row + 3, board, slot] = tally[terrain + 5]
    seen[row + 4, board, slot] = tally[terrain + 7]
