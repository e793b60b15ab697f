"""Wheat, forest and grassland, and the plants that grow there and elsewhere."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

from engine.dominoes import Terrain
from renderers.design import (
    CREAM,
    GOLD_DARK,
    GROUNDS,
    INK,
    STONE_LIGHT,
    WHITE,
    WOOD,
    WOOD_DARK,
    Colour,
    darker,
    lighter,
)
from renderers.sprites.brush import Brush, arc, smooth

Draw: TypeAlias = Callable[[Brush], None]


class Landscape(NamedTuple):
    """The drawings of a terrain.

    `ground` draws bare land of as many squares as its last argument says, both ways; `scenery` has
    `SCENERY_VARIANTS` drawings of one square; `seam` is drawn around (0, 0).
    """

    ground: Callable[[Brush, Random, float], None]
    scenery: tuple[Draw, ...]
    seam: Draw


def tuft(brush: Brush, x: float, y: float, size: float, colour: Colour) -> None:
    """Draw three blades of grass that grow from (x, y)."""
    for lean, height in ((-0.6, 0.75), (0.0, 1.0), (0.6, 0.7)):
        brush.line([(x, y), (x + lean * size * 0.5, y - height * size)], colour, 0.02)


def flower(brush: Brush, x: float, y: float, size: float, petals: Colour) -> None:
    brush.line([(x, y), (x, y + size * 1.6)], (86, 140, 54), 0.014)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        brush.circle(x + dx * size * 0.55, y + dy * size * 0.55, size * 0.55, petals, None)
    brush.circle(x, y, size * 0.4, (250, 206, 70) if petals != (250, 206, 70) else (220, 120, 40), None)


def tree(brush: Brush, x: float, y: float, size: float, colour: Colour) -> None:
    """Draw a round tree; (x, y) is the foot of its trunk and `size` the radius of its top."""
    brush.shadow(x + size * 0.25, y - size * 0.05, size * 0.95, size * 0.35)
    brush.box(x - size * 0.13, y - size * 0.5, size * 0.26, size * 0.5, WOOD_DARK)
    # The top: outline, shade below, light from the left.
    top = y - size * 1.25
    crown = [
        (x + dx * size, top + dy * size)
        for dx, dy in (
            (-0.98, 0.12),
            (-0.62, -0.68),
            (0.05, -1.0),
            (0.7, -0.62),
            (1.0, 0.15),
            (0.55, 0.78),
            (-0.5, 0.8),
        )
    ]
    brush.polygon(smooth(crown), colour)
    brush.polygon(arc(x + size * 0.18, top + size * 0.2, size * 0.62, size * 0.5, -20, 160), darker(colour, 0.25), None)
    brush.polygon(arc(x - size * 0.3, top - size * 0.32, size * 0.42, size * 0.34, 0, 360), lighter(colour, 0.28), None)


def fir(brush: Brush, x: float, y: float, size: float, colour: Colour) -> None:
    """Draw a pointed tree of three tiers; (x, y) is the foot of its trunk and `size` half its height."""
    brush.shadow(x + size * 0.2, y, size * 0.7, size * 0.25)
    brush.box(x - size * 0.1, y - size * 0.35, size * 0.2, size * 0.35, WOOD_DARK)
    # Tiers from the lowest up, each with a lit side.
    for tier, half in ((0.3, 0.72), (0.75, 0.58), (1.2, 0.42)):
        base = y - size * tier
        brush.polygon([(x - size * half, base), (x, base - size * 0.85), (x + size * half, base)], colour)
        brush.polygon(
            [
                (x - size * half * 0.75, base - size * 0.06),
                (x - size * 0.04, base - size * 0.7),
                (x, base - size * 0.06),
            ],
            lighter(colour, 0.2),
            None,
        )


def mushroom(brush: Brush, x: float, y: float, size: float, cap: Colour) -> None:
    brush.box(x - size * 0.22, y - size * 0.6, size * 0.44, size * 0.6, WHITE)
    brush.polygon(arc(x, y - size * 0.55, size * 0.8, size * 0.75, 180, 360), cap)
    for dx, dy in ((-0.35, -0.8), (0.2, -1.0), (0.45, -0.7)):
        brush.circle(x + dx * size, y + dy * size, size * 0.11, WHITE, None)


def reed(brush: Brush, x: float, y: float, height: float, lean: float) -> None:
    """Draw a cattail that grows from (x, y)."""
    top = (x + lean, y - height)
    brush.line([(x, y), top], (92, 116, 58), 0.02)
    brush.line([(x, y), (x - 0.07 + lean, y - height * 0.6)], (120, 146, 74), 0.018)
    # The cattail: ink around brown.
    brush.line([(top[0] - lean * 0.05, top[1] + 0.02), (top[0] - lean * 0.3, top[1] + 0.13)], INK, 0.062)
    brush.line([(top[0] - lean * 0.05, top[1] + 0.025), (top[0] - lean * 0.3, top[1] + 0.125)], (128, 76, 46), 0.036)


WHEAT_GROUND = GROUNDS[Terrain.WHEAT]
STRAW = (246, 204, 92)
ROWS, EARS = 4, 8


def wheat_ground(brush: Brush, rng: Random, period: float) -> None:
    rows = round(period * ROWS)
    for row in range(rows):
        y = row / ROWS
        sway = [
            (x / 24, y + 0.022 * math.sin(2 * math.pi * x / 24 * 2 / period + row))
            for x in range(-2, 24 * int(period) + 3)
        ]
        # The shade below a row, then the row itself.
        brush.line([(x, v + 0.062) for x, v in sway], WHEAT_GROUND.dark, 0.035)
        brush.line(sway, WHEAT_GROUND.light, 0.07)
        for x in range(round(period * EARS)):
            at = (x + 0.5 * (row % 2) + rng.uniform(-0.15, 0.15)) / EARS
            _ear(brush, at, y + 0.022 * math.sin(2 * math.pi * at * 2 / period + row))


def _ear(brush: Brush, x: float, y: float) -> None:
    # The stalk.
    brush.line([(x - 0.012, y + 0.075), (x, y + 0.01), (x + 0.012, y - 0.05)], WHEAT_GROUND.border, 0.014)
    # Pairs of grains, from the lowest up.
    for step in range(3):
        for side in (-1, 1):
            brush.ellipse(
                x + 0.006 + side * 0.016, y + 0.012 - step * 0.028, 0.013, 0.018, STRAW, WHEAT_GROUND.border, 0.006
            )


def ears(brush: Brush) -> None:
    for x, foot, lean in (
        (0.26, 0.7, -0.04),
        (0.5, 0.62, 0.02),
        (0.72, 0.68, 0.06),
        (0.38, 0.9, -0.02),
        (0.62, 0.9, 0.04),
    ):
        top = foot - 0.3
        # Stalk and leaf.
        brush.line([(x, foot), (x + lean, top)], WHEAT_GROUND.border, 0.022)
        brush.line([(x, foot - 0.06), (x - 0.07, foot - 0.16)], WHEAT_GROUND.border, 0.018)
        # Pairs of grains, from the top down, and one at the tip.
        for step in range(4):
            for side in (-1, 1):
                grain = x + lean * (1 - step * 0.2) + side * 0.03, top + step * 0.045
                brush.ellipse(*grain, 0.024, 0.032, lighter(STRAW, 0.2), WHEAT_GROUND.border, 0.012)
        brush.ellipse(x + lean, top - 0.035, 0.022, 0.034, lighter(STRAW, 0.2), WHEAT_GROUND.border, 0.012)


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


def wheat_seam(brush: Brush) -> None:
    for x, y in ((-0.06, 0.04), (0.07, -0.03)):
        flower(brush, x, y, 0.03, (250, 238, 200))


WHEAT = Landscape(wheat_ground, (sheaves, poppies, stack, ears, mill), wheat_seam)


FOREST_GROUND = GROUNDS[Terrain.FOREST]
LEAVES = (58, 142, 78), (46, 124, 70), (82, 158, 84), (40, 108, 74)


def forest_ground(brush: Brush, rng: Random, period: float) -> None:
    # Light patches, then tufts of leaves.
    for _ in range(round(period * period * 7)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.polygon(arc(x, y, rng.uniform(0.08, 0.16), 0.07, 0, 360), FOREST_GROUND.light, None)
    for _ in range(round(period * period * 22)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.line(arc(x, y, 0.035, 0.03, 190, 350), FOREST_GROUND.dark, 0.016)


def _wood(brush: Brush, *trees: tuple[float, float, float, int]) -> None:
    # From north to south, so that trees in front hide those behind.
    for x, y, size, leaf in sorted(trees, key=lambda tree: tree[1]):
        tree(brush, x, y, size, LEAVES[leaf])


def grove(brush: Brush) -> None:
    _wood(
        brush,
        (0.25, 0.5, 0.17, 0),
        (0.62, 0.46, 0.19, 1),
        (0.42, 0.72, 0.2, 2),
        (0.8, 0.78, 0.16, 0),
        (0.18, 0.93, 0.16, 1),
        (0.6, 0.98, 0.17, 3),
    )


def thicket(brush: Brush) -> None:
    _wood(
        brush,
        (0.4, 0.44, 0.18, 3),
        (0.75, 0.52, 0.17, 2),
        (0.2, 0.68, 0.17, 1),
        (0.56, 0.76, 0.2, 0),
        (0.85, 0.95, 0.16, 1),
        (0.3, 0.97, 0.18, 2),
    )


def firs(brush: Brush) -> None:
    tree(brush, 0.26, 0.5, 0.17, LEAVES[1])
    fir(brush, 0.66, 0.54, 0.24, (40, 108, 82))
    fir(brush, 0.4, 0.82, 0.27, (46, 120, 84))
    tree(brush, 0.78, 0.9, 0.2, LEAVES[2])
    fir(brush, 0.14, 0.96, 0.2, (40, 108, 82))


def clearing(brush: Brush) -> None:
    brush.polygon(arc(0.5, 0.72, 0.3, 0.16, 0, 360), (98, 158, 84), None)
    _wood(brush, (0.28, 0.46, 0.18, 2), (0.7, 0.48, 0.19, 0), (0.12, 0.8, 0.15, 3), (0.88, 0.86, 0.16, 1))
    mushroom(brush, 0.44, 0.78, 0.09, (214, 70, 54))
    mushroom(brush, 0.58, 0.84, 0.065, (214, 70, 54))
    tree(brush, 0.34, 1.0, 0.14, LEAVES[1])


def stump(brush: Brush) -> None:
    _wood(brush, (0.66, 0.44, 0.19, 1), (0.24, 0.52, 0.18, 0), (0.86, 0.74, 0.16, 2))
    brush.shadow(0.52, 0.86, 0.2, 0.06)
    # Trunk, cut and rings.
    brush.polygon([(0.36, 0.84), (0.4, 0.68), (0.6, 0.68), (0.64, 0.84), (0.5, 0.88)], WOOD)
    brush.ellipse(0.5, 0.68, 0.1, 0.045, (214, 172, 118))
    brush.line(arc(0.5, 0.68, 0.05, 0.02, 0, 360), WOOD, 0.012)
    _wood(brush, (0.16, 0.96, 0.16, 2))


def forest_seam(brush: Brush) -> None:
    tree(brush, 0.0, 0.16, 0.15, LEAVES[0])


FOREST = Landscape(forest_ground, (grove, thicket, firs, clearing, stump), forest_seam)


GRASSLAND_GROUND = GROUNDS[Terrain.GRASSLAND]
BLOSSOMS = (255, 252, 244), (250, 206, 70), (240, 132, 168), (150, 120, 214)
BLADE = (112, 166, 58)


def grassland_ground(brush: Brush, rng: Random, period: float) -> None:
    # Light patches, tufts, flowers.
    for _ in range(round(period * period * 3)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.polygon(arc(x, y, rng.uniform(0.12, 0.26), rng.uniform(0.06, 0.12), 0, 360), GRASSLAND_GROUND.light, None)
    for _ in range(round(period * period * 9)):
        tuft(brush, rng.uniform(0, period), rng.uniform(0, period), rng.uniform(0.05, 0.08), GRASSLAND_GROUND.dark)
    for _ in range(round(period * period * 4)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.circle(x, y, 0.02, BLOSSOMS[int(rng.uniform(0, 3))], None)


def sheep(brush: Brush, x: float, y: float, size: float, facing: int = 1) -> None:
    """Draw a sheep that faces east (1) or west (-1); (x, y) is the middle of the fleece, `size` half its length."""
    brush.shadow(x + size * 0.1, y + size * 0.85, size, size * 0.28)
    # Legs behind the fleece.
    for leg in (-0.5, -0.2, 0.3, 0.6):
        brush.line([(x + leg * size, y + size * 0.3), (x + leg * size, y + size * 0.95)], INK, 0.034)
    puffs = (
        (-0.95, 0.1),
        (-0.75, -0.5),
        (-0.2, -0.75),
        (0.4, -0.68),
        (0.88, -0.3),
        (0.9, 0.3),
        (0.4, 0.6),
        (-0.2, 0.65),
        (-0.75, 0.55),
    )
    brush.polygon(smooth([(x + dx * size, y + dy * size) for dx, dy in puffs]), WHITE)
    brush.line(arc(x - size * 0.25, y - size * 0.1, size * 0.28, size * 0.28, 40, 200), (214, 206, 200), 0.02)
    brush.line(arc(x + size * 0.3, y + size * 0.1, size * 0.25, size * 0.25, 0, 160), (214, 206, 200), 0.02)
    # Head and eye.
    head = x + facing * size * 0.98
    brush.ellipse(head, y - size * 0.18, size * 0.34, size * 0.42, (92, 74, 76))
    brush.circle(head + facing * size * 0.1, y - size * 0.26, size * 0.09, WHITE, None)


def one_sheep(brush: Brush) -> None:
    sheep(brush, 0.48, 0.64, 0.22)
    tuft(brush, 0.2, 0.88, 0.12, BLADE)
    flower(brush, 0.78, 0.86, 0.04, BLOSSOMS[2])


def two_sheep(brush: Brush) -> None:
    sheep(brush, 0.62, 0.46, 0.15, -1)
    sheep(brush, 0.38, 0.76, 0.18)
    tuft(brush, 0.82, 0.84, 0.12, BLADE)


def meadow(brush: Brush) -> None:
    for number, (x, y) in enumerate(((0.3, 0.5), (0.56, 0.4), (0.76, 0.58), (0.46, 0.68), (0.24, 0.8), (0.68, 0.84))):
        flower(brush, x, y, 0.056, BLOSSOMS[(number * 3 + 1) % 4])
    tuft(brush, 0.46, 0.94, 0.12, BLADE)


def bushes(brush: Brush) -> None:
    for x, y, size in ((0.62, 0.52, 0.16), (0.34, 0.74, 0.2)):
        brush.shadow(x + 0.04, y + size * 0.6, size, size * 0.3)
        # The bush, light from the left, berries.
        shape = ((-1, 0.5), (-0.8, -0.2), (-0.3, -0.6), (0.3, -0.65), (0.85, -0.2), (1, 0.5), (0, 0.65))
        brush.polygon(smooth([(x + dx * size, y + dy * size) for dx, dy in shape]), (122, 180, 70))
        brush.polygon(arc(x - size * 0.3, y - size * 0.15, size * 0.35, size * 0.28, 0, 360), (156, 206, 96), None)
        for dx, dy in ((0.4, -0.1), (0.0, 0.25), (0.6, 0.3)):
            brush.circle(x + dx * size, y + dy * size, 0.026, (232, 96, 120), darker((232, 96, 120)))
    tuft(brush, 0.74, 0.9, 0.13, BLADE)


def fence(brush: Brush) -> None:
    # Two rails, then three posts in front of them.
    for y in (0.56, 0.66):
        brush.line([(0.12, y), (0.88, y)], INK, 0.062)
        brush.line([(0.12, y), (0.88, y)], WOOD, 0.034)
    for x in (0.2, 0.5, 0.8):
        brush.polygon([(x - 0.035, 0.76), (x - 0.035, 0.48), (x, 0.43), (x + 0.035, 0.48), (x + 0.035, 0.76)], WOOD)
    for x, y, petals in ((0.34, 0.84, 3), (0.64, 0.88, 1)):
        flower(brush, x, y, 0.045, BLOSSOMS[petals])
    tuft(brush, 0.5, 0.92, 0.1, BLADE)


def grassland_seam(brush: Brush) -> None:
    tuft(brush, -0.05, 0.06, 0.1, BLADE)
    brush.circle(0.06, 0.03, 0.026, BLOSSOMS[0], None)


GRASSLAND = Landscape(grassland_ground, (one_sheep, meadow, fence, two_sheep, bushes), grassland_seam)
