"""Castles, kings, crowns, emblems, and what a victory is celebrated with."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from renderers.design import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PLAYER_COLOURS,
    RIBBON_RIM,
    STONE,
    STONE_DARK,
    STONE_LIGHT,
    WOOD,
    WOOD_DARK,
    Colour,
    darker,
    lighter,
)
from renderers.sprites.brush import Brush, Point, arc, rounded, smooth

Outline = list[Point]
"""Points of a silhouette between -1 and 1, both ways."""


def _star() -> Outline:
    # Ten points, every other one on a smaller circle.
    turns = [math.radians(36 * corner - 90) for corner in range(10)]
    return [
        ((1.0, 0.45)[corner % 2] * math.cos(turn), (1.0, 0.45)[corner % 2] * math.sin(turn) + 0.06)
        for corner, turn in enumerate(turns)
    ]


def _moon() -> Outline:
    # The outer edge, and back along the inner one.
    return [*arc(0.1, 0, 0.95, 0.95, 50, 310), *reversed(arc(0.42, 0, 0.72, 0.72, 62, 298))]


def _heart() -> Outline:
    return [(0, 0.95), *arc(-0.45, -0.3, 0.5, 0.5, 150, 345), *arc(0.45, -0.3, 0.5, 0.5, 195, 390)]


def _diamond() -> Outline:
    return [(0, -1), (0.72, 0), (0, 1), (-0.72, 0)]


def _clover() -> Outline:
    leaves = [
        *arc(-0.44, 0.12, 0.46, 0.46, 60, 290),
        *arc(0, -0.46, 0.46, 0.46, 160, 380),
        *arc(0.44, 0.12, 0.46, 0.46, 250, 480),
    ]
    return [*leaves, (0.12, 0.4), (0.24, 0.98), (-0.24, 0.98), (-0.12, 0.4)]


def _bell() -> Outline:
    return [
        *arc(0, -0.32, 0.5, 0.62, 180, 360),
        (0.56, 0.3),
        (0.92, 0.62),
        (0.26, 0.62),
        *arc(0, 0.66, 0.26, 0.3, 0, 180),
        (-0.26, 0.62),
        (-0.92, 0.62),
        (-0.56, 0.3),
    ]


def _fish() -> Outline:
    return [(-1.02, -0.56), (-0.5, -0.14), *arc(0.24, 0, 0.78, 0.56, 200, 520), (-0.5, 0.14), (-1.02, 0.56), (-0.84, 0)]


def _bolt() -> Outline:
    return [(0.2, -1), (-0.62, 0.16), (-0.08, 0.16), (-0.24, 1), (0.62, -0.22), (0.08, -0.22), (0.5, -1)]


_SHAPES: tuple[Callable[[], Outline], ...] = _star, _moon, _heart, _diamond, _clover, _bell, _fish, _bolt
"""The emblems, in the order of `design.PLAYER_COLOURS`."""


def emblem(brush: Brush, player: int, x: float, y: float, size: float, colour: Colour) -> None:
    """Draw the emblem of a player centred on (x, y), `size` to each side."""
    brush.polygon([(x + dx * size, y + dy * size) for dx, dy in _SHAPES[player]()], colour, None)


def badge(brush: Brush, x: float, y: float, radius: float, player: int, colour: Colour) -> None:
    brush.circle(x, y, radius, colour)
    brush.line(arc(x, y, radius * 0.8, radius * 0.8, 190, 260), lighter(colour, 0.45), radius * 0.12)
    emblem(brush, player, x, y, radius * 0.58, emblem_colour(colour))


def emblem_colour(colour: Colour) -> Colour:
    # The weights of ITU-R BT.601 for the lightness that the eye sees.
    red, green, blue = colour[:3]
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 165 else (255, 250, 236)


PAVING: Colour = (206, 196, 178)


def castle(brush: Brush, player: int) -> None:
    """Draw a castle that fills its square, its roofs in the player's colour and the emblem on its flag."""
    colour = brush.theme.shown(PLAYER_COLOURS[player])
    _courtyard(brush)
    # From back to front: rear towers, wall, keep, front towers, flag.
    for x in (0.2, 0.8):
        _tower(brush, x, 0.5, 0.1, 0.2, colour)
    _wall(brush, 0.2, 0.8, 0.62)
    brush.box(0.3, 0.44, 0.4, 0.4, STONE_LIGHT)
    brush.box(0.58, 0.44, 0.12, 0.4, STONE, None)
    _battlements(brush, 0.28, 0.72, 0.44)
    brush.polygon(
        [(0.42, 0.88), (0.42, 0.7), *arc(0.5, 0.7, 0.08, 0.09, 180, 360), (0.58, 0.7), (0.58, 0.88)], WOOD_DARK
    )
    for x in (0.16, 0.84):
        _tower(brush, x, 0.86, 0.12, 0.26, colour)
    _flag(brush, player, colour)


def _courtyard(brush: Brush) -> None:
    brush.polygon(rounded(0.04, 0.04, 0.96, 0.96, 0.12), PAVING)
    # Joints between the stones.
    for row, y in enumerate((0.2, 0.36, 0.92)):
        for stone in range(4):
            x = 0.1 + stone * 0.21 + 0.06 * (row % 2)
            brush.line([(x, y), (x + 0.11, y)], (184, 172, 152), 0.018)


def _wall(brush: Brush, left: float, right: float, top: float) -> None:
    brush.box(left, top, right - left, 0.26, STONE)
    for course, y in enumerate((top + 0.09, top + 0.18)):
        for stone in range(4):
            x = left + 0.05 + stone * 0.14 + 0.05 * course
            brush.line([(x, y), (x + 0.06, y)], STONE_DARK, 0.014)


def _battlements(brush: Brush, left: float, right: float, base: float) -> None:
    teeth = 4
    step = (right - left) / (2 * teeth - 1)
    for tooth in range(teeth):
        brush.box(left + 2 * tooth * step, base - 0.06, step, 0.09, STONE_LIGHT)


def _tower(brush: Brush, x: float, foot: float, half: float, height: float, colour: Colour) -> None:
    top = foot - height
    brush.box(x - half, top, 2 * half, height, STONE_LIGHT)
    brush.polygon([(x + half * 0.3, top), (x + half, top), (x + half, foot), (x + half * 0.3, foot)], STONE, None)
    brush.box(x - half * 0.2, top + height * 0.3, half * 0.4, height * 0.34, INK, None)
    brush.polygon([(x - half * 1.3, top + 0.01), (x, top - half * 2.1), (x + half * 1.3, top + 0.01)], colour)
    # The lit side of the roof.
    lit = [(x - half * 0.95, top - 0.02), (x - half * 0.05, top - half * 1.75), (x - half * 0.2, top - 0.02)]
    brush.polygon(lit, lighter(colour, 0.35), None)


def _flag(brush: Brush, player: int, colour: Colour) -> None:
    # The pole: ink around cream.
    brush.line([(0.32, 0.46), (0.32, -0.02)], INK, 0.05)
    brush.line([(0.32, 0.46), (0.32, -0.01)], CREAM, 0.02)
    cloth: list[Point] = [
        (0.33, 0.0),
        (0.48, 0.03),
        (0.62, 0.0),
        (0.78, 0.02),
        (0.78, 0.37),
        (0.62, 0.35),
        (0.48, 0.38),
        (0.33, 0.35),
    ]
    brush.polygon(cloth, colour)
    emblem(brush, player, 0.56, 0.19, 0.135, emblem_colour(colour))


def king(brush: Brush, player: int) -> None:
    """Draw a piece in the middle of its square: a cloak in the player's colour with the emblem, and a crown."""
    colour = brush.theme.shown(PLAYER_COLOURS[player])
    brush.shadow(0.56, 0.9, 0.3, 0.09, 110)
    cloak = [(0.2, 0.9), (0.24, 0.66), (0.36, 0.44), (0.64, 0.44), (0.76, 0.66), (0.8, 0.9), (0.5, 0.95)]
    # The cloak and the light on it.
    brush.polygon(smooth(cloak), colour, INK, 0.03)
    brush.polygon(
        smooth([(0.27, 0.84), (0.3, 0.64), (0.4, 0.5), (0.38, 0.7), (0.33, 0.86)]), lighter(colour, 0.3), None
    )
    # The face, then a beard: brown below the eyes, and skin over all but its edge.
    brush.ellipse(0.5, 0.34, 0.15, 0.16, (244, 208, 172), INK, 0.03)
    brush.polygon([*arc(0.5, 0.36, 0.14, 0.17, 10, 170)], (150, 110, 84), None)
    brush.polygon(arc(0.5, 0.33, 0.1, 0.09, 0, 360), (244, 208, 172), None)
    for x in (0.455, 0.545):
        brush.circle(x, 0.33, 0.018, INK, None)
    crown_shape(brush, 0.5, 0.24, 0.2, 0.03)
    emblem(brush, player, 0.5, 0.7, 0.155, emblem_colour(colour))


def crown_shape(brush: Brush, x: float, foot: float, half: float, outline: float, stretch: float = 1.0) -> None:
    """Draw a crown that stands on `foot`, `half` its width to each side of `x`; `stretch` makes it taller."""
    points = ((-0.86, 0), (-1, -0.95), (-0.5, -0.5), (0, -1.2), (0.5, -0.5), (1, -0.95), (0.86, 0))
    brush.polygon([(x + dx * half, foot + dy * half * stretch) for dx, dy in points], GOLD, INK, outline)
    # The band at the foot, light on the left point.
    brush.line([(x - half * 0.72, foot - half * 0.18), (x + half * 0.72, foot - half * 0.18)], GOLD_DARK, half * 0.2)
    brush.line(
        [(x - half * 0.78, foot - half * 0.62 * stretch), (x - half * 0.5, foot - half * 0.36 * stretch)],
        GOLD_LIGHT,
        half * 0.12,
    )


def crowns(brush: Brush, count: int) -> None:
    """Draw that many crowns on a dark ribbon that hangs in the top left corner of the square."""
    width, left, top, bottom = 0.28, 0.065, 0.065, 0.355
    brush.polygon(rounded(left, top, left + 0.03 + width * count, bottom, 0.07), INK, RIBBON_RIM, 0.012)
    for number in range(count):
        crown_shape(brush, left + 0.015 + width * (number + 0.5), bottom - 0.05, 0.11, 0.001, 1.5)


def crown_badge(brush: Brush) -> None:
    """Draw a crown that fills most of its square, with room for a number below its points."""
    points: list[Point] = [(0.1, 0.94), (0.02, 0.16), (0.28, 0.3), (0.5, 0.04), (0.72, 0.3), (0.98, 0.16), (0.9, 0.94)]
    brush.polygon(points, GOLD, INK, 0.08)
    brush.line([(0.1, 0.3), (0.17, 0.84)], GOLD_LIGHT, 0.06)


LEAF = (96, 148, 78)
RED = (196, 60, 56)
PIECES = 9
"""Scraps of confetti on a square."""


def pennant(brush: Brush, player: int) -> None:
    """Draw a pennant in the player's colour with the emblem, on a cord along the north edge of the square."""
    colour = brush.theme.shown(PLAYER_COLOURS[player])
    cord: list[Point] = [(0.0, 0.06), (0.25, 0.14), (0.5, 0.17), (0.75, 0.14), (1.0, 0.06)]
    brush.polygon([(0.14, 0.12), (0.86, 0.12), (0.5, 0.98)], colour, INK, 0.035)
    brush.polygon([(0.24, 0.2), (0.4, 0.2), (0.46, 0.7)], lighter(colour, 0.25), None)
    emblem(brush, player, 0.5, 0.38, 0.17, emblem_colour(colour))
    brush.line(cord, INK, 0.08)
    brush.line(cord, CREAM, 0.04)


def wreath(brush: Brush) -> None:
    for side in (-1, 1):
        branch = [_on_circle(side, degrees, 0.4) for degrees in range(0, 141, 10)]
        brush.line(branch, WOOD, 0.02)
        for step in range(8):
            for lean in (-1, 1):
                _leaf(brush, side, 12 + 17 * step, lean)
        _leaf(brush, side, 146, 0)
    for side in (-1, 1):
        loop = [(0.5, 0.9), (0.5 + side * 0.14, 0.82), (0.5 + side * 0.17, 0.92), (0.5 + side * 0.05, 0.95)]
        brush.polygon(smooth(loop), RED, INK, 0.016)
    brush.circle(0.5, 0.91, 0.035, RED)


def _on_circle(side: int, degrees: float, radius: float) -> Point:
    """Return a point of the wreath, so many degrees from its foot up the left (-1) or the right (1) side."""
    angle = math.radians(degrees)
    return 0.5 + side * radius * math.sin(angle), 0.5 + radius * math.cos(angle)


def _leaf(brush: Brush, side: int, degrees: float, lean: int) -> None:
    """Draw a leaf that leans out of the wreath (1), into it (-1) or goes on along it (0)."""
    foot, tip = _on_circle(side, degrees, 0.4), _on_circle(side, degrees + 17, 0.4 + lean * 0.075)
    middle = ((foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2)
    # At a right angle to the leaf, a third of its length.
    across = ((tip[1] - foot[1]) * 0.3, (foot[0] - tip[0]) * 0.3)
    edge = [
        foot,
        (middle[0] + across[0], middle[1] + across[1]),
        tip,
        (middle[0] - across[0], middle[1] - across[1]),
    ]
    brush.polygon(smooth(edge), LEAF if lean < 0 else lighter(LEAF, 0.25), INK, 0.014)


def crown(brush: Brush) -> None:
    crown_shape(brush, 0.5, 0.84, 0.42, 0.035, 1.1)
    for x, y in ((0.08, 0.38), (0.5, 0.28), (0.92, 0.38)):
        brush.circle(x, y, 0.06, GOLD)
    for x, colour in ((0.28, PLAYER_COLOURS[1]), (0.5, RED), (0.72, PLAYER_COLOURS[4])):
        brush.circle(x, 0.68, 0.055, colour)


def ribbon_end(brush: Brush, side: int) -> None:
    """Draw the end of a ribbon west (-1) or east (1) of it, a little lower than the ribbon and behind it."""

    def turned(points: list[Point]) -> list[Point]:
        return [(x if side < 0 else 1 - x, y) for x, y in points]

    tail: list[Point] = [(-0.1, 0.2), (1.1, 0.2), (1.1, 1.14), (-0.1, 1.14), (0.16, 0.67)]
    brush.polygon(turned(tail), GOLD_DARK, INK, 0.045)
    brush.polygon(turned([(0.72, 0.96), (1.1, 0.96), (1.1, 1.14)]), darker(GOLD_DARK, 0.5), INK, 0.045)


def confetti(brush: Brush, variant: int) -> None:
    """Draw scraps of paper in the players' colours; `variant` says how they lie."""
    # Seeded, so that they lie the same way in every process.
    random = Random(f"confetti {variant}")
    for _ in range(PIECES):
        x, y, turn = random.random(), random.random(), random.uniform(0, math.pi)
        colour = random.choice(PLAYER_COLOURS)
        dx, dy = 0.035 * math.cos(turn), 0.035 * math.sin(turn)
        scrap = [(x - dx, y - dy), (x + dy / 2, y - dx / 2), (x + dx, y + dy), (x - dy / 2, y + dx / 2)]
        brush.polygon(scrap if random.random() < 0.7 else arc(x, y, 0.02, 0.02, 0, 360), colour, None)
