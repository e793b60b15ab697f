"""Tokens of the court: knights, towers, coins, the queen, the dragon, the stack of tiles."""

from __future__ import annotations

from renderers.court.sprites.landmarks import PLATE, ROSE, block, helmet, merlons
from renderers.design import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PANEL,
    STONE,
    STONE_DARK,
    STONE_LIGHT,
    WHITE,
    Colour,
    darker,
    lighter,
)
from renderers.sprites.brush import Brush, Point, arc, smooth
from renderers.sprites.pieces import crown_shape

SKIN: Colour = (244, 208, 172)
HAIR: Colour = (168, 84, 48)
SCALES: Colour = (92, 168, 82)
FIRE: Colour = (240, 116, 40)


def knight(brush: Brush) -> None:
    brush.shadow(0.56, 0.92, 0.3, 0.07, 110)
    shield = [(0.2, 0.48), (0.5, 0.42), (0.8, 0.48), (0.78, 0.72), (0.5, 0.96), (0.22, 0.72)]
    brush.polygon(shield, CREAM, INK, 0.04)
    brush.polygon([(0.5, 0.44), (0.78, 0.5), (0.76, 0.7), (0.5, 0.93)], (196, 60, 56), None)
    brush.line([(0.5, 0.44), (0.5, 0.93)], INK, 0.03)
    helmet(brush, 0.5, 0.3, 0.27)


def knight_on_land(brush: Brush) -> None:
    knight(brush.zoomed(0.5, 0.52, 0.46))


def tower(brush: Brush) -> None:
    """Draw a tower of stone with battlements: a token, not a building."""
    brush.shadow(0.58, 0.92, 0.3, 0.07, 110)
    block(brush, 0.3, 0.92, 0.4, 0.62, STONE_LIGHT)
    block(brush, 0.22, 0.4, 0.56, 0.18, STONE)
    merlons(brush, 0.22, 0.24, 0.56, 3, STONE_LIGHT)
    brush.box(0.45, 0.5, 0.1, 0.2, INK, None)


def towers_on_land(brush: Brush, count: int) -> None:
    for number in range(count):
        tower(brush.zoomed(-0.04 + 0.2 * number, 0.62, 0.36))


def coin(brush: Brush) -> None:
    brush.circle(0.5, 0.5, 0.44, GOLD)
    brush.line(arc(0.5, 0.5, 0.34, 0.34, 0, 360), GOLD_DARK, 0.04)
    brush.line(arc(0.5, 0.5, 0.34, 0.34, 190, 270), GOLD_LIGHT, 0.06)


def coin_out_of_reach(brush: Brush) -> None:
    """Draw only the rim of a coin, so that it differs from one without colours too."""
    brush.circle(0.5, 0.5, 0.42, PANEL)
    brush.line(arc(0.5, 0.5, 0.42, 0.42, 0, 360), STONE_DARK, 0.06)


def medal(brush: Brush) -> None:
    # Ribbons behind the medal.
    for side in (-1, 1):
        ribbon = [(0.5, 0.6), (0.5 + side * 0.34, 1.02), (0.5 + side * 0.2, 0.99), (0.5 + side * 0.08, 1.08)]
        brush.polygon(ribbon, (72, 104, 176))
    brush.circle(0.5, 0.48, 0.43, WHITE)
    brush.line(arc(0.5, 0.48, 0.36, 0.36, 0, 360), GOLD_DARK, 0.045)


def crown(brush: Brush) -> None:
    crown_shape(brush, 0.5, 0.78, 0.42, 0.04)


def queen(brush: Brush) -> None:
    """Draw a piece in a rose gown; (0.5, 0.9) is where it stands."""
    brush.shadow(0.56, 0.92, 0.34, 0.08, 110)
    brush.polygon(smooth([(0.34, 0.24), (0.5, 0.14), (0.66, 0.24), (0.7, 0.5), (0.5, 0.58), (0.3, 0.5)]), HAIR)
    # The gown, the light on it, gems.
    gown = [(0.14, 0.92), (0.3, 0.64), (0.4, 0.46), (0.6, 0.46), (0.7, 0.64), (0.86, 0.92), (0.5, 0.97)]
    brush.polygon(smooth(gown), ROSE, INK, 0.03)
    brush.polygon(
        smooth([(0.22, 0.86), (0.34, 0.66), (0.42, 0.52), (0.38, 0.74), (0.32, 0.88)]), lighter(ROSE, 0.4), None
    )
    for x, y in ((0.4, 0.86), (0.6, 0.86), (0.5, 0.76)):
        brush.circle(x, y, 0.035, GOLD, None)
    # Face and eyes.
    brush.ellipse(0.5, 0.34, 0.13, 0.15, SKIN, INK, 0.03)
    for x in (0.455, 0.545):
        brush.circle(x, 0.34, 0.018, INK, None)
    crown_shape(brush, 0.5, 0.23, 0.18, 0.03)


def queen_on_land(brush: Brush) -> None:
    """Draw the queen in the middle of the square, a little small, so that the land still shows."""
    queen(brush.zoomed(0.16, 0.1, 0.68))


def stack(brush: Brush) -> None:
    brush.shadow(0.56, 0.86, 0.42, 0.09, 110)
    # From the lowest tile up, each with its edge and its back.
    for layer in range(4):
        y = 0.3 - layer * 0.08
        edge: list[Point] = [(0.5, y), (0.92, y + 0.22), (0.5, y + 0.46), (0.08, y + 0.22)]
        thick = [(0.08, y + 0.22), (0.5, y + 0.46), (0.92, y + 0.22), (0.92, y + 0.3), (0.5, y + 0.54), (0.08, y + 0.3)]
        brush.polygon(thick, darker(PLATE, 0.3))
        brush.polygon(edge, PLATE)
    crown_shape(brush.zoomed(0.3, 0.1, 0.4), 0.5, 0.62, 0.4, 0.04)


def dragon_asleep(brush: Brush) -> None:
    _cave(brush)
    brush.polygon(smooth([(0.3, 0.86), (0.34, 0.66), (0.5, 0.56), (0.72, 0.62), (0.78, 0.86)]), darker(SCALES, 0.25))
    _head(brush, 0.44, 0.76, 0.2)
    brush.line(arc(0.46, 0.71, 0.045, 0.03, 0, 180), INK, 0.026)
    # Two letters Z for its sleep.
    for x, y, size in ((0.82, 0.3, 0.1), (0.92, 0.12, 0.07)):
        brush.line([(x - size, y - size), (x, y - size), (x - size, y), (x, y)], WHITE, 0.03)


def _cave(brush: Brush) -> None:
    hill = [(0.02, 0.92), (0.06, 0.5), (0.26, 0.2), (0.56, 0.1), (0.82, 0.32), (0.96, 0.62), (0.98, 0.92)]
    brush.polygon(hill, STONE_DARK)
    brush.polygon([(0.08, 0.52), (0.27, 0.24), (0.54, 0.14), (0.36, 0.36), (0.18, 0.6)], STONE, None)
    brush.polygon([(0.18, 0.9), *arc(0.52, 0.66, 0.34, 0.34, 180, 360), (0.86, 0.9)], (44, 36, 44))


def dragon_awake(brush: Brush) -> None:
    # Wings, tail, body, belly.
    for tip, root in (((0.98, 0.0), (0.62, 0.5)), ((0.58, -0.06), (0.56, 0.46))):
        wing = [root, (tip[0] - 0.2, tip[1] + 0.12), tip, (tip[0] - 0.02, tip[1] + 0.3), (0.86, 0.56)]
        brush.polygon(wing, darker(SCALES, 0.2))
    brush.line([(0.8, 0.8), (0.96, 0.72), (0.98, 0.56)], INK, 0.1)
    brush.line([(0.8, 0.8), (0.96, 0.72), (0.98, 0.58)], SCALES, 0.06)
    body = [(0.46, 0.92), (0.5, 0.66), (0.42, 0.46), (0.56, 0.36), (0.72, 0.5), (0.86, 0.74), (0.84, 0.92)]
    brush.polygon(smooth(body), SCALES)
    brush.polygon(
        smooth([(0.52, 0.9), (0.56, 0.7), (0.52, 0.5), (0.66, 0.66), (0.68, 0.9)]), lighter(SCALES, 0.5), None
    )
    # Fire.
    flame = [(0.3, 0.46), (0.12, 0.36), (0.14, 0.5), (-0.06, 0.5), (0.08, 0.62), (0.0, 0.74), (0.18, 0.68), (0.28, 0.6)]
    brush.polygon(flame, FIRE)
    brush.polygon([(0.3, 0.48), (0.16, 0.5), (0.1, 0.56), (0.18, 0.62), (0.28, 0.58)], GOLD_LIGHT, None)
    _head(brush, 0.44, 0.4, 0.18)
    brush.circle(0.44, 0.36, 0.045, WHITE)
    brush.circle(0.43, 0.365, 0.02, INK, None)


def fire(brush: Brush) -> None:
    """Draw flames along the south edge, high enough to be seen and low enough to show what burns."""
    for x, foot, size in ((0.2, 0.92, 0.8), (0.8, 0.92, 0.9), (0.5, 0.96, 1.1)):
        _flame(brush, x, foot, size)


def _flame(brush: Brush, x: float, foot: float, size: float) -> None:
    for share, colour in ((1.0, FIRE), (0.56, GOLD_LIGHT)):
        outline = ((-0.2, -0.12), (-0.14, -0.3), (-0.06, -0.22), (0.0, -0.52), (0.12, -0.26), (0.2, -0.14), (0.0, 0.0))
        points = [(x + dx * size * share, foot + dy * size * share) for dx, dy in outline]
        brush.polygon(smooth(points), colour, INK if colour is FIRE else None)


def _head(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw the head of a dragon, seen from the left; (x, y) is its middle and `size` half its length."""
    # Horns.
    for lean in (0.3, 0.75):
        horn = [
            (x + lean * size, y - size * 0.5),
            (x + (lean + 0.5) * size, y - size * 1.2),
            (x + (lean + 0.4) * size, y),
        ]
        brush.polygon(horn, CREAM)
    shape = [(-1.1, 0.1), (-0.7, -0.25), (-0.1, -0.7), (0.7, -0.7), (1.0, -0.1), (0.7, 0.5), (-0.2, 0.6), (-0.9, 0.5)]
    brush.polygon(smooth([(x + dx * size, y + dy * size) for dx, dy in shape]), SCALES)
    brush.circle(x - size * 0.86, y + size * 0.06, size * 0.1, INK, None)
