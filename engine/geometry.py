"""The board under a kingdom: squares, directions, and sets of squares as bit masks.

The castle always stands on g7. A kingdom of 7×7 squares reaches at most six squares away from the castle, so files a–m
and ranks 1–13 are enough for every grid. A set of squares is an int, the mask of the set. Square s is the bit `1 << s`.

The bits run from a1 eastwards, and then rank by rank to the north:

    rank 2   14 15 16 … 26 (27)
    rank 1    0  1  2 … 12 (13)

Each rank has one bit more than the board has files. The extra bit is a gap without a square. A shift to the east or
west moves a square at the edge into the gap instead of the next rank, and `& BOARD` clears the gap.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from engine.errors import NotationError

SIDE = 13
"""The number of files, and of ranks, of the board."""

STRIDE = SIDE + 1
"""The number of bits from a square to its northern neighbor."""

FILES = "abcdefghijklm"


class Square(int):
    """A square of the board, as the number of its bit.

    The text of a square is its file and its rank. Ranks grow to the north.

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
        """Return the square with the name `text`. Raises NotationError if the board has no such square.

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
    """The direction from the first half of a domino to the second half.

    Adding `step` to a square gives the square's neighbor in the direction.

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

BOARD = sum(square.mask for square in SQUARES)
"""The mask of all squares."""

CASTLE = SQUARE_NAMED["g7"]
"""The square of every kingdom's castle."""

_FILE_MASKS = [sum(s.mask for s in SQUARES if s.file == file) for file in range(SIDE)]
_RANK_MASKS = [sum(s.mask for s in SQUARES if s.rank == rank) for rank in range(SIDE)]


def shift(mask: int, step: int) -> int:
    """Move every square of a mask by `step`. Squares beyond the edge may remain as bits outside of `BOARD`."""
    return mask << step if step > 0 else mask >> -step


def neighbors(mask: int) -> int:
    """Return the squares with a side in common with a square of the set, as a mask.

    A square of the set is included if another square of the set touches it.

    >>> [str(square) for square in squares(neighbors(CASTLE.mask))]
    ['g6', 'f7', 'h7', 'g8']
    """
    return (mask << STRIDE | mask >> STRIDE | mask << 1 | mask >> 1) & BOARD


def bits(mask: int) -> Iterator[int]:
    """Yield each square of a set as a mask, from a1 eastwards and then north."""
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
        # Flood fill: a part starts with the lowest square and grows within the set until a round adds no square.
        part = mask & -mask
        while (grown := (part | neighbors(part)) & mask) != part:
            part = grown
        yield part
        mask ^= part


def bounds(mask: int) -> tuple[int, int, int, int]:
    """Return the west, south, east and north end of a set that is not empty: files and ranks counted from 0."""
    # The lowest and the highest bit give the ranks. For the files, shifts by 8, 4, 2 and 1 ranks copy
    # every rank onto rank 1.
    files = mask
    for ranks in (8, 4, 2, 1):
        files |= files >> ranks * STRIDE
    files &= (1 << STRIDE) - 1
    south = ((mask & -mask).bit_length() - 1) // STRIDE
    north = (mask.bit_length() - 1) // STRIDE
    return (files & -files).bit_length() - 1, south, files.bit_length() - 1, north


def reachable(west: int, south: int, east: int, north: int, size: int) -> int:
    """Return the squares within reach of a kingdom with these bounds in a grid of `size` by `size` squares, as a mask.

    A single square within reach fits into the grid together with the kingdom. The mask is the union of all windows of
    `size` by `size` squares around the bounds.
    """
    files = sum(_FILE_MASKS[max(0, east - size + 1) : west + size])
    ranks = sum(_RANK_MASKS[max(0, north - size + 1) : south + size])
    return files & ranks
