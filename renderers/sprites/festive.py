"""What a victory is celebrated with: bunting, a wreath of laurel, a crown, a ribbon, confetti."""

from __future__ import annotations

import math
from random import Random

from renderers.design import CREAM, GOLD, GOLD_DARK, INK, PLAYER_COLOURS, WOOD, darker, lighter
from renderers.sprites.brush import Brush, Point, arc, smooth
from renderers.sprites.emblems import emblem, emblem_colour
from renderers.sprites.pieces import crown_shape

LEAF = (96, 148, 78)
RED = (196, 60, 56)
PIECES = 9
"""Scraps of confetti on a square."""


def pennant(brush: Brush, player: int) -> None:
    """Draw a pennant in the player's colour with the emblem, on a cord along the north edge of the square."""
    colour = brush.theme.shown(PLAYER_COLOURS[player])
    cord: list[Point] = [(0.0, 0.06), (0.25, 0.14), (0.5, 0.17), (0.75, 0.14), (1.0, 0.06)]
    brush.polygon([(0.14, 0.12), (0.86, 0.12), (0.5, 0.98)], colour, INK, 0.035)
    brush.polygon([(0.24, 0.2), (0.4, 0.2), (0.46, 0.7)], lighter(colour, 0.25), None)
    emblem(brush, player, 0.5, 0.38, 0.17, emblem_colour(colour))
    brush.line(cord, INK, 0.08)
    brush.line(cord, CREAM, 0.04)


def wreath(brush: Brush) -> None:
    """Draw two branches of laurel, open at the top and tied with a red bow."""
    for side in (-1, 1):
        branch = [_on_circle(side, degrees, 0.4) for degrees in range(0, 141, 10)]
        brush.line(branch, WOOD, 0.02)
        for step in range(8):
            for lean in (-1, 1):
                _leaf(brush, side, 12 + 17 * step, lean)
        _leaf(brush, side, 146, 0)
    for side in (-1, 1):
        loop = [(0.5, 0.9), (0.5 + side * 0.14, 0.82), (0.5 + side * 0.17, 0.92), (0.5 + side * 0.05, 0.95)]
        brush.polygon(smooth(loop), RED, INK, 0.016)
    brush.circle(0.5, 0.91, 0.035, RED)


def _on_circle(side: int, degrees: float, radius: float) -> Point:
    """Return a point of the wreath, so many degrees from its foot up the left (-1) or the right (1) side."""
    angle = math.radians(degrees)
    return 0.5 + side * radius * math.sin(angle), 0.5 + radius * math.cos(angle)


def _leaf(brush: Brush, side: int, degrees: float, lean: int) -> None:
    """Draw a leaf that leans out of the wreath (1), into it (-1) or goes on along it (0)."""
    foot, tip = _on_circle(side, degrees, 0.4), _on_circle(side, degrees + 17, 0.4 + lean * 0.075)
    middle = ((foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2)
    # At a right angle to the leaf, a third of its length.
    across = ((tip[1] - foot[1]) * 0.3, (foot[0] - tip[0]) * 0.3)
    edge = [
        foot,
        (middle[0] + across[0], middle[1] + across[1]),
        tip,
        (middle[0] - across[0], middle[1] - across[1]),
    ]
    brush.polygon(smooth(edge), LEAF if lean < 0 else lighter(LEAF, 0.25), INK, 0.014)


def crown(brush: Brush) -> None:
    """Draw a crown with three gems, and balls on its points."""
    crown_shape(brush, 0.5, 0.84, 0.42, 0.035, 1.1)
    for x, y in ((0.08, 0.38), (0.5, 0.28), (0.92, 0.38)):
        brush.circle(x, y, 0.06, GOLD)
    for x, colour in ((0.28, PLAYER_COLOURS[1]), (0.5, RED), (0.72, PLAYER_COLOURS[4])):
        brush.circle(x, 0.68, 0.055, colour)


def ribbon_end(brush: Brush, side: int) -> None:
    """Draw the end of a ribbon west (-1) or east (1) of it, a little lower than the ribbon and behind it."""

    def turned(points: list[Point]) -> list[Point]:
        return [(x if side < 0 else 1 - x, y) for x, y in points]

    tail: list[Point] = [(-0.1, 0.2), (1.1, 0.2), (1.1, 1.14), (-0.1, 1.14), (0.16, 0.67)]
    brush.polygon(turned(tail), GOLD_DARK, INK, 0.045)
    brush.polygon(turned([(0.72, 0.96), (1.1, 0.96), (1.1, 1.14)]), darker(GOLD_DARK, 0.5), INK, 0.045)


def confetti(brush: Brush, variant: int) -> None:
    """Draw scraps of paper in the players' colours; `variant` says how they lie."""
    # Seeded, so that they lie the same way in every process.
    random = Random(f"confetti {variant}")
    for _ in range(PIECES):
        x, y, turn = random.random(), random.random(), random.uniform(0, math.pi)
        colour = random.choice(PLAYER_COLOURS)
        dx, dy = 0.035 * math.cos(turn), 0.035 * math.sin(turn)
        scrap = [(x - dx, y - dy), (x + dy / 2, y - dx / 2), (x + dx, y + dy), (x - dy / 2, y + dx / 2)]
        brush.polygon(scrap if random.random() < 0.7 else arc(x, y, 0.02, 0.02, 0, 360), colour, None)
