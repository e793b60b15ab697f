"""Layout of points on the land that they are for."""

from __future__ import annotations

from collections.abc import Iterator

from renderers import design
from renderers.characters import estimated_width
from renderers.draw_operations import Box, Op, Panel, Text
from renderers.layout.board import RIBBON_BOTTOM, Cell, Frame, outline_ops
from renderers.view import KingdomView, label_square

FLAG = 0.06
"""How much of the height of a square a castle south of it may take."""
TAG = 36
"""Largest height of the tag with the points of a property."""


def property_ops(view: KingdomView, frame: Frame) -> Iterator[Op]:
    """Outline every property, and draw its points if it has any."""
    for each in view.properties:
        yield from outline_ops("property", {Cell.of(square) for square in each.squares}, frame)
    yield from points_ops(view, frame)


def points_ops(view: KingdomView, frame: Frame) -> Iterator[Op]:
    """Draw the points of every property that has any, on one of its squares."""
    occupied = {piece.square for piece in view.pieces}
    standing = {piece.square for piece in view.pieces if not piece.covers}
    for each in view.properties:
        if each.points:
            square = label_square(each, occupied)
            x, y = frame.at(Cell.of(square))
            yield from _points(str(each.points), x, y, frame.size, in_west=square in standing)


def _points(label: str, x: int, y: int, size: int, *, in_west: bool) -> Iterator[Op]:
    """Draw a tag on the square at (x, y), below its crowns; in the west of it if a figure stands there."""
    top, bottom = round(size * RIBBON_BOTTOM), size - round(size * FLAG)
    height = min(TAG, bottom - top)
    width = max(height, estimated_width(label, design.BODY) + 8)
    # Figures on a square stand in its south east.
    middle, centre = x + (width // 2 + 2 if in_west else size // 2), y + (top + bottom) // 2
    box = Box(middle - width // 2, centre - height // 2, width, height)
    yield Panel(box, design.DISC, height // 2, design.DISC_INK, 2)
    yield Text(label, middle, centre, width, design.BODY, design.DISC_INK, "middle")
