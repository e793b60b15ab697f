"""The game's own pieces: castle, king, crowns."""

from __future__ import annotations

from renderers.design import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PLAYER_COLOURS,
    RIBBON_RIM,
    STONE,
    STONE_DARK,
    STONE_LIGHT,
    WOOD_DARK,
    Colour,
    lighter,
)
from renderers.sprites.brush import Brush, Point, arc, rounded, smooth
from renderers.sprites.emblems import emblem, emblem_colour

PAVING: Colour = (206, 196, 178)


def castle(brush: Brush, player: int) -> None:
    """Draw a castle that fills its square, its roofs in the player's colour and the emblem on its flag."""
    colour = brush.theme.shown(PLAYER_COLOURS[player])
    _courtyard(brush)
    # From back to front: rear towers, wall, keep, front towers, flag.
    for x in (0.2, 0.8):
        _tower(brush, x, 0.5, 0.1, 0.2, colour)
    _wall(brush, 0.2, 0.8, 0.62)
    brush.box(0.3, 0.44, 0.4, 0.4, STONE_LIGHT)
    brush.box(0.58, 0.44, 0.12, 0.4, STONE, None)
    _battlements(brush, 0.28, 0.72, 0.44)
    brush.polygon(
        [(0.42, 0.88), (0.42, 0.7), *arc(0.5, 0.7, 0.08, 0.09, 180, 360), (0.58, 0.7), (0.58, 0.88)], WOOD_DARK
    )
    for x in (0.16, 0.84):
        _tower(brush, x, 0.86, 0.12, 0.26, colour)
    _flag(brush, player, colour)


def _courtyard(brush: Brush) -> None:
    """Draw a rounded square of paving stones."""
    brush.polygon(rounded(0.04, 0.04, 0.96, 0.96, 0.12), PAVING)
    # Joints between the stones.
    for row, y in enumerate((0.2, 0.36, 0.92)):
        for stone in range(4):
            x = 0.1 + stone * 0.21 + 0.06 * (row % 2)
            brush.line([(x, y), (x + 0.11, y)], (184, 172, 152), 0.018)


def _wall(brush: Brush, left: float, right: float, top: float) -> None:
    brush.box(left, top, right - left, 0.26, STONE)
    for course, y in enumerate((top + 0.09, top + 0.18)):
        for stone in range(4):
            x = left + 0.05 + stone * 0.14 + 0.05 * course
            brush.line([(x, y), (x + 0.06, y)], STONE_DARK, 0.014)


def _battlements(brush: Brush, left: float, right: float, base: float) -> None:
    teeth = 4
    step = (right - left) / (2 * teeth - 1)
    for tooth in range(teeth):
        brush.box(left + 2 * tooth * step, base - 0.06, step, 0.09, STONE_LIGHT)


def _tower(brush: Brush, x: float, foot: float, half: float, height: float, colour: Colour) -> None:
    top = foot - height
    brush.box(x - half, top, 2 * half, height, STONE_LIGHT)
    brush.polygon([(x + half * 0.3, top), (x + half, top), (x + half, foot), (x + half * 0.3, foot)], STONE, None)
    brush.box(x - half * 0.2, top + height * 0.3, half * 0.4, height * 0.34, INK, None)
    brush.polygon([(x - half * 1.3, top + 0.01), (x, top - half * 2.1), (x + half * 1.3, top + 0.01)], colour)
    # The lit side of the roof.
    lit = [(x - half * 0.95, top - 0.02), (x - half * 0.05, top - half * 1.75), (x - half * 0.2, top - 0.02)]
    brush.polygon(lit, lighter(colour, 0.35), None)


def _flag(brush: Brush, player: int, colour: Colour) -> None:
    # The pole: ink around cream.
    brush.line([(0.32, 0.46), (0.32, -0.02)], INK, 0.05)
    brush.line([(0.32, 0.46), (0.32, -0.01)], CREAM, 0.02)
    cloth: list[Point] = [
        (0.33, 0.0),
        (0.48, 0.03),
        (0.62, 0.0),
        (0.78, 0.02),
        (0.78, 0.37),
        (0.62, 0.35),
        (0.48, 0.38),
        (0.33, 0.35),
    ]
    brush.polygon(cloth, colour)
    emblem(brush, player, 0.56, 0.19, 0.135, emblem_colour(colour))


def king(brush: Brush, player: int) -> None:
    """Draw a piece in the middle of its square: a cloak in the player's colour with the emblem, and a crown."""
    colour = brush.theme.shown(PLAYER_COLOURS[player])
    brush.shadow(0.56, 0.9, 0.3, 0.09, 110)
    cloak = [(0.2, 0.9), (0.24, 0.66), (0.36, 0.44), (0.64, 0.44), (0.76, 0.66), (0.8, 0.9), (0.5, 0.95)]
    # The cloak and the light on it.
    brush.polygon(smooth(cloak), colour, INK, 0.03)
    brush.polygon(
        smooth([(0.27, 0.84), (0.3, 0.64), (0.4, 0.5), (0.38, 0.7), (0.33, 0.86)]), lighter(colour, 0.3), None
    )
    # The face, then a beard: brown below the eyes, and skin over all but its edge.
    brush.ellipse(0.5, 0.34, 0.15, 0.16, (244, 208, 172), INK, 0.03)
    brush.polygon([*arc(0.5, 0.36, 0.14, 0.17, 10, 170)], (150, 110, 84), None)
    brush.polygon(arc(0.5, 0.33, 0.1, 0.09, 0, 360), (244, 208, 172), None)
    for x in (0.455, 0.545):
        brush.circle(x, 0.33, 0.018, INK, None)
    crown_shape(brush, 0.5, 0.24, 0.2, 0.03)
    emblem(brush, player, 0.5, 0.7, 0.155, emblem_colour(colour))


def crown_shape(brush: Brush, x: float, foot: float, half: float, outline: float, stretch: float = 1.0) -> None:
    """Draw a crown that stands on `foot`, `half` its width to each side of `x`; `stretch` makes it taller."""
    points = ((-0.86, 0), (-1, -0.95), (-0.5, -0.5), (0, -1.2), (0.5, -0.5), (1, -0.95), (0.86, 0))
    brush.polygon([(x + dx * half, foot + dy * half * stretch) for dx, dy in points], GOLD, INK, outline)
    # The band at the foot, light on the left point.
    brush.line([(x - half * 0.72, foot - half * 0.18), (x + half * 0.72, foot - half * 0.18)], GOLD_DARK, half * 0.2)
    brush.line(
        [(x - half * 0.78, foot - half * 0.62 * stretch), (x - half * 0.5, foot - half * 0.36 * stretch)],
        GOLD_LIGHT,
        half * 0.12,
    )


def crowns(brush: Brush, count: int) -> None:
    """Draw that many crowns on a dark ribbon that hangs in the top left corner of the square."""
    width, left, top, bottom = 0.28, 0.065, 0.065, 0.355
    brush.polygon(rounded(left, top, left + 0.03 + width * count, bottom, 0.07), INK, RIBBON_RIM, 0.012)
    for number in range(count):
        crown_shape(brush, left + 0.015 + width * (number + 0.5), bottom - 0.05, 0.11, 0.001, 1.5)
