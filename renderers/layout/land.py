"""Layout of land: the landscape of a kingdom and of a domino, with scenery, pieces and crowns."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from engine.dominoes import Domino, Half, Terrain
from engine.geometry import CASTLE, Direction, Square
from engine.moves import Place
from renderers import design
from renderers.draw_operations import (
    Box,
    Corner,
    Corners,
    CrownBadge,
    Crowns,
    Land,
    Op,
    Ornament,
    Outline,
    OutlineStyle,
    Scenery,
    Seam,
    SetPiece,
    Shared,
    SharedPart,
    Sprite,
    SpriteKey,
    StampOp,
    Text,
)
from renderers.motifs import PLAIN, has_set_piece, on_domino, plain
from renderers.view import KingdomView, PieceView

BADGE = 28
"""Size of a crown with a number, for squares of any size."""
FIGURE = 16
"""The width of a number of crowns without a badge, on squares below `design.QUIET`."""
LARGE = 6
"""The minimum size of a property for a set piece, in squares."""
Block: TypeAlias = frozenset[Square]
"""Two by two squares under a set piece."""
_STEPS = 0, Direction.E.step, Direction.N.step, Direction.N.step + Direction.E.step


class Cell(NamedTuple):
    """A square of the grid of a drawing. Rows count southwards, like pixels."""

    column: int
    row: int

    @classmethod
    def of(cls, square: Square) -> Cell:
        return cls(square.file, -square.rank)


ORIGIN = Cell(0, 0)
SetPieces: TypeAlias = Mapping[frozenset[Cell], Terrain]
"""The terrain of each set piece by the squares of the set piece."""
_NONE: SetPieces = MappingProxyType({})


@dataclass(frozen=True)
class Frame:
    """The place of a grid in the picture."""

    x: int
    y: int
    size: int
    """The size of a square, in pixels."""
    origin: Cell = ORIGIN
    """The cell at the pixel (x, y)."""

    def at(self, cell: Cell) -> tuple[int, int]:
        column, row = cell.column - self.origin.column, cell.row - self.origin.row
        return self.x + column * self.size, self.y + row * self.size

    def box(self, cells: Collection[Cell]) -> Box:
        """Return the box around some cells, with half a square more on every side for overhanging sprites."""
        west, north = self.at(Cell(min(c.column for c in cells), min(c.row for c in cells)))
        east, south = self.at(Cell(max(c.column for c in cells) + 1, max(c.row for c in cells) + 1))
        return Box(west, north, east - west, south - north).inside(-self.size // 2)


def land_ops(
    view: KingdomView, castle: SpriteKey, frame: Frame, counted_from: int = design.COUNTED
) -> Iterator[StampOp]:
    """Draw the land of a kingdom with scenery, pieces and crowns.

    Squares smaller than `counted_from` show numbers of crowns in place of ribbons.
    """
    land = view.kingdom.cells
    cells = {Cell.of(square): half for square, half in land.items()}
    large = set_pieces(view, frame.size)
    hidden = {Cell.of(piece.square) for piece in view.pieces if piece.covers}.union(*large)
    is_quiet = frame.size < design.QUIET
    motifs = {square: PLAIN if is_quiet else plain(half) for square, half in land.items()}
    for place in () if is_quiet else view.laid:
        if all(land.get(square) == half for square, half in place.covered):
            motifs.update(motifs_on(place))
    shown = {Cell.of(square): motif for square, motif in motifs.items() if Cell.of(square) not in hidden}
    standing = [sprite for piece in view.pieces for sprite in piece_sprites(piece, frame)]
    standing.insert(0, Sprite(castle, *frame.at(Cell.of(CASTLE)), frame.size))
    yield from _grounds(cells, frame)
    yield from _sprites(cells, shown, frame, standing, large)
    yield from crown_ops(crown_counts(cells, view.pieces), frame, counted_from)


@dataclass(frozen=True)
class LooseDomino(SharedPart):
    """A domino off the board, with the second half east of the first half."""

    domino: Domino
    size: int
    phase: Cell = ORIGIN
    """The place of the first half on the endless ground."""

    @property
    def ops(self) -> tuple[StampOp, ...]:
        first, frame = self.phase, Frame(0, 0, self.size, self.phase)
        cells = {first: self.domino.a, Cell(first.column + 1, first.row): self.domino.b}
        motifs = on_domino(self.domino) if self.size >= design.QUIET else (PLAIN, PLAIN)
        sprites = _sprites(cells, dict(zip(cells, motifs, strict=True)), frame)
        return (*_grounds(cells, frame), *sprites, *crown_ops(crown_counts(cells), frame, design.COUNTED))


def domino_ops(domino: Domino, x: int, y: int, size: int, phase: Cell = ORIGIN) -> Iterator[Op]:
    """Draw a domino with the first half at (x, y) and the second half to the east."""
    yield Shared(LooseDomino(domino, size, phase), x, y)


def terrain_ops(terrain: Terrain, x: int, y: int, size: int) -> Iterator[Op]:
    """Draw a square of a terrain at (x, y), as a sign for the terrain."""
    square = design.largest_square(size)
    x, y = x + (size - square) // 2, y + (size - square) // 2
    yield Land(terrain, x, y, square, corners(ORIGIN, [ORIGIN]), ORIGIN)
    yield Sprite(Scenery(terrain, plain(Half(terrain, 0))), x, y, square)


def icon_ops(icon: Terrain | SpriteKey | None, x: int, y: int, size: int) -> Iterator[Op]:
    if isinstance(icon, Terrain):
        yield from terrain_ops(icon, x, y, size)
    elif icon:
        yield Sprite(icon, x, y, size)


def corners(cell: Cell, land: Collection[Cell]) -> Corners:
    """Return the corners of a cell of some land, for the border of the land."""
    column, row = cell
    # A pair of numbers is equal to a cell, and takes a fraction of the time.
    west, east = (column - 1, row) in land, (column + 1, row) in land
    north, south = (column, row - 1) in land, (column, row + 1) in land
    return (
        Corner.of(beside=west, above=north, across=(column - 1, row - 1) in land),
        Corner.of(beside=east, above=north, across=(column + 1, row - 1) in land),
        Corner.of(beside=west, above=south, across=(column - 1, row + 1) in land),
        Corner.of(beside=east, above=south, across=(column + 1, row + 1) in land),
    )


def _grounds(cells: Mapping[Cell, Half], frame: Frame) -> Iterator[StampOp]:
    lands: dict[Terrain, set[Cell]] = {}
    for cell, half in cells.items():
        lands.setdefault(half.terrain, set()).add(cell)
    for cell, half in cells.items():
        around = corners(cell, lands[half.terrain])
        yield Land(half.terrain, *frame.at(cell), frame.size, around, cell)


def _sprites(
    cells: Mapping[Cell, Half],
    motifs: Mapping[Cell, str],
    frame: Frame,
    loose: Iterable[Sprite] = (),
    blocks: SetPieces = _NONE,
) -> Iterator[StampOp]:
    standing = [
        Sprite(Scenery(cells[cell].terrain, motif), *frame.at(cell), frame.size) for cell, motif in motifs.items()
    ]
    seams = [seam for cell in cells for seam in _seams(cell, cells, frame, blocks)]
    large = [Sprite(SetPiece(terrain), *frame.at(min(block)), 2 * frame.size) for block, terrain in blocks.items()]
    # The order from north to south lets a sprite hide the sprites behind. Sorting is stable, so loose sprites stand in
    # front of other sprites on the same square.
    yield from sorted([*standing, *large, *seams, *loose], key=lambda sprite: (sprite.y, sprite.x))


def _seams(cell: Cell, cells: Mapping[Cell, Half], frame: Frame, blocks: SetPieces) -> Iterator[Sprite]:
    terrain, (x, y), half = cells[cell].terrain, frame.at(cell), frame.size // 2
    for dx, dy in ((-1, 0), (0, -1)):
        other = Cell(cell.column + dx, cell.row + dy)
        if other in cells and cells[other].terrain is terrain and not any({cell, other} <= each for each in blocks):
            yield Sprite(Seam(terrain), x - half * dy, y - half * dx, frame.size)


def piece_sprites(piece: PieceView, frame: Frame) -> Iterator[Sprite]:
    for key in piece.sprites:
        yield Sprite(key, *frame.at(Cell.of(piece.square)), frame.size)


def crown_counts(cells: Mapping[Cell, Half], pieces: Iterable[PieceView] = ()) -> Mapping[Cell, int]:
    counts = {cell: half.crowns for cell, half in cells.items()}
    for piece in pieces:
        if piece.crowns:
            counts[Cell.of(piece.square)] += piece.crowns
    return counts


def crown_ops(counts: Mapping[Cell, int], frame: Frame, counted_from: int = design.COUNTED) -> Iterator[StampOp]:
    for cell, count in counts.items():
        if count and frame.size < design.QUIET:
            yield from _crown_figure(count, *frame.at(cell))
        elif count and frame.size < counted_from:
            x, y = frame.at(cell)
            middle = x + 1 + BADGE // 2, y + BADGE * 9 // 16
            yield Sprite(CrownBadge(), x + 1, y, BADGE)
            yield Text(str(count), *middle, BADGE, design.BODY, design.DISC_INK, "middle")
        elif count:
            yield Sprite(Crowns(count), *frame.at(cell), frame.size)


def _crown_figure(count: int, x: int, y: int) -> Iterator[StampOp]:
    """Draw a golden number with a dark rim in the corner of a square: a badge would cover a small square's land."""
    x, y = x + FIGURE // 2 + 1, y + design.BODY // 2 - 2
    rim = [(dx, dy) for dx in (-2, 0, 2) for dy in (-2, 0, 2) if dx or dy]
    for dx, dy in rim:
        yield Text(str(count), x + dx, y + dy, FIGURE, design.BODY, design.DISC_INK, "middle")
    yield Text(str(count), x, y, FIGURE, design.BODY, design.GOLD, "middle")


def outline_ops(style: OutlineStyle, land: Collection[Cell], frame: Frame) -> Iterator[Op]:
    for cell in land:
        yield Outline(style, *frame.at(cell), frame.size, corners(cell, land))


def ghost_ops(place: Place, frame: Frame) -> tuple[StampOp, ...]:
    """Draw a domino on its place, with the crowns as on other land."""
    cells = {Cell.of(square): half for square, half in place.covered}
    motifs = {Cell.of(square): motif for square, motif in motifs_on(place)}
    return (*_grounds(cells, frame), *_sprites(cells, motifs, frame), *crown_ops(crown_counts(cells), frame))


def motifs_on(place: Place) -> Iterator[tuple[Square, str]]:
    return zip(place.squares, on_domino(place.domino), strict=True)


def set_pieces(view: KingdomView, size: int) -> SetPieces:
    """Return the set pieces on squares of `size` pixels. The land under a set piece has neither crowns nor pieces.

    Among several places, the place covered first wins, so a set piece does not move when the property grows.
    """
    if size < design.QUIET:
        return _NONE
    land = view.kingdom.cells
    laid = {square: turn for turn, place in enumerate(view.laid) for square in place.squares}
    pieces = {piece.square for piece in view.pieces}

    def order(block: Iterable[Square]) -> tuple[int, Square]:
        return max(laid.get(square, 0) for square in block), min(block)

    found = dict[frozenset[Cell], Terrain]()
    for area in view.kingdom.properties():
        bare = {square for square in area.squares if not land[square].crowns} - pieces
        room = [block for block in map(_block, bare) if block <= bare]
        if room and area.size >= LARGE and has_set_piece(area.terrain):
            found[frozenset(map(Cell.of, min(room, key=order)))] = area.terrain
    return found


def _block(corner: Square) -> Block:
    """Return two by two squares, given the square in the south west."""
    return frozenset(Square(corner + step) for step in _STEPS)


# ---- the laurel of a castle

LAURELS = (120, 60), (60, 48), (0, 30)
"""The size of the laurel by the least width of the castle."""


def laurel_ops(castle: Box) -> Iterator[Op]:
    """Draw a small laurel with a crown at the lower left corner of a castle."""
    size = next(size for least, size in LAURELS if castle.width >= least)
    crown = size * 9 // 20
    x, y = castle.x - size // 3, castle.y + castle.height - size * 23 // 20
    yield Sprite(Ornament.WREATH, x, y, size)
    yield Sprite(Ornament.CROWN, x + (size - crown) // 2, y + (size - crown) // 2, crown)
