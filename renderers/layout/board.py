"""Layout of a board, square by square, and of the points of the land."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import combinations, product
from math import dist
from typing import NamedTuple, TypeAlias

from engine.dominoes import Half
from engine.geometry import CASTLE, FILES, bounds
from engine.kingdom import Kingdom
from renderers import design
from renderers.characters import estimated_width
from renderers.draw_operations import Box, Castle, Faded, GrandCastle, Op, Panel, Sheet, Text
from renderers.layout.land import (
    BADGE,
    ORIGIN,
    Cell,
    Frame,
    crown_counts,
    ghost_ops,
    land_ops,
    laurel_ops,
    outline_ops,
    piece_sprites,
    set_pieces,
)
from renderers.view import KingdomView, Spot

DISC_RIM = 3
"""Width of the line around a disc."""
DISC_ROOM = design.DISC_RADIUS + DISC_RIM
ASIDE = -0.3, -0.15, 0, 0.15, 0.3
ALONG = -0.6, -0.45, *ASIDE, 0.45, 0.6
"""The possible distances of a disc from the middle of a spot, in squares: across a domino, and along a domino."""
PASSES = 4
"""How often each disc is moved away from the others."""
OVERLAP = 20
"""How much the squared overlap of two discs counts, in areas of crowns."""
CORNER = 0.1
"""The distance of the number of a ghost from the corner of the ghost, in squares."""
GRAND = 30
"""The minimum number of points for a grand castle."""
RIM = 30
"""The size of a square divided by the width of the edge of the sheet under the board."""
TAB, TAB_DEPTH = 0.5, 5
"""The width of a tab in squares, and how far a tab reaches beyond the sheet, in pixels.

Tabs stand on each side of a sheet where land may grow beyond the window.
"""
SIDES = Cell(-1, 0), Cell(1, 0), Cell(0, -1), Cell(0, 1)
"""The steps to the neighboring cells: west, east, north and south."""
RIBBON_BOTTOM = 0.38
"""The south end of a ribbon with crowns, in squares from the north edge of the square."""
GHOST_STRENGTH = 2 / 3
"""Opacity of faint dominoes and pieces."""


Point: TypeAlias = tuple[float, float]
Room: TypeAlias = tuple[float, float, float, float]
"""West, north, east and south end of a ribbon or a tag on the board, in squares."""


@dataclass(frozen=True)
class Window:
    """The part of the board in a picture: files and ranks from 0, both ends included."""

    west: int
    south: int
    east: int
    north: int

    @classmethod
    def on(cls, kingdom: Kingdom) -> Window:
        """Return a grid of the kingdom's size around the land, with the castle as near to the middle as possible."""
        west, south, east, north = kingdom.bounds
        last = kingdom.size - 1
        west = _grid_start(west, east, CASTLE.file, kingdom.size)
        south = _grid_start(south, north, CASTLE.rank, kingdom.size)
        return cls(west, south, west + last, south + last)

    @classmethod
    def reach(cls, view: KingdomView) -> Window:
        """Return all squares that land may still cover, with the land; the grid if no domino is still to come."""
        kingdom = view.kingdom
        return cls(*bounds(kingdom.land | kingdom.free)) if view.left else cls.on(kingdom)

    @property
    def columns(self) -> int:
        return self.east - self.west + 1

    @property
    def rows(self) -> int:
        return self.north - self.south + 1

    @classmethod
    def near(cls, view: KingdomView) -> Window:
        """Return the land with all squares that the next domino may cover."""
        reach, (west, south, east, north) = cls.reach(view), view.kingdom.bounds
        return cls(
            max(reach.west, west - 2),
            max(reach.south, south - 2),
            min(reach.east, east + 2),
            min(reach.north, north + 2),
        )

    def open_sides(self, reach: Window) -> Iterator[Cell]:
        """Yield the sides where land may grow beyond the window, as steps to the neighboring cell."""
        west, east = reach.west < self.west, reach.east > self.east
        sides = zip((west, east, reach.north > self.north, reach.south < self.south), SIDES, strict=True)
        return (side for is_open, side in sides if is_open)

    def square(self, box: Box, largest: int) -> int:
        """Return the maximum size of squares for a window in a box, at most `largest`."""
        return design.largest_square(min(box.width // self.columns, box.height // self.rows, largest))

    def frame(self, box: Box, largest: int) -> Frame:
        size = self.square(box, largest)
        x = box.x + (box.width - size * self.columns) // 2
        y = box.y + (box.height - size * self.rows) // 2
        return Frame(x, y, size, Cell(self.west, -self.north))


def _grid_start(first: int, last: int, castle: int, size: int) -> int:
    """Return the first file or rank of a grid around the land from `first` to `last`."""
    return min(max(castle - size // 2, last - size + 1), first)


def kingdom_ops(view: KingdomView, window: Window, frame: Frame, *, counted_from: int = design.COUNTED) -> Iterator[Op]:
    """Draw the land on an old map. Squares smaller than `counted_from` show numbers of crowns."""
    castle = (Castle if view.score < GRAND else GrandCastle)(view.owner.player_index)
    size = frame.size
    rim = max(1, size // RIM)
    sheet = Box(frame.x, frame.y, window.columns * size, window.rows * size)
    yield Panel(sheet.inside(-rim), design.PARCHMENT.dark, 2 * rim)
    yield from _tabs(window, Window.reach(view), frame)
    yield Sheet(sheet, size, frame.origin)
    yield from land_ops(view, castle, frame, counted_from)
    if view.is_laureled:
        yield from laurel_ops(Box(*frame.at(Cell.of(CASTLE)), size, size))
    yield from outline_ops("last", {Cell.of(square) for square in view.last}, frame)
    if view.ghost:
        yield from _faded(ghost_ops(view.ghost, frame), [*map(Cell.of, view.ghost.squares)], frame)
    if view.preview:
        piece = view.preview.piece
        yield from _faded(tuple(piece_sprites(piece, frame)), [Cell.of(piece.square)], frame)
        for each in view.pieces:
            if each.square == piece.square:
                yield from piece_sprites(each, frame)
    yield from _discs(view, window, frame)


def _tabs(window: Window, reach: Window, frame: Frame) -> Iterator[Op]:
    """Draw tabs on the sides of a sheet where land may grow beyond the window."""
    width, size = round(TAB * frame.size), frame.size
    inside = (size - width) // 2
    depth = min(width // 2, TAB_DEPTH)
    for column, row in window.open_sides(reach):
        edge = [
            Cell(file, -rank)
            for file in range(window.west, window.east + 1)
            for rank in range(window.south, window.north + 1)
            if not (window.west <= file + column <= window.east and window.south <= rank - row <= window.north)
        ]
        for cell in edge:
            x, y = frame.at(cell)
            # The part on the sheet has its color: what is seen of a tab is what stands out.
            tab = Box(x + inside, y + inside, width, width)
            tab = tab._replace(x=tab.x + column * (inside + depth), y=tab.y + row * (inside + depth))
            yield Panel(tab, design.PARCHMENT.base, 3)


def coordinate_ops(window: Window, frame: Frame) -> Iterator[Op]:
    middle = frame.size // 2
    gap = design.BODY * 3 // 4
    for file in range(window.west, window.east + 1):
        x, y = frame.at(Cell(file, 1 - window.south))
        yield Text(FILES[file], x + middle, y + gap, frame.size, design.BODY, design.TEXT_SOFT, "middle")
    for rank in range(window.south, window.north + 1):
        x, y = frame.at(Cell(window.west, -rank))
        yield Text(str(rank + 1), x - gap, y + middle, 2 * gap, design.BODY, design.TEXT_SOFT, "middle")


def _faded(ops: tuple[Op, ...], cells: Sequence[Cell], frame: Frame) -> Iterator[Op]:
    yield Faded(ops, frame.box(cells), GHOST_STRENGTH)
    yield from outline_ops("ghost", cells, frame)


def _discs(view: KingdomView, window: Window, frame: Frame) -> Iterator[Op]:
    """Draw the numbers of the spots clear of one another, of crowns and of coordinates.

    The number of the chosen spot is in a corner of the spot.
    """
    chosen = view.ghost.squares if view.ghost else (view.preview.piece.square,) if view.preview else ()
    cells = {**_cells(view), **{Cell.of(square): half for square, half in (view.ghost.covered if view.ghost else ())}}
    # A crown with a number on a small square has the room of a badge.
    badge = 0 if frame.size >= design.COUNTED else BADGE / frame.size
    counts = crown_counts(cells, view.pieces)
    taken = [
        (*cell, cell.column + badge, cell.row + badge) if badge else _ribbon(cell, count)
        for cell, count in counts.items()
        if count
    ]
    west, north, east, south = window.west, -window.north, window.east + 1, 1 - window.south
    taken += [(west, south, east, south + 1), (west - 1, north, west, south)]
    golden = [{*spot.squares} == {*chosen} for spot in view.spots]
    places = [_disc_places(spot, is_chosen=is_golden) for spot, is_golden in zip(view.spots, golden, strict=True)]
    middles = _clear_middles(places, taken, frame)
    nearest = min((dist(*pair) * frame.size for pair in combinations(middles, 2)), default=design.WIDTH)
    radius, (left, top) = min(design.DISC_RADIUS, int(nearest - 1) // 2 - DISC_RIM), frame.at(ORIGIN)
    for spot, is_golden, (column, row) in zip(view.spots, golden, middles, strict=True):
        x, y = left + round(column * frame.size), top + round(row * frame.size)
        color, label = design.GOLD if is_golden else design.DISC, str(spot.number)
        # A label of more than two characters stretches the disc.
        half = max(radius, estimated_width(label, design.BODY) // 2 + radius // 5)
        yield Panel(Box(x - half, y - radius, 2 * half, 2 * radius), color, radius, design.DISC_INK, DISC_RIM)
        yield Text(label, x, y, 2 * half, design.BODY, design.DISC_INK, "middle")


def _clear_middles(places: Sequence[Sequence[Point]], taken: Collection[Room], frame: Frame) -> Sequence[Point]:
    """Return a middle for each disc among its places, clear of the other discs, and if possible of crowns."""
    room = 2 * (DISC_ROOM + 1) / frame.size
    nearby = [[*_rooms_near(each, room, taken)] for each in places]

    @cache
    def covered(index: int, place: Point) -> float:
        around = TagSpot(*place, ()).room((room, room))
        return sum(_common(around, other) for other in nearby[index])

    reaches = [room + max(dist(possible[0], place) for place in possible) for possible in places]
    middles = dict[int, Point]()
    for _ in range(PASSES):
        before = {**middles}
        # A disc with few possible places gets its place first.
        for index, possible in sorted(enumerate(places), key=lambda each: len(each[1])):
            # A disc further away overlaps in no place.
            others = [
                middle
                for other, middle in middles.items()
                if other != index and dist(possible[0], middle) < reaches[index]
            ]
            # Among equally free places, the first wins.
            apart = (place for place in possible if all(dist(place, other) >= room for other in others))
            free = next((place for place in apart if not covered(index, place)), None)
            middles[index] = free or min(possible, key=partial(_crowding, others, partial(covered, index), room))
        if middles == before:
            break
    return [middles[index] for index in range(len(places))]


def _rooms_near(places: Sequence[Point], room: float, rooms: Iterable[Room]) -> Iterator[Room]:
    """Yield the rooms that a disc covers in some of its places."""
    across, down = zip(*places, strict=True)
    around = min(across) - room, min(down) - room, max(across) + room, max(down) + room
    return (other for other in rooms if _common(around, other))


def _crowding(others: Iterable[Point], covered: Callable[[Point], float], room: float, place: Point) -> float:
    """Return how much a disc overlaps others and covers crowns."""
    # Squares spread what overlaps over several discs, and the next pass finds room for a little.
    return OVERLAP * sum(max(0, room - dist(place, other)) ** 2 for other in others) + covered(place)


def _disc_places(spot: Spot, *, is_chosen: bool) -> Sequence[Point]:
    """Return the possible middles of a disc, in squares: the corners of a chosen or single square, or near the middle.

    A disc in a corner leaves the faint domino or the building visible.
    """
    first, *_, last = sorted(map(Cell.of, (*spot.squares, spot.squares[-1])))
    west, north, east, south = first.column, first.row, last.column + 1, last.row + 1
    if is_chosen or len(spot.squares) == 1:
        # A disc covers much of a single square, so it leaves more of the square's middle visible.
        insets = (CORNER, 0, -CORNER) if len(spot.squares) > 1 else (2 * CORNER,)
        return [(x, y) for d in insets for x in (east - d, west + d) for y in (south - d, north + d)]
    middle = (west + east) / 2, (north + south) / 2
    ways = (ALONG, ASIDE) if east - west > 1 else (ASIDE, ALONG)
    aside = sorted(product(*ways), key=lambda each: dist(each, (0, 0)))
    return [(middle[0] + x, middle[1] + y) for x, y in aside]


TAG, SMALL_TAG = 36, 24
"""Heights of the tag with the points of a property, on large and on small squares."""
ON_LINES = 0.72, 0.8
"""The place of a tag on the line between two squares, clear of both motifs: to the south, and to the east."""
IN_SQUARES = tuple(product((0.8, 0.5, 0.66, 0.95), (0.95, 0.8, 0.7)))
"""The possible places of a tag within a square, for tags without a place on a line."""


def points_ops(view: KingdomView, frame: Frame) -> Iterator[Op]:
    if frame.size < design.QUIET:
        return  # Small squares have no room for points beside the crowns.
    pieces = [Cell.of(piece.square) for piece in view.pieces if not piece.covers]
    large = set_pieces(view, frame.size)
    taken = [_ribbon(cell, count) for cell, count in crown_counts(_cells(view), view.pieces).items() if count]
    for each in view.properties:
        if each.points:
            cells = {Cell.of(square) for square in each.squares}
            width, height = _tag_size(str(each.points), frame.size)
            tag = width / frame.size, height / frame.size
            spots = [spot for spot in _tag_spots(cells) if not any({*spot.on} <= block for block in large)]
            best = min(spots, key=partial(_badness, cells, pieces, taken, tag))
            taken.append(best.room(tag))
            left, top = frame.at(ORIGIN)
            x, y = left + round(best.x * frame.size), top + round(best.y * frame.size)
            yield from _tag(str(each.points), x, y, frame.size)


def _cells(view: KingdomView) -> Mapping[Cell, Half]:
    return {Cell.of(square): half for square, half in view.kingdom.cells.items()}


class TagSpot(NamedTuple):
    """A possible place of a tag: the middle of the tag, in squares, and the one or two squares under the middle."""

    x: float
    y: float
    on: tuple[Cell, ...]

    def room(self, tag: tuple[float, float]) -> Room:
        width, height = tag
        return self.x - width / 2, self.y - height / 2, self.x + width / 2, self.y + height / 2


def _tag_spots(cells: Collection[Cell]) -> Iterator[TagSpot]:
    south, east = ON_LINES
    for cell in sorted(cells):
        column, row = cell
        if (column + 1, row) in cells:
            yield TagSpot(column + 1, row + south, (cell, Cell(column + 1, row)))
        if (column, row + 1) in cells:
            yield TagSpot(column + east, row + 1, (cell, Cell(column, row + 1)))
        yield from (TagSpot(column + x, row + y, (cell,)) for x, y in IN_SQUARES)


def _ribbon(cell: Cell, crowns: int) -> Room:
    return cell.column, cell.row, cell.column + 0.05 + 0.3 * crowns, cell.row + RIBBON_BOTTOM


def _badness(
    cells: Collection[Cell], pieces: Collection[Cell], taken: Iterable[Room], tag: tuple[float, float], spot: TagSpot
) -> tuple[float, int, bool, float]:
    """Return the covered area of crowns and tags, the number of covered pieces, and the distance from the middle."""
    room, is_inside = spot.room(tag), len(spot.on) > 1
    middle = sum(cell.column for cell in cells) / len(cells), sum(cell.row for cell in cells) / len(cells)
    away = dist(middle, (spot.x - 0.5, spot.y - 0.5))
    # Places within squares have the distance 0, so the first place wins.
    covered = sum(_common(room, other) for other in taken)
    return covered, sum(cell in pieces for cell in spot.on), not is_inside, away * is_inside


def _common(one: Room, other: Room) -> float:
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return max(0, width) * max(0, height)


def _tag_size(label: str, square: int) -> tuple[int, int]:
    height = TAG if square >= design.COUNTED else SMALL_TAG
    return max(height, estimated_width(label, design.BODY) + 8), height


def _tag(label: str, x: int, y: int, square: int) -> Iterator[Op]:
    width, height = _tag_size(label, square)
    yield Panel(Box(x - width // 2, y - height // 2, width, height), design.DISC, height // 2, design.DISC_INK, 2)
    yield Text(label, x, y, width, design.BODY, design.DISC_INK, "middle")
