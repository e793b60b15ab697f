"""Layout of kingdoms on panels: one on its own, or several of one size in two columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from renderers import theme
from renderers.draw_operations import Box, Op, Panel
from renderers.layout.board import Window, kingdom_ops
from renderers.layout.kingdom import counter_ops, counters_height, header_ops
from renderers.view import KingdomView

SPACE = theme.MARGIN // 2
"""Between panels, and around all of them."""
PADDING, HEADER = 8, 44
"""Room between the edge of a panel and the board, and height of the header."""
COLUMNS, BOARD = 2, 330
"""Of kingdoms of one size: columns, and width and height of a board."""


def panel_height(view: KingdomView, board: int) -> int:
    """Height of a panel with a board of that height."""
    return HEADER + counters_height(view) + board + PADDING


def panel_ops(view: KingdomView, box: Box, type_size: int = theme.BODY, *, is_due: bool = False) -> Iterator[Op]:
    """A kingdom that fills the box; it has a light outline if `is_due`."""
    inner = box.inside(PADDING)
    header = Box(inner.x + 2, box.y, inner.width - 4, HEADER)
    top = HEADER + counters_height(view)
    yield Panel(box, theme.PANEL, theme.MARGIN, theme.LIGHT_OUTLINE if is_due else None, 3)
    yield from header_ops(view, header, type_size, str(view.score))
    yield from counter_ops(view, header.x, box.y + HEADER)
    window = Window.on(view.kingdom)
    board = Box(inner.x, box.y + top, inner.width, box.height - top - PADDING)
    frame = window.frame(board, board.width)
    yield from kingdom_ops(view, window, frame)


def kingdoms_height(kingdoms: Sequence[KingdomView]) -> int:
    """Height of all rows of kingdoms, with the space below each."""
    return ceil(len(kingdoms) / COLUMNS) * (panel_height(kingdoms[0], BOARD) + SPACE)


def grid_boxes(kingdoms: Sequence[KingdomView], top: int) -> list[Box]:
    """A box for each kingdom, all of one size; a kingdom alone in its row stands in the middle."""
    width = (theme.WIDTH - 3 * SPACE) // COLUMNS
    # Either all kingdoms of a game have counters or none has, so one height serves all.
    height = panel_height(kingdoms[0], BOARD)
    boxes = []
    for index in range(len(kingdoms)):
        row, column = divmod(index, COLUMNS)
        is_alone = column == 0 and index == len(kingdoms) - 1
        x = (theme.WIDTH - width) // 2 if is_alone else SPACE + column * (width + SPACE)
        boxes.append(Box(x, top + row * (height + SPACE), width, height))
    return boxes
