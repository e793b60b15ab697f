# The C types of kernels.py, which Cython reads beside it; Python itself never does.
cimport cython

ctypedef unsigned char byte

cdef int CASTLE_CODE, TERRAIN_COUNT, TERRAIN_FEATURES, OUTLINE_FEATURES
cdef int TERRAIN_SQUARES, TERRAIN_POINTS, TERRAIN_CONTACTS, BEST_GAIN, BEST_SIZE, BEST_CROWN_GAIN
cdef int MOST_CROWNS, LARGEST, TOTAL_GAIN, PROPERTIES
cdef int COVERED, EMPTY_SQUARES, HOLES, EMPTY_SIDES, CASTLE_CONTACTS, LONG_SIDE, SHORT_SIDE
cdef int CENTER_LOST, OFF_CENTER, CENTERED
cdef int IS_DOMINO, FITS, PLACEMENTS, DOMINO_GAIN, HALF_A, HALF_B, HALVES_OF_TERRAIN, CROWNS_OF_TERRAIN, MAX_PLACEMENTS
cdef int TOUCHES, CROWNS_BESIDE, SQUARES_BESIDE, OF_TERRAIN, AT_CASTLE, FREE_SIDES, INSIDE, STEPS_OUTSIDE
cdef int IN_PAIR, IN_TRIPLE, DEAD_ENDS, HALVES_THAT_FIT, POINTS_OF_HALVES, POINTS_OF_CROWNS
cdef int NEURONS, NONE
cdef float UNDRAWN_SCALE, SUM_SCALE
cdef int DIRECTION, CELL, SLOT, VALUE, TRIED, LEAST, HOLE_PENALTY
cdef int TERRAIN, LABEL, SQUARES, CROWNS, CONNECTS, GAIN, JOINED, CROWNED, WIDTH

@cython.final
cdef class KingdomKernels:
    cdef byte[:, :, ::1] lands
    cdef signed char[:, ::1] bounds
    cdef byte[:, ::1] table, ground
    cdef byte[::1] free
    cdef int[::1] steps, free_cells, edge, totals
    cdef int size, stride, kingdom, free_count, edge_length

    @cython.locals(count=Py_ssize_t, which=int, domino=Py_ssize_t)
    cpdef Py_ssize_t find_placements(
        self, Py_ssize_t[:] kingdoms, Py_ssize_t[:] dominoes, Py_ssize_t[:, ::1] found) except -1

    @cython.locals(which=int)
    cpdef void place_dominoes(
        self, Py_ssize_t[:] kingdoms, Py_ssize_t[:] dominoes, Py_ssize_t[:] directions, Py_ssize_t[:] cells) except *

    @cython.locals(kingdom=int, row=int, outline=int, slot=int, index=int)
    cpdef void extract_features(
        self, int terrains, Py_ssize_t[:, :] dominoes, float[:, ::1] of_kingdoms, float[:, :, ::1] of_dominoes) except *

    @cython.locals(
        which=int, best=int, at=int, value=int, slot=int, worth=int, planes=int, cells=int,
        tried=int[:, ::1], trial=KingdomKernels)
    cpdef void choose_greedily(
        self, Py_ssize_t[:] kingdoms, Py_ssize_t[:] dominoes, Py_ssize_t[:, :] line, int center_penalty,
        Py_ssize_t[:, ::1] chosen) except *

    @cython.locals(count=Py_ssize_t, kingdom=int, square=int, direction=int, near=int, number=int[::1])
    cpdef void list_squares(
        self, float[:, ::1] undrawn, float[:, ::1] features, Py_ssize_t[::1] starts, Py_ssize_t[:, ::1] neighbors,
        float[::1] beyond) except *

    @cython.locals(
        bounds='signed char[:, ::1]', size=int, count=int, at=int, rank=int, file=int, cell=int,
        west=int, south=int, east=int, north=int)
    cdef void _look_at(self, int kingdom) noexcept

    @cython.locals(
        bounds='signed char[:, ::1]', ground=byte[:, ::1], kingdom=int, edges=int, rank=int, file=int, cell=int,
        terrain=int, direction=int, near=int)
    cdef void _mark_edge(self, int a, int b) noexcept

    @cython.locals(direction=int, at=int, cell=int, other=int)
    cdef Py_ssize_t _list_placements(
        self, int directions, int which, Py_ssize_t[:, ::1] found, Py_ssize_t count) noexcept

    cdef void _place(self, Py_ssize_t domino, int direction, int cell) noexcept

    @cython.locals(bounds='signed char[:, ::1]', kingdom=int, file=int, rank=int, direction=int, near=int)
    cdef void _cover(self, int cell, int terrain, int crowns) noexcept

    @cython.locals(
        lands=byte[:, :, ::1], bounds='signed char[:, ::1]', kingdom=int, own=int, other=int, size=int, crowns=int,
        rank=int, file=int, part=int, label=int)
    cdef void _merge(self, int cell, int near) noexcept

    @cython.locals(side=int)
    cdef void _copy(self, KingdomKernels other) noexcept

    @cython.locals(outline=int, at=int, cell=int, sides=int)
    cdef void _explore(self) noexcept

    @cython.locals(castle=bint, kingdom=int, direction=int, terrain=int, index=int, size=int, row=int, gain=int)
    cdef void _fill_ground(self, int cell) noexcept

    @cython.locals(
        ground=byte[:, ::1], totals=int[::1], kingdom=int, index=int, row=int, size=int, crowns=int, before=int,
        gain=int)
    cdef void _join(self, int cell, int near) noexcept

    cdef int _size(self, int cell, int index) noexcept

    @cython.locals(kingdom=int, label=int, before=int, other=int)
    cdef bint _is_first_contact(self, int cell, int direction) noexcept

    @cython.locals(
        lands=byte[:, :, ::1], bounds='signed char[:, ::1]', totals=int[::1], kingdom=int,
        rank=int, file=int, cell=int, terrain=int, row=int, size=int, crowns=int)
    cdef void _count_terrains(self) noexcept

    @cython.locals(
        bounds='signed char[:, ::1]', totals=int[::1], kingdom=int, row=int, file=int, rank=int,
        west=int, south=int, east=int, north=int, farthest=int)
    cdef void _measure_outline(self) noexcept

    @cython.locals(
        a=int, b=int, best=int, fits=int, at=int, cell=int, direction=int, other=int, joins_a=bint, joins_b=bint)
    cdef void _describe_domino(self, Py_ssize_t domino, float[::1] features) noexcept

    @cython.locals(a=int, b=int, first=int, second=int, gain=int)
    cdef int _gain_plus_one(self, Py_ssize_t domino, int cell, int other) noexcept

    @cython.locals(terrain=int)
    cdef void _copy_terrain(self, int index, float[::1] features, int row) noexcept

    @cython.locals(
        count=int, a=int, b=int, direction=int, at=int, cell=int, other=int, value=int)
    cdef int _list_promising(self, Py_ssize_t domino, int center_penalty, int[:, ::1] tried) noexcept

    @cython.locals(is_far_out=bint, cost=int)
    cdef int _worth_at_a_glance(self, Py_ssize_t domino, int cell, int other, int center_penalty) noexcept

    cdef int _new_holes(self, int cell, int other) noexcept

    @cython.locals(holes=int, direction=int, near=int)
    cdef int _holes_beside(self, int cell, int other) noexcept

    cdef bint _is_far_out(self, int cell) noexcept

    @cython.locals(value=int, outline=int, index=int)
    cdef int _standing(self, int center_penalty) noexcept

    @cython.locals(a=int, b=int, best=int, at=int, cell=int, joins_a=bint, joins_b=bint, direction=int, other=int)
    cdef int _best_gain(self, Py_ssize_t domino) noexcept

    @cython.locals(at=int, cell=int)
    cdef void _describe_edge(
        self, float[::1] undrawn, float[:, ::1] features, Py_ssize_t start, int[::1] number) noexcept

    @cython.locals(others=float[::1], kingdom=int, file=int, rank=int, outside=int)
    cdef void _describe_square(self, int cell, float[::1] undrawn, float[::1] features) noexcept

    @cython.locals(direction=int)
    cdef bint _is_beside_land(self, int cell) noexcept

    @cython.locals(direction=int, near=int, terrain=int, row=int)
    cdef void _look_around(self, int cell, float[::1] features, float[::1] others) noexcept

    @cython.locals(sides=int, dead_ends=int, in_triple=bint, direction=int, near=int)
    cdef void _look_for_room(self, int cell, float[::1] others) noexcept

    @cython.locals(north=int, east=int, south=int, west=int)
    cdef int _free_sides(self, int cell) noexcept

    @cython.locals(direction=int, near=int)
    cdef bint _is_middle_of_three(self, int cell) noexcept

@cython.locals(at=int, row=int)
cdef int _keep_best(int[:, ::1] tried, int count, int direction, int cell, int value) noexcept

@cython.locals(halves=float, points=float, crowns=float, terrains=int, index=int, row=int)
cdef void _fill_prospects(float[::1] undrawn, float[::1] features, float[::1] others) noexcept

@cython.locals(kingdom=int, square=Py_ssize_t, neuron=int, direction=int, near=Py_ssize_t, signal=float)
cpdef void sum_signals(
    float[:, ::1] signals, float[::1] biases, Py_ssize_t[::1] starts, Py_ssize_t[:, :] neighbors, float[:] beyond,
    float[:, ::1] sums) except *
