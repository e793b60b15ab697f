"""Reads the text of a kingdom; `str(kingdom)` writes it.

The text of a kingdom has its ranks as rows from north to south, and cells separated by spaces: a terrain's letter and
its crowns, `..` for an empty square, `##` for the castle. The pieces of an extension follow the cell that they stand
on, such as a building tile, `b17`, or a knight, `N`:

    w0 w0N ..
    .. ## t0b17
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.dominoes import MOST_CROWNS, TERRAIN_OF_LETTER, Half
from engine.errors import NotationError
from engine.geometry import CASTLE, SIDE, Square
from engine.pieces import Piece, pieces_pattern, read_pieces

EMPTY_CELL, CASTLE_CELL = "..", "##"


@dataclass(frozen=True)
class Cell:
    """A square that a domino covers: the half on it, and the pieces of extensions."""

    half: Half
    pieces: tuple[Piece, ...]


_Row = list[tuple[int, str]]
"""The cells of a rank, each with its index in the text."""


def read_cells(text: str) -> dict[Square, Cell]:
    """Read the covered squares of a kingdom text. Raises NotationError.

    The castle tells which square a cell stands for, as it is always on g7.
    """
    rows = [row for row in _rows(text) if row]
    _check_shape(rows, text)
    file, rank = _find_castle(rows, text)
    return {
        _square(right - file, rank - down, text, at): _read_cell(cell, text, at)
        for down, row in enumerate(rows)
        for right, (at, cell) in enumerate(row)
        if cell not in (EMPTY_CELL, CASTLE_CELL)
    }


def _rows(text: str) -> Iterator[_Row]:
    """Split a text into rows of cells, from north to south."""
    at = 0
    for line in text.splitlines(keepends=True):
        row, column = [], 0
        for cell in line.split():
            column = line.index(cell, column)
            row.append((at + column, cell))
            column += len(cell)
        yield row
        at += len(line)


def _check_shape(rows: list[_Row], text: str) -> None:
    for row in rows:
        if len(row) != len(rows[0]):
            raise NotationError(f"a row of {len(row)} cells, the first has {len(rows[0])}", text, row[0][0])


def _find_castle(rows: list[_Row], text: str) -> tuple[int, int]:
    """Return the column and the row of the castle, counted from 0."""
    castles = [
        (right, down, at)
        for down, row in enumerate(rows)
        for right, (at, cell) in enumerate(row)
        if cell == CASTLE_CELL
    ]
    if not castles:
        raise NotationError(f"a kingdom has a castle, {CASTLE_CELL}", text)
    if len(castles) > 1:
        raise NotationError("a second castle", text, castles[1][2])
    return castles[0][:2]


def _read_cell(cell: str, text: str, at: int) -> Cell:
    match = cell_pattern().fullmatch(cell)
    if not match or not match["terrain"]:
        raise NotationError(f"{cell!r} is not a cell", text, at)
    half = Half(TERRAIN_OF_LETTER[match["terrain"]], int(match["crowns"]))
    try:
        pieces = read_pieces(match["pieces"])
    except ValueError as error:
        raise NotationError(f"{cell!r} has a piece that does not exist", text, at) from error
    if not all(piece.may_stand_on(half.terrain) for piece in pieces):
        raise NotationError(f"{cell!r} has a piece that cannot be there", text, at)
    return Cell(half, pieces)


def cell_pattern() -> re.Pattern[str]:
    """Return the pattern of a cell's text; its groups are `terrain`, `crowns` and `pieces`.

    It is made anew each time, as registering an extension changes it; `re` keeps what it has compiled.
    """
    letters = "".join(TERRAIN_OF_LETTER)
    return re.compile(rf"\.\.|\#\#|(?P<terrain>[{letters}])(?P<crowns>[0-{MOST_CROWNS}])(?P<pieces>{pieces_pattern()})")


def _square(east: int, north: int, text: str, at: int) -> Square:
    file, rank = CASTLE.file + east, CASTLE.rank + north
    if not (0 <= file < SIDE and 0 <= rank < SIDE):
        raise NotationError("too far from the castle for any grid", text, at)
    return Square.at(file, rank)
