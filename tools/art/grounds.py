"""Bare land of every terrain, and unknown land: patterns that join without a seam."""

import math
from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import TypeAlias

from PIL import Image

from engine.dominoes import Terrain
from renderers.design import GROUNDS, PARCHMENT, STRAW, WHITE, Color, Theme
from renderers.sprites import PERIOD, UNKNOWN
from tools.art.brush import Brush, arc

Paint: TypeAlias = Callable[[Brush, Random, float], None]
"""Draws bare land. The last argument is the side of the land, in squares."""

WHEAT = GROUNDS[Terrain.WHEAT]
ROWS, EARS = 4, 8


def wheat(brush: Brush, rng: Random, period: float) -> None:
    brush.fill(WHEAT.base)
    rows = round(period * ROWS)
    for row in range(rows):
        y = row / ROWS
        sway = [
            (x / 24, y + 0.022 * math.sin(2 * math.pi * x / 24 * 2 / period + row))
            for x in range(-2, 24 * int(period) + 3)
        ]
        # A row lies on its shade.
        brush.line([(x, v + 0.062) for x, v in sway], WHEAT.dark, 0.035)
        brush.line(sway, WHEAT.light, 0.07)
        for x in range(round(period * EARS)):
            at = (x + 0.5 * (row % 2) + rng.uniform(-0.15, 0.15)) / EARS
            _ear(brush, at, y + 0.022 * math.sin(2 * math.pi * at * 2 / period + row))


def _ear(brush: Brush, x: float, y: float) -> None:
    # The stalk lies below the grains.
    brush.line([(x - 0.012, y + 0.075), (x, y + 0.01), (x + 0.012, y - 0.05)], WHEAT.border, 0.014)
    # A higher pair of grains covers the pair below.
    for step in range(3):
        for side in (-1, 1):
            grain = x + 0.006 + side * 0.016, y + 0.012 - step * 0.028
            brush.ellipse(*grain, 0.013, 0.018, STRAW, WHEAT.border, 0.006)


FOREST = GROUNDS[Terrain.FOREST]


def forest(brush: Brush, rng: Random, period: float) -> None:
    brush.fill(FOREST.base)
    # Tufts of leaves lie on light patches.
    for _ in range(round(period * period * 7)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.polygon(arc(x, y, rng.uniform(0.08, 0.16), 0.07, 0, 360), FOREST.light)
    for _ in range(round(period * period * 22)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.line(arc(x, y, 0.035, 0.03, 190, 350), FOREST.dark, 0.016)


GRASSLAND = GROUNDS[Terrain.GRASSLAND]
BLOSSOMS = WHITE, (250, 206, 70), (240, 132, 168)


def grassland(brush: Brush, rng: Random, period: float) -> None:
    brush.fill(GRASSLAND.base)
    # Flowers lie on tufts, and tufts on light patches.
    for _ in range(round(period * period * 3)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.polygon(arc(x, y, rng.uniform(0.12, 0.26), rng.uniform(0.06, 0.12), 0, 360), GRASSLAND.light)
    for _ in range(round(period * period * 9)):
        x, y, size = rng.uniform(0, period), rng.uniform(0, period), rng.uniform(0.05, 0.08)
        for lean, height in ((-0.6, 0.75), (0.0, 1.0), (0.6, 0.7)):
            brush.line([(x, y), (x + lean * size * 0.5, y - height * size)], GRASSLAND.dark, 0.02)
    for _ in range(round(period * period * 4)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.ellipse(x, y, 0.02, 0.02, BLOSSOMS[int(rng.uniform(0, 3))])


LAKE = GROUNDS[Terrain.LAKE]


def lake(brush: Brush, rng: Random, period: float) -> None:
    brush.fill(LAKE.base)
    # Rows of waves lie on dark patches. Every other row is half a step to the east.
    for _ in range(round(period * period * 2)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.polygon(arc(x, y, rng.uniform(0.2, 0.34), rng.uniform(0.06, 0.1), 0, 360), (60, 146, 206))
    step = 3
    for row in range(round(period * step)):
        for column in range(round(period * 2)):
            x = (column + 0.5 * (row % 2) + rng.uniform(-0.2, 0.2)) / 2
            y = (row + rng.uniform(-0.2, 0.2)) / step
            _wave(brush, x, y, rng.uniform(0.09, 0.14))


def _wave(brush: Brush, x: float, y: float, size: float) -> None:
    for shift, color in ((0.026, LAKE.dark), (0.0, LAKE.light)):
        crests = [arc(x + side * size / 2, y + shift, size / 2, size * 0.38, 200, 340) for side in (-1, 1)]
        brush.line(crests[0] + crests[1], color, 0.022)


SWAMP = GROUNDS[Terrain.SWAMP]


def swamp(brush: Brush, rng: Random, period: float) -> None:
    brush.fill(SWAMP.base)
    # Blades lie on light and dark patches.
    for _ in range(round(period * period * 4)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.polygon(arc(x, y, rng.uniform(0.1, 0.24), rng.uniform(0.05, 0.1), 0, 360), SWAMP.light)
    for _ in range(round(period * period * 4)):
        x, y, width = rng.uniform(0, period), rng.uniform(0, period), rng.uniform(0.07, 0.13)
        brush.polygon(arc(x, y, width, width * 0.4, 0, 360), SWAMP.dark)
    for _ in range(round(period * period * 8)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.line([(x, y), (x + 0.05, y)], SWAMP.border, 0.016)


MINE = GROUNDS[Terrain.MINE]


def mine(brush: Brush, rng: Random, period: float) -> None:
    brush.fill(MINE.base)
    # Cracks run across shards.
    for _ in range(round(period * period * 3)):
        x, y, size = rng.uniform(0, period), rng.uniform(0, period), rng.uniform(0.07, 0.15)
        shard = [(-1, 0.2), (-0.3, -0.6), (0.8, -0.3), (0.5, 0.5)]
        points = [(x + dx * size, y + dy * size) for dx, dy in shard]
        brush.polygon(points, MINE.dark)
    for _ in range(round(period * period * 6)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        bend = rng.uniform(-0.05, 0.05)
        crack = [(x, y), (x + 0.06, y + 0.03 + bend), (x + 0.12, y - 0.01), (x + 0.17, y + 0.04 - bend)]
        brush.line(crack, MINE.light, 0.014)


TOWN = GROUNDS[Terrain.TOWN]
COURSES, BRICKS = 7, 4


def town(brush: Brush, rng: Random, period: float) -> None:
    brush.fill(TOWN.base)
    # The wall has courses of bricks. Every other course is shifted by half a brick, and some bricks are lighter.
    for course in range(round(period * COURSES)):
        y = course / COURSES
        for brick in range(round(period * BRICKS)):
            x = (brick + 0.5 * (course % 2)) / BRICKS
            if rng.random() < 0.16:
                brush.box(x, y, 1 / BRICKS, 1 / COURSES, TOWN.light)
            brush.line([(x, y), (x, y + 1 / COURSES)], TOWN.dark, 0.014)
        brush.line([(-0.2, y), (period + 0.2, y)], TOWN.dark, 0.016)


DASHES = 8


def sheet(brush: Brush, rng: Random, period: float) -> None:
    paper = PARCHMENT
    brush.fill(paper.base)
    # Dashes between the squares lie on guessed drawings, and guessed drawings on stains.
    for _ in range(round(period * period)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.polygon(arc(x, y, rng.uniform(0.15, 0.4), rng.uniform(0.08, 0.2), 0, 360), paper.light)
    for column in range(round(period)):
        for row in range(round(period)):
            draw = rng.choice((_hills, _trees, _water))
            draw(brush, column + rng.uniform(0.35, 0.65), row + rng.uniform(0.4, 0.65), paper.dark)
    for line in range(round(period)):
        for dash in range(round(period * DASHES)):
            start, end = (dash + 0.25) / DASHES, (dash + 0.75) / DASHES
            brush.line([(start, line), (end, line)], paper.dark, 0.02)
            brush.line([(line, start), (line, end)], paper.dark, 0.02)


def _hills(brush: Brush, x: float, y: float, ink: Color) -> None:
    for dx, size in ((-0.09, 0.09), (0.06, 0.13)):
        brush.line([(x + dx - size, y), (x + dx, y - 1.3 * size), (x + dx + size, y)], ink, 0.024)


def _trees(brush: Brush, x: float, y: float, ink: Color) -> None:
    for dx, dy in ((-0.12, 0.0), (0.1, -0.03), (0.0, 0.1)):
        brush.line(arc(x + dx, y + dy - 0.1, 0.06, 0.07, 110, 430), ink, 0.024)
        brush.line([(x + dx, y + dy - 0.03), (x + dx, y + dy + 0.03)], ink, 0.024)


def _water(brush: Brush, x: float, y: float, ink: Color) -> None:
    for dx, dy in ((-0.06, -0.06), (0.07, 0.04)):
        crests = [arc(x + dx + side * 0.05, y + dy, 0.05, 0.05, 200, 340) for side in (-1, 1)]
        brush.line(crests[0] + crests[1], ink, 0.024)


PAINTS: Mapping[str, Paint] = MappingProxyType(
    {
        Terrain.WHEAT.value: wheat,
        Terrain.FOREST.value: forest,
        Terrain.LAKE.value: lake,
        Terrain.GRASSLAND.value: grassland,
        Terrain.SWAMP.value: swamp,
        Terrain.MINE.value: mine,
        Terrain.TOWN.value: town,
        UNKNOWN: sheet,
    }
)


def painted_ground(land: str, theme: Theme) -> Image.Image:
    brush = Brush(PERIOD, theme)
    # The land is the seed, so a land looks the same after every run.
    PAINTS[land](brush, Random(land), PERIOD)
    return brush.finished().convert("RGB")
