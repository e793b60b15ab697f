"""One kingdom, large, with its coordinates."""

from __future__ import annotations

from collections.abc import Iterator

from renderers import sprites, theme
from renderers.layout.board import Frame, Window, coordinate_ops, domino_ops, kingdom_ops
from renderers.layout.draft import tag_ops, tag_width
from renderers.ops import Box, Drawing, Op, Panel, Stand, Text
from renderers.view import KingdomView
from renderers.words import Words

HEADER = 60
RULER = 40
LARGEST_SQUARE = 124
HAND = 44
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
    """Emblem, name and score in a line, and before the score the domino that may be placed."""
    middle = box.y + box.height // 2
    badge = size * 4 // 3
    score = words("picture-points", points=view.score) if size == theme.TITLE else str(view.score)
    left, right = box.x + badge + size // 3, box.x + box.width
    room = size * len(score) * 6 // 10
    yield Stand(sprites.emblem(view.owner.crest), box.x, middle - badge // 2, badge)
    yield Text(score, right, middle, room, size, theme.GOLD, "right")
    right -= room + size // 3
    if view.ghost:
        domino = view.ghost.domino
        right -= 2 * HAND + tag_width(domino) + theme.GAP
        yield from domino_ops(domino, Frame(right + theme.GAP // 2, middle - HAND // 2, HAND))
        yield from tag_ops(domino, right + 2 * HAND + theme.GAP, middle)
    yield Text(view.owner.name, left, middle, right - left, size, theme.TEXT)
