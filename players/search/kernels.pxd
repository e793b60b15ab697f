# The C types of kernels.py, which Cython reads beside it; Python itself never does.
cimport cython

ctypedef unsigned char byte

cdef int CASTLE_CODE, TERRAIN_COUNT, TERRAIN_FEATURES, OUTLINE_FEATURES
cdef int TERRAIN_SQUARES, TERRAIN_POINTS, TERRAIN_CONTACTS, BEST_GAIN, BEST_SIZE, BEST_CROWN_GAIN
cdef int MOST_CROWNS, LARGEST, TOTAL_GAIN, PROPERTIES
cdef int COVERED, EMPTY_SQUARES, HOLES, EMPTY_SIDES, CASTLE_CONTACTS, LONG_SIDE, SHORT_SIDE
cdef int CENTRE_LOST, OFF_CENTRE, CENTRED
cdef int IS_DOMINO, FITS, PLACEMENTS, DOMINO_GAIN, HALF_A, HALF_B, HALVES_OF_TERRAIN, CROWNS_OF_TERRAIN, MAX_PLACEMENTS
cdef int TOUCHES, CROWNS_BESIDE, SQUARES_BESIDE, OF_TERRAIN, AT_CASTLE, FREE_SIDES, INSIDE, STEPS_OUTSIDE
cdef int IN_PAIR, IN_TRIPLE, DEAD_ENDS, HALVES_THAT_FIT, POINTS_OF_HALVES, POINTS_OF_CROWNS
cdef int NEURONS, NONE
cdef float UNDRAWN_SCALE, SUM_SCALE
cdef int DIRECTION, CELL, SLOT, VALUE, TRIED, LEAST, HOLE_PENALTY
cdef int LAND, LABEL, SQUARES, CROWNS, CONNECTS, GAIN, JOINED, CROWNED, WIDTH

@cython.locals(
    stride=int, cells=int, count=int, which=int, kingdom=int, domino=Py_ssize_t, directions=int, edges=int, at=int,
    a=int, b=int, edge=int[::1], steps=int[::1], reach=int[::1], free=byte[::1], ground=byte[:, ::1])
cpdef Py_ssize_t find_placements(
    byte[:, :, ::1] lands, signed char[:, ::1] bounds, int size, byte[:, ::1] table,
    Py_ssize_t[:] kingdoms, Py_ssize_t[:] dominoes, Py_ssize_t[:, ::1] found) except -1

@cython.locals(edges=int, rank=int, file=int, cell=int, land=int, direction=int, near=int)
cdef int _mark_edge(
    byte[:, :, ::1] lands, signed char[:, ::1] bounds, int kingdom, int stride, int[::1] steps, byte[::1] free,
    int a, int b, byte[:, ::1] ground, int[::1] edge) noexcept

@cython.locals(at=int, cell=int, direction=int, other=int, back=int)
cdef Py_ssize_t _list_placements(
    int directions, int which, int[::1] steps, byte[::1] free, byte[:, ::1] ground, int[::1] edge, int edges,
    Py_ssize_t[:, ::1] found, Py_ssize_t count) noexcept

cdef void _find_reach(signed char[:, ::1] bounds, int kingdom, int size, int[::1] reach) noexcept

@cython.locals(rank=int, cell=int)
cdef void _mark_free(byte[:, :, ::1] lands, int kingdom, int stride, int[::1] reach, byte[::1] free) noexcept

@cython.locals(stride=int, steps=int[::1], which=int, kingdom=int, domino=Py_ssize_t, cell=int)
cpdef void place_dominoes(
    byte[:, :, ::1] lands, signed char[:, ::1] bounds, int size, byte[:, ::1] table,
    Py_ssize_t[:] kingdoms, Py_ssize_t[:] dominoes, Py_ssize_t[:] directions, Py_ssize_t[:] cells) except *

@cython.locals(file=int, rank=int, direction=int, near=int)
cdef void _cover(
    byte[:, :, ::1] lands, signed char[:, ::1] bounds, int stride, int[::1] steps,
    int kingdom, int cell, int terrain, int crowns) noexcept

@cython.locals(own=int, other=int, size=int, crowns=int, rank=int, file=int, part=int, label=int)
cdef void _merge(
    byte[:, :, ::1] lands, signed char[:, ::1] bounds, int stride, int kingdom, int cell, int near) noexcept

@cython.locals(
    stride=int, cells=int, kingdom=int, row=int, outline=int, slot=int, domino=Py_ssize_t, edges=int,
    index=int, edge=int[::1], steps=int[::1], reach=int[::1], free=byte[::1], ground=byte[:, ::1], totals=int[::1])
cpdef void extract_features(
    byte[:, :, ::1] lands, signed char[:, ::1] bounds, int size, int terrains, byte[:, ::1] table,
    Py_ssize_t[:, :] dominoes, float[:, ::1] of_kingdoms, float[:, :, ::1] of_dominoes) except *

@cython.locals(rank=int, file=int, cell=int, land=int, row=int, size=int, crowns=int)
cdef void _count_terrains(
    byte[:, :, ::1] lands, signed char[:, ::1] bounds, int kingdom, int stride, int[::1] totals) noexcept

@cython.locals(outline=int, edges=int, rank=int, cell=int, sides=int, is_edge=bint, direction=int, near=int)
cdef int _explore(
    byte[:, :, ::1] lands, int kingdom, int stride, int[::1] reach, int[::1] steps,
    byte[::1] free, byte[:, ::1] ground, int[::1] edge, int[::1] totals) noexcept

@cython.locals(castle=bint, direction=int, near=int, land=int, index=int, size=int, row=int, gain=int)
cdef void _fill_ground(
    byte[:, :, ::1] lands, int kingdom, int[::1] steps, byte[:, ::1] ground, int cell, int[::1] totals) noexcept

@cython.locals(index=int, row=int, size=int, crowns=int, before=int, gain=int)
cdef void _join(
    byte[:, :, ::1] lands, int kingdom, byte[:, ::1] ground, int cell, int near, int[::1] totals) noexcept

cdef int _size(byte[:, ::1] ground, int cell, int index) noexcept

@cython.locals(near=int, before=int, other=int)
cdef bint _is_first_contact(
    byte[:, :, ::1] lands, int kingdom, int[::1] steps, int cell, int direction) noexcept

@cython.locals(row=int, file=int, rank=int, west=int, south=int, east=int, north=int, farthest=int)
cdef void _measure_outline(signed char[:, ::1] bounds, int kingdom, int size, int[::1] totals) noexcept

@cython.locals(
    a=int, b=int, best=int, fits=int, at=int, cell=int, direction=int, other=int, joins_a=bint, joins_b=bint)
cdef void _domino_features(
    byte[:, ::1] table, Py_ssize_t domino, int kingdom, int slot, int[::1] steps,
    byte[::1] free, byte[:, ::1] ground, int[::1] edge, int edges, int[::1] totals, float[:, :, ::1] of_dominoes) noexcept

@cython.locals(a=int, b=int, first=int, second=int, gain=int)
cdef int _gain_plus_one(byte[:, ::1] table, Py_ssize_t domino, byte[:, ::1] ground, int cell, int other) noexcept

@cython.locals(terrain=int)
cdef void _copy_terrain(
    int index, int[::1] totals, int kingdom, int slot, int row, float[:, :, ::1] of_dominoes) noexcept

@cython.locals(
    stride=int, cells=int, which=int, kingdom=int, domino=Py_ssize_t, edges=int, count=int, best=int,
    at=int, cell=int, value=int, slot=int, worth=int, steps=int[::1], reach=int[::1], free=byte[::1], edge=int[::1],
    ground=byte[:, ::1], totals=int[::1], tried=int[:, ::1], trial=byte[:, :, ::1], trial_bounds='signed char[:, ::1]')
cpdef void choose_greedily(
    byte[:, :, ::1] lands, signed char[:, ::1] bounds, int size, byte[:, ::1] table,
    Py_ssize_t[:] kingdoms, Py_ssize_t[:] dominoes, Py_ssize_t[:, :] line, int centre_penalty,
    Py_ssize_t[:, ::1] chosen) except *

@cython.locals(plane=int, cell=int, side=int)
cdef void _copy_kingdom(
    byte[:, :, ::1] lands, signed char[:, ::1] bounds, int kingdom,
    byte[:, :, ::1] trial, signed char[:, ::1] trial_bounds) noexcept

@cython.locals(at=int, index=int)
cdef void _clear_ground(byte[:, ::1] ground, int[::1] edge, int edges) noexcept

@cython.locals(
    count=int, a=int, b=int, directions=int, at=int, cell=int, joins_a=bint, joins_b=bint, direction=int, other=int,
    back=int, cost=int, gain=int)
cdef int _list_promising(
    byte[:, ::1] table, Py_ssize_t domino, int size, int[::1] steps, byte[::1] free, byte[:, ::1] ground,
    int[::1] edge, int edges, int centre_penalty, int[:, ::1] tried) noexcept

@cython.locals(at=int, row=int)
cdef int _keep_best(int[:, ::1] tried, int count, int direction, int cell, int value) noexcept

cdef int _new_holes(int[::1] steps, byte[::1] free, int cell, int other) noexcept

@cython.locals(holes=int, direction=int, near=int)
cdef int _holes_beside(int[::1] steps, byte[::1] free, int cell, int other) noexcept

@cython.locals(stride=int)
cdef bint _is_far_out(int size, int cell) noexcept

@cython.locals(value=int, outline=int, index=int)
cdef int _standing(int[::1] totals, int centre_penalty) noexcept

@cython.locals(a=int, b=int, best=int, at=int, cell=int, joins_a=bint, joins_b=bint, direction=int, other=int)
cdef int _best_gain(
    byte[:, ::1] table, Py_ssize_t domino, int[::1] steps, byte[::1] free, byte[:, ::1] ground,
    int[::1] edge, int edges) noexcept

@cython.locals(
    stride=int, cells=int, count=Py_ssize_t, kingdom=int, found=int, square=int, direction=int, near=int,
    steps=int[::1], reach=int[::1], free=byte[::1], edge=int[::1], number=int[::1])
cpdef void list_squares(
    byte[:, :, ::1] lands, signed char[:, ::1] bounds, int size, float[:, ::1] undrawn,
    float[:, ::1] features, Py_ssize_t[::1] starts, Py_ssize_t[:, ::1] neighbours, float[::1] beyond) except *

@cython.locals(kingdom=int, square=Py_ssize_t, neuron=int, direction=int, near=Py_ssize_t, signal=float)
cpdef void sum_signals(
    float[:, ::1] signals, float[::1] biases, Py_ssize_t[::1] starts, Py_ssize_t[:, :] neighbours, float[:] beyond,
    float[:, ::1] sums) except *

@cython.locals(stride=int, count=int, terrains=int, other=int, row=int, rank=int, cell=int, square=Py_ssize_t, outside=int)
cdef int _describe_edge(
    byte[:, :, ::1] lands, signed char[:, ::1] bounds, int kingdom, int size, int[::1] steps,
    int[::1] reach, byte[::1] free, int[::1] edge, int[::1] number, float[:, ::1] undrawn, float[:, ::1] features,
    Py_ssize_t start) noexcept

@cython.locals(direction=int)
cdef bint _is_beside_land(byte[:, :, ::1] lands, int kingdom, int[::1] steps, int cell) noexcept

@cython.locals(
    other=int, castle=bint, direction=int, near=int, land=int, row=int, index=int,
    halves=float, points=float, crowns=float)
cdef void _look_around(
    byte[:, :, ::1] lands, int kingdom, int terrains, int[::1] steps, int cell, float[:, ::1] undrawn,
    float[:, ::1] features, Py_ssize_t square) noexcept

@cython.locals(other=int, sides=int, dead_ends=int, in_triple=bint, direction=int, near=int)
cdef void _look_for_room(
    int terrains, int[::1] steps, byte[::1] free, int cell, float[:, ::1] features, Py_ssize_t square) noexcept

cdef int _free_sides(int[::1] steps, byte[::1] free, int cell) noexcept

@cython.locals(direction=int, near=int)
cdef bint _is_middle_of_three(int[::1] steps, byte[::1] free, int cell) noexcept
