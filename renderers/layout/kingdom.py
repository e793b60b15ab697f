"""One kingdom, large, with its coordinates."""

from __future__ import annotations

from collections.abc import Iterator

from renderers import sprites, theme
from renderers.layout.board import Window, coordinate_ops, kingdom_ops
from renderers.ops import Box, Drawing, Op, Panel, Stand, Text
from renderers.view import KingdomView
from renderers.words import Words

HEADER = 60
RULER = 40
LARGEST_SQUARE = 124
WHOLE_BOARD = 13


def kingdom(view: KingdomView, words: Words) -> Drawing:
    window = Window.on(view.kingdom, WHOLE_BOARD)
    width = theme.WIDTH - 2 * theme.MARGIN
    room = Box(theme.MARGIN + RULER, theme.MARGIN + HEADER, width - RULER - theme.GAP, width - RULER - theme.GAP)
    inner = room._replace(height=window.square(room, LARGEST_SQUARE) * window.rows)
    frame = window.frame(inner, LARGEST_SQUARE)
    height = inner.y + inner.height + RULER + theme.MARGIN
    ops = (
        *header_ops(view, Box(theme.MARGIN, theme.MARGIN // 2, width, HEADER), theme.TITLE, words),
        Panel(
            Box(
                theme.MARGIN // 2,
                theme.MARGIN // 2 + HEADER,
                theme.WIDTH - theme.MARGIN,
                height - HEADER - theme.MARGIN,
            ),
            theme.PANEL,
            theme.MARGIN,
        ),
        *coordinate_ops(window, frame),
        *kingdom_ops(view, window, frame),
    )
    return Drawing(theme.WIDTH, height, ops)


def header_ops(view: KingdomView, box: Box, size: int, words: Words) -> Iterator[Op]:
    """Emblem, name and score in a line."""
    middle = box.y + box.height // 2
    badge = size * 4 // 3
    score = words("picture-points", points=view.score) if size == theme.TITLE else str(view.score)
    room = size * len(score) * 6 // 10
    left = box.x + badge + size // 3
    yield Stand(sprites.emblem(view.owner.crest), box.x, middle - badge // 2, badge)
    yield Text(view.owner.name, left, middle, box.width - badge - room - size, size, theme.TEXT)
    yield Text(score, box.x + box.width, middle, room, size, theme.GOLD, "right")
