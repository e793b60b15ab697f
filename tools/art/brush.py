"""A brush for grounds: shapes in units of one square, x to the east and y to the south.

The brush draws shapes large, and then scales the canvas down. The methods take the usual colors, and draw with the
colors of the brush's theme.
"""

import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw

from renderers.design import Color, Theme

Point: TypeAlias = tuple[float, float]

OVERSAMPLING = 2
"""The scale of shapes before scaling down. Scaling down makes smooth edges."""
MASTER = 240
"""The side of a square after scaling down, in pixels. No square in a picture is larger."""


class Brush:
    """Draws on an empty canvas of `period` squares in both directions.

    A shape across an edge of the canvas continues at the opposite edge, so copies of the canvas join without a seam.
    """

    def __init__(self, period: int, theme: Theme) -> None:
        self.scale: float = MASTER * OVERSAMPLING
        self.theme = theme
        self._image = Image.new("RGBA", (round(period * self.scale),) * 2)
        self._draw = ImageDraw.Draw(self._image)
        # The brush draws every shape at nine places. `_copies` leaves out shapes outside of the canvas.
        self._offsets = [(dx, dy) for dx in (-period, 0, period) for dy in (-period, 0, period)]

    def finished(self) -> Image.Image:
        return self._image.reduce(OVERSAMPLING)

    def fill(self, color: Color) -> None:
        self._image.paste(self.theme.shown(color), (0, 0, *self._image.size))

    def polygon(self, points: Iterable[Point], fill: Color) -> None:
        for pixels in self._copies(list(points)):
            self._draw.polygon(pixels, self.theme.shown(fill))

    def ellipse(  # noqa: PLR0913, PLR0917 - a center, two radii and the paint
        self, x: float, y: float, rx: float, ry: float, fill: Color, ink: Color | None = None, width: float = 0.0
    ) -> None:
        box = [(x - rx, y - ry), (x + rx, y + ry)]
        for (left, top), (right, bottom) in self._copies(box):
            shape = (left, top, right, bottom)
            if ink is None:
                self._draw.ellipse(shape, self.theme.shown(fill), width=0)
            else:
                self._draw.ellipse(shape, self.theme.shown(fill), self.theme.shown(ink), round(width * self.scale))

    def box(self, x: float, y: float, width: float, height: float, fill: Color) -> None:
        self.polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], fill)

    def line(self, points: Iterable[Point], color: Color, width: float) -> None:
        for pixels in self._copies(list(points)):
            self._stroke(pixels, color, width)

    def _stroke(self, pixels: Sequence[Point], color: Color, width: float) -> None:
        thickness = max(1, round(width * self.scale))
        color = self.theme.shown(color)
        self._draw.line(pixels, color, thickness, joint="curve")
        radius = thickness / 2 - 0.5
        for x, y in (pixels[0], pixels[-1]):
            self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), color)

    def _copies(self, points: Sequence[Point]) -> Iterable[list[Point]]:
        """Yield the points of a shape in pixels, for each visible copy of the shape."""
        for dx, dy in self._offsets:
            pixels = [((x + dx) * self.scale, (y + dy) * self.scale) for x, y in points]
            if self._is_visible(pixels):
                yield pixels

    def _is_visible(self, pixels: Sequence[Point]) -> bool:
        """Return whether any part of a shape is on the canvas. An outline may be a tenth of a square wide."""
        width, height = self._image.size
        slack = self.scale / 10
        across, down = [x for x, _ in pixels], [y for _, y in pixels]
        return (
            max(across) > -slack and min(across) < width + slack and max(down) > -slack and min(down) < height + slack
        )


def arc(x: float, y: float, rx: float, ry: float, start: float, end: float) -> list[Point]:
    """Return points of an ellipse, clockwise from `start` to `end` in degrees. The east is at 0 degrees."""
    steps = max(4, round(abs(end - start) / 6))
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(x + rx * math.cos(angle), y + ry * math.sin(angle)) for angle in angles]
