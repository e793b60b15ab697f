"""Grassland: tufts and flowers, and sheep that graze on them."""

from __future__ import annotations

from random import Random

from engine.dominoes import Terrain
from renderers.design import GROUNDS, INK, WHITE, WOOD, darker
from renderers.sprites.brush import Brush, arc, smooth
from renderers.sprites.landscape import Landscape
from renderers.sprites.plants import flower, tuft

COLOURS = GROUNDS[Terrain.GRASSLAND]
BLOSSOMS = (255, 252, 244), (250, 206, 70), (240, 132, 168), (150, 120, 214)
BLADE = (112, 166, 58)


def ground(brush: Brush, rng: Random, period: float) -> None:
    # Light patches, tufts, flowers.
    for _ in range(round(period * period * 3)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.polygon(arc(x, y, rng.uniform(0.12, 0.26), rng.uniform(0.06, 0.12), 0, 360), COLOURS.light, None)
    for _ in range(round(period * period * 9)):
        tuft(brush, rng.uniform(0, period), rng.uniform(0, period), rng.uniform(0.05, 0.08), COLOURS.dark)
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


def seam(brush: Brush) -> None:
    tuft(brush, -0.05, 0.06, 0.1, BLADE)
    brush.circle(0.06, 0.03, 0.026, BLOSSOMS[0], None)


LANDSCAPE = Landscape(ground, (one_sheep, meadow, fence, two_sheep, bushes), seam)
