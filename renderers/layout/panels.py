"""Layout of panels in rows across the picture. Every panel has a kingdom of its own."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple

from renderers import design
from renderers.characters import estimated_width
from renderers.draw_operations import Box, Op, Ornament, Panel, Sprite, Text
from renderers.layout.board import Window, coordinate_ops, kingdom_ops
from renderers.layout.kingdom import (
    COUNTER,
    counter_ops,
    counter_text,
    counters_height,
    emblem_name_ops,
    header_height,
    header_ops,
    line_of_counters,
)
from renderers.view import KingdomView

SPACE = design.MARGIN // 2
"""Room between two boxes, and around all boxes."""
FULL = design.WIDTH - 2 * SPACE
"""Width of a box across the picture."""


def ribbon_ops(words: str, box: Box, room: int, size: int) -> Iterator[Op]:
    """Draw a golden ribbon with words of a size in at most `room` pixels. The ends of the ribbon overhang the box."""
    yield Sprite(Ornament.RIBBON_WEST, box.x - box.height, box.y, box.height)
    yield Sprite(Ornament.RIBBON_EAST, box.x + box.width, box.y, box.height)
    yield Panel(box, design.GOLD, 6, design.INK, 3)
    middle = box.x + box.width // 2, box.y + box.height // 2
    yield Text(words, *middle, room, size, design.DISC_INK, "middle")


def row_width(columns: int) -> int:
    return (design.WIDTH - SPACE) // columns - SPACE


def rows_height(count: int, columns: int, height: int) -> int:
    return ceil(count / columns) * (height + SPACE)


def rows_of_boxes(count: int, columns: int, height: int, top: int) -> list[Box]:
    """Return `count` boxes in rows, from `top` on. The last row stands in the middle."""
    width, boxes = row_width(columns), []
    for index in range(count):
        row, column = divmod(index, columns)
        in_row = min(columns, count - row * columns)
        left = (design.WIDTH - in_row * (width + SPACE) + SPACE) // 2
        boxes.append(Box(left + column * (width + SPACE), top + row * (height + SPACE), width, height))
    return boxes


PADDING, HEADER = 8, 42
"""Room between the edge of a panel and the board, and height of the header."""
NARROW, LINE = 260, 30
"""Maximum width of a narrow panel, and height of its lines. A narrow panel has the counters and points in a line."""
SLIM_EMBLEM = 20
"""Size of type for the emblem in the header of a narrow panel. A smaller emblem leaves more room for the name."""
BESIDE = 60
"""Width of the column of counters beside a board."""
RULER = 30
"""Room for the coordinates south and west of a board."""
LEAST = 24
"""The least size of a square for which a board shows all squares that land may still cover."""


class Board(NamedTuple):
    """How a kingdom is shown in a panel."""

    window: Window
    square: int
    """The size of a square, in pixels."""
    row: int
    """The height of the counters above the board; 0 for counters beside the board, and without counters."""


def panel_height(view: KingdomView, boards: Sequence[Board], width: int, *, is_ruled: bool = False) -> int:
    """Return the height of panels of a width with the boards; `view` is one of their kingdoms."""
    land = max(board.row + board.square * board.window.rows for board in boards)
    return _header_height(view, width) + land + RULER * is_ruled + PADDING


def panel_width(view: KingdomView, board: Board) -> int:
    """Return the width of a panel with coordinates, without free room beside the board and the coordinates."""
    beside = BESIDE * (bool(view.counters) and not board.row)
    return board.square * board.window.columns + RULER + beside + 2 * PADDING


def _header_height(view: KingdomView, width: int) -> int:
    if width <= NARROW:
        return LINE * len(view.owner.names) + 2
    return header_height(view, HEADER, design.BODY)


def row_heights(views: Sequence[KingdomView], width: int, most: int) -> list[int]:
    """Return the heights of at most `most`, from high to low, that panels of a width side by side may have."""
    heights = {
        panel_height(views[0], boards(views, windows, width, most, size), width)
        for windows in ([*map(Window.near, views)], [Window.on(each.kingdom) for each in views])
        for size in design.SQUARES
    }
    return sorted(heights, reverse=True)


def row_of_boards(
    views: Sequence[KingdomView], width: int, most: int, largest: int = design.SQUARES[-1]
) -> list[Board]:
    """Return the boards of kingdoms in panels of a width side by side, with one size of squares, at most `largest`.

    A board shows all squares that the next domino may cover. If that makes the squares smaller than both a grid of the
    kingdom's size and `LEAST` or all squares that land may still cover allow, all boards show such a grid.
    """
    near = boards(views, [*map(Window.near, views)], width, most, largest)
    grids = [Window.on(each.kingdom) for each in views]
    for view, grid in zip(views, grids, strict=True):
        [whole] = boards([view], [Window.reach(view)], width, most, largest)
        [cut] = boards([view], [grid], width, most, largest)
        if near[0].square >= (whole if whole.square >= LEAST else cut).square:
            return near
    return boards(views, grids, width, most, largest)


def boards(
    views: Sequence[KingdomView],
    windows: Sequence[Window],
    width: int,
    most: int,
    largest: int = design.SQUARES[-1],
    *,
    is_ruled: bool = False,
) -> list[Board]:
    """Return boards with these windows and the largest possible squares, in panels of a width and the height `most`.

    The counters of all boards are above or beside them, where they leave more room for the boards.
    """
    height = most - panel_height(views[0], [Board(windows[0], 0, 0)], width, is_ruled=is_ruled)
    room = Box(0, 0, width - 2 * PADDING - RULER * is_ruled, height)
    return fitted(windows, room, max(map(counters_height, views)), largest)


def fitted(windows: Sequence[Window], room: Box, row: int, largest: int) -> list[Board]:
    """Return boards for a room, with counters above in a row of this height or beside, wherever squares are larger."""
    above, beside = room._replace(height=room.height - row), room._replace(width=room.width - BESIDE * bool(row))
    high, wide = (min(window.square(box, largest) for window in windows) for box in (above, beside))
    return [Board(window, max(high, wide), row if high > wide else 0) for window in windows]


def panel_ops(
    view: KingdomView, box: Box, board: Board, *, has_rim: bool = False, is_ruled: bool = False, is_due: bool = False
) -> Iterator[Op]:
    """Draw a kingdom in a box, with counters above or beside the board. A board that `is_ruled` has coordinates.

    A kingdom that `is_due` has a golden plate behind its name and score.
    """
    inner, header, is_narrow = box.inside(PADDING), _header_height(view, box.width), box.width <= NARROW
    yield Panel(box, design.PANEL, design.MARGIN, design.LIGHT_OUTLINE if has_rim else None, 3)
    room = Box(inner.x, box.y + header, inner.width, box.height - header - PADDING)
    window, square, row = board
    is_beside = bool(view.counters) and not row
    west = RULER * is_ruled
    land = Box(room.x + west, room.y + row, room.width - west - BESIDE * is_beside, room.height - row - west)
    frame = window.frame(land, square)
    if is_narrow:
        yield from _narrow_header(view, inner._replace(y=box.y + 2), has_points=not row)
    else:
        if is_due:
            plate = Box(inner.x - PADDING // 2, box.y + PADDING // 2, inner.width + PADDING, header - PADDING)
            yield Panel(plate, design.GOLD, design.MARGIN // 2)
        ink = design.DISC_INK if is_due else None
        yield from header_ops(view, Box(inner.x, box.y, inner.width, header), design.BODY, view.shown_number, ink)
    if is_ruled:
        yield from coordinate_ops(window, frame)
    yield from kingdom_ops(view, window, frame)
    if row and is_narrow:
        yield from line_of_counters(view, Box(room.x, room.y, room.width, row))
    elif row:
        yield from counter_ops(view, room.x, room.y)
    elif is_beside:
        yield from counter_column(view, room.x + room.width - BESIDE + 4, frame.y)


def _narrow_header(view: KingdomView, box: Box, *, has_points: bool) -> Iterator[Op]:
    """Draw emblems and names below one another, and with `has_points` the points beside the names."""
    middle, points = box.y + LINE // 2, view.shown_number
    score = estimated_width(points, design.BODY) + 4 if has_points else 0
    for player, name in zip(view.owner.player_indices, view.owner.names, strict=True):
        place = box._replace(y=middle, width=box.width - score, height=0)
        yield from emblem_name_ops(player, name, place, SLIM_EMBLEM)
        middle += LINE
    if has_points:
        yield Text(points, box.x + box.width, box.y + LINE // 2, score, design.BODY, design.GOLD, "right")


def counter_column(view: KingdomView, x: int, y: int) -> Iterator[Op]:
    for counter in view.counters:
        yield Sprite(counter.sprite, x, y, COUNTER)
        if counter.count is not None:
            yield counter_text(counter.count, x + COUNTER, y + COUNTER // 2)
        y += LINE
