"""Drawings of the buildings that stand for something of their own, and the masonry of all."""

from __future__ import annotations

from itertools import pairwise

from renderers.design import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
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
from renderers.sprites.brush import Brush, Point, arc, rounded, smooth

LIT: Colour = (255, 220, 120)
PLATE: Colour = (232, 214, 172)


def plate(brush: Brush) -> None:
    """Draw the tile that a building stands on: light ground that sets it off from the town."""
    brush.polygon(rounded(0.08, 0.08, 0.92, 0.92, 0.12), PLATE)
    for x, y in ((0.16, 0.3), (0.7, 0.22), (0.78, 0.62), (0.14, 0.66)):
        brush.line([(x, y), (x + 0.08, y)], darker(PLATE, 0.14), 0.016)


def block(brush: Brush, left: float, foot: float, width: float, height: float, colour: Colour = CREAM) -> None:
    """Draw a wall that stands on `foot`, its right third in the shade."""
    brush.box(left, foot - height, width, height, colour)
    brush.box(left + width * 0.68, foot - height + 0.01, width * 0.32 - 0.01, height - 0.02, darker(colour, 0.14), None)


def roof(brush: Brush, left: float, base: float, width: float, height: float, colour: Colour) -> None:
    """Draw a gable or a cone, lit on its left side."""
    top = (left + width / 2, base - height)
    brush.polygon([(left, base), top, (left + width, base)], colour)
    lit = [
        (left + width * 0.14, base - height * 0.06),
        (left + width * 0.48, base - height * 0.84),
        (left + width * 0.42, base - height * 0.06),
    ]
    brush.polygon(lit, lighter(colour, 0.28), None)


def arch(brush: Brush, x: float, foot: float, width: float, height: float, colour: Colour = WOOD_DARK) -> None:
    """Draw a gate with a round top; `x` is its middle."""
    half = width / 2
    brush.polygon(
        [(x - half, foot), *arc(x, foot - height + half, half, half, 180, 360), (x + half, foot)], colour, INK, 0.014
    )


def window(brush: Brush, x: float, y: float, size: float = 0.09) -> None:
    brush.box(x - size / 2, y - size / 2, size, size, LIT)


def turret(brush: Brush, x: float, foot: float, width: float, height: float, colour: Colour) -> None:
    """Draw a round tower of stone with a pointed roof; `height` is that of its wall."""
    block(brush, x - width / 2, foot, width, height, STONE_LIGHT)
    brush.box(x - width * 0.1, foot - height * 0.7, width * 0.2, height * 0.3, INK, None)
    roof(brush, x - width * 0.66, foot - height + 0.01, width * 1.32, width * 1.1, colour)


def merlons(brush: Brush, left: float, base: float, width: float, teeth: int, colour: Colour) -> None:
    """Draw the teeth of a battlement that stands on `base`."""
    step = width / (2 * teeth - 1)
    for tooth in range(teeth):
        brush.box(left + 2 * tooth * step, base - 0.08, step, 0.1, colour)


STEEL: Colour = (176, 188, 202)
BLUE: Colour = (72, 104, 176)
SLATE: Colour = (104, 98, 112)
RED: Colour = (196, 60, 56)
ROSE: Colour = (226, 110, 152)
BEER: Colour = (240, 176, 54)


def vault_knights(brush: Brush) -> None:
    _strong_room(brush)
    helmet(brush, 0.5, 0.28, 0.18)


def vault_towers(brush: Brush) -> None:
    _strong_room(brush)
    turret(brush, 0.77, 0.88, 0.26, 0.5, SLATE)


def _strong_room(brush: Brush) -> None:
    block(brush, 0.12, 0.86, 0.76, 0.52, STONE)
    merlons(brush, 0.12, 0.36, 0.76, 5, STONE_LIGHT)
    # The round door with its wheel.
    brush.circle(0.5, 0.62, 0.21, STEEL)
    brush.circle(0.5, 0.62, 0.13, lighter(STEEL, 0.4))
    for start, end in (((0.4, 0.62), (0.6, 0.62)), ((0.5, 0.52), (0.5, 0.72))):
        brush.line([start, end], INK, 0.05)
    # Coins around the door.
    for x, y in ((0.18, 0.86), (0.3, 0.9), (0.72, 0.9), (0.83, 0.86), (0.24, 0.8), (0.78, 0.8)):
        brush.ellipse(x, y, 0.08, 0.045, GOLD)
        brush.line(arc(x, y - 0.005, 0.05, 0.022, 190, 300), GOLD_LIGHT, 0.014)


def helmet(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a closed helmet with a plume, seen from the front; `size` is half its height."""
    plume = [(0.0, -0.8), (0.2, -1.35), (0.7, -1.4), (0.95, -0.9), (0.6, -0.95), (0.3, -0.6)]
    brush.polygon(smooth([(x + dx * size, y + dy * size) for dx, dy in plume]), RED)
    shell = [
        *((x + dx * size, y + dy * size) for dx, dy in ((-0.75, 0.5),)),
        *arc(x, y - size * 0.1, size * 0.75, size * 0.85, 180, 360),
        (x + size * 0.75, y + size * 0.5),
        (x, y + size),
    ]
    brush.polygon(shell, STEEL)
    # Light on the left, slit and seam.
    brush.polygon(arc(x - size * 0.3, y - size * 0.3, size * 0.2, size * 0.4, 0, 360), WHITE, None)
    brush.line([(x - size * 0.5, y), (x + size * 0.5, y)], INK, size * 0.26)
    brush.line([(x, y), (x, y + size * 0.7)], INK, size * 0.14)


def small_tavern(brush: Brush) -> None:
    _timbered(brush, 0.12, 0.86, 0.52, 0.44)
    roof(brush, 0.04, 0.45, 0.68, 0.36, RED)
    arch(brush, 0.3, 0.86, 0.16, 0.26)
    mug(brush, 0.7, 0.86, 0.34)


def big_tavern(brush: Brush) -> None:
    # The two gables.
    for left in (0.06, 0.5):
        _timbered(brush, left, 0.86, 0.44, 0.52)
        roof(brush, left - 0.05, 0.36, 0.54, 0.34, RED)
        window(brush, left + 0.22, 0.28, 0.1)
    for x in (0.18, 0.82):
        window(brush, x, 0.5, 0.11)
    # Balcony, doors, and the mug in front.
    brush.box(0.04, 0.58, 0.92, 0.07, WOOD_DARK)
    arch(brush, 0.2, 0.86, 0.15, 0.18)
    arch(brush, 0.8, 0.86, 0.15, 0.18)
    mug(brush, 0.47, 0.9, 0.44)


def _timbered(brush: Brush, left: float, foot: float, width: float, height: float) -> None:
    block(brush, left, foot, width, height)
    # Upright beams, then slanting ones.
    for share in (0.0, 0.5, 1.0):
        brush.line([(left + share * width, foot), (left + share * width, foot - height)], WOOD_DARK, 0.034)
    for share in (0.0, 0.5):
        y = foot - share * height
        brush.line([(left + share * width, y), (left + width * (0.5 + share), y - height * 0.5)], WOOD, 0.03)


def mug(brush: Brush, x: float, foot: float, height: float) -> None:
    """Draw a mug that foams over; `x` is the middle of its body."""
    half = height * 0.34
    brush.shadow(x + 0.05, foot, half * 1.3, 0.04, 90)
    # Handle, beer, gleam, foam.
    brush.line(arc(x + half, foot - height * 0.45, height * 0.26, height * 0.26, -90, 90), INK, 0.09)
    brush.line(arc(x + half, foot - height * 0.45, height * 0.26, height * 0.26, -90, 90), STONE_LIGHT, 0.05)
    brush.box(x - half, foot - height * 0.85, 2 * half, height * 0.85, BEER)
    brush.box(x - half * 0.72, foot - height * 0.7, half * 0.36, height * 0.56, lighter(BEER, 0.5), None)
    for dx, size in ((-0.7, 0.36), (0.7, 0.36), (0.0, 0.46)):
        brush.circle(x + dx * half, foot - height * 0.86, size * half * 1.3, WHITE)


def guard_tower(brush: Brush) -> None:
    brush.shadow(0.6, 0.9, 0.3, 0.07, 90)
    block(brush, 0.34, 0.9, 0.32, 0.5, STONE_LIGHT)
    # Joints between the stones.
    for x, y in ((0.37, 0.8), (0.53, 0.72), (0.38, 0.64), (0.54, 0.58)):
        brush.line([(x, y), (x + 0.08, y)], STONE_DARK, 0.018)
    arch(brush, 0.5, 0.9, 0.14, 0.2)
    roof(brush, 0.22, 0.27, 0.56, 0.22, (92, 128, 76))
    brush.box(0.3, 0.26, 0.4, 0.12, LIT)
    for x in (0.3, 0.5, 0.7):
        brush.line([(x, 0.38), (x, 0.27)], WOOD_DARK, 0.04)
    # The gallery, and a fire at each end.
    block(brush, 0.22, 0.51, 0.56, 0.15, WOOD)
    for x in (0.15, 0.85):
        _torch(brush, x, 0.46)


def _torch(brush: Brush, x: float, y: float) -> None:
    brush.line([(x, y + 0.2), (x, y)], INK, 0.06)
    brush.line([(x, y + 0.19), (x, y)], WOOD, 0.03)
    brush.polygon(
        smooth([(x - 0.07, y), (x - 0.03, y - 0.1), (x, y - 0.19), (x + 0.05, y - 0.09), (x + 0.07, y)]), BEER
    )


def fortified_castle(brush: Brush) -> None:
    turret(brush, 0.5, 0.56, 0.26, 0.24, SLATE)
    block(brush, 0.14, 0.88, 0.72, 0.38, STONE)
    merlons(brush, 0.2, 0.52, 0.6, 4, STONE_LIGHT)
    arch(brush, 0.5, 0.88, 0.26, 0.28, (50, 40, 44))
    # The portcullis.
    for x in (0.43, 0.5, 0.57):
        brush.line([(x, 0.87), (x, 0.64)], STEEL, 0.018)
    brush.line([(0.39, 0.74), (0.61, 0.74)], STEEL, 0.018)
    for x in (0.17, 0.83):
        turret(brush, x, 0.9, 0.24, 0.48, SLATE)


def travelling_castle(brush: Brush) -> None:
    brush.line([(0.46, 0.3), (0.46, 0.07)], INK, 0.05)
    brush.polygon([(0.46, 0.05), (0.68, 0.11), (0.46, 0.18)], RED)
    for x in (0.26, 0.74):
        turret(brush, x, 0.62, 0.2, 0.24, (220, 140, 52))
    block(brush, 0.28, 0.64, 0.44, 0.28, STONE_LIGHT)
    merlons(brush, 0.34, 0.38, 0.32, 3, STONE_LIGHT)
    arch(brush, 0.5, 0.64, 0.16, 0.22)
    # The cart under the keep.
    block(brush, 0.08, 0.76, 0.84, 0.14, WOOD)
    for x in (0.26, 0.74):
        _wheel(brush, x, 0.8, 0.16)


def _wheel(brush: Brush, x: float, y: float, radius: float) -> None:
    brush.circle(x, y, radius, WOOD_DARK)
    brush.circle(x, y, radius * 0.66, CREAM)
    for start, end in (((-1, 0), (1, 0)), ((0, -1), (0, 1))):
        spoke = [(x + dx * radius * 0.7, y + dy * radius * 0.7) for dx, dy in (start, end)]
        brush.line(spoke, WOOD_DARK, 0.04)
    brush.circle(x, y, radius * 0.26, GOLD)


def training_camp(brush: Brush) -> None:
    brush.line([(0.34, 0.26), (0.34, 0.06)], INK, 0.045)
    brush.polygon([(0.34, 0.05), (0.55, 0.12), (0.34, 0.19)], GOLD)
    _tent(brush)
    # The legs of the target, its rings, the arrow.
    for foot in (0.58, 0.9):
        brush.line([(0.74, 0.6), (foot, 0.92)], INK, 0.06)
        brush.line([(0.74, 0.6), (foot, 0.92)], WOOD, 0.03)
    for radius, colour in ((0.22, RED), (0.15, WHITE), (0.08, RED)):
        brush.circle(0.74, 0.6, radius, colour)
    brush.line([(0.74, 0.6), (0.94, 0.4)], INK, 0.05)
    brush.line([(0.75, 0.59), (0.92, 0.42)], GOLD, 0.02)


def _tent(brush: Brush) -> None:
    top: Point = (0.34, 0.23)
    feet = (0.04, 0.2, 0.34, 0.48, 0.64)
    for index, (left, right) in enumerate(pairwise(feet)):
        brush.polygon([top, (right, 0.86), (left, 0.86)], BLUE if index % 2 else WHITE)
    # The entrance.
    brush.polygon([(0.34, 0.46), (0.43, 0.86), (0.25, 0.86)], INK)


def statue(brush: Brush) -> None:
    brush.shadow(0.58, 0.9, 0.34, 0.06, 90)
    block(brush, 0.22, 0.92, 0.56, 0.14, STONE)
    block(brush, 0.3, 0.79, 0.4, 0.17, STONE_LIGHT)
    # Small enough that the sword stays on the square.
    _hero(brush.zoomed(0.11, 0.145, 0.78))


def _hero(brush: Brush) -> None:
    # The sword behind the hero.
    brush.line([(0.64, 0.34), (0.74, -0.14)], INK, 0.08)
    brush.line([(0.64, 0.34), (0.735, -0.12)], GOLD_LIGHT, 0.036)
    figure = [
        (0.36, 0.63),
        (0.4, 0.4),
        (0.28, 0.44),
        (0.26, 0.36),
        (0.4, 0.24),
        (0.56, 0.24),
        (0.66, 0.18),
        (0.71, 0.26),
    ]
    # The hero, the shaded side, the head.
    brush.polygon([*figure, (0.6, 0.38), (0.66, 0.63)], GOLD)
    brush.polygon([(0.56, 0.28), (0.66, 0.62), (0.55, 0.62)], GOLD_DARK, None)
    brush.circle(0.48, 0.13, 0.105, GOLD)
    brush.line(arc(0.47, 0.12, 0.05, 0.05, 170, 280), GOLD_LIGHT, 0.026)


def queens_tower(brush: Brush) -> None:
    block(brush, 0.32, 0.9, 0.36, 0.52, (250, 224, 226))
    roof(brush, 0.22, 0.41, 0.56, 0.33, ROSE)
    brush.circle(0.5, 0.08, 0.04, GOLD)
    # The balcony, door and window, roses.
    block(brush, 0.25, 0.65, 0.5, 0.09, WHITE)
    arch(brush, 0.5, 0.57, 0.16, 0.15, LIT)
    arch(brush, 0.5, 0.9, 0.16, 0.2, ROSE)
    for x, y in ((0.2, 0.81), (0.31, 0.88), (0.7, 0.88), (0.81, 0.8), (0.22, 0.91), (0.78, 0.91)):
        brush.circle(x, y, 0.065, (86, 140, 70))
        brush.circle(x, y, 0.034, ROSE, None)
