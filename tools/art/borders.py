"""The border of a property, square by square, in quarters.

A quarter of a square has three neighbors: at the side, above or below, and across the corner. The neighbors within the
same property determine one of five kinds of corner (`draw_operations.Corner`), so 4 × 5 small masks draw every
property. The module draws north west quarters, and the other quarters are mirror images.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias, TypeVar

from PIL import Image, ImageDraw

from renderers.design import GROUNDS, INK, Color, Ground, Theme
from renderers.draw_operations import Corner

Point: TypeAlias = tuple[float, float]
T = TypeVar("T")

STEPS = 24
"""The number of steps of each curve."""
INSET, INK_WIDTH, ROUNDING = 0.012, 0.024, 0.2
"""The distance of land from the edge of a square, the width of the ink, and the radius of corners, in squares."""
_STRAIGHT = Ground((), (), (), (), border_width=0.0, wobble=0.0, waves=1)


OVERSAMPLING = 2
"""The scale of shapes before scaling down. Scaling down makes smooth edges."""
MASTER = 240
"""The side of a square, in pixels. No square in a picture is larger."""


class Brush:
    """Fills shapes on an empty square canvas. Coordinates are in squares, x to the east and y to the south.

    The methods take the usual colors, and draw with the colors of the brush's theme.
    """

    def __init__(self, side: float, theme: Theme) -> None:
        self.scale: float = MASTER * OVERSAMPLING
        self.theme = theme
        self._image = Image.new("RGBA", (round(side * self.scale),) * 2)
        self._draw = ImageDraw.Draw(self._image)

    def finished(self) -> Image.Image:
        return self._image.reduce(OVERSAMPLING)

    def polygon(self, points: Iterable[Point], fill: Color) -> None:
        self._draw.polygon([(x * self.scale, y * self.scale) for x, y in points], self.theme.shown(fill))

    def box(self, x: float, y: float, width: float, height: float, fill: Color) -> None:
        self.polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], fill)


def land_shape(corner: Corner, ground: Ground, depth: float) -> list[Point]:
    """Return the land of a north west quarter with an edge, `depth` squares inside the edge.

    The corner of the square is (0, 0).
    """
    half = [0.5 * step / STEPS for step in range(STEPS + 1)]
    above = [(along, depth + _wobble(ground, along)) for along in half]
    beside = [(y, x) for x, y in above]
    if corner is Corner.ABOVE:
        return [*above, (0.5, 0.5), (0.0, 0.5)]
    if corner is Corner.BESIDE:
        return [*beside, (0.5, 0.5), (0.5, 0.0)]
    if corner is Corner.ROUND:
        return [*_rounded(ground, depth), (0.5, 0.5)]
    return [*_inner_corner(depth), (0.5, 0.0), (0.5, 0.5), (0.0, 0.5)]


def _wobble(ground: Ground, along: float) -> float:
    """Return the wobble of the border at a distance from the corner. At both ends borders meet, and the wobble is 0."""
    return ground.wobble * math.sin(2 * math.pi * ground.waves * along)


def _rounded(ground: Ground, depth: float) -> list[Point]:
    """Return the points from (depth, 0.5) up, around the corner and on to (0.5, depth)."""
    reach = depth + ROUNDING
    straight = [0.5 - (0.5 - reach) * step / STEPS for step in range(STEPS + 1)]
    # The wobble fades out toward the rounded corner, so the border and the corner meet.
    fade = [(along, (along - reach) / (0.5 - reach)) for along in straight]
    up = [(depth + _wobble(ground, along) * min(1.0, 3 * share), along) for along, share in fade]
    turn = [
        (depth + ROUNDING * (1 - math.cos(angle)), depth + ROUNDING * (1 - math.sin(angle)))
        for angle in (math.pi / 2 * step / STEPS for step in range(STEPS + 1))
    ]
    return [*up, *turn, *((y, x) for x, y in reversed(up))]


def _inner_corner(depth: float) -> list[Point]:
    """Return the points from (0, depth) around the missing corner to (depth, 0)."""
    angles = [math.pi / 2 * step / STEPS for step in range(STEPS + 1)]
    return [(depth * math.sin(angle), depth * math.cos(angle)) for angle in angles]


def border(brush: Brush, corner: Corner, ground: Ground) -> None:
    """Draw ink and border of the north west quarter, and fill the place of the land."""
    # The second shape leaves the edge of the first shape visible, and the land will leave the edge of the second shape.
    brush.polygon(land_shape(corner, ground, INSET), INK)
    brush.polygon(land_shape(corner, ground, INSET + INK_WIDTH), ground.border)


def land_mask(brush: Brush, corner: Corner, ground: Ground) -> None:
    """Fill the land of the north west quarter. The result is a mask, so any color will do."""
    depth = INSET + INK_WIDTH + ground.border_width
    brush.polygon(land_shape(corner, ground, depth), (255, 255, 255, 255))


def outline(brush: Brush, corner: Corner, style: Stroke) -> None:
    """Fill the outline in the north west quarter. The result is a mask, so any color will do."""
    brush.polygon(land_shape(corner, _STRAIGHT, style.depth), (255,) * 4)
    # The transparent shapes erase the inside of the line, and the gaps of a dashed line.
    brush.polygon(land_shape(corner, _STRAIGHT, style.depth + style.width), (0,) * 4)
    for x, y, width, height in style.gaps:
        brush.box(x, y, width, height, (0,) * 4)


@dataclass(frozen=True)
class Stroke:
    """The style of an outline. All numbers are in squares."""

    depth: float
    """The distance of the line from the edge."""
    width: float
    gaps: tuple[tuple[float, float, float, float], ...] = ()
    """The boxes between the dashes of a dashed line."""


_DASHES = tuple(
    box for start in (0.08, 0.3) for box in ((start + 0.02, 0.0, 0.1, 0.12), (0.0, start + 0.02, 0.12, 0.1))
)
OUTLINE_STYLES = MappingProxyType(
    {
        "last": Stroke(0.015, 0.045),
        "ghost": Stroke(0.015, 0.045, _DASHES),
        "property": Stroke(0.012, 0.035),
        "halo": Stroke(0.0, 0.1),
    }
)


def quarters(theme: Theme) -> Iterator[tuple[str, Image.Image]]:
    """Yield the name and the picture of each north west quarter of a border, of a mask of land, and of an outline."""
    for corner in (each for each in Corner if each is not Corner.OPEN):
        for terrain, ground in GROUNDS.items():
            name = f"{terrain.value}-{corner.value}"
            yield f"borders/{name}", _north_west(theme, border, corner, ground)
            yield f"land/{name}", _north_west(theme, land_mask, corner, ground)
        for style, stroke in OUTLINE_STYLES.items():
            yield f"outlines/{style}-{corner.value}", _north_west(theme, outline, corner, stroke)


def _north_west(theme: Theme, draw: Callable[[Brush, Corner, T], None], corner: Corner, style: T) -> Image.Image:
    brush = Brush(0.5, theme)
    draw(brush, corner, style)
    return brush.finished()
