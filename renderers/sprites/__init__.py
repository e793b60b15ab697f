"""The products of `make art`, scaled and cached: sprites, grounds and the borders of land.

A key (`renderers.draw_operations`) names a sprite and the drawings of the sprite.
"""

from enum import Enum
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple, TypeAlias

from PIL import Image

from engine.dominoes import Terrain
from renderers.design import STORYBOOK, Theme
from renderers.draw_operations import Corner, SpriteKey
from renderers.drawing_cache import drawing_cache

SQUARE = 288
"""The side of a square in a drawing's file, in pixels."""
REDUCED = 2
"""How many times smaller a drawing is in memory, for squares that do not need a larger one."""
PERIOD = 3
"""The ground of a terrain repeats every `PERIOD` squares, in both directions."""
MASTERS = 64
"""The number of cached drawings, of up to 0.8 MB each if reduced. A new size of a square needs a drawing only once."""
OVERHANG = 0.25
"""The maximum overhang of a sprite beyond its square, in squares."""


class Unseen(Enum):
    """Unknown land: a sheet of an old map within reach, and mist out of reach."""

    NEAR = "near"
    FAR = "far"


Land: TypeAlias = Terrain | Unseen


class PlacedImage(NamedTuple):
    """A picture without transparent margins, and the offset from the north west corner of the square, in pixels."""

    image: Image.Image
    x: int
    y: int


@drawing_cache
def sprite(key: SpriteKey, size: int, theme: Theme = STORYBOOK) -> PlacedImage:
    """Return the sprite for a square of `size` pixels."""
    over = round(size * OVERHANG)
    whole = Image.new("RGBA", (size + 2 * over,) * 2)
    factor = _factor(size)
    for part in key.parts:
        image = _drawing(part.drawing, theme, factor)
        # A drawing larger than its square overhangs all sides alike.
        margin = (image.width * factor / (SQUARE * part.squares) - 1) / 2
        side = round(size * part.width * (1 + 2 * margin))
        x, y = (over + round(size * (start - margin * part.width)) for start in (part.x, part.y))
        whole.alpha_composite(image.resize((side, side), Image.Resampling.LANCZOS).convert("RGBA"), (x, y))
    # Most of the overhang is empty, and a smaller image takes less memory and less time.
    left, top, right, bottom = whole.getbbox() or (0, 0, *whole.size)
    return PlacedImage(whole.crop((left, top, right, bottom)), left - over, top - over)


def _factor(size: int) -> int:
    return REDUCED if size * REDUCED <= SQUARE else 1


@lru_cache(MASTERS)
def _drawing(name: str, theme: Theme, factor: int) -> Image.Image:
    """Load a drawing as made by `make art`. A theme without a file of the drawing uses the usual theme's file.

    The colors are multiplied by the opacity. Otherwise Pillow would multiply the colors at every scaling.
    """
    folder = files("renderers") / "assets" / "sprites"
    found = (folder / each.name / f"{name}.png" for each in (theme, STORYBOOK))
    with next(each for each in found if each.is_file()).open("rb") as file:
        return Image.open(file).convert("RGBA").convert("RGBa").reduce(factor)


def ground(land: Land, size: int, theme: Theme = STORYBOOK) -> Image.Image:
    """Return bare land, `PERIOD` squares of `size` pixels on each side. Copies join without a seam."""
    drawing = _drawing(f"grounds/{land.value}", theme, _factor(size))
    whole = drawing.resize((PERIOD * size, PERIOD * size), Image.Resampling.LANCZOS)
    return whole.convert("RGBA").convert("RGB")


@drawing_cache
def ground_squares(land: Land, size: int, theme: Theme = STORYBOOK) -> tuple[tuple[Image.Image, ...], ...]:
    whole, starts = ground(land, size, theme), range(0, PERIOD * size, size)
    return tuple(tuple(whole.crop((west, north, west + size, north + size)) for north in starts) for west in starts)


class Edge(NamedTuple):
    """The border of a piece of land, and the mask of the land inside."""

    border: Image.Image
    land_mask: Image.Image


@drawing_cache
def edge(terrain: Terrain, corners: tuple[Corner, ...], size: int, theme: Theme = STORYBOOK) -> Edge:
    """Return the edge of a square of `size` pixels, an even number, at the edge of the land."""
    whole = Edge(Image.new("RGBA", (size, size)), Image.new("L", (size, size), 255))
    for index, corner in enumerate(corners):
        if corner is not Corner.OPEN:
            at = index % 2 * size // 2, index // 2 * size // 2
            for image, part in zip(whole, quarter(terrain, corner, index, size, theme), strict=True):
                image.paste(part, at)
    return whole


@drawing_cache
def quarter(terrain: Terrain, corner: Corner, quarter_index: int, size: int, theme: Theme = STORYBOOK) -> Edge:
    """Return the edge of a quarter of a square of `size` pixels.

    `quarter_index` counts the quarters of a square: north west, north east, south west, south east.
    """
    if quarter_index:
        return Edge(*(_mirrored(each, quarter_index) for each in quarter(terrain, corner, 0, size, theme)))
    border, land = (_north_west(f"{kind}/{terrain.value}-{corner.value}", size, theme) for kind in ("borders", "land"))
    return Edge(border, land.getchannel("A"))


@drawing_cache
def outline_mask(style: str, corner: Corner, quarter_index: int, size: int) -> Image.Image:
    if quarter_index:
        return _mirrored(outline_mask(style, corner, 0, size), quarter_index)
    return _north_west(f"outlines/{style}-{corner.value}", size).getchannel("A")


def _north_west(name: str, size: int, theme: Theme = STORYBOOK) -> Image.Image:
    return _drawing(name, theme, _factor(size)).resize((size // 2, size // 2), Image.Resampling.LANCZOS).convert("RGBA")


def _mirrored(north_west: Image.Image, quarter_index: int) -> Image.Image:
    # Quarters are numbered row by row: odd quarters lie in the east, and the last two quarters in the south.
    image = north_west.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if quarter_index % 2 else north_west
    return image.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if quarter_index // 2 else image
