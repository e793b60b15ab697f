"""Lake: waves with light on them, a boat, a fish, a rock, lilies."""

from __future__ import annotations

from random import Random

from engine.dominoes import Terrain
from renderers.design import CREAM, GROUNDS, STONE, STONE_LIGHT, WHITE, WOOD
from renderers.sprites.brush import Brush, Point, arc, smooth
from renderers.sprites.landscape import Landscape

COLOURS = GROUNDS[Terrain.LAKE]
FOAM = (206, 234, 250)


def ground(brush: Brush, rng: Random, period: float) -> None:
    # Dark patches, then rows of waves, every other one half a step to the east.
    for _ in range(round(period * period * 2)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.polygon(arc(x, y, rng.uniform(0.2, 0.34), rng.uniform(0.06, 0.1), 0, 360), (60, 146, 206), None)
    step = 3
    for row in range(round(period * step)):
        for column in range(round(period * 2)):
            x = (column + 0.5 * (row % 2) + rng.uniform(-0.2, 0.2)) / 2
            y = (row + rng.uniform(-0.2, 0.2)) / step
            wave(brush, x, y, rng.uniform(0.09, 0.14))


def wave(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw two crests side by side, the dark of the water under their light."""
    for shift, colour in ((0.026, COLOURS.dark), (0.0, COLOURS.light)):
        crests = arc(x - size / 2, y + shift, size / 2, size * 0.38, 200, 340) + arc(
            x + size / 2, y + shift, size / 2, size * 0.38, 200, 340
        )
        brush.line(crests, colour, 0.022)


def breakers(brush: Brush) -> None:
    for x, y, size in ((0.36, 0.5, 0.19), (0.66, 0.7, 0.21), (0.3, 0.86, 0.15)):
        curl = [(x - size, y + 0.05), (x - size * 0.4, y - size * 0.42), (x + size * 0.35, y - size * 0.3)]
        brush.polygon(smooth([*curl, (x + size, y + 0.05), (x, y - 0.01)]), FOAM, COLOURS.dark, 0.014)


def boat(brush: Brush) -> None:
    brush.polygon(arc(0.52, 0.8, 0.32, 0.08, 0, 360), COLOURS.dark, None)
    # Hull, mast, two sails, the wave at the bow.
    brush.polygon([(0.24, 0.66), (0.8, 0.66), (0.7, 0.8), (0.34, 0.8)], WOOD)
    brush.line([(0.27, 0.7), (0.77, 0.7)], (182, 130, 86), 0.022)
    brush.line([(0.5, 0.66), (0.5, 0.26)], (84, 56, 42), 0.03)
    brush.polygon(smooth([(0.53, 0.28), (0.72, 0.46), (0.76, 0.6), (0.53, 0.6)], 5), WHITE)
    brush.polygon([(0.47, 0.34), (0.47, 0.6), (0.3, 0.6)], CREAM)
    brush.line(arc(0.52, 0.84, 0.3, 0.05, 20, 160), FOAM, 0.022)


def fish(brush: Brush) -> None:
    # Rings where the fish has leapt out of the water.
    brush.line(arc(0.5, 0.78, 0.3, 0.1, 0, 360), FOAM, 0.018)
    brush.polygon(arc(0.5, 0.78, 0.2, 0.06, 0, 360), COLOURS.dark, None)
    body: list[Point] = [(0.36, 0.76), (0.36, 0.52), (0.52, 0.4), (0.68, 0.46), (0.62, 0.54), (0.54, 0.62), (0.5, 0.77)]
    # Body, fin, gill, eye, drops.
    brush.polygon(smooth(body), (240, 150, 70))
    brush.polygon([(0.4, 0.5), (0.3, 0.44), (0.34, 0.6)], (240, 150, 70))
    brush.line(arc(0.5, 0.58, 0.1, 0.16, 120, 200), (250, 206, 150), 0.03)
    brush.circle(0.59, 0.47, 0.022, (58, 42, 48), None)
    for x, y in ((0.76, 0.56), (0.26, 0.64), (0.8, 0.68)):
        brush.circle(x, y, 0.022, WHITE, None)


def islet(brush: Brush) -> None:
    brush.polygon(arc(0.5, 0.74, 0.32, 0.11, 0, 360), FOAM, None)
    brush.polygon(
        smooth([(0.26, 0.74), (0.32, 0.54), (0.46, 0.46), (0.58, 0.6), (0.74, 0.62), (0.78, 0.76), (0.5, 0.8)]), STONE
    )
    # Light from the left.
    brush.polygon(smooth([(0.33, 0.66), (0.37, 0.55), (0.46, 0.5), (0.48, 0.58), (0.4, 0.68)]), STONE_LIGHT, None)
    # Lily pads and a flower.
    for x, y in ((0.3, 0.9), (0.74, 0.44)):
        brush.polygon([(x, y), *arc(x, y, 0.09, 0.055, 20, 340)], (92, 168, 92))
    brush.circle(0.74, 0.42, 0.03, (250, 206, 220))


def ducks(brush: Brush) -> None:
    for x, y, size in ((0.4, 0.58, 0.17), (0.66, 0.8, 0.13)):
        # The wake.
        brush.line(arc(x, y + size * 0.3, size * 1.25, size * 0.4, 10, 170), FOAM, 0.02)
        # Head and bill, then the body in front of them.
        brush.circle(x + size * 0.75, y - size * 0.75, size * 0.42, (46, 122, 92))
        brush.polygon(
            [(x + size * 1.1, y - size * 0.85), (x + size * 1.6, y - size * 0.65), (x + size * 1.1, y - size * 0.5)],
            (246, 176, 60),
        )
        body = ((-1.1, -0.5), (-0.4, -0.25), (0.4, -0.4), (0.95, -0.3), (0.8, 0.3), (0, 0.5), (-0.8, 0.3))
        brush.polygon(smooth([(x + dx * size, y + dy * size) for dx, dy in body]), CREAM)
        brush.line(arc(x - size * 0.1, y - size * 0.05, size * 0.45, size * 0.28, 10, 150), WOOD, 0.02)
        brush.circle(x + size * 0.85, y - size * 0.85, size * 0.1, WHITE, None)


def seam(brush: Brush) -> None:
    wave(brush, 0.0, 0.02, 0.15)


LANDSCAPE = Landscape(ground, (breakers, boat, ducks, fish, islet), seam)
