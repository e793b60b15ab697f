"""Lake, swamp, mine and town."""

from __future__ import annotations

from random import Random

from engine.dominoes import Terrain
from renderers.design import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    GROUNDS,
    INK,
    STONE,
    STONE_DARK,
    STONE_LIGHT,
    WHITE,
    WOOD,
    WOOD_DARK,
    Colour,
    darker,
    lighter,
)
from renderers.sprites.brush import Brush, Point, arc, smooth
from renderers.sprites.countryside import Landscape, mushroom, reed

LAKE_GROUND = GROUNDS[Terrain.LAKE]
FOAM = (206, 234, 250)


def lake_ground(brush: Brush, rng: Random, period: float) -> None:
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
    for shift, colour in ((0.026, LAKE_GROUND.dark), (0.0, LAKE_GROUND.light)):
        crests = arc(x - size / 2, y + shift, size / 2, size * 0.38, 200, 340) + arc(
            x + size / 2, y + shift, size / 2, size * 0.38, 200, 340
        )
        brush.line(crests, colour, 0.022)


def breakers(brush: Brush) -> None:
    for x, y, size in ((0.36, 0.5, 0.19), (0.66, 0.7, 0.21), (0.3, 0.86, 0.15)):
        curl = [(x - size, y + 0.05), (x - size * 0.4, y - size * 0.42), (x + size * 0.35, y - size * 0.3)]
        brush.polygon(smooth([*curl, (x + size, y + 0.05), (x, y - 0.01)]), FOAM, LAKE_GROUND.dark, 0.014)


def boat(brush: Brush) -> None:
    brush.polygon(arc(0.52, 0.8, 0.32, 0.08, 0, 360), LAKE_GROUND.dark, None)
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
    brush.polygon(arc(0.5, 0.78, 0.2, 0.06, 0, 360), LAKE_GROUND.dark, None)
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


def lake_seam(brush: Brush) -> None:
    wave(brush, 0.0, 0.02, 0.15)


LAKE = Landscape(lake_ground, (breakers, boat, ducks, fish, islet), lake_seam)


SWAMP_GROUND = GROUNDS[Terrain.SWAMP]
WATER, GLEAM = (72, 74, 92), (128, 142, 152)


def swamp_ground(brush: Brush, rng: Random, period: float) -> None:
    # Light and dark patches, then blades.
    for _ in range(round(period * period * 4)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.polygon(arc(x, y, rng.uniform(0.1, 0.24), rng.uniform(0.05, 0.1), 0, 360), SWAMP_GROUND.light, None)
    for _ in range(round(period * period * 4)):
        x, y, width = rng.uniform(0, period), rng.uniform(0, period), rng.uniform(0.07, 0.13)
        brush.polygon(arc(x, y, width, width * 0.4, 0, 360), SWAMP_GROUND.dark, None)
    for _ in range(round(period * period * 8)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        brush.line([(x, y), (x + 0.05, y)], SWAMP_GROUND.border, 0.016)


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


def swamp_seam(brush: Brush) -> None:
    puddle(brush, 0.0, 0.02, 0.13, 0.055)


SWAMP = Landscape(swamp_ground, (reeds, lilies, dead_tree, stones, toadstools), swamp_seam)


MINE_GROUND = GROUNDS[Terrain.MINE]
ROCK, ROCK_LIGHT, ROCK_DARK = (128, 128, 138), (164, 163, 170), (96, 96, 106)


def mine_ground(brush: Brush, rng: Random, period: float) -> None:
    # Shards, then cracks.
    for _ in range(round(period * period * 5)):
        x, y, size = rng.uniform(0, period), rng.uniform(0, period), rng.uniform(0.07, 0.15)
        shard = [
            (x - size, y + size * 0.2),
            (x - size * 0.3, y - size * 0.6),
            (x + size * 0.8, y - size * 0.3),
            (x + size * 0.5, y + size * 0.5),
        ]
        brush.polygon(shard, MINE_GROUND.dark if rng.random() < 0.5 else (80, 81, 90), None)
    for _ in range(round(period * period * 6)):
        x, y = rng.uniform(0, period), rng.uniform(0, period)
        bend = rng.uniform(-0.05, 0.05)
        brush.line(
            [(x, y), (x + 0.06, y + 0.03 + bend), (x + 0.12, y - 0.01), (x + 0.17, y + 0.04 - bend)],
            MINE_GROUND.light,
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


def mine_seam(brush: Brush) -> None:
    nugget(brush, -0.03, 0.03, 0.042)
    nugget(brush, 0.06, -0.02, 0.03)


MINE = Landscape(mine_ground, (rocks, shaft, peak, cart, crystals), mine_seam)


TOWN_GROUND = GROUNDS[Terrain.TOWN]
ROOF, SLATE, LIT = (214, 112, 66), (108, 96, 120), (255, 220, 120)
COURSES, BRICKS = 7, 4


def town_ground(brush: Brush, rng: Random, period: float) -> None:
    # Courses of bricks, every other one shifted by half a brick, some bricks lighter.
    for course in range(round(period * COURSES)):
        y = course / COURSES
        for brick in range(round(period * BRICKS)):
            x = (brick + 0.5 * (course % 2)) / BRICKS
            if rng.random() < 0.16:
                brush.box(x, y, 1 / BRICKS, 1 / COURSES, TOWN_GROUND.light, None)
            brush.line([(x, y), (x, y + 1 / COURSES)], TOWN_GROUND.dark, 0.014)
        brush.line([(-0.2, y), (period + 0.2, y)], TOWN_GROUND.dark, 0.016)


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


def town_seam(brush: Brush) -> None:
    brush.box(-0.05, -0.05, 0.1, 0.1, STONE_LIGHT)


TOWN = Landscape(town_ground, (street, tower, mansion, market, well), town_seam)
