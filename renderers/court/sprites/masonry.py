"""Parts of buildings: walls, roofs, gates, lit from the top left."""

from __future__ import annotations

from renderers.design import CREAM, INK, STONE_LIGHT, WOOD_DARK, Colour, darker, lighter
from renderers.sprites.brush import Brush, arc, rounded

LIT: Colour = (255, 220, 120)
PLATE: Colour = (232, 214, 172)


def plate(brush: Brush) -> None:
    """Draw the tile that a building stands on: light ground that sets it off from the town."""
    brush.polygon(rounded(0.08, 0.08, 0.92, 0.92, 0.12), PLATE)
    for x, y in ((0.16, 0.3), (0.7, 0.22), (0.78, 0.62), (0.14, 0.66)):
        brush.line([(x, y), (x + 0.08, y)], darker(PLATE, 0.14), 0.016)


def block(brush: Brush, left: float, foot: float, width: float, height: float, colour: Colour = CREAM) -> None:
    """Draw a wall that stands on `foot`, its right third in the shade."""
    brush.box(left, foot - height, width, height, colour)
    brush.box(left + width * 0.68, foot - height + 0.01, width * 0.32 - 0.01, height - 0.02, darker(colour, 0.14), None)


def roof(brush: Brush, left: float, base: float, width: float, height: float, colour: Colour) -> None:
    """Draw a gable or a cone, lit on its left side."""
    top = (left + width / 2, base - height)
    brush.polygon([(left, base), top, (left + width, base)], colour)
    lit = [
        (left + width * 0.14, base - height * 0.06),
        (left + width * 0.48, base - height * 0.84),
        (left + width * 0.42, base - height * 0.06),
    ]
    brush.polygon(lit, lighter(colour, 0.28), None)


def arch(brush: Brush, x: float, foot: float, width: float, height: float, colour: Colour = WOOD_DARK) -> None:
    """Draw a gate with a round top; `x` is its middle."""
    half = width / 2
    brush.polygon(
        [(x - half, foot), *arc(x, foot - height + half, half, half, 180, 360), (x + half, foot)], colour, INK, 0.014
    )


def window(brush: Brush, x: float, y: float, size: float = 0.09) -> None:
    brush.box(x - size / 2, y - size / 2, size, size, LIT)


def turret(brush: Brush, x: float, foot: float, width: float, height: float, colour: Colour) -> None:
    """Draw a round tower of stone with a pointed roof; `height` is that of its wall."""
    block(brush, x - width / 2, foot, width, height, STONE_LIGHT)
    brush.box(x - width * 0.1, foot - height * 0.7, width * 0.2, height * 0.3, INK, None)
    roof(brush, x - width * 0.66, foot - height + 0.01, width * 1.32, width * 1.1, colour)


def merlons(brush: Brush, left: float, base: float, width: float, teeth: int, colour: Colour) -> None:
    """Draw the teeth of a battlement that stands on `base`."""
    step = width / (2 * teeth - 1)
    for tooth in range(teeth):
        brush.box(left + 2 * tooth * step, base - 0.08, step, 0.1, colour)
