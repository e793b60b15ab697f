"""Layout of boxes of one size in rows across the picture."""

from __future__ import annotations

from math import ceil

from renderers import design
from renderers.draw_operations import Box

SPACE = design.MARGIN // 2
"""Between boxes, and around all of them."""


def row_width(columns: int) -> int:
    """Return the width of a box if there are so many in a row."""
    return (design.WIDTH - SPACE) // columns - SPACE


def rows_height(count: int, columns: int, height: int) -> int:
    """Return the height of the rows of that many boxes of that height, with the space below each row."""
    return ceil(count / columns) * (height + SPACE)


def rows_of_boxes(count: int, columns: int, height: int, top: int) -> list[Box]:
    """Return that many boxes, the first row at `top`; a row that is not full stands in the middle."""
    width, boxes = row_width(columns), []
    for index in range(count):
        row, column = divmod(index, columns)
        in_row = min(columns, count - row * columns)
        left = (design.WIDTH - in_row * (width + SPACE) + SPACE) // 2
        boxes.append(Box(left + column * (width + SPACE), top + row * (height + SPACE), width, height))
    return boxes
