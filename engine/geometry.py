"""The board that kingdoms grow on: squares, directions, and sets of squares as bit masks.

The castle always stands on g7. A kingdom of 7×7 squares may reach six squares away from it, so files a–m and ranks 1–13
are enough for every grid. A set of squares is an int, its mask, in which square s is the bit `1 << s`.

The bits run from a1 eastwards, and then rank by rank to the north:

    rank 2   14 15 16 … 26 (27)
    rank 1    0  1  2 … 12 (13)

Each rank has one bit more than the board has files. No square has that bit: what a shift to the east or west pushes off
the board falls into the gap instead of the next rank, and `& BOARD` removes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from engine.errors import NotationError

SIDE = 13
"""Files and ranks of the board."""

STRIDE = SIDE + 1
"""The distance between the bits of two squares above each other."""

FILES = "abcdefghijklm"


class Square(int):
    """A square of the board, as the number of its bit. Its text is file and rank; ranks grow to the north.

    >>> square = Square.parse("g8")
    >>> square.file, square.rank, int(square)
    (6, 7, 104)
    >>> str(square), square.mask == 1 << 104
    ('g8', True)
    """

    __slots__ = ()

    @classmethod
    def at(cls, file: int, rank: int) -> Square:
        """Return the square of a file and a rank, both counted from 0."""
        return cls(rank * STRIDE + file)

    @classmethod
    def parse(cls, text: str) -> Square:
        """Return the square of that name. Raises NotationError if the board has none.

        >>> Square.parse("n1")
        Traceback (most recent call last):
            ...
        engine.errors.NotationError: line 1, column 1: 'n1' is not a square
        """
        if text not in SQUARE_NAMED:
            raise NotationError(f"{text!r} is not a square", text)
        return SQUARE_NAMED[text]

    @property
    def file(self) -> int:
        """The file, counted from 0 in the west."""
        return self % STRIDE

    @property
    def rank(self) -> int:
        """The rank, counted from 0 in the south."""
        return self // STRIDE

    @property
    def mask(self) -> int:
        return 1 << self

    def __str__(self) -> str:
        return f"{FILES[self.file]}{self.rank + 1}"

    def __repr__(self) -> str:
        return f"<{self}>"


class Direction(Enum):
    """The direction in which the second half of a domino lies from the first.

    `step` is what must be added to a square to get its neighbour there.

    >>> Square(CASTLE + Direction("e").step)
    <h7>
    """

    N = "n"
    E = "e"
    S = "s"
    W = "w"

    def __init__(self, letter: str) -> None:
        self.step = {"n": STRIDE, "e": 1, "s": -STRIDE, "w": -1}[letter]


SQUARES = tuple(Square.at(file, rank) for rank in range(SIDE) for file in range(SIDE))
"""All squares, from a1 eastwards and then north."""

SQUARE_NAMED = {str(square): square for square in SQUARES}
"""Every square by its text."""

BOARD = sum(square.mask for square in SQUARES)
"""The set of all squares."""

CASTLE = SQUARE_NAMED["g7"]
"""The square of every kingdom's castle."""

_FILE_MASKS = [sum(s.mask for s in SQUARES if s.file == file) for file in range(SIDE)]
_RANK_MASKS = [sum(s.mask for s in SQUARES if s.rank == rank) for rank in range(SIDE)]


def shift(mask: int, step: int) -> int:
    """Move every square by `step`. Squares that leave the board may remain as bits outside of `BOARD`."""
    return mask << step if step > 0 else mask >> -step


def neighbours(mask: int) -> int:
    """Return all squares that touch one of these by a side; squares of the set itself are among them if they touch.

    >>> [str(square) for square in squares(neighbours(CASTLE.mask))]
    ['g6', 'f7', 'h7', 'g8']
    """
    return (mask << STRIDE | mask >> STRIDE | mask << 1 | mask >> 1) & BOARD


def bits(mask: int) -> Iterator[int]:
    """Yield each square of a set as a set of its own, from a1 eastwards and then north."""
    while mask:
        # In two's complement, -mask has exactly the lowest bit in common with mask.
        low = mask & -mask
        yield low
        mask ^= low


def squares(mask: int) -> Iterator[Square]:
    """Return the squares of a set, from a1 eastwards and then north.

    >>> [str(square) for square in squares(Square.parse("g8").mask | Square.parse("a1").mask)]
    ['a1', 'g8']
    """
    return (Square(bit.bit_length() - 1) for bit in bits(mask))


def connected(mask: int) -> Iterator[int]:
    """Yield the orthogonally connected parts of a set, as masks."""
    while mask:
        # Flood fill: start from the lowest square and grow within the set until nothing is added.
        part = mask & -mask
        while (grown := (part | neighbours(part)) & mask) != part:
            part = grown
        yield part
        mask ^= part


def bounds(mask: int) -> tuple[int, int, int, int]:
    """Return the west, south, east and north end of a set that is not empty: files and ranks counted from 0."""
    # The ranks are those of the lowest and the highest bit. For the files, all ranks are laid over rank 1 by halving:
    # the 13 ranks fold onto 8, then 4, 2 and 1, as 8 + 4 + 2 + 1 shifts reach rank 16.
    files = mask
    for ranks in (8, 4, 2, 1):
        files |= files >> ranks * STRIDE
    files &= (1 << STRIDE) - 1
    south = ((mask & -mask).bit_length() - 1) // STRIDE
    north = (mask.bit_length() - 1) // STRIDE
    return (files & -files).bit_length() - 1, south, files.bit_length() - 1, north


def reachable(west: int, south: int, east: int, north: int, size: int) -> int:
    """Return all squares that could be added, each by itself, to a kingdom with these bounds in a grid of `size`.

    This is the union of all windows of `size` by `size` squares that contain the bounds.
    """
    files = sum(_FILE_MASKS[max(0, east - size + 1) : west + size])
    ranks = sum(_RANK_MASKS[max(0, north - size + 1) : south + size])
    return files & ranks
