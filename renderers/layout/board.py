"""Layout of a board, square by square, and of the points of the land on it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import NamedTuple

from engine.dominoes import Domino, Half, Terrain
from engine.geometry import CASTLE, FILES, Square
from engine.kingdom import Kingdom
from engine.moves import Place
from renderers import design
from renderers.characters import estimated_width
from renderers.draw_operations import (
    Box,
    Castle,
    Corner,
    Corners,
    CrownBadge,
    Crowns,
    Faded,
    GrandCastle,
    Land,
    Op,
    Outline,
    OutlineStyle,
    Panel,
    Scenery,
    Seam,
    Sprite,
    SpriteKey,
    Text,
)
from renderers.motifs import on_domino, plain
from renderers.view import KingdomView, PieceView, Spot, label_square, reachable_squares

DISC_RIM = 3
"""Width of the line around a disc."""
RIBBON_TOP, RIBBON_BOTTOM = 0.06, 0.38
"""Where on a square the ribbon with its crowns begins and ends, in squares from the north."""
BADGE = 28
"""Size of the crown that a number is written on, whatever the size of its square; smaller squares show no crowns."""
GRAND = 30
"""Points with which a castle is a grand one."""
GHOST_STRENGTH = 2 / 3
"""Opacity of what is shown faintly."""
_NO_PIECES: Mapping[Cell, PieceView] = MappingProxyType({})


class Cell(NamedTuple):
    """A square of the grid of a drawing; rows count southwards, as pixels do."""

    column: int
    row: int

    @classmethod
    def of(cls, square: Square) -> Cell:
        return cls(square.file, -square.rank)


ORIGIN = Cell(0, 0)


@dataclass(frozen=True)
class Frame:
    """Where a grid lies in the picture: `origin` is the cell at the pixel (x, y), and `size` the pixels of a square.

    `background` is the colour under the whole grid, if it is a single one.
    """

    x: int
    y: int
    size: int
    origin: Cell = ORIGIN
    background: design.Colour | None = design.PANEL

    def at(self, cell: Cell) -> tuple[int, int]:
        """Return the pixel of the north west corner of a cell."""
        column, row = cell.column - self.origin.column, cell.row - self.origin.row
        return self.x + column * self.size, self.y + row * self.size

    def box(self, cells: Collection[Cell]) -> Box:
        """Return the pixels around these cells, with half a square on every side for sprites that overhang."""
        west, north = self.at(Cell(min(c.column for c in cells), min(c.row for c in cells)))
        east, south = self.at(Cell(max(c.column for c in cells) + 1, max(c.row for c in cells) + 1))
        return Box(west, north, east - west, south - north).inside(-self.size // 2)


@dataclass(frozen=True)
class Window:
    """The part of the board that a picture shows: files and ranks from 0, both ends included."""

    west: int
    south: int
    east: int
    north: int

    @classmethod
    def on(cls, kingdom: Kingdom) -> Window:
        """Return a whole grid around the land, the castle as near to its middle as can be."""
        west, south, east, north = kingdom.bounds
        west = _grid_start(west, east, CASTLE.file, kingdom.size)
        south = _grid_start(south, north, CASTLE.rank, kingdom.size)
        return cls(west, south, west + kingdom.size - 1, south + kingdom.size - 1)

    def with_squares(self, shown: Collection[Square]) -> Window:
        files, ranks = [square.file for square in shown], [square.rank for square in shown]
        return Window(
            min([self.west, *files]),
            min([self.south, *ranks]),
            max([self.east, *files]),
            max([self.north, *ranks]),
        )

    @property
    def columns(self) -> int:
        return self.east - self.west + 1

    @property
    def rows(self) -> int:
        return self.north - self.south + 1

    def square(self, box: Box, largest: int) -> int:
        """Return the size of squares with which the window fits into the box: even, and at most `largest`."""
        return min(box.width // self.columns, box.height // self.rows, largest) // 2 * 2

    def frame(self, box: Box, largest: int) -> Frame:
        size = self.square(box, largest)
        x = box.x + (box.width - size * self.columns) // 2
        y = box.y + (box.height - size * self.rows) // 2
        return Frame(x, y, size, Cell(self.west, -self.north))

    def holds(self, square: Square) -> bool:
        return self.west <= square.file <= self.east and self.south <= square.rank <= self.north


def _grid_start(first: int, last: int, castle: int, size: int) -> int:
    """Return the first file or rank of a grid that holds the land from `first` to `last`."""
    return min(max(castle - size // 2, last - size + 1), first)


def kingdom_ops(view: KingdomView, window: Window, frame: Frame) -> Iterator[Op]:
    cells = {Cell.of(square): half for square, half in view.kingdom.cells().items()}
    covering = {Cell.of(piece.square): piece for piece in view.pieces if piece.covers}
    yield from _free_squares(view, window, frame)
    yield from _grounds(cells, frame)
    yield from _sprites(cells, motifs_of(view), frame, covering, _loose_sprites(view, frame))
    yield from _crowns(_crown_counts(cells, view.pieces), frame)
    yield from outline_ops("last", {Cell.of(square) for square in view.last}, frame)
    if view.ghost:
        yield from _ghost(view.ghost, frame)
    if view.preview:
        yield from _preview(view.preview.piece, frame)
        yield from _pieces_on(view.preview.piece.square, view, frame)
    for spot in view.spots:
        yield from _disc(spot, frame, _chosen_squares(view), _crowned_squares(view))


def _crowned_squares(view: KingdomView) -> set[Square]:
    return {square for square, half in view.ghost.covered if half.crowns} if view.ghost else set()


def _chosen_squares(view: KingdomView) -> set[Square]:
    if view.ghost:
        return {*view.ghost.squares}
    return {view.preview.piece.square} if view.preview else set()


def domino_ops(domino: Domino, frame: Frame) -> Iterator[Op]:
    """Draw the domino with its first half on the frame's origin and its second half east of it."""
    first = Cell(frame.origin.column, frame.origin.row)
    cells = {first: domino.a, Cell(first.column + 1, first.row): domino.b}
    yield from _grounds(cells, frame)
    yield from _sprites(cells, dict(zip(cells, on_domino(domino), strict=True)), frame)
    yield from _crowns(_crown_counts(cells), frame)


def terrain_ops(terrain: Terrain, x: int, y: int, size: int) -> Iterator[Op]:
    """Draw a square of a terrain at (x, y), as a sign for it."""
    yield Land(terrain, x, y, size, corners(ORIGIN, [ORIGIN]), ORIGIN)
    yield Sprite(Scenery(terrain, plain(Half(terrain, 0))), x, y, size)


def icon_ops(icon: Terrain | SpriteKey | None, x: int, y: int, size: int) -> Iterator[Op]:
    """Draw the icon of a part of the score at (x, y), if it has one."""
    if isinstance(icon, Terrain):
        yield from terrain_ops(icon, x, y, size)
    elif icon:
        yield Sprite(icon, x, y, size)


def coordinate_ops(window: Window, frame: Frame) -> Iterator[Op]:
    middle = frame.size // 2
    gap = design.BODY * 3 // 4
    for file in range(window.west, window.east + 1):
        x, y = frame.at(Cell(file, 1 - window.south))
        yield Text(FILES[file], x + middle, y + gap, frame.size, design.BODY, design.TEXT_SOFT, "middle")
    for rank in range(window.south, window.north + 1):
        x, y = frame.at(Cell(window.west, -rank))
        yield Text(str(rank + 1), x - gap, y + middle, 2 * gap, design.BODY, design.TEXT_SOFT, "middle")


def corners(cell: Cell, land: Collection[Cell]) -> Corners:
    """Return the corners of a cell of this land, for the border between the land and what is not part of it."""
    column, row = cell
    # Pairs of numbers are equal to cells, and made in a fraction of the time.
    west, east = (column - 1, row) in land, (column + 1, row) in land
    north, south = (column, row - 1) in land, (column, row + 1) in land
    return (
        Corner.of(beside=west, above=north, across=(column - 1, row - 1) in land),
        Corner.of(beside=east, above=north, across=(column + 1, row - 1) in land),
        Corner.of(beside=west, above=south, across=(column - 1, row + 1) in land),
        Corner.of(beside=east, above=south, across=(column + 1, row + 1) in land),
    )


def _free_squares(view: KingdomView, window: Window, frame: Frame) -> Iterator[Op]:
    free = reachable_squares(view.kingdom)
    left = {*reachable_squares(view.kingdom.place(view.ghost)), *view.ghost.squares} if view.ghost else {*free}
    for square in filter(window.holds, free):
        x, y = frame.at(Cell.of(square))
        box = Box(x, y, frame.size, frame.size).inside(max(1, frame.size // 24))
        fill = design.FREE_SQUARE if square in left else design.FAR_SQUARE
        yield Panel(box, fill, frame.size // 6, background=frame.background)


def _grounds(cells: Mapping[Cell, Half], frame: Frame) -> Iterator[Op]:
    lands: dict[Terrain, set[Cell]] = {}
    for cell, half in cells.items():
        lands.setdefault(half.terrain, set()).add(cell)
    for cell, half in cells.items():
        around = corners(cell, lands[half.terrain])
        yield Land(half.terrain, *frame.at(cell), frame.size, around, cell, frame.background)


def motifs_of(view: KingdomView) -> Mapping[Cell, str]:
    """Return the motif on each square: that of its domino, where it is known which one lies there."""
    land = view.kingdom.cells()
    motifs = {square: plain(half) for square, half in land.items()}
    for place in view.laid:
        if all(land.get(square) == half for square, half in place.covered):
            motifs.update(_motifs_on(place))
    return {Cell.of(square): motif for square, motif in motifs.items()}


def _motifs_on(place: Place) -> Iterator[tuple[Square, str]]:
    return zip(place.squares, on_domino(place.domino), strict=True)


def _sprites(
    cells: Mapping[Cell, Half],
    motifs: Mapping[Cell, str],
    frame: Frame,
    covering: Mapping[Cell, PieceView] = _NO_PIECES,
    loose: Iterable[Sprite] = (),
) -> Iterator[Op]:
    """Draw what stands on squares and on seams of properties; `covering` are pieces instead of scenery."""
    # From north to south, so that what is in front hides what is behind; sorting is stable, so loose sprites stand in
    # front of what else is on their squares.
    fixed = [
        sprite
        for cell in cells
        for sprite in (*_standing(cell, cells, motifs, frame, covering.get(cell)), *_seams(cell, cells, frame))
    ]
    yield from sorted([*fixed, *loose], key=lambda sprite: (sprite.y, sprite.x))


def _loose_sprites(view: KingdomView, frame: Frame) -> Iterator[Sprite]:
    castle = Castle if view.score < GRAND else GrandCastle
    yield Sprite(castle(view.owner.player_index), *frame.at(Cell.of(CASTLE)), frame.size)
    for piece in view.pieces:
        if not piece.covers:
            yield from _piece_sprites(piece, frame)


def _pieces_on(square: Square, view: KingdomView, frame: Frame) -> Iterator[Sprite]:
    for piece in view.pieces:
        if piece.square == square and not piece.covers:
            yield from _piece_sprites(piece, frame)


def _standing(
    cell: Cell, cells: Mapping[Cell, Half], motifs: Mapping[Cell, str], frame: Frame, piece: PieceView | None
) -> Iterator[Sprite]:
    if piece:
        yield from _piece_sprites(piece, frame)
    else:
        yield Sprite(Scenery(cells[cell].terrain, motifs[cell]), *frame.at(cell), frame.size)


def _seams(cell: Cell, cells: Mapping[Cell, Half], frame: Frame) -> Iterator[Sprite]:
    terrain, (x, y), half = cells[cell].terrain, frame.at(cell), frame.size // 2
    for dx, dy in ((-1, 0), (0, -1)):
        other = cells.get(Cell(cell.column + dx, cell.row + dy))
        if other and other.terrain is terrain:
            yield Sprite(Seam(terrain), x - half * dy, y - half * dx, frame.size)


def _piece_sprites(piece: PieceView, frame: Frame) -> Iterator[Sprite]:
    for key in piece.sprites:
        yield Sprite(key, *frame.at(Cell.of(piece.square)), frame.size)


def _crown_counts(cells: Mapping[Cell, Half], pieces: Iterable[PieceView] = ()) -> Mapping[Cell, int]:
    """Count the crowns on each square: those of the land and those of the pieces."""
    counts = {cell: half.crowns for cell, half in cells.items()}
    for piece in pieces:
        if piece.crowns:
            counts[Cell.of(piece.square)] += piece.crowns
    return counts


def _crowns(counts: Mapping[Cell, int], frame: Frame) -> Iterator[Op]:
    if frame.size < BADGE:
        return
    for cell, count in counts.items():
        if count and frame.size < design.COUNTED:
            yield from _crown_number(count, *frame.at(cell))
        elif count:
            yield Sprite(Crowns(count), *frame.at(cell), frame.size)


def _crown_number(count: int, x: int, y: int) -> Iterator[Op]:
    yield Sprite(CrownBadge(), x + 1, y, BADGE)
    yield Text(str(count), x + 1 + BADGE // 2, y + BADGE * 9 // 16, BADGE, design.BODY, design.DISC_INK, "middle")


def outline_ops(style: OutlineStyle, land: Collection[Cell], frame: Frame) -> Iterator[Op]:
    for cell in land:
        yield Outline(style, *frame.at(cell), frame.size, corners(cell, land))


def _ghost(place: Place, frame: Frame) -> Iterator[Op]:
    # What lies under a ghost is no longer of one colour.
    frame = replace(frame, background=None)
    cells = {Cell.of(square): half for square, half in place.covered}
    motifs = {Cell.of(square): motif for square, motif in _motifs_on(place)}
    ops = (*_grounds(cells, frame), *_sprites(cells, motifs, frame), *_crowns(_crown_counts(cells), frame))
    yield from _faded(ops, list(cells), frame)


def _preview(piece: PieceView, frame: Frame) -> Iterator[Op]:
    yield from _faded(tuple(_piece_sprites(piece, frame)), [Cell.of(piece.square)], frame)


def _faded(ops: tuple[Op, ...], cells: Sequence[Cell], frame: Frame) -> Iterator[Op]:
    # Blended with pale ground, so that dark land becomes paler than real land too.
    for cell in cells:
        yield Panel(Box(*frame.at(cell), frame.size, frame.size), design.GHOST_GROUND, frame.size // 6)
    yield Faded(ops, frame.box(cells), GHOST_STRENGTH)
    yield from outline_ops("ghost", cells, frame)


def _disc(spot: Spot, frame: Frame, chosen: set[Square], crowned: set[Square]) -> Iterator[Op]:
    columns, rows = zip(*(frame.at(Cell.of(square)) for square in spot.squares), strict=True)
    west, east, north, south = min(columns), max(columns), min(rows), max(rows)
    x, y, room = (west + east + frame.size) // 2, (north + south + frame.size) // 2, design.DISC_RADIUS + DISC_RIM
    if len(spot.squares) == 1:
        # In the north east corner, so that the square can still be seen.
        x, y = west + frame.size - room, north + room
    # Crowns are at the top of a square: those of a northern one are out of reach.
    elif crowned & {square for square, row in zip(spot.squares, rows, strict=True) if row == south}:
        below, above = south + round(RIBBON_BOTTOM * frame.size) + room, south + round(RIBBON_TOP * frame.size) - room
        y = max(y, below) if north == south else above
    usual = design.MIRRORED_DISC if spot.mirrored else design.DISC
    yield from disc_ops(str(spot.number), x, y, design.GOLD if chosen == {*spot.squares} else usual)


def disc_ops(label: str, x: int, y: int, colour: design.Colour = design.DISC) -> Iterator[Op]:
    """Draw a disc with a short label, its middle at (x, y); it is stretched for more than two characters."""
    radius = design.DISC_RADIUS
    half = max(radius, estimated_width(label, design.BODY) // 2 + 4)
    yield Panel(Box(x - half, y - radius, 2 * half, 2 * radius), colour, radius, design.DISC_INK, DISC_RIM)
    yield Text(label, x, y, 2 * half, design.BODY, design.DISC_INK, "middle")


FLAG = 0.06
"""How much of the height of a square a castle south of it may take."""
TAG = 36
"""Largest height of the tag with the points of a property."""


def property_ops(view: KingdomView, frame: Frame) -> Iterator[Op]:
    """Outline every property, and draw its points if it has any."""
    for each in view.properties:
        yield from outline_ops("property", {Cell.of(square) for square in each.squares}, frame)
    yield from points_ops(view, frame)


def points_ops(view: KingdomView, frame: Frame) -> Iterator[Op]:
    """Draw the points of every property, unless squares are too small for them."""
    if frame.size < TAG:
        return
    occupied = {piece.square for piece in view.pieces}
    if frame.size < design.COUNTED:
        # There is no room below the number of crowns.
        occupied |= {square for square, half in view.kingdom.cells().items() if half.crowns}
    standing = {piece.square for piece in view.pieces if not piece.covers}
    for each in view.properties:
        if each.points:
            square = label_square(each, occupied)
            x, y = frame.at(Cell.of(square))
            yield from _points(str(each.points), x, y, frame.size, in_west=square in standing)


def _points(label: str, x: int, y: int, size: int, *, in_west: bool) -> Iterator[Op]:
    """Draw a tag on the square at (x, y), below its crowns; in the west of it if a figure stands there."""
    top, bottom = round(size * RIBBON_BOTTOM), size - round(size * FLAG)
    if size < design.COUNTED:
        top = bottom - design.BODY
    height = min(TAG, bottom - top)
    width = max(height, estimated_width(label, design.BODY) + 8)
    # Figures on a square stand in its south east.
    middle, centre = x + (width // 2 + 2 if in_west else size // 2), y + (top + bottom) // 2
    box = Box(middle - width // 2, centre - height // 2, width, height)
    yield Panel(box, design.DISC, height // 2, design.DISC_INK, 2)
    yield Text(label, middle, centre, width, design.BODY, design.DISC_INK, "middle")
