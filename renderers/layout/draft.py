"""Layout of the lines: two columns of dominoes with their numbers, the kings on them, and whose they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.dominoes import Domino
from renderers import theme
from renderers.draw_operations import Box, Drawing, Op, Outline, Panel, Sprite, Text
from renderers.layout.board import DIGIT, Cell, Frame, corners, domino_ops
from renderers.localizer import Localizer
from renderers.sprite_keys import King
from renderers.view import DraftView, Slot

SQUARE, KING = 80, 56
"""Sizes of a square of a domino and of a king, in pixels."""
HEADING, TAG = 38, 34
"""Heights of the heading of a column and of the number of a domino."""
NAME = 160
"""Room that a name should have."""
PADDING, SPACE = 8, 16
"""Room at the edge of the panel and between its columns."""
SHORT = 4
"""Dominoes of a line that has a column of its own."""
_DOMINO = Cell(0, 0), Cell(1, 0)


@dataclass(frozen=True)
class Slots:
    """How the slots of a column are laid out: `height` of one, and the `tag` and the `name` from its corner."""

    height: int
    tag: tuple[int, int]
    name: tuple[int, int]

    @classmethod
    def fitting(cls, width: int) -> Slots:
        """The name beside the domino if there is room for it, otherwise below."""
        return BESIDE if width - BESIDE.name[0] >= NAME else BELOW


BESIDE = Slots(SQUARE + 6, (2 * SQUARE + 8, SQUARE // 4 + 2), (2 * SQUARE + 8, SQUARE * 3 // 4))
BELOW = Slots(SQUARE + TAG + 8, (2 * SQUARE - 6, SQUARE // 4), (2, SQUARE + TAG // 2))


@dataclass(frozen=True)
class Column:
    """Slots below one another; `heading` is a key as in `LineView`, or empty."""

    heading: str
    slots: Sequence[Slot]


def draft(view: DraftView, localizer: Localizer) -> Drawing:
    """A picture of the lines alone."""
    width = theme.WIDTH - theme.MARGIN
    box = Box(theme.MARGIN // 2, theme.MARGIN // 2, width, height(view, width))
    return Drawing(theme.WIDTH, box.height + theme.MARGIN, tuple(draft_ops(view, box, localizer)))


def height(view: DraftView, width: int = theme.WIDTH - theme.MARGIN) -> int:
    """Height of a panel of that width with the lines."""
    return sum(_height(band, width) for band in _bands(view)) + PADDING


def draft_ops(view: DraftView, box: Box, localizer: Localizer) -> Iterator[Op]:
    """The lines on a panel that fills the box."""
    yield Panel(box, theme.PANEL, theme.MARGIN)
    width, y = _column_width(box.width), box.y
    for band in _bands(view):
        for index, column in enumerate(band):
            x = box.x + PADDING + index * (width + SPACE)
            heading = localizer(column.heading) if column.heading else ""
            yield Text(heading, x + 2, y + HEADING // 2, width - 2, theme.BODY, theme.TEXT_SOFT)
            yield from _column_ops(column.slots, Box(x, y + HEADING, width, box.height))
        y += _height(band, box.width)


def _bands(view: DraftView) -> list[list[Column]]:
    """Columns side by side: two short lines, or else each line in two columns."""
    if len(view.lines) == 2 and all(len(line.slots) <= SHORT for line in view.lines):
        return [[Column(line.heading, line.slots) for line in view.lines]]
    return [[Column(line.heading, line.slots[::2]), Column("", line.slots[1::2])] for line in view.lines]


def _height(band: Sequence[Column], width: int) -> int:
    return HEADING + max(len(column.slots) for column in band) * Slots.fitting(_column_width(width)).height


def _column_width(width: int) -> int:
    return (width - 2 * PADDING - SPACE) // 2


def _column_ops(slots: Sequence[Slot], box: Box) -> Iterator[Op]:
    shape = Slots.fitting(box.width)
    for row, slot in enumerate(slots):
        yield from _slot(slot, box._replace(y=box.y + row * shape.height, height=shape.height), shape)


def _slot(slot: Slot, box: Box, shape: Slots) -> Iterator[Op]:
    """A domino with its number, and the king on it with its owner's name; the one that is due is marked."""
    x, y = box.x, box.y
    if slot.due:
        yield Panel(Box(x - 4, y - 3, box.width + 8, box.height), theme.FREE_SQUARE, theme.GAP)
    # The domino's number as its column gives dominoes below one another different scenery.
    # The corners of what marks the due one come close to its own.
    background = None if slot.due else theme.PANEL
    yield from domino_ops(slot.domino, Frame(x, y, SQUARE, Cell(slot.domino.number, 0), background))
    if slot.due:
        for cell in _DOMINO:
            yield Outline("last", x + cell.column * SQUARE, y, SQUARE, corners(cell, _DOMINO))
    yield from tag_ops(slot.domino, x + shape.tag[0], y + shape.tag[1])
    if slot.king:
        name, left = slot.king.name, shape.name[0]
        yield Text(name, x + left, y + shape.name[1], box.width - left, theme.BODY, theme.TEXT, is_name=True)
        yield Sprite(King(slot.king.player_index), x + SQUARE - KING // 2, y + SQUARE - KING + 4, KING)


def tag_width(domino: Domino) -> int:
    """Width of the tag with the number of a domino."""
    # An estimate: layouts have no fonts to measure a text with.
    return 20 + DIGIT * len(str(domino))


def tag_ops(domino: Domino, x: int, y: int) -> Iterator[Op]:
    """The number of a domino on a light tag that begins at `x`, its middle at `y`."""
    width = tag_width(domino)
    yield Panel(Box(x, y - TAG // 2 + 2, width, TAG - 4), theme.NUMBER_TAGS.get(domino.box, theme.DISC), (TAG - 4) // 2)
    yield Text(str(domino), x + width // 2, y, width, theme.BODY, theme.DISC_INK, "middle")
