"""Wheat: swaying rows of ears, with sheaves, stacks and a few poppies."""

from __future__ import annotations

import math
from random import Random

from engine.dominoes import Terrain
from renderers.design import CREAM, GOLD_DARK, GROUNDS, STONE_LIGHT, WOOD, WOOD_DARK, darker, lighter
from renderers.sprites.brush import Brush, arc
from renderers.sprites.landscape import Landscape
from renderers.sprites.plants import flower

COLOURS = GROUNDS[Terrain.WHEAT]
STRAW = (246, 204, 92)
ROWS, EARS = 4, 8


def ground(brush: Brush, rng: Random, period: float) -> None:
    rows = round(period * ROWS)
    for row in range(rows):
        y = row / ROWS
        sway = [
            (x / 24, y + 0.022 * math.sin(2 * math.pi * x / 24 * 2 / period + row))
            for x in range(-2, 24 * int(period) + 3)
        ]
        # The shade below a row, then the row itself.
        brush.line([(x, v + 0.062) for x, v in sway], COLOURS.dark, 0.035)
        brush.line(sway, COLOURS.light, 0.07)
        for x in range(round(period * EARS)):
            at = (x + 0.5 * (row % 2) + rng.uniform(-0.15, 0.15)) / EARS
            _ear(brush, at, y + 0.022 * math.sin(2 * math.pi * at * 2 / period + row))


def _ear(brush: Brush, x: float, y: float) -> None:
    """Draw a stalk that leans with the wind and three pairs of grains."""
    # The stalk.
    brush.line([(x - 0.012, y + 0.075), (x, y + 0.01), (x + 0.012, y - 0.05)], COLOURS.border, 0.014)
    # Pairs of grains, from the lowest up.
    for step in range(3):
        for side in (-1, 1):
            brush.ellipse(
                x + 0.006 + side * 0.016, y + 0.012 - step * 0.028, 0.013, 0.018, STRAW, COLOURS.border, 0.006
            )


def ears(brush: Brush) -> None:
    """Draw a clump of tall ears."""
    for x, foot, lean in (
        (0.26, 0.7, -0.04),
        (0.5, 0.62, 0.02),
        (0.72, 0.68, 0.06),
        (0.38, 0.9, -0.02),
        (0.62, 0.9, 0.04),
    ):
        top = foot - 0.3
        # Stalk and leaf.
        brush.line([(x, foot), (x + lean, top)], COLOURS.border, 0.022)
        brush.line([(x, foot - 0.06), (x - 0.07, foot - 0.16)], COLOURS.border, 0.018)
        # Pairs of grains, from the top down, and one at the tip.
        for step in range(4):
            for side in (-1, 1):
                grain = x + lean * (1 - step * 0.2) + side * 0.03, top + step * 0.045
                brush.ellipse(*grain, 0.024, 0.032, lighter(STRAW, 0.2), COLOURS.border, 0.012)
        brush.ellipse(x + lean, top - 0.035, 0.022, 0.034, lighter(STRAW, 0.2), COLOURS.border, 0.012)


def sheaf(brush: Brush, x: float = 0.5, y: float = 0.78, size: float = 0.42) -> None:
    """Draw a bound sheaf; (x, y) is its foot and `size` its height."""
    brush.shadow(x + 0.05, y, size * 0.4, size * 0.14)
    skirt = [
        (x - size * 0.3, y),
        (x - size * 0.1, y - size * 0.45),
        (x + size * 0.1, y - size * 0.45),
        (x + size * 0.3, y),
    ]
    # The stalks below the band, the ears above it.
    brush.polygon(skirt, STRAW)
    fan = [
        (x - size * 0.08, y - size * 0.42),
        *arc(x, y - size * 0.62, size * 0.42, size * 0.36, 190, 350),
        (x + size * 0.08, y - size * 0.42),
    ]
    brush.polygon(fan, lighter(STRAW, 0.25))
    # Single straws.
    for lean in (-0.26, -0.13, 0.0, 0.13, 0.26):
        brush.line([(x + lean * size * 0.2, y - size * 0.5), (x + lean * size, y - size * 0.86)], GOLD_DARK, 0.014)
        brush.line(
            [(x + lean * size * 0.3, y - size * 0.35), (x + lean * size * 0.8, y - size * 0.04)], GOLD_DARK, 0.012
        )
    # The band.
    brush.line([(x - size * 0.12, y - size * 0.45), (x + size * 0.12, y - size * 0.45)], WOOD, 0.04)


def sheaves(brush: Brush) -> None:
    sheaf(brush, 0.36, 0.62, 0.34)
    sheaf(brush, 0.66, 0.84, 0.42)


def stack(brush: Brush) -> None:
    brush.shadow(0.6, 0.78, 0.3, 0.1)
    brush.polygon(
        [(0.26, 0.76), *arc(0.53, 0.56, 0.28, 0.28, 190, 350), (0.8, 0.76), *arc(0.53, 0.76, 0.27, 0.07, 0, 180)], STRAW
    )
    # Light from the left, and courses of straw.
    brush.polygon([*arc(0.45, 0.52, 0.14, 0.16, 160, 300), (0.48, 0.6)], lighter(STRAW, 0.4), None)
    for y, half in ((0.46, 0.2), (0.58, 0.25), (0.7, 0.26)):
        brush.line(arc(0.53, y, half, 0.045, 15, 165), GOLD_DARK, 0.014)


def poppies(brush: Brush) -> None:
    for x, y in ((0.32, 0.66), (0.52, 0.5), (0.72, 0.72), (0.46, 0.82)):
        flower(brush, x, y, 0.052, (216, 66, 50))
    for x, y in ((0.66, 0.42), (0.24, 0.84)):
        flower(brush, x, y, 0.042, (96, 120, 206))


def mill(brush: Brush) -> None:
    brush.shadow(0.6, 0.86, 0.24, 0.08)
    # The tower with its shaded side, the cap, the door.
    brush.polygon([(0.36, 0.86), (0.42, 0.44), (0.6, 0.44), (0.66, 0.86)], CREAM)
    brush.polygon([(0.56, 0.45), (0.6, 0.45), (0.66, 0.86), (0.56, 0.86)], darker(STONE_LIGHT, 0.1), None)
    brush.polygon([(0.38, 0.46), (0.51, 0.28), (0.64, 0.46)], (176, 84, 60))
    brush.polygon([(0.46, 0.86), (0.46, 0.74), *arc(0.51, 0.74, 0.05, 0.05, 180, 360), (0.56, 0.86)], WOOD_DARK, None)
    # Four sails around the hub.
    for angle in (25, 115, 205, 295):
        sail(brush, 0.51, 0.46, math.radians(angle))
    brush.circle(0.51, 0.46, 0.03, WOOD)


def sail(brush: Brush, x: float, y: float, angle: float) -> None:
    along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))

    def at(forward: float, side: float) -> tuple[float, float]:
        return x + along[0] * forward + across[0] * side, y + along[1] * forward + across[1] * side

    brush.polygon([at(0.09, 0.0), at(0.09, 0.085), at(0.3, 0.085), at(0.3, 0.0)], CREAM)
    brush.line([at(0, 0), at(0.32, 0)], WOOD_DARK, 0.026)


def seam(brush: Brush) -> None:
    for x, y in ((-0.06, 0.04), (0.07, -0.03)):
        flower(brush, x, y, 0.03, (250, 238, 200))


LANDSCAPE = Landscape(ground, (sheaves, poppies, stack, ears, mill), seam)
