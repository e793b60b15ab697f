"""Swamp: dark puddles with reeds, a dead tree, toadstools."""

from __future__ import annotations

from random import Random

from engine.dominoes import Terrain
from renderers.design import GROUNDS
from renderers.sprites.brush import Brush, arc, smooth
from renderers.sprites.landscape import Landscape
from renderers.sprites.plants import mushroom, reed

COLOURS = GROUNDS[Terrain.SWAMP]
WATER, GLEAM = (72, 74, 92), (128, 142, 152)


def ground(brush: Brush, rng: Random, period: float) -> None:
    # Light and dark patches, then blades.
    for _ in range(round(period * period * 4)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.polygon(arc(x, y, rng.uniform(0.1, 0.24), rng.uniform(0.05, 0.1), 0, 360), COLOURS.light, None)
    for _ in range(round(period * period * 4)):
        x, y, width = rng.uniform(0, period), rng.uniform(0, period), rng.uniform(0.07, 0.13)
        brush.polygon(arc(x, y, width, width * 0.4, 0, 360), COLOURS.dark, None)
    for _ in range(round(period * period * 8)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.line([(x, y), (x + 0.05, y)], COLOURS.border, 0.016)


def puddle(brush: Brush, x: float, y: float, rx: float, ry: float) -> None:
    shape = ((-1, 0.1), (-0.6, -0.75), (0.1, -0.9), (0.75, -0.6), (1, 0.15), (0.5, 0.85), (-0.3, 0.8))
    brush.polygon(smooth([(x + dx * rx, y + dy * ry) for dx, dy in shape]), WATER)
    # Gleams on the water.
    brush.line(arc(x - rx * 0.1, y - ry * 0.1, rx * 0.6, ry * 0.5, 190, 290), GLEAM, 0.022)
    brush.line(arc(x + rx * 0.2, y + ry * 0.2, rx * 0.4, ry * 0.35, 20, 110), GLEAM, 0.016)


def reeds(brush: Brush) -> None:
    puddle(brush, 0.5, 0.76, 0.36, 0.15)
    for x, y, height, lean in (
        (0.3, 0.74, 0.36, -0.05),
        (0.44, 0.7, 0.46, 0.02),
        (0.6, 0.72, 0.38, 0.07),
        (0.72, 0.78, 0.28, 0.05),
    ):
        reed(brush, x, y, height, lean)


def lilies(brush: Brush) -> None:
    puddle(brush, 0.52, 0.66, 0.38, 0.24)
    # Lily pads and a flower.
    for x, y, size in ((0.38, 0.62, 0.1), (0.64, 0.74, 0.11), (0.66, 0.55, 0.07)):
        brush.polygon([(x, y), *arc(x, y, size, size * 0.55, -20, 290)], (120, 150, 82))
    brush.circle(0.64, 0.71, 0.035, (244, 200, 214))
    reed(brush, 0.18, 0.78, 0.34, -0.03)
    reed(brush, 0.26, 0.84, 0.28, 0.03)


def dead_tree(brush: Brush) -> None:
    puddle(brush, 0.56, 0.84, 0.32, 0.1)
    bark = (84, 66, 70)
    for branch in (
        [(0.5, 0.56), (0.34, 0.42), (0.26, 0.44)],
        [(0.36, 0.44), (0.32, 0.32)],
        [(0.5, 0.5), (0.66, 0.36), (0.76, 0.36)],
        [(0.6, 0.42), (0.6, 0.28)],
    ):
        # Ink first and bark last, so that branches join the trunk without an outline between them.
        brush.line(branch, (58, 42, 48), 0.05)
    brush.polygon([(0.42, 0.84), (0.47, 0.62), (0.46, 0.4), (0.54, 0.4), (0.55, 0.62), (0.62, 0.84)], bark)
    for branch in (
        [(0.5, 0.56), (0.34, 0.42), (0.26, 0.44)],
        [(0.36, 0.44), (0.32, 0.32)],
        [(0.5, 0.5), (0.66, 0.36), (0.76, 0.36)],
        [(0.6, 0.42), (0.6, 0.28)],
    ):
        brush.line(branch, bark, 0.024)
    reed(brush, 0.78, 0.86, 0.26, 0.03)


def toadstools(brush: Brush) -> None:
    puddle(brush, 0.6, 0.56, 0.28, 0.12)
    mushroom(brush, 0.34, 0.82, 0.15, (176, 126, 190))
    mushroom(brush, 0.54, 0.88, 0.1, (176, 126, 190))
    reed(brush, 0.7, 0.6, 0.32, 0.04)
    reed(brush, 0.8, 0.64, 0.26, 0.06)


def stones(brush: Brush) -> None:
    puddle(brush, 0.48, 0.7, 0.4, 0.2)
    for x, y, size in ((0.28, 0.68, 0.09), (0.5, 0.62, 0.11), (0.7, 0.72, 0.09)):
        # A stone with moss on it.
        brush.ellipse(x, y, size, size * 0.62, (138, 134, 132))
        brush.ellipse(x - size * 0.2, y - size * 0.18, size * 0.5, size * 0.22, (120, 150, 88), None)
    reed(brush, 0.84, 0.84, 0.4, 0.04)
    reed(brush, 0.76, 0.9, 0.3, -0.02)


def seam(brush: Brush) -> None:
    puddle(brush, 0.0, 0.02, 0.13, 0.055)


LANDSCAPE = Landscape(ground, (reeds, lilies, dead_tree, stones, toadstools), seam)
