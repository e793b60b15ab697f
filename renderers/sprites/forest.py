"""Forest: round tree tops close together, here and there a fir."""

from __future__ import annotations

from random import Random

from engine.dominoes import Terrain
from renderers.design import GROUNDS, WOOD
from renderers.sprites.brush import Brush, arc
from renderers.sprites.landscape import Landscape
from renderers.sprites.plants import fir, mushroom, tree

COLOURS = GROUNDS[Terrain.FOREST]
LEAVES = (58, 142, 78), (46, 124, 70), (82, 158, 84), (40, 108, 74)


def ground(brush: Brush, rng: Random, period: float) -> None:
    # Light patches, then tufts of leaves.
    for _ in range(round(period * period * 7)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.polygon(arc(x, y, rng.uniform(0.08, 0.16), 0.07, 0, 360), COLOURS.light, None)
    for _ in range(round(period * period * 22)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.line(arc(x, y, 0.035, 0.03, 190, 350), COLOURS.dark, 0.016)


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


def seam(brush: Brush) -> None:
    tree(brush, 0.0, 0.16, 0.15, LEAVES[0])


LANDSCAPE = Landscape(ground, (grove, thicket, firs, clearing, stump), seam)
