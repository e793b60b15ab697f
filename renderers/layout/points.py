"""Layout of points on the land that they are for."""

from __future__ import annotations

from collections.abc import Iterator

from renderers import theme
from renderers.characters import estimated_width
from renderers.draw_operations import Box, Op, Panel, Text
from renderers.layout.board import Cell, Frame, outline_ops
from renderers.view import KingdomView, label_square

RIBBON = 0.38
"""How much of the height of a square is taken by the ribbon with its crowns."""
TAG = 36
"""Largest height of the tag with the points of a property."""


def property_ops(view: KingdomView, frame: Frame) -> Iterator[Op]:
    """Every property outlined, and its points if it has any."""
    for each in view.properties:
        yield from outline_ops("property", {Cell.of(square) for square in each.squares}, frame)
    yield from points_ops(view, frame)


def points_ops(view: KingdomView, frame: Frame) -> Iterator[Op]:
    """The points of every property that has any, on one of its squares."""
    occupied = {piece.square for piece in view.pieces}
    for each in view.properties:
        if each.points:
            yield from _points(str(each.points), *frame.at(Cell.of(label_square(each, occupied))), frame.size)


def _points(label: str, x: int, y: int, size: int) -> Iterator[Op]:
    """A tag on the square at (x, y), below its crowns."""
    top = round(size * RIBBON)
    height = min(TAG, size - top - 2)
    width = max(height, estimated_width(label, theme.BODY) + 8)
    middle, centre = x + size // 2, y + (top + size) // 2
    box = Box(middle - width // 2, centre - height // 2, width, height)
    yield Panel(box, theme.DISC, height // 2, theme.DISC_INK, 2)
    yield Text(label, middle, centre, width, theme.BODY, theme.DISC_INK, "middle")
