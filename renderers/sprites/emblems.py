"""Emblems: a plain silhouette for each player, which can be told apart at 12 pixels."""

from __future__ import annotations

import math
from collections.abc import Callable

from renderers.design import INK, Colour, lighter
from renderers.sprites.brush import Brush, Point, arc

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
    """Draw a round shield in the player's colour with the emblem on it."""
    brush.circle(x, y, radius, colour)
    brush.line(arc(x, y, radius * 0.8, radius * 0.8, 190, 260), lighter(colour, 0.45), radius * 0.12)
    emblem(brush, player, x, y, radius * 0.58, emblem_colour(colour))


def emblem_colour(colour: Colour) -> Colour:
    """Return ink for a light colour, cream for a dark one."""
    # The weights of ITU-R BT.601 for the lightness that the eye sees.
    red, green, blue = colour[:3]
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 165 else (255, 250, 236)
