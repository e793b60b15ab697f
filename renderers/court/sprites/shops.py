"""The buildings that score properties: each a house with the sign of its trade in front of it."""

from __future__ import annotations

import math

from renderers.court.sprites.landmarks import LIT, arch, block, roof, window
from renderers.design import (
    CREAM,
    GOLD,
    GOLD_DARK,
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
from renderers.sprites.brush import Brush, arc, smooth

CRUST: Colour = (206, 136, 62)
TILES: Colour = (204, 92, 58)
SEA: Colour = (64, 138, 196)
WOOL: Colour = (214, 88, 128)
HAT: Colour = (116, 76, 150)
POTION: Colour = (112, 206, 96)
SLATE: Colour = (92, 100, 132)


def bakery(brush: Brush) -> None:
    block(brush, 0.62, 0.4, 0.14, 0.24, STONE)
    # Smoke.
    for x, y, size in ((0.72, 0.11, 0.045), (0.83, 0.08, 0.06)):
        brush.circle(x, y, size, WHITE)
    block(brush, 0.2, 0.84, 0.6, 0.44)
    roof(brush, 0.12, 0.46, 0.76, 0.34, TILES)
    _loaf(brush, 0.5, 0.74, 0.34, 0.18)


def _loaf(brush: Brush, x: float, y: float, rx: float, ry: float) -> None:
    brush.shadow(x + 0.04, y + ry, rx, 0.05, 90)
    brush.ellipse(x, y, rx, ry, CRUST, INK, 0.026)
    brush.polygon(arc(x - rx * 0.1, y - ry * 0.28, rx * 0.72, ry * 0.46, 0, 360), lighter(CRUST, 0.3), None)
    # Cuts in the crust.
    for cut in (-0.42, 0.0, 0.42):
        brush.line([(x + (cut - 0.1) * rx, y + ry * 0.2), (x + (cut + 0.14) * rx, y - ry * 0.66)], CREAM, 0.04)


def sawmill(brush: Brush) -> None:
    block(brush, 0.14, 0.74, 0.5, 0.34, WOOD)
    for y in (0.5, 0.59, 0.68):
        brush.line([(0.15, y), (0.63, y)], WOOD_DARK, 0.016)
    roof(brush, 0.06, 0.42, 0.66, 0.3, (96, 128, 72))
    _blade(brush, 0.66, 0.52, 0.26)
    # Logs.
    for x, y in ((0.2, 0.84), (0.38, 0.84), (0.56, 0.84), (0.29, 0.7)):
        brush.circle(x, y, 0.09, (196, 146, 92))
        brush.line(arc(x, y, 0.045, 0.045, 0, 360), WOOD, 0.016)


def _blade(brush: Brush, x: float, y: float, radius: float) -> None:
    teeth = 12
    edge = []
    for tooth in range(2 * teeth):
        reach = radius * (1.0 if tooth % 2 == 0 else 0.8)
        turn = math.pi * tooth / teeth + 0.1 * (tooth % 2)
        edge.append((x + reach * math.cos(turn), y + reach * math.sin(turn)))
    brush.polygon(edge, (208, 214, 222))
    brush.line(arc(x, y, radius * 0.56, radius * 0.56, 180, 280), WHITE, 0.03)
    brush.circle(x, y, radius * 0.2, STONE_DARK)


def fish_shop(brush: Brush) -> None:
    for x in (0.17, 0.83):
        brush.line([(x, 0.86), (x, 0.28)], INK, 0.07)
        brush.line([(x, 0.86), (x, 0.28)], WOOD, 0.036)
    block(brush, 0.12, 0.9, 0.76, 0.2, WOOD)
    _awning(brush, 0.08, 0.12, 0.84, 0.28, SEA)
    # The fish: tail, body, belly, gill, eye.
    body = smooth([(0.2, 0.58), (0.36, 0.46), (0.56, 0.46), (0.7, 0.57), (0.56, 0.7), (0.36, 0.7)])
    brush.polygon([(0.64, 0.57), (0.86, 0.43), (0.82, 0.58), (0.86, 0.72)], (112, 172, 206))
    brush.polygon(body, (150, 202, 226))
    brush.polygon(arc(0.44, 0.62, 0.18, 0.06, 0, 180), WHITE, None)
    brush.line(arc(0.34, 0.58, 0.06, 0.1, -60, 60), INK, 0.018)
    brush.circle(0.3, 0.55, 0.026, INK, None)


def _awning(brush: Brush, left: float, top: float, width: float, height: float, colour: Colour) -> None:
    stripes = 6
    step = width / stripes
    for stripe in range(stripes):
        x, lean = left + stripe * step, 0.02 * (2 * stripe + 1 - stripes) / 2
        cloth = [
            (x - lean, top),
            (x + step - lean, top),
            *arc(x + step / 2, top + height * 0.8, step / 2, 0.07, 0, 180),
        ]
        brush.polygon(cloth, WHITE if stripe % 2 else colour)


def weaver(brush: Brush) -> None:
    for x in (0.16, 0.66):
        brush.line([(x, 0.86), (x, 0.1)], INK, 0.09)
        brush.line([(x, 0.86), (x, 0.1)], WOOD, 0.052)
    # The cloth between the posts, the beam above it.
    for row, colour in enumerate((WOOL, CREAM, (92, 150, 196), CREAM, GOLD, CREAM)):
        brush.box(0.2, 0.16 + row * 0.1, 0.42, 0.1, colour)
    brush.line([(0.08, 0.14), (0.74, 0.14)], INK, 0.09)
    brush.line([(0.08, 0.14), (0.74, 0.14)], WOOD, 0.052)
    # The needles behind the ball of wool.
    for tip in ((0.9, 0.26), (0.52, 0.3)):
        brush.line([(0.72, 0.68), tip], INK, 0.05)
        brush.line([(0.72, 0.68), tip], GOLD_DARK, 0.022)
    brush.shadow(0.74, 0.9, 0.2, 0.05, 90)
    brush.circle(0.7, 0.7, 0.21, WOOL)
    for rx, ry, start, end in ((0.15, 0.06, 190, 350), (0.17, 0.02, 200, 340), (0.06, 0.16, 250, 440)):
        brush.line(arc(0.7, 0.72, rx, ry, start, end), lighter(WOOL, 0.45), 0.026)


def merchant(brush: Brush) -> None:
    block(brush, 0.22, 0.86, 0.42, 0.34)
    arch(brush, 0.34, 0.86, 0.14, 0.22)
    # The hat: crown, its lit side, brim, band.
    hat = [(0.2, 0.54), (0.34, 0.24), (0.57, 0.04), (0.55, 0.18), (0.62, 0.27), (0.66, 0.54)]
    brush.polygon(hat, HAT)
    brush.polygon([(0.27, 0.5), (0.38, 0.26), (0.5, 0.14), (0.42, 0.3), (0.4, 0.5)], lighter(HAT, 0.28), None)
    brush.ellipse(0.43, 0.54, 0.36, 0.07, HAT)
    brush.line([(0.27, 0.46), (0.6, 0.46)], GOLD, 0.06)
    _flask(brush, 0.72, 0.72, 0.17)


def _flask(brush: Brush, x: float, y: float, radius: float) -> None:
    brush.shadow(x + 0.03, y + radius, radius, 0.05, 90)
    brush.box(x - 0.05, y - radius * 1.75, 0.1, radius, (214, 232, 236))
    brush.box(x - 0.06, y - radius * 2.05, 0.12, 0.07, WOOD)
    brush.circle(x, y, radius, (214, 232, 236))
    # The potion and its bubbles.
    brush.polygon(arc(x, y, radius * 0.84, radius * 0.84, -20, 200), POTION, None)
    for dx, dy, size in ((-0.3, 0.2, 0.16), (0.2, 0.4, 0.12), (0.3, -0.02, 0.1)):
        brush.circle(x + dx * radius, y + dy * radius, size * radius, lighter(POTION, 0.6), None)


def smithy(brush: Brush) -> None:
    block(brush, 0.6, 0.44, 0.2, 0.38, STONE_DARK)
    block(brush, 0.14, 0.72, 0.72, 0.42, (120, 116, 122))
    # Joints between the stones.
    for x, y in ((0.2, 0.4), (0.34, 0.36), (0.72, 0.48), (0.18, 0.56), (0.76, 0.62)):
        brush.line([(x, y), (x + 0.07, y)], (88, 84, 92), 0.016)
    arch(brush, 0.5, 0.72, 0.34, 0.32, (66, 40, 40))
    # The fire in the forge.
    flame = smooth([(0.38, 0.7), (0.4, 0.56), (0.46, 0.6), (0.5, 0.46), (0.56, 0.58), (0.61, 0.54), (0.62, 0.7)])
    brush.polygon(flame, (240, 126, 40), None)
    brush.polygon(smooth([(0.44, 0.7), (0.47, 0.6), (0.51, 0.55), (0.55, 0.62), (0.56, 0.7)]), LIT, None)
    brush.shadow(0.52, 0.92, 0.3, 0.05, 110)
    anvil = [
        (0.16, 0.68),
        (0.8, 0.68),
        (0.8, 0.76),
        (0.62, 0.8),
        (0.6, 0.86),
        (0.7, 0.93),
        (0.34, 0.93),
        (0.44, 0.86),
        (0.42, 0.79),
        (0.26, 0.76),
    ]
    brush.polygon(anvil, (72, 78, 92))
    brush.line([(0.24, 0.705), (0.76, 0.705)], (168, 176, 190), 0.028)


def church(brush: Brush) -> None:
    # Nave, then steeple.
    block(brush, 0.4, 0.88, 0.48, 0.36, WHITE)
    roof(brush, 0.34, 0.54, 0.6, 0.26, SLATE)
    block(brush, 0.16, 0.88, 0.28, 0.52, WHITE)
    roof(brush, 0.1, 0.38, 0.4, 0.3, SLATE)
    # The bell in its window.
    brush.circle(0.3, 0.48, 0.085, darker(SLATE, 0.4))
    brush.polygon([*arc(0.3, 0.48, 0.045, 0.055, 180, 360), (0.36, 0.53), (0.24, 0.53)], GOLD, None)
    brush.circle(0.3, 0.08, 0.035, GOLD)
    # The round window.
    brush.circle(0.66, 0.62, 0.07, (92, 150, 196))
    brush.line([(0.66, 0.56), (0.66, 0.68)], WHITE, 0.018)
    brush.line([(0.6, 0.62), (0.72, 0.62)], WHITE, 0.018)
    arch(brush, 0.3, 0.88, 0.14, 0.22)
    for x in (0.56, 0.78):
        window(brush, x, 0.78, 0.07)
    brush.box(0.14, 0.86, 0.76, 0.04, STONE_LIGHT)
