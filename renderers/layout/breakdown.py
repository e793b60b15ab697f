"""Layout of a table of points: a column for each kingdom with its emblem above, and a row for each part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from renderers import design
from renderers.draw_operations import Op, Text
from renderers.layout.kingdom import emblem_ops, emblems_width
from renderers.view import Owner
from renderers.wording import signed

ROW = 40
"""Height of a row."""
ICON, LABEL, COLUMN = 32, (256, 340), 82
"""Size of an icon in a row, least and greatest width of the name of a part with its icon, and width of a column."""
CELL = 60
"""Width of the points of a kingdom."""
NOTHING = "0", signed(0)
"""No points, and no change of them."""
LEFT = design.MARGIN // 2 + design.GAP
RIGHT = design.WIDTH - LEFT


def head_ops(owners: Sequence[Owner], y: int) -> Iterator[Op]:
    """Draw the head of the table: an emblem above each column."""
    for owner, x in zip(owners, columns(len(owners)), strict=True):
        players = owner.player_indices
        yield from emblem_ops(players, x - emblems_width(players, ICON) // 2, y, ICON)


def row_ops(label: str, left: int, points: Sequence[str], colour: design.Colour, y: int) -> Iterator[Op]:
    """Draw a row: its label, which begins at `left`, and the points of each kingdom, fainter if they are 0."""
    yield Text(label, left, y, LEFT + _label_width(len(points)) - left, design.BODY, colour)
    for number, x in zip(points, columns(len(points)), strict=True):
        yield Text(number, x, y, CELL, design.BODY, design.TEXT_SOFT if number in NOTHING else colour, "middle")


def columns(count: int) -> list[int]:
    """Return the middles of that many columns to the right of the labels."""
    left = LEFT + _label_width(count)
    return [left + (RIGHT - left) * (2 * index + 1) // (2 * count) for index in range(count)]


def _label_width(count: int) -> int:
    """Return the width of the names of the parts beside that many columns."""
    least, greatest = LABEL
    return max(least, min(greatest, RIGHT - LEFT - count * COLUMN))
