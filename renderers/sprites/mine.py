"""Mine: cracked rock, boulders with veins of gold, a shaft, a cart."""

from __future__ import annotations

from random import Random

from engine.dominoes import Terrain
from renderers.design import GOLD, GOLD_LIGHT, GROUNDS, INK, STONE_DARK, WOOD, WOOD_DARK
from renderers.sprites.brush import Brush, arc
from renderers.sprites.landscape import Landscape

COLOURS = GROUNDS[Terrain.MINE]
ROCK, ROCK_LIGHT, ROCK_DARK = (128, 128, 138), (164, 163, 170), (96, 96, 106)


def ground(brush: Brush, rng: Random, period: float) -> None:
    # Shards, then cracks.
    for _ in range(round(period * period * 5)):
        x, y, size = rng.uniform(0, period), rng.uniform(0, period), rng.uniform(0.07, 0.15)
        shard = [
            (x - size, y + size * 0.2),
            (x - size * 0.3, y - size * 0.6),
            (x + size * 0.8, y - size * 0.3),
            (x + size * 0.5, y + size * 0.5),
        ]
        brush.polygon(shard, COLOURS.dark if rng.random() < 0.5 else (80, 81, 90), None)
    for _ in range(round(period * period * 6)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        bend = rng.uniform(-0.05, 0.05)
        brush.line(
            [(x, y), (x + 0.06, y + 0.03 + bend), (x + 0.12, y - 0.01), (x + 0.17, y + 0.04 - bend)],
            COLOURS.light,
            0.014,
        )


def boulder(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a boulder with facets lit from the top left; (x, y) is the middle of the foot, `size` half the width."""
    brush.shadow(x + size * 0.2, y, size * 1.05, size * 0.3, 110)
    outline = ((-1, 0), (-0.8, -0.7), (-0.2, -1.15), (0.5, -0.95), (1, -0.35), (0.9, 0.05), (0, 0.15))
    brush.polygon([(x + dx * size, y + dy * size) for dx, dy in outline], ROCK)
    # Facets in the light and in the shade, veins of gold.
    lit = ((-0.8, -0.7), (-0.2, -1.15), (0.05, -0.7), (-0.4, -0.3), (-0.95, -0.1))
    brush.polygon([(x + dx * size, y + dy * size) for dx, dy in lit], ROCK_LIGHT, None)
    dim = ((0.4, -0.45), (1, -0.35), (0.9, 0.05), (0.15, 0.12))
    brush.polygon([(x + dx * size, y + dy * size) for dx, dy in dim], ROCK_DARK, None)
    for dx, dy in ((0.12, -0.5), (-0.3, -0.12), (0.5, -0.62)):
        nugget(brush, x + dx * size, y + dy * size, size * 0.2)


def nugget(brush: Brush, x: float, y: float, size: float) -> None:
    brush.polygon(
        [(x - size, y), (x - size * 0.2, y - size * 0.9), (x + size, y - size * 0.2), (x + size * 0.3, y + size * 0.8)],
        GOLD,
        INK,
        0.014,
    )
    brush.line([(x - size * 0.4, y - size * 0.2), (x, y - size * 0.5)], GOLD_LIGHT, 0.014)


def rocks(brush: Brush) -> None:
    boulder(brush, 0.64, 0.54, 0.2)
    boulder(brush, 0.36, 0.84, 0.24)
    nugget(brush, 0.76, 0.82, 0.05)


def peak(brush: Brush) -> None:
    boulder(brush, 0.5, 0.8, 0.32)
    boulder(brush, 0.82, 0.88, 0.12)


def shaft(brush: Brush) -> None:
    hill = [(0.14, 0.86), (0.2, 0.56), (0.4, 0.36), (0.62, 0.34), (0.8, 0.54), (0.88, 0.86)]
    brush.polygon(hill, ROCK)
    brush.polygon([(0.2, 0.56), (0.4, 0.36), (0.5, 0.35), (0.34, 0.6), (0.18, 0.7)], ROCK_LIGHT, None)
    # The entrance and its beams.
    brush.polygon([(0.36, 0.86), (0.38, 0.56), (0.64, 0.56), (0.66, 0.86)], (34, 28, 34))
    for beam in ([(0.37, 0.86), (0.39, 0.54)], [(0.65, 0.86), (0.63, 0.54)], [(0.33, 0.55), (0.69, 0.55)]):
        brush.line(beam, INK, 0.07)
        brush.line(beam, WOOD, 0.04)
    nugget(brush, 0.76, 0.7, 0.05)
    nugget(brush, 0.48, 0.8, 0.045)


def cart(brush: Brush) -> None:
    # Rails, the load, the tub in front of it, wheels.
    for y in (0.86, 0.92):
        brush.line([(0.1, y), (0.9, y)], STONE_DARK, 0.018)
    for x, y in ((0.36, 0.52), (0.5, 0.46), (0.64, 0.52)):
        nugget(brush, x, y, 0.1)
    brush.polygon([(0.22, 0.54), (0.78, 0.54), (0.7, 0.8), (0.3, 0.8)], WOOD)
    brush.line([(0.26, 0.63), (0.74, 0.63)], WOOD_DARK, 0.022)
    brush.line([(0.22, 0.54), (0.78, 0.54)], STONE_DARK, 0.036)
    for x in (0.38, 0.62):
        brush.circle(x, 0.84, 0.065, ROCK_DARK)
        brush.polygon(arc(x, 0.84, 0.022, 0.022, 0, 360), ROCK_LIGHT, None)


def crystals(brush: Brush) -> None:
    brush.shadow(0.54, 0.84, 0.34, 0.09, 110)
    for x, half, height, lean in ((0.32, 0.08, 0.26, -0.08), (0.7, 0.08, 0.3, 0.09), (0.5, 0.11, 0.44, 0.01)):
        foot, top = 0.84, 0.84 - height
        side = [
            (x + half, foot),
            (x + half + lean, top + half),
            (x + lean, top),
            (x + lean - half, top + half),
            (x - half, foot),
        ]
        # The crystal, its lit side, the edge between its sides.
        brush.polygon(side, GOLD)
        brush.polygon([(x - half, foot), (x + lean - half, top + half), (x + lean, top), (x, foot)], GOLD_LIGHT, None)
        brush.line([(x + lean, top), (x, foot)], INK, 0.012)
    # Stones at its foot.
    for x, size in ((0.24, 0.1), (0.5, 0.12), (0.78, 0.1)):
        brush.polygon(
            [(x - size, 0.9), (x - size * 0.7, 0.9 - size), (x + size * 0.3, 0.9 - size * 1.1), (x + size, 0.9)], ROCK
        )


def seam(brush: Brush) -> None:
    nugget(brush, -0.03, 0.03, 0.042)
    nugget(brush, 0.06, -0.02, 0.03)


LANDSCAPE = Landscape(ground, (rocks, shaft, peak, cart, crystals), seam)
