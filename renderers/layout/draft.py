"""Layout of the lines: columns or rows of dominoes with numbers, kings and the names of the kings' owners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil

from engine.dominoes import Domino
from renderers import design
from renderers.characters import estimated_width
from renderers.draw_operations import Box, Drawing, KingPiece, Op, Outline, Panel, Sprite, Text
from renderers.layout.land import Cell, corners, domino_ops
from renderers.localizer import Localizer
from renderers.view import DraftView, LineView, Slot

LARGE, SMALL, LOW_SQUARE = 76, 76, 60
"""Sizes of a square of a domino: with much room, with less room, and in low lines."""
HEADING, TAG = 32, 34
"""Heights of the heading of a column and of the number of a domino."""
NAME, LEAST_NAME = 160, 137
"""The width of a name, and the least room for a name."""
PADDING, SPACE, ROW_SPACE = 8, 10, 8
"""Room at the edge of the panel, between two columns, and between the dominoes of a row."""
SHORT = 4
"""The maximum number of dominoes in one column or one row."""
WIDE = 2 * PADDING + SHORT * 2 * SMALL + (SHORT - 1) * ROW_SPACE
"""Width of a panel for a full row of dominoes."""
NAME_ROW = 26
"""Height of the names below a row of dominoes."""
_DOMINO = Cell(0, 0), Cell(1, 0)

KING, STANDING = 6 / 10, 17 / 20
"""Sizes of a king beside a domino and of a king on a domino, in squares of the domino."""
OVERHANG = 1 / 4
"""How far a king on a domino reaches beyond the domino, in squares, so that the king's body covers no crowns."""


@dataclass(frozen=True)
class Slots:
    """The layout of the slots in a column. `tag`, `name` and `king` are offsets from a slot's north west corner."""

    height: int
    """The height of a slot."""
    square: int
    """The size of a square."""
    tag: tuple[int, int] | None
    """The offset of the domino's number; None if the number is not shown."""
    name: tuple[int, int] | None
    """The offset of the owner's name; None if only the king tells the owner."""
    king: tuple[int, int]
    king_size: int

    @classmethod
    def fitting(cls, width: int, height: int, tag: int) -> Slots:
        """Return slots with the largest possible dominoes for a column. `tag` is the width of the widest number.

        The name is beside or below the domino, the king beside the number or, as on a table, on the domino.
        """
        square = design.largest_square(min(LARGE, height - 6))
        right, king = 2 * square + 8, round(square * KING)
        if width - right >= NAME:
            return cls(height, square, (right, square // 4 + 2), (right, square * 3 // 4), (right + tag + 2, -4), king)
        square = design.largest_square(min(SMALL, height - NAME_ROW, (width - tag - BESIDE) // 2))
        king, name = round(square * STANDING), (0, square + (height - square) // 2)
        corner = 2 * square - king + round(square * OVERHANG), square - king
        return cls(height, square, (2 * square + BESIDE, TAG // 2), name, corner, king)

    def king_on(self, domino: Domino) -> tuple[int, int]:
        """Return the offset of a king, which leaves a small half with the number of its crowns to be recognized."""
        x, y = self.king
        is_hiding = self.square < design.COUNTED and x < 2 * self.square and domino.b.crowns
        return (-PADDING, y) if is_hiding else (x, y)


BESIDE = 2
"""Room between a domino and the number beside it."""
LONE_KING, LOW_KING = 42, 34
"""Sizes of a king below a domino, and of a king in a slot with little room."""
QUEUE, QUEUE_KING, IN_QUEUE = (40, 30), 26, 3
"""Sizes of a square in the rows of dominoes to be placed above a long line, of their kings, and their usual number."""
SMALLEST = 40
"""Minimum size of a square of a domino."""
FREE = Slots(
    SMALL + TAG + 8,
    SMALL,
    (0, SMALL + TAG // 2 + 2),
    (2, SMALL + TAG + NAME_ROW // 2 + 2),
    (2 * SMALL - LONE_KING, SMALL - 2),
    LONE_KING,
)
"""Slots of a row. A domino in a row has no room at the side, not even for the number."""
TAKEN = replace(FREE, height=FREE.height + NAME_ROW)


@dataclass(frozen=True)
class Column:
    """Slots below one another. `heading` is a key as in `LineView`, or empty."""

    heading: str
    slots: Sequence[Slot]


@dataclass(frozen=True)
class Band:
    """Columns side by side, with room for `places` columns, and the layout of the slots."""

    columns: Sequence[Column]
    places: int
    space: int
    shape: Slots

    def width(self, width: int) -> int:
        return column_width(width, self.places, self.space)

    @property
    def heading(self) -> int:
        return HEADING if any(column.heading for column in self.columns) else 0

    @property
    def height(self) -> int:
        return self.heading + max(len(column.slots) for column in self.columns) * self.shape.height


def column_width(width: int, places: int, space: int = SPACE) -> int:
    return (width - 2 * PADDING - space * (places - 1)) // places


def draft(view: DraftView, localizer: Localizer) -> Drawing:
    width = design.WIDTH - design.MARGIN
    box = Box(design.MARGIN // 2, design.MARGIN // 2, width, height(view, width))
    return Drawing(design.WIDTH, box.height + design.MARGIN, tuple(draft_ops(view, box, localizer)))


def height(view: DraftView, width: int = design.WIDTH - design.MARGIN) -> int:
    return sum(band.height for band in _bands(view, width)) + PADDING


def draft_ops(view: DraftView, box: Box, localizer: Localizer) -> Iterator[Op]:
    yield from _bands_ops(_bands(view, box.width), box, localizer)


def low_ops(view: DraftView, box: Box, localizer: Localizer) -> Iterator[Op]:
    """Draw low lines: every line in a row, or all lines in columns if a row would be too long."""
    if rows := _low_rows(view, box.width):
        yield from _bands_ops(rows, box, localizer)
        return
    queue, lines = _queue(view)
    below = box._replace(y=box.y + _queue_height(queue), height=box.height - _queue_height(queue))
    yield from columns_ops(_columns(lines), below, localizer, around=box)
    if queue:
        yield from _queue_ops(queue, box)


def columns_ops(columns: Sequence[Column], box: Box, localizer: Localizer, around: Box | None = None) -> Iterator[Op]:
    """Draw columns of dominoes on a panel as large as the box or the box `around` it."""
    yield from _bands_ops([_columns_band(columns, box.width, box.height)], box, localizer, around)


def _queue(view: DraftView) -> tuple[Sequence[Slot], Sequence[LineView]]:
    """Return the dominoes of the line before a long line, and the other lines.

    So many dominoes are large only if those in the players' hands stand back.
    """
    *earlier, line = view.lines
    return (earlier[0].slots, (line,)) if earlier and len(line.slots) > SHORT else ((), view.lines)


def _in_queue(slots: Sequence[Slot]) -> int:
    """Return the number of dominoes in a row, so that two rows have all of them."""
    return max(IN_QUEUE, ceil(len(slots) / 2))


def _queue_square(slots: Sequence[Slot]) -> int:
    return QUEUE[_in_queue(slots) > IN_QUEUE]


def _queue_height(slots: Sequence[Slot]) -> int:
    return (_queue_square(slots) + 4) * ceil(len(slots) / _in_queue(slots))


def _queue_ops(slots: Sequence[Slot], box: Box) -> Iterator[Op]:
    """Draw the dominoes to be placed in rows, in the order of their turns, each with its king."""
    places, square = _in_queue(slots), _queue_square(slots)
    step = (box.width - 2 * PADDING) // places
    for index, slot in enumerate(slots):
        row, column = divmod(index, places)
        x, y = box.x + PADDING + column * step, box.y + PADDING // 2 + row * (square + 4)
        # A king stands in the corner of a half without crowns, or beside the domino.
        king = -PADDING // 2 if slot.domino.b.crowns else min(step, 2 * square + QUEUE_KING // 2) - QUEUE_KING
        shape = Slots(square, square, None, None, (king, square - QUEUE_KING), QUEUE_KING)
        yield from _slot(slot, Box(x, y, 2 * square, square + 4), shape)


def low_size(view: DraftView) -> tuple[int, int]:
    """Return the least width and height of low lines in columns."""
    queue, lines = _queue(view)
    width, height = columns_size(_columns(lines))
    return max(width, _in_queue(queue) * 2 * (_queue_square(queue) + 1) + 2 * PADDING), height + _queue_height(queue)


def columns_size(columns: Sequence[Column]) -> tuple[int, int]:
    """Return the least width and height of a panel with columns."""
    width = max(2 * SMALLEST + BESIDE + _widest_tag(columns), LEAST_NAME) + SPACE
    height = HEADING + max(len(column.slots) for column in columns) * (SMALLEST + NAME_ROW)
    return len(columns) * width - SPACE + 2 * PADDING, height + PADDING


def low_height(view: DraftView, width: int) -> int:
    """Return the height of low lines in rows across a picture."""
    return sum(band.height for band in _low_rows(view, width)) + PADDING


def _low_rows(view: DraftView, width: int) -> list[Band]:
    if width < WIDE or any(len(line.slots) > SHORT for line in view.lines):
        return []
    column = column_width(width, SHORT, ROW_SPACE)
    # A slot has the largest possible domino, the number at the side and the name below.
    tag = _widest_tag(view.lines)
    shape = Slots.fitting(column, min(LOW_SQUARE, (column - tag - BESIDE) // 2) + NAME_ROW, tag)
    return [_row(line, SHORT, shape) for line in view.lines]


def _row(line: LineView, places: int, shape: Slots, start: int = 0) -> Band:
    """Return the dominoes of a line side by side, from the index `start` on. The heading is above the first domino."""
    slots = enumerate(line.slots[start : start + places], start)
    columns = [Column("" if number else line.heading, [slot]) for number, slot in slots]
    return Band(columns, places, ROW_SPACE, shape)


def _bands_ops(bands: Sequence[Band], box: Box, localizer: Localizer, around: Box | None = None) -> Iterator[Op]:
    yield Panel(around or box, design.PANEL, design.MARGIN)
    y = box.y
    for band in bands:
        width = band.width(box.width)
        lefts = [box.x + PADDING + index * (width + band.space) for index in range(band.places)]
        for x, column in zip(lefts, band.columns, strict=False):
            if heading := column.heading:
                # The heading also stands above the following columns without a heading.
                following = zip(lefts, band.columns, strict=False)
                room = next((at for at, other in following if at > x and other.heading), box.x + box.width) - x
                yield Text(localizer(heading), x + 2, y + HEADING // 2, room - SPACE, design.BODY, design.TEXT_SOFT)
            yield from column_ops(column.slots, Box(x, y + band.heading, width, box.height), band.shape)
        y += band.height


def _bands(view: DraftView, width: int) -> list[Band]:
    """Put two short lines side by side, and other lines in rows."""
    if len(view.lines) == 2 and all(len(line.slots) <= SHORT for line in view.lines):
        return [_columns_band(_columns(view.lines), width)]
    return [band for line in view.lines for band in _rows(line)]


def _columns_band(columns: Sequence[Column], width: int, height: int | None = None) -> Band:
    rows = max(len(column.slots) for column in columns)
    slot = LARGE + 6 if height is None else min(SMALL + NAME_ROW, (height - HEADING - PADDING) // rows)
    shape = Slots.fitting(column_width(width, len(columns)), slot, _widest_tag(columns))
    return Band(columns, len(columns), SPACE, shape)


def _columns(lines: Sequence[LineView]) -> list[Column]:
    """Return a column for each of two lines, or two columns for a single line."""
    if len(lines) == 2:
        return [Column(line.heading, line.slots) for line in lines]
    [line] = lines
    return columns_of(line, 2)


def columns_of(line: LineView, count: int) -> list[Column]:
    return [Column("" if index else line.heading, line.slots[index::count]) for index in range(count)]


def _widest_tag(lines: Sequence[LineView | Column]) -> int:
    return max(tag_width(slot.number) for line in lines for slot in line.slots)


def _rows(line: LineView) -> Iterator[Band]:
    """Split a line into equally full rows. A row with a king leaves room for names."""
    places = ceil(len(line.slots) / ceil(len(line.slots) / SHORT))
    for start in range(0, len(line.slots), places):
        is_taken = any(slot.king for slot in line.slots[start : start + places])
        yield _row(line, places, TAKEN if is_taken else FREE, start)


def column_ops(slots: Sequence[Slot], box: Box, shape: Slots) -> Iterator[Op]:
    for row, slot in enumerate(slots):
        yield from _slot(slot, box._replace(y=box.y + row * shape.height, height=shape.height), shape)


def _slot(slot: Slot, box: Box, shape: Slots) -> Iterator[Op]:
    """Draw a domino with the number, the king and the owner's name, and with a mark on the current domino."""
    x, y, square = box.x, box.y, shape.square
    if slot.due:
        yield Panel(Box(x - 4, y - 3, box.width + 8, box.height), design.RAISED, design.GAP)
    # The number of the domino serves as the column of its ground, so dominoes below one another look different.
    yield from domino_ops(slot.domino, x, y, square, Cell(slot.domino.number, 0))
    if slot.due:
        for cell in _DOMINO:
            yield Outline("last", x + cell.column * square, y, square, corners(cell, _DOMINO))
    if shape.tag:
        yield from tag_ops(slot.domino, slot.number, x + shape.tag[0], y + shape.tag[1])
    if slot.king:
        if shape.name:
            (left, middle), name = shape.name, slot.king.name
            yield Text(name, x + left, y + middle, box.width - left, design.BODY, design.TEXT, is_name=True)
        left, top = shape.king_on(slot.domino)
        yield Sprite(KingPiece(slot.king.player_index), x + left, y + top, shape.king_size)


def tag_width(number: str) -> int:
    return estimated_width(number, design.BODY) + 10


def tag_ops(domino: Domino, number: str, x: int, y: int) -> Iterator[Op]:
    """Draw the number of a domino on a light tag from `x` on, with the middle at `y`."""
    width = tag_width(number)
    yield Panel(
        Box(x, y - TAG // 2 + 2, width, TAG - 4), design.NUMBER_TAGS.get(domino.box, design.DISC), (TAG - 4) // 2
    )
    yield Text(number, x + width // 2, y, width, design.BODY, design.DISC_INK, "middle")
