# The types that make machine code of kernels.py; without Cython nobody reads this.
cimport cython

ctypedef unsigned char byte

cdef int KEEP, LAND, LABEL, SQUARES, CROWNS, FREE, JOINS, GAIN, GROWN, CROWNED, WIDTH
cdef int PER_TERRAIN, OUTLINE, TERRAINS, WIDE

@cython.locals(
    stride=int, cells=int, count=int, which=int, board=int, domino=Py_ssize_t, ways=int, edges=int, at=int,
    edge=int[::1], steps=int[::1], around=int[::1], ground=byte[:, ::1])
cpdef Py_ssize_t spots(
    byte[:, :, ::1] planes, signed char[:, ::1] bounds, int size, byte[:, ::1] facts,
    Py_ssize_t[:] boards, Py_ssize_t[:] dominoes, Py_ssize_t[:, ::1] found) except -1

@cython.locals(edges=int, rank=int, file=int, cell=int, land=int, way=int, near=int)
cdef int _mark(
    signed char[:, ::1] bounds, int board, int stride, int[::1] steps, byte[:, ::1] ground, int a, int b,
    int[::1] edge) noexcept

@cython.locals(at=int, cell=int, way=int, other=int, back=int)
cdef Py_ssize_t _spots(
    int ways, int which, int[::1] steps, byte[:, ::1] ground, int[::1] edge, int edges,
    Py_ssize_t[:, ::1] found, Py_ssize_t count) noexcept

cdef void _reach(signed char[:, ::1] bounds, int board, int size, int[::1] around) noexcept

@cython.locals(rank=int, cell=int, land=int)
cdef void _survey(byte[:, :, ::1] planes, int board, int stride, int[::1] around, byte[:, ::1] ground) noexcept

@cython.locals(rank=int, cell=int)
cdef void _clear(int stride, int[::1] around, byte[:, ::1] ground) noexcept

@cython.locals(stride=int, steps=int[::1], which=int, board=int, domino=Py_ssize_t, cell=int)
cpdef void place(
    byte[:, :, ::1] planes, signed char[:, ::1] bounds, int size, byte[:, ::1] facts,
    Py_ssize_t[:] boards, Py_ssize_t[:] dominoes, Py_ssize_t[:] ways, Py_ssize_t[:] cells) except *

@cython.locals(file=int, rank=int, way=int, near=int)
cdef void _cover(
    byte[:, :, ::1] planes, signed char[:, ::1] bounds, int stride, int[::1] steps,
    int board, int cell, int terrain, int crowns) noexcept

@cython.locals(own=int, other=int, size=int, crowns=int, rank=int, file=int, part=int, label=int)
cdef void _join(
    byte[:, :, ::1] planes, signed char[:, ::1] bounds, int stride, int board, int cell, int near) noexcept

@cython.locals(
    stride=int, cells=int, board=int, row=int, slot=int, edges=int, at=int, index=int,
    edge=int[::1], steps=int[::1], around=int[::1], ground=byte[:, ::1], tally=int[::1])
cpdef void look(
    byte[:, :, ::1] planes, signed char[:, ::1] bounds, int size, int terrains, byte[:, ::1] facts,
    Py_ssize_t[:, :] dominoes, float[:, ::1] numbers, float[:, :, ::1] seen) except *

@cython.locals(rank=int, cell=int, land=int, row=int, size=int, crowns=int)
cdef void _count(
    byte[:, :, ::1] planes, int board, int stride, int[::1] around, byte[:, ::1] ground, int[::1] tally) noexcept

@cython.locals(
    outline=int, edges=int, rank=int, cell=int, sides=int, is_edge=bint, way=int, near=int)
cdef int _explore(
    byte[:, :, ::1] planes, int board, int stride, int[::1] around, int[::1] steps,
    byte[:, ::1] ground, int[::1] edge, int[::1] tally) noexcept

@cython.locals(
    castle=bint, way=int, near=int, land=int, index=int, size=int, crowns=int, more=int, row=int, gain=int, grown=int)
cdef void _find(
    byte[:, :, ::1] planes, int board, int[::1] steps, byte[:, ::1] ground, int cell, int[::1] tally) noexcept

@cython.locals(near=int, before=int, other=int)
cdef bint _is_new(
    byte[:, :, ::1] planes, int board, int[::1] steps, byte[:, ::1] ground, int cell, int way) noexcept

@cython.locals(row=int, file=int, rank=int, west=int, south=int, east=int, north=int, reach=int)
cdef void _outline(signed char[:, ::1] bounds, int board, int size, int[::1] tally) noexcept

@cython.locals(a=int, b=int, best=int, fits=int, at=int, cell=int, way=int, other=int)
cdef void _judge(
    byte[:, ::1] facts, Py_ssize_t domino, int board, int slot, int[::1] steps,
    byte[:, ::1] ground, int[::1] edge, int edges, int[::1] tally, float[:, :, ::1] seen) noexcept

@cython.locals(a=int, b=int, first=int, second=int, gain=int)
cdef int _both(byte[:, ::1] facts, Py_ssize_t domino, byte[:, ::1] ground, int cell, int other) noexcept

@cython.locals(terrain=int)
cdef void _halves(int index, int[::1] tally, int board, int slot, int row, float[:, :, ::1] seen) noexcept
