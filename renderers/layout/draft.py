"""Layout of the lines: two columns of dominoes with their numbers, the kings on them, and whose they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil

from engine.dominoes import Domino
from renderers import design
from renderers.characters import estimated_width
from renderers.draw_operations import Box, Drawing, King, Op, Outline, Panel, Sprite, Text
from renderers.layout.board import Cell, Frame, corners, domino_ops
from renderers.localizer import Localizer
from renderers.view import DraftView, LineView, Slot

LARGE, SMALL = 80, 72
"""Sizes of a square of a domino."""
HEADING, TAG = 38, 34
"""Heights of the heading of a column and of the number of a domino."""
NAME = 160
"""Room that a name should have."""
PADDING, SPACE, ROW_SPACE = 8, 16, 12
"""Room at the edge of the panel, between its columns, and between the dominoes of a row."""
SHORT = 4
"""Dominoes that may be in one column or one row."""
WIDE = 2 * PADDING + SHORT * 2 * SMALL + (SHORT - 1) * ROW_SPACE
"""Width of a panel on which so many dominoes are side by side."""
NAME_ROW = 28
"""Height of the names below a row of dominoes."""
_DOMINO = Cell(0, 0), Cell(1, 0)


@dataclass(frozen=True)
class Slots:
    """How the slots of a column are laid out: `height` of one, size of a `square`, `tag` and `name` from the corner."""

    height: int
    square: int
    tag: tuple[int, int]
    name: tuple[int, int]

    @classmethod
    def fitting(cls, width: int) -> Slots:
        """Return `BESIDE` if there is room for a name beside the domino, otherwise `BELOW`."""
        return BESIDE if width - BESIDE.name[0] >= NAME else BELOW


BESIDE = Slots(LARGE + 6, LARGE, (2 * LARGE + 8, LARGE // 4 + 2), (2 * LARGE + 8, LARGE * 3 // 4))
BELOW = Slots(SMALL + TAG + 8, SMALL, (2 * SMALL + 4, SMALL // 4), (2, SMALL + TAG // 2))
FREE = Slots(SMALL + TAG + 8, SMALL, (0, SMALL + TAG // 2 + 2), (2, SMALL + TAG + NAME_ROW // 2 + 2))
"""In a row, where there is no room beside a domino even for its number."""
TAKEN = replace(FREE, height=FREE.height + NAME_ROW)


@dataclass(frozen=True)
class Column:
    """Slots below one another; `heading` is a key as in `LineView`, or empty."""

    heading: str
    slots: Sequence[Slot]


@dataclass(frozen=True)
class Band:
    """Columns side by side, with room for `places` of them, and how their slots are laid out."""

    columns: Sequence[Column]
    places: int
    space: int = SPACE
    shape: Slots | None = None

    def width(self, width: int) -> int:
        """Return the width of a column if the panel has that width."""
        return (width - 2 * PADDING - self.space * (self.places - 1)) // self.places

    def slots(self, width: int) -> Slots:
        """Return how the slots are laid out if the panel has that width."""
        return self.shape or Slots.fitting(self.width(width))

    @property
    def heading(self) -> int:
        return HEADING if any(column.heading for column in self.columns) else 0

    def height(self, width: int) -> int:
        return self.heading + max(len(column.slots) for column in self.columns) * self.slots(width).height


def draft(view: DraftView, localizer: Localizer) -> Drawing:
    width = design.WIDTH - design.MARGIN
    box = Box(design.MARGIN // 2, design.MARGIN // 2, width, height(view, width))
    return Drawing(design.WIDTH, box.height + design.MARGIN, tuple(draft_ops(view, box, localizer)))


def height(view: DraftView, width: int = design.WIDTH - design.MARGIN) -> int:
    return sum(band.height(width) for band in _bands(view, width)) + PADDING


def draft_ops(view: DraftView, box: Box, localizer: Localizer) -> Iterator[Op]:
    yield Panel(box, design.PANEL, design.MARGIN)
    y = box.y
    for band in _bands(view, box.width):
        width, shape = band.width(box.width), band.slots(box.width)
        for index, column in enumerate(band.columns):
            x = box.x + PADDING + index * (width + band.space)
            if column.heading:
                # In a row there is one heading for all.
                room = box.x + box.width - x if band.shape else width
                yield Text(localizer(column.heading), x + 2, y + HEADING // 2, room - 2, design.BODY, design.TEXT_SOFT)
            yield from _column_ops(column.slots, Box(x, y + band.heading, width, box.height), shape)
        y += band.height(box.width)


def _bands(view: DraftView, width: int) -> list[Band]:
    """Put two short lines side by side; else each line in rows, or in two columns if the panel is too narrow."""
    if len(view.lines) == 2 and all(len(line.slots) <= SHORT for line in view.lines):
        return [Band([Column(line.heading, line.slots) for line in view.lines], 2)]
    if width >= WIDE:
        return [band for line in view.lines for band in _rows(line)]
    return [Band([Column(line.heading, line.slots[::2]), Column("", line.slots[1::2])], 2) for line in view.lines]


def _rows(line: LineView) -> Iterator[Band]:
    """Split a line into rows that are as full as each other; those with a king on a domino leave room for names."""
    places = ceil(len(line.slots) / ceil(len(line.slots) / SHORT))
    for start in range(0, len(line.slots), places):
        slots = line.slots[start : start + places]
        shape = TAKEN if any(slot.king for slot in slots) else FREE
        columns = [Column("" if start or index else line.heading, [slot]) for index, slot in enumerate(slots)]
        yield Band(columns, places, ROW_SPACE, shape)


def _column_ops(slots: Sequence[Slot], box: Box, shape: Slots) -> Iterator[Op]:
    for row, slot in enumerate(slots):
        yield from _slot(slot, box._replace(y=box.y + row * shape.height, height=shape.height), shape)


def _slot(slot: Slot, box: Box, shape: Slots) -> Iterator[Op]:
    """Draw a domino with its number, and the king on it with its owner's name; the one that is due is marked."""
    x, y, square = box.x, box.y, shape.square
    if slot.due:
        yield Panel(Box(x - 4, y - 3, box.width + 8, box.height), design.FREE_SQUARE, design.GAP)
    # The domino's number as its column gives dominoes below one another different scenery.
    # The corners of what marks the due one come close to its own.
    background = None if slot.due else design.PANEL
    yield from domino_ops(slot.domino, Frame(x, y, square, Cell(slot.domino.number, 0), background))
    if slot.due:
        for cell in _DOMINO:
            yield Outline("last", x + cell.column * square, y, square, corners(cell, _DOMINO))
    tag = x + min(shape.tag[0], box.width + PADDING - tag_width(slot.domino))
    yield from tag_ops(slot.domino, tag, y + shape.tag[1])
    if slot.king:
        name, left = slot.king.name, shape.name[0]
        yield Text(name, x + left, y + shape.name[1], box.width - left, design.BODY, design.TEXT, is_name=True)
        king = square * 7 // 10
        yield Sprite(King(slot.king.player_index), x + square - king // 2, y + square - king + 4, king)


def tag_width(domino: Domino) -> int:
    return estimated_width(str(domino), design.BODY) + 20


def tag_ops(domino: Domino, x: int, y: int) -> Iterator[Op]:
    """Draw the number of a domino on a light tag that begins at `x`, its middle at `y`."""
    width = tag_width(domino)
    yield Panel(
        Box(x, y - TAG // 2 + 2, width, TAG - 4), design.NUMBER_TAGS.get(domino.box, design.DISC), (TAG - 4) // 2
    )
    yield Text(str(domino), x + width // 2, y, width, design.BODY, design.DISC_INK, "middle")
