# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, annotation_typing=False
"""The hot path one kingdom at a time, with the same results as `numpy_backend`; a test compares the two.

The module is plain Python, but much too slow to play with until `python -m players compile` has compiled the source
with Cython. kernels.pxd gives the C types. Numbers of 8 bits wrap around.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from players.search import features as rows
from players.search.batch_kingdoms import CASTLE_CODE, NONE, TERRAIN_COUNT
from players.search.square_layer import NEURONS, SUM_SCALE

Bytes = NDArray[np.uint8]
Bounds = NDArray[np.int8]
Counts = NDArray[np.intc]
Ints = NDArray[np.intp]
Floats = NDArray[np.float32]

# Compiled, these are C integers (see kernels.pxd). The values are the values of the rest of the package.
TERRAIN_FEATURES, OUTLINE_FEATURES, MAX_PLACEMENTS = rows.TERRAIN_FEATURES, rows.OUTLINE_FEATURES, rows.MAX_PLACEMENTS
TERRAIN_SQUARES, TERRAIN_POINTS, TERRAIN_CONTACTS = rows.TERRAIN_SQUARES, rows.TERRAIN_POINTS, rows.TERRAIN_CONTACTS
BEST_GAIN, BEST_SIZE, BEST_CROWN_GAIN = rows.BEST_GAIN, rows.BEST_SIZE, rows.BEST_CROWN_GAIN
MOST_CROWNS, LARGEST, TOTAL_GAIN, PROPERTIES = rows.MOST_CROWNS, rows.LARGEST, rows.TOTAL_GAIN, rows.PROPERTIES
COVERED, EMPTY_SQUARES, HOLES, EMPTY_SIDES = rows.COVERED, rows.EMPTY_SQUARES, rows.HOLES, rows.EMPTY_SIDES
CASTLE_CONTACTS, LONG_SIDE, SHORT_SIDE = rows.CASTLE_CONTACTS, rows.LONG_SIDE, rows.SHORT_SIDE
CENTER_LOST, OFF_CENTER, CENTERED = rows.CENTER_LOST, rows.OFF_CENTER, rows.CENTERED
IS_DOMINO, FITS, PLACEMENTS = rows.IS_DOMINO, rows.FITS, rows.PLACEMENTS
DOMINO_GAIN, HALF_A, HALF_B = rows.DOMINO_GAIN, rows.HALF_A, rows.HALF_B
HALVES_OF_TERRAIN, CROWNS_OF_TERRAIN = rows.HALVES_OF_TERRAIN, rows.CROWNS_OF_TERRAIN

TOUCHES, CROWNS_BESIDE, SQUARES_BESIDE = rows.TOUCHES, rows.CROWNS_BESIDE, rows.SQUARES_BESIDE
OF_TERRAIN, AT_CASTLE, FREE_SIDES = rows.OF_TERRAIN, rows.AT_CASTLE, rows.FREE_SIDES
INSIDE, STEPS_OUTSIDE, IN_PAIR, IN_TRIPLE = rows.INSIDE, rows.STEPS_OUTSIDE, rows.IN_PAIR, rows.IN_TRIPLE
DEAD_ENDS, HALVES_THAT_FIT = rows.DEAD_ENDS, rows.HALVES_THAT_FIT
POINTS_OF_HALVES, POINTS_OF_CROWNS = rows.POINTS_OF_HALVES, rows.POINTS_OF_CROWNS
UNDRAWN_SCALE = rows.UNDRAWN_SCALE

HOLE_PENALTY, TRIED = rows.HOLE_PENALTY, rows.TRIED

TERRAIN, LABEL, SQUARES, CROWNS = range(4)
"""The planes of a land."""

CONNECTS, GAIN, JOINED, CROWNED = 0, TERRAIN_COUNT, 2 * TERRAIN_COUNT, 3 * TERRAIN_COUNT
"""The first columns of the ground for four facts about a half of each terrain.

- CONNECTS: whether the half connects on the cell;
- GAIN: the points of the half without a crown;
- JOINED and CROWNED: the squares and the crowns of the joined properties.
"""

WIDTH = (4 * TERRAIN_COUNT + 31) // 32 * 32
"""The number of columns of the ground, rounded up to half a cache line."""

DIRECTION, CELL, SLOT = range(3)
"""The rows of a chosen turn: the direction and the first cell of the domino, and the chosen slot of the line."""

VALUE = 2
"""The row for the value of a promising placement, below DIRECTION and CELL."""

LEAST = -(2**30)
"""A value below the value of any turn."""


class KingdomKernels:
    """Some kingdoms, and all findings about the current kingdom.

    The arrays of a `BatchKingdoms`, changed in place:

    - `lands`, `bounds`: as in `BatchKingdoms`;
    - `size`: the side of the grid;
    - `table`: terrain and crowns of the halves of every domino, and whether the halves are equal, (5, dominoes) uint8.

    The current kingdom:

    - `kingdom`: the index of the kingdom;
    - `free`: whether a cell is empty and may still be covered, (cells,) uint8;
    - `free_cells`: the free cells in ascending order, (cells,) int32; only the first `free_count` entries are valid;
    - `edge`: the free cells beside the kingdom, (cells,) int32; only the first `edge_length` entries are valid;
    - `ground`: the prospects of a half of each terrain on a cell of the edge, (cells, WIDTH) uint8, and 0 elsewhere;
    - `totals`: the features of the kingdom, (TERRAIN_COUNT * TERRAIN_FEATURES + OUTLINE_FEATURES,) int32.

    The geometry of the window:

    - `stride`: the cells of a rank;
    - `steps`: the distances to the four neighbors of a cell, (4,) int32; a direction is an index into `steps`.
    """

    def __init__(self, lands: Bytes, bounds: Bounds, size: int, table: Bytes) -> None:
        self.lands, self.bounds, self.size, self.table = lands, bounds, size, table
        self.stride, cells = 2 * size, (2 * size + 1) * 2 * size
        self.steps = np.array([2 * size, 1, -2 * size, -1], np.intc)
        self.free, self.free_cells = np.zeros(cells, np.uint8), np.zeros(cells, np.intc)
        self.edge = np.zeros(cells, np.intc)
        self.ground = np.zeros((cells, WIDTH), np.uint8)
        self.totals = np.zeros(TERRAIN_COUNT * TERRAIN_FEATURES + OUTLINE_FEATURES, np.intc)
        self.kingdom = self.free_count = self.edge_length = 0

    def find_placements(self, kingdoms: Ints, dominoes: Ints, found: Ints) -> int:
        """Write the placements of one domino in each of some kingdoms into `found`, and return their number.

        The rows of `found`, (3, capacity) intp, are the index into `kingdoms`, the direction and the cell of the first
        half.
        """
        count = 0
        for which in range(kingdoms.shape[0]):
            domino = dominoes[which]
            self._look_at(kingdoms[which])
            self._mark_edge(self.table[0, domino], self.table[2, domino])
            count = self._list_placements(2 if self.table[4, domino] else 4, which, found, count)
        return count

    def place_dominoes(self, kingdoms: Ints, dominoes: Ints, directions: Ints, cells: Ints) -> None:
        """Place one domino in each of some kingdoms without checking the rules."""
        for which in range(kingdoms.shape[0]):
            self.kingdom = kingdoms[which]
            self._place(dominoes[which], directions[which], cells[which])

    def extract_features(self, terrains: int, dominoes: Ints, of_kingdoms: Floats, of_dominoes: Floats) -> None:
        """Compute the features of every kingdom and of its `dominoes`, (kingdoms, dominoes) intp.

        - `of_kingdoms`, (kingdoms, rows) float32: receives the features of the kingdoms;
        - `of_dominoes`, (kingdoms, dominoes, rows) float32: receives the features of the dominoes. The caller passes
          zeros, and the rows of missing dominoes remain zeros.
        """
        outline = TERRAIN_COUNT * TERRAIN_FEATURES
        for kingdom in range(self.lands.shape[0]):
            self._look_at(kingdom)
            self._explore()
            self._count_terrains()
            self._measure_outline()
            # A half makes a property of one square at least, wherever it is placed.
            for index in range(TERRAIN_COUNT if self.edge_length else 0):
                row = index * TERRAIN_FEATURES
                self.totals[row + BEST_SIZE] = max(self.totals[row + BEST_SIZE], 1)
                self.totals[row + BEST_CROWN_GAIN] = max(self.totals[row + BEST_CROWN_GAIN], 1)
            for row in range(terrains * TERRAIN_FEATURES):
                of_kingdoms[kingdom, row] = self.totals[row]
            for row in range(OUTLINE_FEATURES):
                of_kingdoms[kingdom, terrains * TERRAIN_FEATURES + row] = self.totals[outline + row] & 255
            for slot in range(dominoes.shape[1]):
                if dominoes[kingdom, slot] != NONE:
                    self._describe_domino(dominoes[kingdom, slot], of_dominoes[kingdom, slot])

    def choose_greedily(self, kingdoms: Ints, dominoes: Ints, line: Ints, center_penalty: int, chosen: Ints) -> None:
        """Choose the turn with the highest immediate gain in each of some kingdoms.

        - `dominoes`: the domino to place in each kingdom;
        - `line`, (kingdoms, slots) intp: the dominoes to choose from;
        - `chosen`, (3, kingdoms) intp: receives the turn as DIRECTION, CELL and SLOT. DIRECTION and CELL are NONE if
          the domino cannot be placed.

        `numpy_backend.choose_greedily` defines the gain.
        """
        tried, planes, cells = np.zeros((3, TRIED + 1), np.intc), self.lands.shape[1], self.lands.shape[2]
        lands, bounds = np.zeros((1, planes, cells), np.uint8), np.zeros((4, 1), np.int8)
        trial = KingdomKernels(lands, bounds, self.size, self.table)
        for which in range(kingdoms.shape[0]):
            self._look_at(kingdoms[which])
            self._explore()
            best = LEAST
            for at in range(self._list_promising(dominoes[which], center_penalty, tried)):
                trial._copy(self)
                if tried[CELL, at] != NONE:
                    trial._place(dominoes[which], tried[DIRECTION, at], tried[CELL, at])
                trial._look_at(0)
                trial._explore()
                trial._count_terrains()
                trial._measure_outline()
                value = trial._standing(center_penalty)
                for slot in range(line.shape[1]):
                    if line[which, slot] == NONE:
                        continue
                    worth = value + trial._best_gain(line[which, slot])
                    if worth > best:
                        best = worth
                        chosen[DIRECTION, which], chosen[CELL, which] = tried[DIRECTION, at], tried[CELL, at]
                        chosen[SLOT, which] = slot

    def list_squares(self, undrawn: Floats, features: Floats, starts: Ints, neighbors: Ints, beyond: Floats) -> None:
        """List the squares at the edge of every kingdom. `undrawn` is (kingdoms, 2 * terrains) float32.

        The fields of `EdgeSquares` are written into `features`, (capacity, rows) float32, `starts`, (kingdoms + 1,)
        intp, `neighbors`, (2, capacity) intp, and `beyond`, (capacity,) float32.
        """
        count = 0
        number = np.full(self.free.shape[0], NONE, np.intc)
        for kingdom in range(self.lands.shape[0]):
            starts[kingdom] = count
            self._look_at(kingdom)
            self._describe_edge(undrawn[kingdom], features, count, number)
            for square in range(self.edge_length):
                beyond[count + square] = 0
                for direction in range(4):
                    near = self.edge[square] + self.steps[direction]
                    if direction < 2:
                        neighbors[direction, count + square] = count + number[near] if number[near] != NONE else NONE
                    beyond[count + square] += self.free[near] and number[near] == NONE
            for square in range(self.edge_length):
                number[self.edge[square]] = NONE
            count += self.edge_length
            self.edge_length = 0  # the ground of this edge is still empty
        starts[self.lands.shape[0]] = count

    def _look_at(self, kingdom: int) -> None:
        """Make a kingdom the current kingdom, list its free cells, and empty its edge."""
        # Clearing the marks of the last kingdom is cheaper than allocating a new ground.
        for at in range(self.edge_length):
            self.ground[self.edge[at], :] = 0
        bounds, size, count = self.bounds, self.size, 0
        west, south = max(0, bounds[2, kingdom] - size + 1), max(1, bounds[3, kingdom] - size + 1)
        east, north = min(2 * size - 2, bounds[0, kingdom] + size - 1), min(2 * size - 1, bounds[1, kingdom] + size - 1)
        self.free[:] = 0
        for rank in range(south, north + 1):
            for file in range(west, east + 1):
                cell = rank * self.stride + file
                if self.lands[kingdom, TERRAIN, cell] == 0:
                    self.free[cell], self.free_cells[count] = 1, cell
                    count += 1
        self.kingdom, self.free_count, self.edge_length = kingdom, count, 0

    def _mark_edge(self, a: int, b: int) -> None:
        """Mark and list in `edge` the free cells beside the kingdom where terrain `a` or terrain `b` connects.

        The first column of CONNECTS holds the marks of `a` here, the second the marks of `b`.
        """
        edges, bounds, ground, kingdom = 0, self.bounds, self.ground, self.kingdom
        # The loop visits covered squares, as a kingdom has fewer squares than free cells around it.
        for rank in range(bounds[1, kingdom], bounds[3, kingdom] + 1):
            for file in range(bounds[0, kingdom], bounds[2, kingdom] + 1):
                cell = rank * self.stride + file
                terrain = self.lands[kingdom, TERRAIN, cell]
                if terrain not in (a, b, CASTLE_CODE):
                    continue
                for direction in range(4):
                    near = cell + self.steps[direction]
                    if self.free[near]:
                        if not ground[near, CONNECTS] and not ground[near, CONNECTS + 1]:
                            self.edge[edges] = near
                            edges += 1
                        ground[near, CONNECTS] |= terrain in (a, CASTLE_CODE)
                        ground[near, CONNECTS + 1] |= terrain in (b, CASTLE_CODE)
        self.edge_length = edges

    def _list_placements(self, directions: int, which: int, found: Ints, count: int) -> int:
        """Append the placements in the kingdom to the first `count` entries of `found`, and return the new count."""
        for direction in range(directions):
            for at in range(self.free_count):
                cell = self.free_cells[at]
                other = cell + self.steps[direction]
                if self.free[other] and (self.ground[cell, CONNECTS] or self.ground[other, CONNECTS + 1]):
                    found[0, count], found[1, count], found[2, count] = which, direction, cell
                    count += 1
        return count

    def _place(self, domino: int, direction: int, cell: int) -> None:
        """Place a domino in the kingdom with the first half on `cell`."""
        self._cover(cell, self.table[0, domino], self.table[1, domino])
        self._cover(cell + self.steps[direction], self.table[2, domino], self.table[3, domino])

    def _cover(self, cell: int, terrain: int, crowns: int) -> None:
        """Cover a cell with half a domino, and merge the joined properties."""
        bounds, kingdom, file, rank = self.bounds, self.kingdom, cell % self.stride, cell // self.stride
        bounds[0, kingdom], bounds[1, kingdom] = min(bounds[0, kingdom], file), min(bounds[1, kingdom], rank)
        bounds[2, kingdom], bounds[3, kingdom] = max(bounds[2, kingdom], file), max(bounds[3, kingdom], rank)
        self.lands[kingdom, TERRAIN, cell], self.lands[kingdom, LABEL, cell] = terrain, cell
        self.lands[kingdom, SQUARES, cell], self.lands[kingdom, CROWNS, cell] = 1, crowns
        for direction in range(4):
            near = cell + self.steps[direction]
            if self.lands[kingdom, TERRAIN, near] == terrain and self.lands[kingdom, LABEL, near] != cell:
                self._merge(cell, near)

    def _merge(self, cell: int, near: int) -> None:
        """Merge the properties of two cells under the label of the first."""
        # Every square of a property holds the size and the crowns of the property, so only merging is slow.
        lands, bounds, kingdom = self.lands, self.bounds, self.kingdom
        own, other = lands[kingdom, LABEL, cell], lands[kingdom, LABEL, near]
        size = lands[kingdom, SQUARES, cell] + lands[kingdom, SQUARES, near]
        crowns = lands[kingdom, CROWNS, cell] + lands[kingdom, CROWNS, near]
        for rank in range(bounds[1, kingdom], bounds[3, kingdom] + 1):
            for file in range(bounds[0, kingdom], bounds[2, kingdom] + 1):
                part = rank * self.stride + file
                label = lands[kingdom, LABEL, part]
                if lands[kingdom, TERRAIN, part] and label in (own, other):
                    lands[kingdom, LABEL, part] = own
                    lands[kingdom, SQUARES, part], lands[kingdom, CROWNS, part] = size, crowns

    def _copy(self, other: KingdomKernels) -> None:
        """Copy the current kingdom of `other` over the only kingdom of this object, and make the copy current."""
        self.kingdom = 0
        self.lands[0] = other.lands[other.kingdom]
        for side in range(4):
            self.bounds[side, 0] = other.bounds[side, other.kingdom]

    def _explore(self) -> None:
        """Measure the free cells, and fill in the ground of the edge."""
        outline = TERRAIN_COUNT * TERRAIN_FEATURES
        self.totals[:] = 0
        self.totals[outline + EMPTY_SQUARES] = self.free_count
        for at in range(self.free_count):
            cell = self.free_cells[at]
            sides = self._free_sides(cell)
            if sides < 3:
                self.totals[outline + HOLES + sides] += 1
            self.totals[outline + EMPTY_SIDES] += sides
            if self._is_beside_land(cell):
                self.edge[self.edge_length] = cell
                self.edge_length += 1
                self._fill_ground(cell)

    def _fill_ground(self, cell: int) -> None:
        """Fill in the prospects of a half of each terrain on a cell of the edge.

        Without a crown of its own, a half earns the crowns of the other joined properties for every square of a
        property, and all joined crowns for itself.
        """
        castle, kingdom = False, self.kingdom
        for direction in range(4):
            terrain = self.lands[kingdom, TERRAIN, cell + self.steps[direction]]
            if terrain == CASTLE_CODE:
                castle = True
            elif terrain and self._is_first_contact(cell, direction):
                self._join(cell, cell + self.steps[direction])
        for direction in range(4):
            terrain = self.lands[kingdom, TERRAIN, cell + self.steps[direction]]
            if terrain and terrain != CASTLE_CODE:
                row = (terrain - 1) * TERRAIN_FEATURES
                gain, size = self.ground[cell, GAIN + terrain - 1], self._size(cell, terrain - 1)
                self.totals[row + BEST_GAIN] = max(self.totals[row + BEST_GAIN], gain)
                self.totals[row + BEST_SIZE] = max(self.totals[row + BEST_SIZE], size)
                self.totals[row + BEST_CROWN_GAIN] = max(self.totals[row + BEST_CROWN_GAIN], (gain + size) & 255)
        # Next to the castle a half of any terrain connects.
        if castle:
            self.totals[TERRAIN_COUNT * TERRAIN_FEATURES + CASTLE_CONTACTS] += 1
            for index in range(TERRAIN_COUNT):
                self.ground[cell, CONNECTS + index] = True

    def _join(self, cell: int, near: int) -> None:
        """Add the property at `near` to the prospects of a half of the same terrain on `cell`."""
        ground, totals, kingdom = self.ground, self.totals, self.kingdom
        index = self.lands[kingdom, TERRAIN, near] - 1
        row = index * TERRAIN_FEATURES
        size, crowns = self.lands[kingdom, SQUARES, near], self.lands[kingdom, CROWNS, near]
        totals[row + TERRAIN_CONTACTS] += not ground[cell, CONNECTS + index]
        # The squares of each side earn the crowns of the other side.
        before = ground[cell, GAIN + index]
        gain = (before + size * ground[cell, CROWNED + index] + self._size(cell, index) * crowns) & 255
        totals[row + TOTAL_GAIN] += gain - before
        ground[cell, GAIN + index] = gain
        ground[cell, CROWNED + index] += crowns
        ground[cell, JOINED + index] += size
        ground[cell, CONNECTS + index] = True

    def _size(self, cell: int, index: int) -> int:
        """Return the size of the property of a half of this terrain on the cell."""
        return self.ground[cell, JOINED + index] + 1

    def _is_first_contact(self, cell: int, direction: int) -> bool:
        """Return whether no earlier direction leads to the same property."""
        kingdom, label = self.kingdom, self.lands[self.kingdom, LABEL, cell + self.steps[direction]]
        for before in range(direction):
            other = cell + self.steps[before]
            if self.lands[kingdom, TERRAIN, other] and self.lands[kingdom, LABEL, other] == label:
                return False
        return True

    def _count_terrains(self) -> None:
        """Count the squares, points, crowns and properties of each terrain."""
        lands, bounds, totals, kingdom = self.lands, self.bounds, self.totals, self.kingdom
        for rank in range(bounds[1, kingdom], bounds[3, kingdom] + 1):
            for file in range(bounds[0, kingdom], bounds[2, kingdom] + 1):
                cell = rank * self.stride + file
                terrain = lands[kingdom, TERRAIN, cell]
                totals[TERRAIN_COUNT * TERRAIN_FEATURES + COVERED] += terrain != 0
                if terrain in (0, CASTLE_CODE):
                    continue
                row = (terrain - 1) * TERRAIN_FEATURES
                size, crowns = lands[kingdom, SQUARES, cell], lands[kingdom, CROWNS, cell]
                # Every square adds the crowns of its property, so a property adds its points.
                totals[row + TERRAIN_SQUARES] += 1
                totals[row + TERRAIN_POINTS] += crowns
                totals[row + MOST_CROWNS] = max(totals[row + MOST_CROWNS], crowns)
                totals[row + LARGEST] = max(totals[row + LARGEST], size)
                totals[row + PROPERTIES] += lands[kingdom, LABEL, cell] == cell

    def _measure_outline(self) -> None:
        """Measure the length and the width of the kingdom, and the position of the castle."""
        bounds, totals, kingdom, row = self.bounds, self.totals, self.kingdom, TERRAIN_COUNT * TERRAIN_FEATURES
        file, rank = self.size - 1, self.size  # the position of the castle
        west, south, east, north = bounds[0, kingdom], bounds[1, kingdom], bounds[2, kingdom], bounds[3, kingdom]
        farthest = max(file - west, east - file, rank - south, north - rank)
        totals[row + LONG_SIDE] = max(east - west, north - south)
        totals[row + SHORT_SIDE] = min(east - west, north - south)
        totals[row + CENTER_LOST] = farthest > self.size // 2
        totals[row + OFF_CENTER] = abs(west + east - 2 * file) + abs(south + north - 2 * rank)
        totals[row + CENTERED] = totals[row + OFF_CENTER] == 0

    def _describe_domino(self, domino: int, features: Floats) -> None:
        """Compute the prospects of a domino in the kingdom."""
        a, b = self.table[0, domino] - 1, self.table[2, domino] - 1
        best, fits = 0, 0
        # Both cells of a domino may lie at the edge. A placement is counted once, at the first half if the first half
        # connects.
        for at in range(self.edge_length):
            cell = self.edge[at]
            joins_a, joins_b = self.ground[cell, CONNECTS + a], self.ground[cell, CONNECTS + b]
            if not joins_a and not joins_b:
                continue
            for direction in range(4):
                other = cell + self.steps[direction]
                if self.free[other] and joins_a:
                    best, fits = max(best, self._gain_plus_one(domino, cell, other)), fits + 1
                if self.free[other] and joins_b and not self.ground[other, CONNECTS + a]:
                    best, fits = max(best, self._gain_plus_one(domino, other, cell)), fits + 1
        features[IS_DOMINO], features[FITS] = 1, best > 0
        features[PLACEMENTS] = min(fits & 255, MAX_PLACEMENTS)
        features[DOMINO_GAIN] = max(best, 1) - 1
        self._copy_terrain(a, features, HALF_A)
        self._copy_terrain(b, features, HALF_B)
        features[HALVES_OF_TERRAIN + a] += 1
        features[HALVES_OF_TERRAIN + b] += 1
        features[CROWNS_OF_TERRAIN + a] += self.table[1, domino]
        features[CROWNS_OF_TERRAIN + b] += self.table[3, domino]

    def _gain_plus_one(self, domino: int, cell: int, other: int) -> int:
        """Return the points of a domino with its halves on two cells, plus one."""
        a, b = self.table[0, domino] - 1, self.table[2, domino] - 1
        first = self.ground[cell, GAIN + a] + self._size(cell, a) * self.table[1, domino]
        second = self.ground[other, GAIN + b] + self._size(other, b) * self.table[3, domino]
        # Equal halves join the same property, so the higher gain is the gain of each half.
        gain = 2 * max(first & 255, second & 255) if self.table[4, domino] else first + second
        return (gain + 1) & 255

    def _copy_terrain(self, index: int, features: Floats, row: int) -> None:
        """Copy the features of the terrain of a half into five rows of the domino."""
        terrain = index * TERRAIN_FEATURES
        features[row] = self.totals[terrain + TERRAIN_SQUARES]
        features[row + 1] = self.totals[terrain + TERRAIN_CONTACTS]
        features[row + 2] = self.totals[terrain + BEST_GAIN]
        features[row + 3] = self.totals[terrain + BEST_CROWN_GAIN]
        features[row + 4] = self.totals[terrain + LARGEST]

    def _list_promising(self, domino: int, center_penalty: int, tried: Counts) -> int:
        """List the placements with the highest quick values in `tried`, best first, and return the number of entries.

        Without any placement the list has one entry, NONE.
        """
        count = 0
        if domino != NONE:
            a, b = self.table[0, domino] - 1, self.table[2, domino] - 1
            for direction in range(2 if self.table[4, domino] else 4):
                for at in range(self.free_count):
                    cell = self.free_cells[at]
                    other = cell + self.steps[direction]
                    if self.free[other] and (self.ground[cell, CONNECTS + a] or self.ground[other, CONNECTS + b]):
                        value = self._worth_at_a_glance(domino, cell, other, center_penalty)
                        count = _keep_best(tried, count, direction, cell, value)
        if not count:
            tried[DIRECTION, 0] = tried[CELL, 0] = NONE
            count = 1
        return count

    def _worth_at_a_glance(self, domino: int, cell: int, other: int, center_penalty: int) -> int:
        """Return the quick value of a placement: points plus one, less the penalties."""
        is_far_out = self._is_far_out(cell) or self._is_far_out(other)
        cost = HOLE_PENALTY * self._new_holes(cell, other) + center_penalty * is_far_out
        return self._gain_plus_one(domino, cell, other) - cost

    def _new_holes(self, cell: int, other: int) -> int:
        """Return how many free squares lose their last free neighbor when a domino covers two cells."""
        return self._holes_beside(cell, other) + self._holes_beside(other, cell)

    def _holes_beside(self, cell: int, other: int) -> int:
        """Return how many free neighbors of `cell`, apart from `other`, have no free neighbor but these two cells."""
        holes = 0
        for direction in range(4):
            near = cell + self.steps[direction]
            # No square touches both halves of a domino.
            if self.free[near] and near != other:
                holes += self._free_sides(near) == 1
        return holes

    def _is_far_out(self, cell: int) -> bool:
        """Return whether covering the cell keeps the castle out of the center of the grid."""
        return max(abs(cell % self.stride - self.size + 1), abs(cell // self.stride - self.size)) > self.size // 2

    def _standing(self, center_penalty: int) -> int:
        """Return the points of the land less the penalties, by the features of the kingdom."""
        value, outline = 0, TERRAIN_COUNT * TERRAIN_FEATURES
        for index in range(TERRAIN_COUNT):
            value += self.totals[index * TERRAIN_FEATURES + TERRAIN_POINTS]
        return value - HOLE_PENALTY * self.totals[outline + HOLES] - center_penalty * self.totals[outline + CENTER_LOST]

    def _best_gain(self, domino: int) -> int:
        """Return the points of a domino at its best placement, or 0 if the domino fits nowhere."""
        a, b, best = self.table[0, domino] - 1, self.table[2, domino] - 1, 1
        for at in range(self.edge_length):
            cell = self.edge[at]
            joins_a, joins_b = self.ground[cell, CONNECTS + a], self.ground[cell, CONNECTS + b]
            if not joins_a and not joins_b:
                continue
            for direction in range(4):
                other = cell + self.steps[direction]
                if self.free[other] and joins_a:
                    best = max(best, self._gain_plus_one(domino, cell, other))
                if self.free[other] and joins_b:
                    best = max(best, self._gain_plus_one(domino, other, cell))
        return best - 1

    def _describe_edge(self, undrawn: Floats, features: Floats, start: int, number: Counts) -> None:
        """Fill in the features of the squares at the edge of the kingdom, from the row `start` on.

        The cells of the squares are listed in `edge`, and the index of each cell is written into `number`, which must
        hold NONE everywhere before. `undrawn` is (2 * terrains,) float32.
        """
        for at in range(self.free_count):
            cell = self.free_cells[at]
            if self._is_beside_land(cell):
                self.edge[self.edge_length], number[cell] = cell, self.edge_length
                self._describe_square(cell, undrawn, features[start + self.edge_length])
                self.edge_length += 1

    def _describe_square(self, cell: int, undrawn: Floats, features: Floats) -> None:
        """Fill in the features of a square, (rows,) float32."""
        features[:] = 0
        others = features[OF_TERRAIN * (undrawn.shape[0] // 2) :]
        self._look_around(cell, features, others)
        _fill_prospects(undrawn, features, others)
        self._look_for_room(cell, others)
        kingdom, file, rank = self.kingdom, cell % self.stride, cell // self.stride
        outside = max(self.bounds[0, kingdom] - file, file - self.bounds[2, kingdom], 0)
        outside += max(self.bounds[1, kingdom] - rank, rank - self.bounds[3, kingdom], 0)
        others[INSIDE], others[STEPS_OUTSIDE] = outside == 0, outside

    def _is_beside_land(self, cell: int) -> bool:
        """Return whether a cell is beside the castle or a property."""
        for direction in range(4):
            if self.lands[self.kingdom, TERRAIN, cell + self.steps[direction]]:
                return True
        return False

    def _look_around(self, cell: int, features: Floats, others: Floats) -> None:
        """Fill in the neighbors of a square: the properties and the castle."""
        for direction in range(4):
            near = cell + self.steps[direction]
            terrain = self.lands[self.kingdom, TERRAIN, near]
            if terrain == CASTLE_CODE:
                others[AT_CASTLE] = 1
            elif terrain and self._is_first_contact(cell, direction):
                row = OF_TERRAIN * (terrain - 1)
                features[row + TOUCHES] = 1
                features[row + CROWNS_BESIDE] += self.lands[self.kingdom, CROWNS, near]
                features[row + SQUARES_BESIDE] += self.lands[self.kingdom, SQUARES, near]

    def _look_for_room(self, cell: int, others: Floats) -> None:
        """Fill in the room around a square."""
        sides, dead_ends, in_triple = 0, 0, False
        for direction in range(4):
            near = cell + self.steps[direction]
            if self.free[near]:
                sides += 1
                dead_ends += self._free_sides(near) == 1
                in_triple = in_triple or self._is_middle_of_three(near)
        others[FREE_SIDES + sides], others[DEAD_ENDS] = 1, dead_ends
        others[IN_PAIR] = sides == 1 and dead_ends == 1
        others[IN_TRIPLE] = (sides == 1 and in_triple) or (sides == 2 and dead_ends == 2)

    def _free_sides(self, cell: int) -> int:
        """Return how many free squares are beside a cell."""
        north, east, south, west = self.steps[0], self.steps[1], self.steps[2], self.steps[3]
        return self.free[cell + north] + self.free[cell + east] + self.free[cell + south] + self.free[cell + west]

    def _is_middle_of_three(self, cell: int) -> bool:
        """Return whether a free cell has exactly two free neighbors and both have no other free neighbor."""
        if self._free_sides(cell) != 2:
            return False
        for direction in range(4):
            near = cell + self.steps[direction]
            if self.free[near] and self._free_sides(near) != 1:
                return False
        return True


def _keep_best(tried: Counts, count: int, direction: int, cell: int, value: int) -> int:
    """Insert a placement into `tried`, ordered by descending value, and return the new count.

    Of placements with equal values the earlier one comes first. The last column receives the surplus placement.
    """
    at = count
    while at > 0 and tried[VALUE, at - 1] < value:
        for row in range(3):
            tried[row, at] = tried[row, at - 1]
        at -= 1
    tried[DIRECTION, at], tried[CELL, at], tried[VALUE, at] = direction, cell, value
    return min(count + 1, TRIED)


def _fill_prospects(undrawn: Floats, features: Floats, others: Floats) -> None:
    """Fill in the prospects of undrawn dominoes on a square; the rows of its neighbors must be filled in already."""
    halves, points, crowns, terrains = 0.0, 0.0, 0.0, undrawn.shape[0] // 2
    for index in range(terrains):
        row = OF_TERRAIN * index
        if others[AT_CASTLE] > 0 or features[row + TOUCHES] > 0:
            halves += undrawn[index]
            points += undrawn[index] * features[row + CROWNS_BESIDE]
            crowns += undrawn[terrains + index] * (features[row + SQUARES_BESIDE] + 1)
    others[HALVES_THAT_FIT] = halves * UNDRAWN_SCALE
    others[POINTS_OF_HALVES] = points * UNDRAWN_SCALE
    others[POINTS_OF_CROWNS] = crowns * UNDRAWN_SCALE


def sum_signals(signals: Floats, biases: Floats, starts: Ints, neighbors: Ints, beyond: Floats, sums: Floats) -> None:
    """Sum the signals of a square layer over the squares at the edge of every kingdom.

    - `signals`, (squares, 2 * NEURONS) float32: the features times the weights;
    - `sums`, (kingdoms, 2 * NEURONS) float32: receives the sums; the caller passes zeros.

    The other arrays are the arrays of `SquareLayer` and `EdgeSquares`.
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
                near = neighbors[direction, square]
                if near == NONE:
                    continue
                for neuron in range(NEURONS, 2 * NEURONS):
                    signal = signals[square, neuron] + signals[near, neuron] + biases[neuron]
                    sums[kingdom, neuron] += signal if signal > 0 else 0
        for neuron in range(2 * NEURONS):
            sums[kingdom, neuron] *= SUM_SCALE
