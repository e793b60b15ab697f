"""The lines: dominoes with their numbers, and the kings on them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.dominoes import Domino
from renderers import theme
from renderers.layout.board import Cell, Frame, domino_ops
from renderers.localizer import Localizer
from renderers.ops import Box, Drawing, Op, Outline, Panel, Sprite, Text
from renderers.sprite_keys import Corner, King
from renderers.view import DraftView, LineView, Slot

COLUMNS = 4
SQUARE = 74
HEADING = 40
TAG = 34
SLOT_HEIGHT = SQUARE + TAG + 14
KING = 58


def draft(view: DraftView, localizer: Localizer) -> Drawing:
    box = Box(theme.MARGIN // 2, theme.MARGIN // 2, theme.WIDTH - theme.MARGIN, height(view))
    return Drawing(theme.WIDTH, box.height + theme.MARGIN, tuple(draft_ops(view, box, localizer)))


def height(view: DraftView) -> int:
    return sum(_line_height(line) for line in view.lines) + theme.GAP


def draft_ops(view: DraftView, box: Box, localizer: Localizer) -> Iterator[Op]:
    yield Panel(box, theme.PANEL, theme.MARGIN)
    y = box.y + theme.GAP // 2
    for line in view.lines:
        yield from _line(line, Box(box.x + theme.GAP, y, box.width - 2 * theme.GAP, _line_height(line)), localizer)
        y += _line_height(line)


def _line_height(line: LineView) -> int:
    return HEADING + SLOT_HEIGHT * -(-len(line.slots) // COLUMNS)


def _line(line: LineView, box: Box, localizer: Localizer) -> Iterator[Op]:
    yield Text(localizer(line.heading), box.x, box.y + HEADING // 2, box.width, theme.BODY, theme.TEXT_SOFT)
    for index, slot in enumerate(line.slots):
        row, column = divmod(index, COLUMNS)
        x = box.x + box.width * column // COLUMNS + (box.width // COLUMNS - 2 * SQUARE) // 2
        yield from _slot(slot, x, box.y + HEADING + SLOT_HEIGHT * row)


def _slot(slot: Slot, x: int, y: int) -> Iterator[Op]:
    middle = y + SQUARE + 4 + TAG // 2
    yield from domino_ops(slot.domino, Frame(x, y, SQUARE, Cell(slot.domino.number, 0)))
    if slot.due:
        halves = (
            (x, (Corner.ROUND, Corner.ABOVE, Corner.ROUND, Corner.ABOVE)),
            (x + SQUARE, (Corner.ABOVE, Corner.ROUND, Corner.ABOVE, Corner.ROUND)),
        )
        for left, corners in halves:
            yield Outline("last", left, y, SQUARE, corners)
    width = tag_width(slot.domino)
    yield from tag_ops(slot.domino, x + 2, middle)
    if slot.king:
        room = 2 * SQUARE - width + 4
        yield Text(slot.king.name, x + width + 8, middle, room, theme.BODY, theme.TEXT, is_name=True)
        yield Sprite(King(slot.king.player), x + SQUARE - KING // 2, y + SQUARE - KING + 4, KING)


def tag_width(domino: Domino) -> int:
    return 22 + 14 * len(str(domino))


def tag_ops(domino: Domino, x: int, y: int) -> Iterator[Op]:
    """The number of a domino on a light tag that begins at `x`, its middle at `y`."""
    width = tag_width(domino)
    yield Panel(Box(x, y - TAG // 2 + 2, width, TAG - 4), theme.NUMBER_TAGS[domino.box], (TAG - 4) // 2)
    yield Text(str(domino), x + width // 2, y, width, theme.BODY, theme.DISC_INK, "middle")
