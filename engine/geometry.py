"""The board that kingdoms grow on: squares, directions, and sets of squares kept as the bits of an int.

The castle always stands on g7. A kingdom of 7×7 may reach six squares away from it, so files a–m and ranks 1–13 are
enough for every grid size. Rows of bits are one longer than the board is wide: a shift to the east or west that leaves
the board falls into that gap instead of the next row.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

SIDE = 13
STRIDE = SIDE + 1
FILES = "abcdefghijklm"


class Square(int):
    """A square of the board, as the number of its bit. Its text is file and rank, "g7"; ranks grow to the north."""

    __slots__ = ()

    @classmethod
    def at(cls, file: int, rank: int) -> Square:
        """The square of a file and a rank, both counted from 0."""
        return cls(rank * STRIDE + file)

    @classmethod
    def parse(cls, text: str) -> Square:
        """The square of that name; KeyError where there is none."""
        return SQUARE_NAMED[text]

    @property
    def file(self) -> int:
        return self % STRIDE

    @property
    def rank(self) -> int:
        return self // STRIDE

    @property
    def mask(self) -> int:
        return 1 << self

    def __str__(self) -> str:
        return f"{FILES[self.file]}{self.rank + 1}"

    def __repr__(self) -> str:
        return f"<{self}>"


class Direction(Enum):
    """Where the second half of a domino lies from the first; `step` is the way from bit to bit."""

    N = "n"
    E = "e"
    S = "s"
    W = "w"

    def __init__(self, letter: str) -> None:
        self.step = {"n": STRIDE, "e": 1, "s": -STRIDE, "w": -1}[letter]


SQUARES = tuple(Square.at(file, rank) for rank in range(SIDE) for file in range(SIDE))
SQUARE_NAMED = {str(square): square for square in SQUARES}
BOARD = sum(square.mask for square in SQUARES)
CASTLE = SQUARE_NAMED["g7"]

_COLUMNS = [sum(s.mask for s in SQUARES if s.file == file) for file in range(SIDE)]
_ROWS = [sum(s.mask for s in SQUARES if s.rank == rank) for rank in range(SIDE)]


def shift(mask: int, step: int) -> int:
    """Every square moved by `step`; what leaves the board may linger in the gap, so mask the result."""
    return mask << step if step > 0 else mask >> -step


def neighbours(mask: int) -> int:
    """The squares that touch one of these orthogonally (squares of the set among them, where they touch)."""
    return (mask << STRIDE | mask >> STRIDE | mask << 1 | mask >> 1) & BOARD


def bits(mask: int) -> Iterator[int]:
    """Each square of a set as a set of its own, from a1 eastwards and then north."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def squares(mask: int) -> Iterator[Square]:
    """The squares of a set in the same order."""
    return (Square(bit.bit_length() - 1) for bit in bits(mask))


def connected(mask: int) -> Iterator[int]:
    """The orthogonally connected parts of a set."""
    while mask:
        part = mask & -mask
        while (grown := (part | neighbours(part)) & mask) != part:
            part = grown
        yield part
        mask ^= part


def bounds(mask: int) -> tuple[int, int, int, int]:
    """West, south, east and north end of a set that is not empty: files and ranks counted from 0."""
    files = mask
    for rows in (8, 4, 2, 1):  # folds all ranks onto the first
        files |= files >> rows * STRIDE
    files &= (1 << STRIDE) - 1
    south = ((mask & -mask).bit_length() - 1) // STRIDE
    north = (mask.bit_length() - 1) // STRIDE
    return (files & -files).bit_length() - 1, south, files.bit_length() - 1, north


def room(west: int, south: int, east: int, north: int, size: int) -> int:
    """The squares that a kingdom with these bounds can cover one by one without outgrowing a grid of `size`."""
    columns = sum(_COLUMNS[max(0, east - size + 1) : west + size])
    rows = sum(_ROWS[max(0, north - size + 1) : south + size])
    return columns & rows
