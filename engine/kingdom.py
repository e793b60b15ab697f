"""Kingdoms: the squares around a castle and what lies on them, as immutable values made of bit masks.

The text of a kingdom has its rows from north to south, cells separated by spaces: a terrain's letter and its crowns,
`..` for an empty square, `##` for the castle. The pieces of an extension follow the cell that they stand on, such as a
building tile, `b17`, or a knight, `N`:

    w0 w0N ..
    .. ## t0b17
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property

from engine.dominoes import MOST_CROWNS, TERRAIN_OF_LETTER, TERRAINS, Domino, Half, Terrain
from engine.errors import NotationError
from engine.geometry import CASTLE, SIDE, Square, bits, bounds, connected, neighbours, room, shift, squares
from engine.moves import Place, places
from engine.pieces import Piece, kind_order, pieces_pattern, read_pieces

SIZES = 5, 7
EMPTY_CELL, CASTLE_CELL = "..", "##"
_NO_MASKS = (0,) * len(TERRAINS)
_NO_CROWNS = (0,) * MOST_CROWNS


@dataclass(frozen=True)
class Property:
    """A group of orthogonally connected squares of one terrain, and the crowns on them."""

    terrain: Terrain
    mask: int
    crowns: int

    @property
    def squares(self) -> tuple[Square, ...]:
        return tuple(squares(self.mask))

    @property
    def size(self) -> int:
        return self.mask.bit_count()

    @property
    def points(self) -> int:
        return self.size * self.crowns


@dataclass(frozen=True)
class Kingdom:
    """A kingdom in a grid of `size` by `size` squares (5 or 7), the castle's included.

    `terrains` has a mask of squares for each terrain, by `Terrain.index`; `crowns` the masks of the squares with at
    least 1, 2 and 3 crowns. `pieces` are the pieces of extensions with their squares, in the order of the squares and,
    on one square, of their kinds.
    """

    size: int = 5
    terrains: tuple[int, ...] = _NO_MASKS
    crowns: tuple[int, ...] = _NO_CROWNS
    pieces: tuple[tuple[Square, Piece], ...] = ()

    @cached_property
    def covered(self) -> int:
        """The squares with a domino on them."""
        mask = 0
        for terrain in self.terrains:
            mask |= terrain
        return mask

    @property
    def land(self) -> int:
        """The squares that are not empty, the castle's among them."""
        return self.covered | CASTLE.mask

    @cached_property
    def free(self) -> int:
        """The empty squares that a domino may cover, as far as the grid goes."""
        land = self.land
        return _room(*bounds(land), self.size) & ~land

    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """West, south, east and north end, castle included: files and ranks counted from 0."""
        return bounds(self.land)

    def placements(self, domino: Domino) -> tuple[Place, ...]:
        """Every legal placement of the domino, each once (docs/rules.md 1.5)."""
        around = zip(places(domino), self.spots(domino), strict=True)
        return tuple([placed[bit] for (_, placed), spots in around for bit in bits(spots)])

    def spots(self, domino: Domino) -> list[int]:
        """The squares where the first half may lie, one set for each direction, in the order of `places`."""
        free = self.free
        a, b = self._touching(domino.a.terrain), self._touching(domino.b.terrain)
        return [free & shift(free, -step) & (a | shift(b, -step)) for step, _ in places(domino)]

    def fits(self, place: Place) -> bool:
        """Whether the placement is legal, however it is spelled."""
        first, second = (square.mask for square in place.squares)
        domino = place.domino
        touches = first & self._touching(domino.a.terrain) or second & self._touching(domino.b.terrain)
        return bool(first & self.free and second & self.free and touches)

    def _touching(self, terrain: Terrain) -> int:
        return neighbours(self.terrains[terrain.index] | CASTLE.mask)

    def place(self, place: Place) -> Kingdom:
        """The kingdom with the domino in it; nothing is checked."""
        terrains, crowns = list(self.terrains), list(self.crowns)
        for square, half in place.covered:
            bit = 1 << square
            terrains[half.terrain.index] |= bit
            for level in range(half.crowns):
                crowns[level] |= bit
        return Kingdom(self.size, tuple(terrains), tuple(crowns), self.pieces)

    def with_piece(self, square: Square, piece: Piece) -> Kingdom:
        """The kingdom with one more piece on a square; nothing is checked."""
        pieces = sorted([*self.pieces, (square, piece)], key=lambda each: (each[0], kind_order(each[1])))
        return replace(self, pieces=tuple(pieces))

    # ---- temporary, until every room uses engine.court.pieces

    @property
    def knights(self) -> int:
        from engine.court.pieces import knights_on  # noqa: PLC0415

        return knights_on(self)

    @property
    def buildings(self) -> tuple[tuple[Square, int], ...]:
        from engine.court.pieces import buildings_on  # noqa: PLC0415

        return buildings_on(self)

    @property
    def sites(self) -> int:
        from engine.court.pieces import building_sites  # noqa: PLC0415

        return building_sites(self)

    def land_at(self, square: Square) -> int:
        """The squares of the property that a square belongs to; 0 where nothing lies."""
        terrain = next((mask for mask in self.terrains if mask & square.mask), 0)
        return next((part for part in connected(terrain) if part & square.mask), 0)

    @cached_property
    def crown_masks(self) -> tuple[int, ...]:
        """Masks that hold a square once for each of its crowns, those of dominoes and those of pieces."""
        of_pieces = (square.mask for square, piece in self.pieces for _ in range(piece.crowns))
        return (*self.crowns, *of_pieces) if self.pieces else self.crowns

    def crowns_on(self, mask: int) -> int:
        """The crowns on the squares of a mask, those of pieces included."""
        return _count(self.crown_masks, mask)

    def properties(self) -> tuple[Property, ...]:
        """All properties, by terrain in the order of `Terrain`; the castle is in none."""
        return tuple(
            Property(terrain, part, self.crowns_on(part))
            for terrain in TERRAINS
            for part in connected(self.terrains[terrain.index])
        )

    def half(self, square: Square) -> Half | None:
        """The half of a domino that lies on a square; None where none does, and for the castle."""
        for terrain in TERRAINS:
            if self.terrains[terrain.index] & square.mask:
                return Half(terrain, _count(self.crowns, square.mask))
        return None

    def cells(self) -> dict[Square, Half]:
        """All squares with a domino on them, and its half there."""
        return {
            square: Half(terrain, _count(self.crowns, square.mask))
            for terrain in TERRAINS
            for square in squares(self.terrains[terrain.index])
        }

    @property
    def is_centred(self) -> bool:
        """Whether the kingdom reaches equally far from the castle to both sides, both ways (docs/rules.md R3)."""
        west, south, east, north = self.bounds
        return west + east == 2 * CASTLE.file and south + north == 2 * CASTLE.rank

    def __str__(self) -> str:
        west, south, east, north = self.bounds
        cells = {CASTLE: CASTLE_CELL} | {square: str(half) for square, half in self.cells().items()}
        for square, piece in self.pieces:
            cells[square] += str(piece)
        return "\n".join(
            " ".join(cells.get(Square.at(file, rank), EMPTY_CELL) for file in range(west, east + 1))
            for rank in range(north, south - 1, -1)
        )

    @classmethod
    def parse(cls, text: str, size: int | None = None) -> Kingdom:
        """Read any rectangle of cells that holds the castle; without `size`, in the smallest grid that it fits.

        Raises NotationError where the text is not a kingdom, or one that outgrows the grid.
        """
        cells = _cells(text)
        terrains = [_mask(square for square, cell in cells.items() if cell.half.terrain is each) for each in TERRAINS]
        crowns = [_mask(square for square, cell in cells.items() if cell.half.crowns > n) for n in range(MOST_CROWNS)]
        pieces = [(square, piece) for square in sorted(cells) for piece in cells[square].pieces]
        return cls(_grid(sum(terrains), size, text), tuple(terrains), tuple(crowns), tuple(pieces))

    # `from_text` is the name of `parse` in the first release; programs that use the engine may still call it.
    from_text = parse


def _count(levels: Iterable[int], mask: int) -> int:
    """How often a square of the mask is in one of these sets."""
    return sum((level & mask).bit_count() for level in levels)


@cache
def _room(west: int, south: int, east: int, north: int, size: int) -> int:
    return room(west, south, east, north, size)


@dataclass(frozen=True)
class _Cell:
    half: Half
    pieces: tuple[Piece, ...]


_Row = list[tuple[int, str]]  # each cell with its index in the text


def _cells(text: str) -> dict[Square, _Cell]:
    rows = [row for row in _rows(text) if row]
    _check_shape(rows, text)
    file, rank = _find_castle(rows, text)
    return {
        _square(right - file, rank - down, text, at): _read_cell(cell, text, at)
        for down, row in enumerate(rows)
        for right, (at, cell) in enumerate(row)
        if cell not in (EMPTY_CELL, CASTLE_CELL)
    }


def _mask(found: Iterable[Square]) -> int:
    return sum(square.mask for square in found)


def _rows(text: str) -> Iterator[_Row]:
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


def _read_cell(cell: str, text: str, at: int) -> _Cell:
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
    return _Cell(half, pieces)


def cell_pattern() -> re.Pattern[str]:
    """The pattern of what stands for one square; its groups are `terrain`, `crowns` and `pieces`."""
    letters = "".join(TERRAIN_OF_LETTER)
    return re.compile(rf"\.\.|\#\#|(?P<terrain>[{letters}])(?P<crowns>[0-{MOST_CROWNS}])(?P<pieces>{pieces_pattern()})")


def _square(east: int, north: int, text: str, at: int) -> Square:
    file, rank = CASTLE.file + east, CASTLE.rank + north
    if not (0 <= file < SIDE and 0 <= rank < SIDE):
        raise NotationError("too far from the castle for any grid", text, at)
    return Square.at(file, rank)


def _grid(covered: int, size: int | None, text: str) -> int:
    west, south, east, north = bounds(covered | CASTLE.mask)
    needed = max(east - west, north - south) + 1
    for fitting in SIZES if size is None else (size,):
        if needed <= fitting:
            return fitting
    raise NotationError(f"the kingdom is {needed} squares long, its grid {size or SIZES[-1]}", text)
