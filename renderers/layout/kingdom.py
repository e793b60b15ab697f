"""One kingdom, large, with its coordinates."""

from __future__ import annotations

from collections.abc import Iterator

from renderers import sprites, theme
from renderers.layout.board import Frame, Window, coordinate_ops, domino_ops, kingdom_ops
from renderers.layout.draft import tag_ops, tag_width
from renderers.localizer import Localizer
from renderers.ops import Box, Drawing, Op, Panel, Stand, Text
from renderers.view import KingdomView, Owner

HEADER = 60
RULER = 40
MAX_SQUARE = 124
HEADER_SQUARE = 44
MARGIN_SQUARES = 2
"""Squares shown around the land: as far as a domino reaches that touches it."""
TREASURY, COUNTED, DIGIT = 40, 32, 15
"""Height of the line with what a kingdom owns, size of the tokens in it, room for a digit."""


def kingdom(view: KingdomView, localizer: Localizer) -> Drawing:
    window = Window.on(view.kingdom, MARGIN_SQUARES)
    width = theme.WIDTH - 2 * theme.MARGIN
    top = HEADER + treasury_height(view)
    roofs = theme.GAP if view.treasury else 0
    room = Box(theme.MARGIN + RULER, theme.MARGIN + top + roofs, width - RULER - theme.GAP, width - RULER - theme.GAP)
    inner = room._replace(height=window.square(room, MAX_SQUARE) * window.rows)
    frame = window.frame(inner, MAX_SQUARE)
    height = inner.y + inner.height + RULER + theme.MARGIN
    ops = (
        *header_ops(view, Box(theme.MARGIN, theme.MARGIN // 2, width, HEADER), theme.TITLE, localizer),
        *treasury_ops(view, theme.MARGIN, theme.MARGIN // 2 + HEADER),
        Panel(
            Box(
                theme.MARGIN // 2,
                theme.MARGIN // 2 + top,
                theme.WIDTH - theme.MARGIN,
                height - top - theme.MARGIN,
            ),
            theme.PANEL,
            theme.MARGIN,
        ),
        *coordinate_ops(window, frame),
        *kingdom_ops(view, window, frame),
    )
    return Drawing(theme.WIDTH, height, ops)


def badge_ops(owner: Owner, x: int, middle: int, size: int) -> Iterator[Op]:
    """The emblem of an owner; those of a team overlap."""
    for index, player in reversed([*enumerate(owner.players)]):
        yield Stand(sprites.emblem(player), x + index * size * 2 // 3, middle - size // 2, size)


def treasury_height(view: KingdomView) -> int:
    return TREASURY if view.treasury else 0


def treasury_ops(view: KingdomView, x: int, y: int) -> Iterator[Op]:
    """Coins, knights in reserve and towers from `x` on, and the queen if she is here."""
    if view.treasury is None:
        return
    own = view.treasury
    for token, count in (("coin", own.coins), ("knight", own.knights), ("tower", own.towers)):
        yield Stand(sprites.token(token), x, y + (TREASURY - COUNTED) // 2, COUNTED)
        x += COUNTED + 6
        room = DIGIT * max(2, len(str(count)))
        yield Text(str(count), x, y + TREASURY // 2, room, theme.BODY, theme.TEXT if count else theme.TEXT_SOFT)
        x += room + theme.GAP
    if view.queen is not None:
        yield Stand(sprites.token("queen"), x, y + (TREASURY - COUNTED) // 2, COUNTED)


def header_ops(view: KingdomView, box: Box, size: int, localizer: Localizer) -> Iterator[Op]:
    """Emblem, name and score in a line, and before the score the domino that may be placed."""
    middle = box.y + box.height // 2
    badge = size * 4 // 3
    score = localizer("picture-points", points=view.score) if size == theme.TITLE else str(view.score)
    left, right = box.x + badge + size // 3, box.x + box.width
    room = size * len(score) * 6 // 10
    yield from badge_ops(view.owner, box.x, middle, badge)
    left += (len(view.owner.players) - 1) * badge * 2 // 3
    yield Text(score, right, middle, room, size, theme.GOLD, "right")
    right -= room + size // 3
    if domino := view.header_domino:
        right -= 2 * HEADER_SQUARE + tag_width(domino) + theme.GAP
        yield from domino_ops(domino, Frame(right + theme.GAP // 2, middle - HEADER_SQUARE // 2, HEADER_SQUARE))
        yield from tag_ops(domino, right + 2 * HEADER_SQUARE + theme.GAP, middle)
    yield Text(view.owner.name, left, middle, right - left, size, theme.TEXT)
