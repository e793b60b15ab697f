"""Town: paved plots in brick red with houses, a tower, a well."""

from __future__ import annotations

from random import Random

from engine.dominoes import Terrain
from renderers.design import CREAM, GROUNDS, INK, STONE, STONE_LIGHT, WOOD, WOOD_DARK, Colour, darker, lighter
from renderers.sprites.brush import Brush, arc
from renderers.sprites.landscape import Landscape

COLOURS = GROUNDS[Terrain.TOWN]
ROOF, SLATE, LIT = (214, 112, 66), (108, 96, 120), (255, 220, 120)
COURSES, BRICKS = 7, 4


def ground(brush: Brush, rng: Random, period: float) -> None:
    # Courses of bricks, every other one shifted by half a brick, some bricks lighter.
    for course in range(round(period * COURSES)):
        y = course / COURSES
        for brick in range(round(period * BRICKS)):
            x = (brick + 0.5 * (course % 2)) / BRICKS
            if rng.random() < 0.16:
                brush.box(x, y, 1 / BRICKS, 1 / COURSES, COLOURS.light, None)
            brush.line([(x, y), (x, y + 1 / COURSES)], COLOURS.dark, 0.014)
        brush.line([(-0.2, y), (period + 0.2, y)], COLOURS.dark, 0.016)


def house(brush: Brush, x: float, y: float, size: float, roof: Colour) -> None:
    """Draw a house with its gable to the south; (x, y) is the middle of its foot, `size` half its width."""
    brush.shadow(x + size * 0.3, y, size * 1.1, size * 0.25, 90)
    # Walls and their shaded side.
    brush.box(x - size * 0.8, y - size * 0.9, size * 1.6, size * 0.9, CREAM)
    brush.polygon(
        [
            (x + size * 0.35, y - size * 0.9),
            (x + size * 0.8, y - size * 0.9),
            (x + size * 0.8, y),
            (x + size * 0.35, y),
        ],
        darker(CREAM, 0.12),
        None,
    )
    # The gable and its lit side.
    brush.polygon([(x - size, y - size * 0.8), (x, y - size * 1.75), (x + size, y - size * 0.8)], roof)
    brush.polygon(
        [(x - size * 0.75, y - size * 0.87), (x - size * 0.02, y - size * 1.58), (x - size * 0.1, y - size * 0.87)],
        lighter(roof, 0.25),
        None,
    )
    # Door and windows.
    brush.box(x - size * 0.18, y - size * 0.55, size * 0.36, size * 0.55, WOOD_DARK, None)
    for side in (-0.55, 0.55):
        brush.box(x + (side - 0.14) * size, y - size * 0.6, size * 0.28, size * 0.28, LIT, INK)


def street(brush: Brush) -> None:
    house(brush, 0.66, 0.54, 0.2, SLATE)
    house(brush, 0.34, 0.86, 0.24, ROOF)


def mansion(brush: Brush) -> None:
    house(brush, 0.52, 0.86, 0.34, ROOF)
    brush.box(0.68, 0.3, 0.08, 0.16, STONE)


def tower(brush: Brush) -> None:
    brush.shadow(0.58, 0.88, 0.22, 0.07, 90)
    brush.box(0.36, 0.42, 0.26, 0.46, STONE_LIGHT)
    brush.box(0.52, 0.42, 0.1, 0.46, STONE, None)
    # Roof, its lit side, a window.
    brush.polygon([(0.3, 0.44), (0.49, 0.14), (0.68, 0.44)], SLATE)
    brush.polygon([(0.35, 0.42), (0.48, 0.2), (0.47, 0.42)], lighter(SLATE, 0.25), None)
    brush.box(0.45, 0.52, 0.08, 0.12, LIT)
    house(brush, 0.78, 0.92, 0.15, ROOF)


def well(brush: Brush) -> None:
    house(brush, 0.7, 0.5, 0.18, ROOF)
    brush.shadow(0.44, 0.86, 0.2, 0.06, 90)
    # The wall of the well, the water, the roof on two posts.
    brush.box(0.24, 0.7, 0.32, 0.16, STONE)
    brush.ellipse(0.4, 0.7, 0.16, 0.055, (52, 60, 76))
    for x in (0.26, 0.54):
        brush.line([(x, 0.7), (x, 0.46)], WOOD, 0.03)
    brush.polygon([(0.2, 0.5), (0.4, 0.34), (0.6, 0.5)], WOOD)
    brush.line(arc(0.4, 0.78, 0.16, 0.05, 20, 160), darker(STONE, 0.3), 0.014)


def market(brush: Brush) -> None:
    house(brush, 0.3, 0.5, 0.18, SLATE)
    brush.shadow(0.6, 0.88, 0.28, 0.06, 90)
    # Counter and posts, then the awning, then the fruit.
    brush.box(0.36, 0.68, 0.46, 0.2, WOOD)
    for x in (0.38, 0.8):
        brush.line([(x, 0.86), (x, 0.5)], WOOD_DARK, 0.026)
    for stripe in range(4):
        left = 0.32 + stripe * 0.135
        cloth = [(left + 0.02, 0.44), (left + 0.115, 0.44), (left + 0.135, 0.58), (left, 0.58)]
        brush.polygon(cloth, CREAM if stripe % 2 else (206, 62, 56))
    for x, fruit in ((0.46, (240, 150, 50)), (0.59, (120, 180, 70)), (0.72, (214, 70, 54))):
        brush.circle(x, 0.68, 0.045, fruit)


def seam(brush: Brush) -> None:
    brush.box(-0.05, -0.05, 0.1, 0.1, STONE_LIGHT)


LANDSCAPE = Landscape(ground, (street, tower, mansion, market, well), seam)
