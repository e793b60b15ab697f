"""Layout of a kingdom on a panel of its own."""

from __future__ import annotations

from collections.abc import Iterator

from renderers import theme
from renderers.draw_operations import Box, Op, Panel
from renderers.layout.board import Window, kingdom_ops
from renderers.layout.kingdom import counter_ops, counters_height, header_height, header_ops
from renderers.view import KingdomView

PADDING, HEADER = 8, 44
"""Room between the edge of a panel and the board, and height of the header."""
LARGE = 400
"""Width from which on a panel has larger type."""


def panel_height(view: KingdomView, width: int, board: int) -> int:
    """Height of a panel of that width with a board of that height."""
    return header_height(view, HEADER, _type_size(width)) + counters_height(view) + board + PADDING


def panel_ops(view: KingdomView, box: Box, *, is_due: bool) -> Iterator[Op]:
    """A kingdom that fills the box; it has a light outline if `is_due`."""
    type_size = _type_size(box.width)
    inner = box.inside(PADDING)
    header = Box(inner.x, box.y, inner.width, header_height(view, HEADER, type_size))
    top = header.height + counters_height(view)
    yield Panel(box, theme.PANEL, theme.MARGIN, theme.LIGHT_OUTLINE if is_due else None, 3)
    yield from header_ops(view, header, type_size, str(view.score))
    yield from counter_ops(view, header.x, box.y + header.height)
    window = Window.on(view.kingdom)
    board = Box(inner.x, box.y + top, inner.width, box.height - top - PADDING)
    yield from kingdom_ops(view, window, window.frame(board, board.width))


def _type_size(width: int) -> int:
    return theme.TITLE if width >= LARGE else theme.BODY
