"""A kingdom, or a single domino, as operations on a grid of squares."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from engine.court.buildings import TILES, BuildingKind
from engine.dominoes import Domino, Half
from engine.geometry import CASTLE, FILES, Square, squares
from engine.kingdom import Kingdom
from renderers import sprites, theme
from renderers.ops import Box, Corners, Faded, Land, Op, Panel, Rim, RimStyle, Stand, Text
from renderers.sprites import VARIANTS, Corner
from renderers.view import KingdomView, PlannedBuilding, Spot, label_square, reachable_squares

DIGIT = 14
"""Pixels that a figure on a disc takes."""

GHOST_STRENGTH = 2 / 3
_NO_HOUSES: Mapping[Cell, BuildingKind] = MappingProxyType({})


class Cell(NamedTuple):
    """A square of a drawing's grid, rows counted southwards."""

    column: int
    row: int

    @classmethod
    def of(cls, square: Square) -> Cell:
        return cls(square.file, -square.rank)


ORIGIN = Cell(0, 0)


@dataclass(frozen=True)
class Frame:
    """Where a grid lies in the picture: the pixels of the square that is `origin`, and the size of all squares."""

    x: int
    y: int
    size: int
    origin: Cell = ORIGIN

    def at(self, cell: Cell) -> tuple[int, int]:
        return self.x + (cell.column - self.origin.column) * self.size, self.y + (
            cell.row - self.origin.row
        ) * self.size

    def box(self, cells: Collection[Cell]) -> Box:
        """The pixels of these squares, with half a square around them for what overhangs."""
        west, north = self.at(Cell(min(c.column for c in cells), min(c.row for c in cells)))
        east, south = self.at(Cell(max(c.column for c in cells) + 1, max(c.row for c in cells) + 1))
        return Box(west, north, east - west, south - north).inside(-self.size // 2)


@dataclass(frozen=True)
class Window:
    """The part of the board that a picture shows: files and ranks from 0, the ends included."""

    west: int
    south: int
    east: int
    north: int

    @classmethod
    def on(cls, kingdom: Kingdom, margin: int) -> Window:
        """What the kingdom can still reach, at most `margin` squares around it."""
        west, south, east, north = kingdom.bounds
        room = [*reachable_squares(kingdom), CASTLE]
        files, ranks = [square.file for square in room], [square.rank for square in room]
        return cls(
            min(west, max(min(files), west - margin)),
            min(south, max(min(ranks), south - margin)),
            max(east, min(max(files), east + margin)),
            max(north, min(max(ranks), north + margin)),
        )

    @property
    def columns(self) -> int:
        return self.east - self.west + 1

    @property
    def rows(self) -> int:
        return self.north - self.south + 1

    def square(self, room: Box, largest: int) -> int:
        """The size of squares with which the window fits the room: even, and at most `largest` pixels."""
        return min(room.width // self.columns, room.height // self.rows, largest) // 2 * 2

    def frame(self, box: Box, largest: int) -> Frame:
        """The window in the middle of the box."""
        size = self.square(box, largest)
        x = box.x + (box.width - size * self.columns) // 2
        y = box.y + (box.height - size * self.rows) // 2
        return Frame(x, y, size, Cell(self.west, -self.north))

    def holds(self, square: Square) -> bool:
        return self.west <= square.file <= self.east and self.south <= square.rank <= self.north


def kingdom_ops(view: KingdomView, window: Window, frame: Frame) -> Iterator[Op]:
    """The kingdom with everything that the view marks on it."""
    cells = {Cell.of(square): half for square, half in view.kingdom.cells().items()}
    houses = {Cell.of(square): TILES[tile] for square, tile in view.kingdom.buildings}
    yield from _plots(view.kingdom, window, frame)
    yield from _grounds(cells, frame)
    yield from _things(cells, frame, houses, _pieces(view, frame))
    yield from _crowns({cell: half.crowns + _crowns_of(houses.get(cell)) for cell, half in cells.items()}, frame)
    yield from _rims("last", {Cell.of(square) for square in view.last}, frame)
    if view.ghost:
        yield from _ghost({Cell.of(square): half for square, half in view.ghost.covered}, frame)
    if view.planned:
        yield from _planned(view.planned, frame)
    for spot in view.spots:
        yield from _disc(spot, frame, is_shown={*spot.squares} == _shown(view))


def _shown(view: KingdomView) -> set[Square]:
    """The squares of what is faintly there."""
    if view.ghost:
        return {*view.ghost.squares}
    return {view.planned.square} if view.planned else set()


def property_ops(view: KingdomView, frame: Frame) -> Iterator[Op]:
    """Every property outlined, and its points where it has any, the queen's crown included."""
    lands = view.properties
    built = {square for square, _ in view.kingdom.buildings}
    for land in lands:
        yield from _rims("property", {Cell.of(square) for square in land.squares}, frame)
    for land in lands:
        if land.points:
            x, y = frame.at(Cell.of(label_square(land, built)))
            yield from disc_ops(str(land.points), x + frame.size // 2, y + frame.size * 5 // 8)


def domino_ops(domino: Domino, frame: Frame) -> Iterator[Op]:
    """The domino with its first half on the frame's origin and its second half east of it."""
    first = Cell(frame.origin.column, frame.origin.row)
    cells = {first: domino.a, Cell(first.column + 1, first.row): domino.b}
    yield from _grounds(cells, frame)
    yield from _things(cells, frame)
    yield from _crowns({cell: half.crowns for cell, half in cells.items()}, frame)


def coordinate_ops(window: Window, frame: Frame) -> Iterator[Op]:
    """Files below the grid, ranks to its left."""
    middle = frame.size // 2
    gap = theme.BODY * 3 // 4
    for file in range(window.west, window.east + 1):
        x, y = frame.at(Cell(file, 1 - window.south))
        yield Text(FILES[file], x + middle, y + gap, frame.size, theme.BODY, theme.TEXT_SOFT, "middle")
    for rank in range(window.south, window.north + 1):
        x, y = frame.at(Cell(window.west, -rank))
        yield Text(str(rank + 1), x - gap, y + middle, 2 * gap, theme.BODY, theme.TEXT_SOFT, "middle")


def corners(cell: Cell, land: Collection[Cell]) -> Corners:
    """How the quarters of a square of this land border on what is not of it."""

    def corner(dx: int, dy: int) -> Corner:
        return Corner.of(
            beside=Cell(cell.column + dx, cell.row) in land,
            above=Cell(cell.column, cell.row + dy) in land,
            across=Cell(cell.column + dx, cell.row + dy) in land,
        )

    return corner(-1, -1), corner(1, -1), corner(-1, 1), corner(1, 1)


def _plots(kingdom: Kingdom, window: Window, frame: Frame) -> Iterator[Op]:
    for square in reachable_squares(kingdom):
        if window.holds(square):
            x, y = frame.at(Cell.of(square))
            box = Box(x, y, frame.size, frame.size).inside(max(1, frame.size // 24))
            yield Panel(box, theme.FREE_SQUARE, frame.size // 6)


def _grounds(cells: Mapping[Cell, Half], frame: Frame) -> Iterator[Op]:
    for cell, half in cells.items():
        land = {other for other, its in cells.items() if its.terrain is half.terrain}
        yield Land(half.terrain, *frame.at(cell), frame.size, corners(cell, land), cell)


def _things(
    cells: Mapping[Cell, Half],
    frame: Frame,
    houses: Mapping[Cell, BuildingKind] = _NO_HOUSES,
    pieces: Iterable[Stand] = (),
) -> Iterator[Op]:
    """What stands on the squares and on the seams of properties, from north to south, pieces last on their squares."""
    stands = [stand for cell in cells for stand in _standing(cell, cells, frame, houses.get(cell))]
    yield from sorted([*stands, *pieces], key=lambda stand: (stand.y, stand.x))


def _pieces(view: KingdomView, frame: Frame) -> Iterator[Stand]:
    """Castle, knights and queen."""
    yield Stand(sprites.castle(view.owner.player), *frame.at(Cell.of(CASTLE)), frame.size)
    for square in squares(view.kingdom.knights):
        yield Stand(sprites.token("knight-on-land"), *frame.at(Cell.of(square)), frame.size)
    if view.queen is not None:
        yield Stand(sprites.token("queen-on-land"), *frame.at(Cell.of(view.queen)), frame.size)


def _standing(cell: Cell, cells: Mapping[Cell, Half], frame: Frame, house: BuildingKind | None) -> Iterator[Stand]:
    terrain = cells[cell].terrain
    x, y = frame.at(cell)
    half = frame.size // 2
    if house:
        yield from building_ops(house, x, y, frame.size)
    else:
        # Neighbours, across the corner too, never get the same scenery.
        yield Stand(sprites.scenery(terrain, (cell.column + 2 * cell.row) % VARIANTS), x, y, frame.size)
    for dx, dy in ((-1, 0), (0, -1)):
        other = cells.get(Cell(cell.column + dx, cell.row + dy))
        if other and other.terrain is terrain:
            yield Stand(sprites.seam(terrain), x - half * dy, y - half * dx, frame.size)


def building_ops(building: BuildingKind, x: int, y: int, size: int) -> Iterator[Stand]:
    """A building with its towers on a square at (x, y)."""
    yield Stand(sprites.building(building.id), x, y, size)
    if building.towers:
        yield Stand(sprites.towers(building.towers), x, y, size)


def _crowns_of(building: BuildingKind | None) -> int:
    return building.crowns if building else 0


def _crowns(counts: Mapping[Cell, int], frame: Frame) -> Iterator[Op]:
    for cell, count in counts.items():
        if count:
            yield Stand(sprites.crowns(count), *frame.at(cell), frame.size)


def _rims(style: RimStyle, land: Collection[Cell], frame: Frame) -> Iterator[Op]:
    for cell in land:
        yield Rim(style, *frame.at(cell), frame.size, corners(cell, land))


def _ghost(cells: Mapping[Cell, Half], frame: Frame) -> Iterator[Op]:
    # On pale ground, so that dark land too is paler than the real thing.
    pale = (Panel(Box(*frame.at(cell), frame.size, frame.size), theme.GHOST_GROUND, frame.size // 6) for cell in cells)
    crowns = _crowns({cell: half.crowns for cell, half in cells.items()}, frame)
    ops = (*_grounds(cells, frame), *_things(cells, frame), *crowns)
    yield from pale
    yield Faded(ops, frame.box(cells), GHOST_STRENGTH)
    yield from _rims("ghost", list(cells), frame)


def _planned(plan: PlannedBuilding, frame: Frame) -> Iterator[Op]:
    cell = Cell.of(plan.square)
    x, y = frame.at(cell)
    yield Panel(Box(x, y, frame.size, frame.size), theme.GHOST_GROUND, frame.size // 6)
    yield Faded(tuple(building_ops(plan.building, x, y, frame.size)), frame.box([cell]), GHOST_STRENGTH)
    yield from _rims("ghost", [cell], frame)


def _disc(spot: Spot, frame: Frame, *, is_shown: bool) -> Iterator[Op]:
    places = [frame.at(Cell.of(square)) for square in spot.squares]
    x = sum(place[0] for place in places) // len(places) + frame.size // 2
    y = sum(place[1] for place in places) // len(places) + frame.size // 2
    if len(places) == 1:  # in the north east, so that the square can still be seen
        x, y = x + frame.size // 2 - theme.DISC_RADIUS, y - frame.size // 2 + theme.DISC_RADIUS
    yield from disc_ops(str(spot.number), x, y, theme.GOLD if is_shown else theme.DISC)


def disc_ops(label: str, x: int, y: int, colour: theme.Colour = theme.DISC) -> Iterator[Op]:
    """A disc with a short label, its middle at (x, y); longer for three figures."""
    radius = theme.DISC_RADIUS
    reach = radius + DIGIT // 2 * max(0, len(label) - 2)
    yield Panel(Box(x - reach, y - radius, 2 * reach, 2 * radius), colour, radius, theme.DISC_INK, 3)
    yield Text(label, x, y, 2 * reach, theme.SMALL, theme.DISC_INK, "middle")
