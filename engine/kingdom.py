"""Kingdoms: the castle and the squares around it, as immutable values made of bit masks.

The text of a kingdom has the ranks as rows from north to south, with spaces between the cells. A cell is a terrain's
letter and the number of crowns, `..` for an empty square, or `##` for the castle. The pieces of an extension follow
their cell, such as a building tile, `b17`, or a knight, `N`:

    w0 w0N ..
    .. ## t0b17
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from typing import Any, TypeVar

from engine.dominoes import MOST_CROWNS, TERRAIN_OF_LETTER, TERRAINS, Domino, Half, Terrain
from engine.errors import NotationError
from engine.geometry import CASTLE, SIDE, Square, bits, bounds, connected, neighbors, reachable, shift, squares
from engine.moves import Place, all_placements
from engine.pieces import Piece, kind_order, pieces_pattern, read_pieces

GRID_SIZES = 5, 7
"""The possible sides of a grid, in squares."""

PROPERTIES_KEPT = 1 << 12
"""The number of cached results of `_properties`. A result takes half a kilobyte."""

EMPTY_CELL, CASTLE_CELL = "..", "##"

P = TypeVar("P", bound=Piece)

_NO_MASKS = (0,) * len(TERRAINS)
_NO_CROWNS = (0,) * MOST_CROWNS


@dataclass(frozen=True)
class Property:
    """A group of orthogonally connected squares of one terrain, as a mask, and the number of crowns in the group.

    >>> wheat, forest = Kingdom.parse("w1 w0 ## f1").properties()
    >>> [str(square) for square in wheat.squares], wheat.size, wheat.crowns, wheat.points
    (['e7', 'f7'], 2, 1, 2)
    """

    terrain: Terrain
    mask: int
    crowns: int

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares, from a1 eastwards and then north."""
        return tuple(squares(self.mask))

    @property
    def size(self) -> int:
        return self.mask.bit_count()

    @property
    def points(self) -> int:
        """Squares multiplied by crowns (docs/rules.md 1.9)."""
        return self.size * self.crowns


@dataclass(frozen=True)
class Kingdom:
    r"""A kingdom in a grid of `size` by `size` squares, the castle's square included.

    >>> from engine import Move
    >>> kingdom = Kingdom.parse("w1 w0 ..\n.. ## f1")
    >>> kingdom = kingdom.place(Move.parse("14@f9e"))
    >>> print(kingdom)
    w0 l0 ..
    w1 w0 ..
    .. ## f1
    >>> [(each.terrain.value, each.size, each.crowns, each.points) for each in kingdom.properties()]
    [('wheat', 3, 1, 3), ('forest', 1, 1, 1), ('lake', 1, 0, 0)]
    """

    size: int = 5
    """The side of the grid: 5 or 7."""
    terrains: tuple[int, ...] = _NO_MASKS
    """For each terrain, by `Terrain.index`, the mask of its squares."""
    crowns: tuple[int, ...] = _NO_CROWNS
    """The masks of the squares with at least 1, 2 and 3 crowns.

    Masks make it fast to count the crowns of a set of squares: a bit count for each mask, however large the set is.
    """
    pieces: tuple[tuple[Square, Piece], ...] = ()
    """The pieces of extensions with their squares, in the order of the squares and then of the kinds."""

    @cached_property
    def covered(self) -> int:
        mask = 0
        for terrain in self.terrains:
            mask |= terrain
        return mask

    @property
    def land(self) -> int:
        """All squares except the empty squares. The castle's square is included."""
        return self.covered | CASTLE.mask

    @cached_property
    def free(self) -> int:
        """The empty squares within reach: a half of a domino on a free square stays inside the grid.

        A domino on two free neighbors stays inside the grid too, because it leaves the grid only if a half does.
        """
        land = self.land
        return _reachable(*bounds(land), self.size) & ~land

    @property
    def holes(self) -> int:
        r"""The free squares without a free neighbor. No domino can cover a hole.

        >>> kingdom = Kingdom.parse("f0 f0 f0 f0 ##\nf0 f0 f0 f0 f0\nf0 .. f0 f0 f0\nf0 f0 f0 f0 f0\nf0 f0 f0 f0 f0")
        >>> [str(square) for square in squares(kingdom.holes)]
        ['d5']
        """
        return self.free & ~neighbors(self.free)

    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """The west, south, east and north end, the castle included: files and ranks counted from 0.

        >>> Kingdom.parse("w1 w0 ##").bounds
        (4, 6, 6, 6)
        """
        return bounds(self.land)

    def placements(self, domino: Domino) -> tuple[Place, ...]:
        r"""Return every legal placement of the domino, each once (docs/rules.md 1.5).

        >>> kingdom = Kingdom.parse("w0 w0 w0 w0 ##\nf0 f0 f0 f0 ..")
        >>> [str(place) for place in kingdom.placements(Domino.parse("12"))]
        ['12@g5n', '12@g8n', '12@f8e']
        """
        by_direction = zip(all_placements(domino), self.spots(domino), strict=True)
        return tuple([placed[bit] for (_, placed), spots in by_direction for bit in bits(spots)])

    def spots(self, domino: Domino) -> list[int]:
        """Return the legal squares of the first half: a mask for each direction, in the order of `directions`.

        >>> northwards, eastwards = Kingdom.parse("w0 w0 ##").spots(Domino.parse("1"))
        >>> [str(square) for square in squares(northwards)]
        ['e5', 'f5', 'g5', 'd6', 'h6', 'd7', 'h7', 'e8', 'f8', 'g8']
        """
        # The masks test all squares at once. The first half must be on a free square, and so must the second half, one
        # `step` further. If the second half is in a mask, the first half is in the mask shifted back by a step. The
        # first or the second half must also touch the terrain of the half, or the castle.
        free = self.free
        a, b = self._touching(domino.a.terrain), self._touching(domino.b.terrain)
        return [free & shift(free, -step) & (a | shift(b, -step)) for step, _ in all_placements(domino)]

    def fits(self, place: Place) -> bool:
        """Return whether the placement is legal, in either spelling (docs/rules.md R2).

        >>> from engine import Move
        >>> Kingdom().fits(Move.parse("1@g8n")), Kingdom().fits(Move.parse("1@g9n"))
        (True, False)
        """
        (square, other), domino = place.squares, place.domino
        # A square beyond the southern edge has no mask: a shift by a negative number is an error.
        if other < 0:
            return False
        first, second = square.mask, other.mask
        touches = first & self._touching(domino.a.terrain) or second & self._touching(domino.b.terrain)
        return bool(first & self.free and second & self.free and touches)

    def _touching(self, terrain: Terrain) -> int:
        return neighbors(self.terrains[terrain.index] | CASTLE.mask)

    def place(self, place: Place) -> Kingdom:
        """Return the kingdom with one more domino. The method checks no rule.

        >>> from engine import Move
        >>> print(Kingdom().place(Move.parse("48@g8n")))
        m3
        w0
        ##
        """
        terrains, crowns = list(self.terrains), list(self.crowns)
        for square, half in place.covered:
            bit = 1 << square
            terrains[half.terrain.index] |= bit
            for level in range(half.crowns):
                crowns[level] |= bit
        # The call runs for every placement that a computer player tries, and `replace` would be slower.
        return Kingdom(self.size, tuple(terrains), tuple(crowns), self.pieces)

    def with_piece(self, square: Square, piece: Piece) -> Kingdom:
        """Return the kingdom with one more piece on a square. The method checks no rule."""
        # Kingdoms with the same pieces are equal; the order of adding pieces makes no difference.
        pieces = sorted([*self.pieces, (square, piece)], key=lambda each: (each[0], kind_order(each[1])))
        return replace(self, pieces=tuple(pieces))

    def with_rules(self, rules: int) -> Kingdom:
        """Return the kingdom with its pieces in a version of the rule tables. `parse` returns the first version."""
        return replace(self, pieces=tuple((square, piece.with_rules(rules)) for square, piece in self.pieces))

    def pieces_of(self, kind: type[P]) -> tuple[tuple[Square, P], ...]:
        """Return the pieces of a kind and their squares, in the order of the squares."""
        found: tuple[tuple[Square, P], ...] = self._pieces_by_kind.get(kind, ())
        return found

    @cached_property
    def _pieces_by_kind(self) -> dict[type[Piece], Any]:
        # The steps and scorers of an extension ask for the pieces of a kind many times a move.
        kinds = dict.fromkeys(type(piece) for _, piece in self.pieces)
        return {kind: tuple(each for each in self.pieces if type(each[1]) is kind) for kind in kinds}

    def property_mask(self, square: Square) -> int:
        """Return the property of a square as a mask; 0 for the castle and for an empty square."""
        # A square has one terrain at most. The property is the connected part of the terrain around the square.
        terrain = next((mask for mask in self.terrains if mask & square.mask), 0)
        return next((part for part in connected(terrain) if part & square.mask), 0)

    @cached_property
    def crown_masks(self) -> tuple[int, ...]:
        """The masks of `crowns`, and masks of the crowns of pieces. A square with n crowns is in n masks."""
        of_pieces = (square.mask for square, piece in self.pieces for _ in range(piece.crowns))
        return (*self.crowns, *of_pieces) if self.pieces else self.crowns

    def crowns_on(self, mask: int) -> int:
        """Count the crowns on the squares of a mask, the crowns of pieces included.

        >>> kingdom = Kingdom.parse("w1 w0 ## m3")
        >>> kingdom.crowns_on(kingdom.covered)
        4
        """
        return _count(self.crown_masks, mask)

    def properties(self) -> tuple[Property, ...]:
        """Return all properties, by terrain in the order of `Terrain` (docs/rules.md 1.9).

        >>> [(each.terrain.value, each.points) for each in Kingdom.parse("w1 w2 ## w0 f1").properties()]
        [('wheat', 6), ('wheat', 0), ('forest', 1)]
        """
        return tuple([each for terrain in TERRAINS for each in self.properties_of(terrain)])

    @cached_property
    def largest(self) -> Property | None:
        """The first of the largest properties; None before the first domino."""
        return max(self.properties(), key=lambda each: each.size, default=None)

    def properties_of(self, terrain: Terrain) -> tuple[Property, ...]:
        """Return the properties of a terrain, in the order of their first squares.

        >>> [str(each.squares[0]) for each in Kingdom.parse("w1 w2 ## w0 f1").properties_of(Terrain.WHEAT)]
        ['e7', 'h7']
        """
        land = self.terrains[terrain.index]
        return _properties(terrain, land, tuple([crowned & land for crowned in self.crown_masks])) if land else ()

    def half_at(self, square: Square) -> Half | None:
        """Return the half of a domino on a square; None for the castle and for an empty square.

        >>> print(Kingdom.parse("m3 w0 ##").half_at(Square.parse("e7")))
        m3
        """
        for terrain in TERRAINS:
            if self.terrains[terrain.index] & square.mask:
                return Half(terrain, _count(self.crowns, square.mask))
        return None

    @cached_property
    def cells(self) -> Mapping[Square, Half]:
        """The half on each covered square, by terrain in the order of `Terrain`."""
        return {
            square: Half(terrain, _count(self.crowns, square.mask))
            for terrain in TERRAINS
            for square in squares(self.terrains[terrain.index])
        }

    @property
    def is_centered(self) -> bool:
        """Whether the castle is in the center of the kingdom's bounds (docs/rules.md R3)."""
        # The castle is halfway between two ends if the sum of the ends is twice the castle's own file or rank.
        west, south, east, north = self.bounds
        return west + east == 2 * CASTLE.file and south + north == 2 * CASTLE.rank

    @property
    def can_be_centered(self) -> bool:
        """Whether the grid leaves room to grow until the castle is in the center.

        >>> Kingdom.parse("w1 w0 ##").can_be_centered, Kingdom.parse("w0 w1 w0 ##").can_be_centered
        (True, False)
        """
        west, south, east, north = self.bounds
        furthest = max(CASTLE.file - west, east - CASTLE.file, CASTLE.rank - south, north - CASTLE.rank)
        return furthest <= self.size // 2

    @property
    def is_full_size(self) -> bool:
        """Whether the kingdom is as wide and as high as the grid. Then the bounds can no longer change."""
        west, south, east, north = self.bounds
        return east - west + 1 == north - south + 1 == self.size

    def __str__(self) -> str:
        west, south, east, north = self.bounds
        cells = {CASTLE: CASTLE_CELL} | {square: str(half) for square, half in self.cells.items()}
        for square, piece in self.pieces:
            cells[square] += str(piece)
        return "\n".join(
            " ".join(cells.get(Square.at(file, rank), EMPTY_CELL) for file in range(west, east + 1))
            for rank in range(north, south - 1, -1)
        )

    @classmethod
    def parse(cls, text: str, size: int | None = None) -> Kingdom:
        r"""Read a rectangle of cells with the castle. Without a `size`, the grid is the smallest around the kingdom.

        Raises NotationError if the text is not a kingdom, or if the kingdom outgrows the grid. Raises ValueError for a
        size outside `GRID_SIZES`.

        >>> Kingdom.parse("w1 ##").size, str(Kingdom.parse(".. .. ..\n.. w1 ##"))
        (5, 'w1 ##')
        >>> Kingdom.parse("w1 x0 ##")
        Traceback (most recent call last):
            ...
        engine.errors.NotationError: line 1, column 4: 'x0' is not a cell
        """
        cells = read_cells(text)
        terrains = [_mask(square for square, cell in cells.items() if cell.half.terrain is each) for each in TERRAINS]
        crowns = [_mask(square for square, cell in cells.items() if cell.half.crowns > n) for n in range(MOST_CROWNS)]
        pieces = [(square, piece) for square in sorted(cells) for piece in cells[square].pieces]
        return cls(_grid(sum(terrains), size, text), tuple(terrains), tuple(crowns), tuple(pieces))


@lru_cache(PROPERTIES_KEPT)
def _properties(terrain: Terrain, land: int, crowns: tuple[int, ...]) -> tuple[Property, ...]:
    """Return the properties of a terrain. A square with n crowns is in n masks of `crowns`."""
    # The cache pays off because a placement changes two terrains at most, and scorers ask for every terrain again.
    return tuple([Property(terrain, part, _count(crowns, part)) for part in connected(land)])


def _count(levels: Iterable[int], mask: int) -> int:
    """Return the sum, over all levels, of the number of squares in both the level and the mask."""
    return sum((level & mask).bit_count() for level in levels)


@cache
def _reachable(west: int, south: int, east: int, north: int, size: int) -> int:
    # Every placement calls the function, and kingdoms have few different bounds.
    return reachable(west, south, east, north, size)


def _mask(chosen: Iterable[Square]) -> int:
    return sum(square.mask for square in chosen)


def _grid(covered: int, size: int | None, text: str) -> int:
    """Return the side of the grid: `size`, or without a size the smallest side around the covered squares."""
    west, south, east, north = bounds(covered | CASTLE.mask)
    needed = max(east - west, north - south) + 1
    sizes = GRID_SIZES if size is None else (size,)
    if not set(sizes) <= set(GRID_SIZES):
        raise ValueError(f"the side of a grid is {' or '.join(map(str, GRID_SIZES))}, not {size}")
    for fitting in sizes:
        if needed <= fitting:
            return fitting
    raise NotationError(f"the kingdom is {needed} squares long, its grid {sizes[-1]}", text)


# ---- the text


@dataclass(frozen=True)
class Cell:
    """A square under a domino: the half on the square, and the pieces of extensions."""

    half: Half
    pieces: tuple[Piece, ...]


_Row = list[tuple[int, str]]
"""The cells of a rank. The number of a cell is its index in the text."""


def read_cells(text: str) -> dict[Square, Cell]:
    """Read the covered squares of a kingdom text. Raises NotationError."""
    # The castle is always on g7, so the distance from the castle determines the square of a cell.
    rows = [row for row in _rows(text) if row]
    for row in rows:
        if len(row) != len(rows[0]):
            raise NotationError(f"a row of {len(row)} cells, the first has {len(rows[0])}", text, row[0][0])
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
    if not match:
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
    """Return the pattern of a cell's text, with the groups `terrain`, `crowns` and `pieces`."""
    # Registering an extension changes the pattern, so only `re` caches it.
    letters = "".join(TERRAIN_OF_LETTER)
    return re.compile(rf"\.\.|\#\#|(?P<terrain>[{letters}])(?P<crowns>[0-{MOST_CROWNS}])(?P<pieces>{pieces_pattern()})")


def _square(east: int, north: int, text: str, at: int) -> Square:
    file, rank = CASTLE.file + east, CASTLE.rank + north
    if not (0 <= file < SIDE and 0 <= rank < SIDE):
        raise NotationError("too far from the castle for any grid", text, at)
    return Square.at(file, rank)
