"""Layout of the lines: dominoes with their numbers, and the kings on them."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from engine.dominoes import Domino
from renderers import theme
from renderers.draw_operations import Box, Drawing, Op, Outline, Panel, Sprite, Text
from renderers.layout.board import Cell, Frame, corners, domino_ops
from renderers.localizer import Localizer
from renderers.sprite_keys import King
from renderers.view import DraftView, LineView, Slot

COLUMNS = 4
"""Dominoes side by side."""
SQUARE, KING = 74, 58
"""Sizes of a square of a domino and of a king, in pixels."""
HEADING, TAG = 40, 34
"""Heights of the heading of a line and of the number of a domino."""
SLOT_HEIGHT = SQUARE + TAG + 14


def draft(view: DraftView, localizer: Localizer) -> Drawing:
    """A picture of the lines alone."""
    box = Box(theme.MARGIN // 2, theme.MARGIN // 2, theme.WIDTH - theme.MARGIN, height(view))
    return Drawing(theme.WIDTH, box.height + theme.MARGIN, tuple(draft_ops(view, box, localizer)))


def height(view: DraftView) -> int:
    """Height of the panel of the lines."""
    return sum(_line_height(line) for line in view.lines) + theme.GAP


def draft_ops(view: DraftView, box: Box, localizer: Localizer) -> Iterator[Op]:
    """The lines on a panel that fills the box."""
    yield Panel(box, theme.PANEL, theme.MARGIN)
    y = box.y + theme.GAP // 2
    for line in view.lines:
        yield from _line(line, Box(box.x + theme.GAP, y, box.width - 2 * theme.GAP, _line_height(line)), localizer)
        y += _line_height(line)


def _line_height(line: LineView) -> int:
    return HEADING + SLOT_HEIGHT * ceil(len(line.slots) / COLUMNS)


def _line(line: LineView, box: Box, localizer: Localizer) -> Iterator[Op]:
    yield Text(localizer(line.heading), box.x, box.y + HEADING // 2, box.width, theme.BODY, theme.TEXT_SOFT)
    for index, slot in enumerate(line.slots):
        row, column = divmod(index, COLUMNS)
        x = box.x + box.width * column // COLUMNS + (box.width // COLUMNS - 2 * SQUARE) // 2
        yield from _slot(slot, x, box.y + HEADING + SLOT_HEIGHT * row)


def _slot(slot: Slot, x: int, y: int) -> Iterator[Op]:
    """A domino at (x, y), below it its number and the name of whose king stands on it."""
    middle = y + SQUARE + 4 + TAG // 2
    # The domino's number as its column gives dominoes side by side different scenery.
    yield from domino_ops(slot.domino, Frame(x, y, SQUARE, Cell(slot.domino.number, 0)))
    if slot.due:
        cells = Cell(0, 0), Cell(1, 0)
        for cell in cells:
            yield Outline("last", x + cell.column * SQUARE, y, SQUARE, corners(cell, cells))
    width = tag_width(slot.domino)
    yield from tag_ops(slot.domino, x + 2, middle)
    if slot.king:
        max_width = 2 * SQUARE - width + 4
        yield Text(slot.king.name, x + width + 8, middle, max_width, theme.BODY, theme.TEXT, is_name=True)
        yield Sprite(King(slot.king.player_index), x + SQUARE - KING // 2, y + SQUARE - KING + 4, KING)


def tag_width(domino: Domino) -> int:
    """Width of the tag with the number of a domino."""
    # An estimate: layouts have no fonts to measure a text with.
    return 22 + 14 * len(str(domino))


def tag_ops(domino: Domino, x: int, y: int) -> Iterator[Op]:
    """The number of a domino on a light tag that begins at `x`, its middle at `y`."""
    width = tag_width(domino)
    yield Panel(Box(x, y - TAG // 2 + 2, width, TAG - 4), theme.NUMBER_TAGS.get(domino.box, theme.DISC), (TAG - 4) // 2)
    yield Text(str(domino), x + width // 2, y, width, theme.BODY, theme.DISC_INK, "middle")
