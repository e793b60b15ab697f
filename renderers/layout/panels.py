"""Layout of panels in rows across the picture, each with a kingdom of its own."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from renderers import design
from renderers.draw_operations import Box, Op, Panel, Sprite
from renderers.layout.board import Window, kingdom_ops
from renderers.layout.kingdom import COUNTER, counter_ops, counter_text, counters_height, header_height, header_ops
from renderers.view import KingdomView

SPACE = design.MARGIN // 2
"""Between boxes, and around all of them."""


def row_width(columns: int) -> int:
    """Return the width of a box if there are so many in a row."""
    return (design.WIDTH - SPACE) // columns - SPACE


def rows_height(count: int, columns: int, height: int) -> int:
    """Return the height of the rows of that many boxes of that height, with the space below each row."""
    return ceil(count / columns) * (height + SPACE)


def rows_of_boxes(count: int, columns: int, height: int, top: int) -> list[Box]:
    """Return that many boxes, the first row at `top`; a row that is not full stands in the middle."""
    width, boxes = row_width(columns), []
    for index in range(count):
        row, column = divmod(index, columns)
        in_row = min(columns, count - row * columns)
        left = (design.WIDTH - in_row * (width + SPACE) + SPACE) // 2
        boxes.append(Box(left + column * (width + SPACE), top + row * (height + SPACE), width, height))
    return boxes


PADDING, HEADER = 8, 44
"""Room between the edge of a panel and the board, and height of the header."""
BESIDE, NUMBER = 38, 32
"""Width of the column of counters beside a board, and height of a number in it with the gap below."""
LARGE = 400
"""Width from which on a panel has larger type."""


def panel_height(view: KingdomView, width: int, board: int) -> int:
    """Return the height of a panel of that width with a board of that height, and the counters beside it."""
    return header_height(view, HEADER, _type_size(width)) + board + PADDING


def largest_board(view: KingdomView, width: int) -> int:
    """Return the height of the largest board for which such a panel has room beside the counters."""
    room = width - 2 * PADDING - (BESIDE if view.counters else 0)
    return Window.on(view.kingdom).square(Box(0, 0, room, room), room) * view.kingdom.size


def panel_ops(view: KingdomView, box: Box, *, is_due: bool) -> Iterator[Op]:
    """Draw a kingdom that fills the box, with counters above or beside its board, outlined if it `is_due`."""
    type_size = _type_size(box.width)
    inner = box.inside(PADDING)
    header = Box(inner.x, box.y, inner.width, header_height(view, HEADER, type_size))
    yield Panel(box, design.PANEL, design.MARGIN, design.LIGHT_OUTLINE if is_due else None, 3)
    yield from header_ops(view, header, type_size, str(view.score))
    row, window = counters_height(view), Window.on(view.kingdom)
    room = Box(inner.x, box.y + header.height, inner.width, box.height - header.height - PADDING)
    beside = room._replace(width=room.width - (BESIDE if view.counters else 0))
    below = room._replace(y=room.y + row, height=room.height - row)
    # Wherever the counters leave more room for the board.
    board = max(below, beside, key=lambda each: window.square(each, each.width))
    frame = window.frame(board, board.width)
    yield from kingdom_ops(view, window, frame)
    if board is below:
        yield from counter_ops(view, room.x, room.y)
    else:
        yield from _counter_column(view, room.x + room.width - COUNTER, frame.y)


def _counter_column(view: KingdomView, x: int, y: int) -> Iterator[Op]:
    for counter in view.counters:
        yield Sprite(counter.sprite, x, y, COUNTER)
        y += COUNTER
        if counter.count is not None:
            yield counter_text(counter.count, x + COUNTER // 2, y + design.BODY // 2, "middle")
            y += NUMBER


def _type_size(width: int) -> int:
    return design.TITLE if width >= LARGE else design.BODY
