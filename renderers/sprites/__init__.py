"""The products of `make art` as cached images: sprites, grounds and the borders of land.

A key (`renderers.draw_operations`) names a sprite and the drawings of the sprite. Together the caches usually take less
than 30 MB.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.dominoes import Terrain
from renderers.design import STORYBOOK, Theme
from renderers.draw_operations import Corner, Corners, PlacedDrawing, SpriteKey
from renderers.pack import drawings, pixels

PERIOD = 3
"""The ground of a terrain repeats every `PERIOD` squares, in both directions."""
UNKNOWN = "near"
"""The name of the map of unknown land."""
INSIDE = (Corner.OPEN,) * 4
"""The corners of a square amid its land."""


class PlacedImage(NamedTuple):
    """A picture without transparent margins, and the offset from the north west corner of the square, in pixels."""

    image: Image.Image
    x: int
    y: int


@lru_cache(700)
def sprite(key: SpriteKey, size: int, theme: Theme = STORYBOOK) -> PlacedImage:
    """Return the sprite for a square of `size` pixels. If no drawing has the size, the nearest size is centered."""
    return composed([_placed(part, size, theme) for part in key.parts])


def composed(placed: Sequence[PlacedImage]) -> PlacedImage:
    """Return pictures in one, given from back to front."""
    if len(placed) == 1:
        return placed[0]
    left, top = min(each.x for each in placed), min(each.y for each in placed)
    right = max(each.x + each.image.width for each in placed)
    whole = Image.new("RGBA", (right - left, max(each.y + each.image.height for each in placed) - top))
    for each in placed:
        whole.alpha_composite(each.image.convert("RGBA"), (each.x - left, each.y - top))
    return PlacedImage(whole, left, top)


def _placed(part: PlacedDrawing, size: int, theme: Theme) -> PlacedImage:
    side = round(size * part.width)
    sizes = drawings(_owner(part.drawing, theme))[part.drawing]
    stored = min(sizes, key=lambda each: (abs(each.side - side), -each.side))
    x, y = (round(size * start) + (side - stored.side) // 2 for start in (part.x, part.y))
    return PlacedImage(_image(part.drawing, stored.side, theme), x + stored.x, y + stored.y)


def _image(name: str, side: int, theme: Theme = STORYBOOK) -> Image.Image:
    """Load a drawing in one of its sizes."""
    owner = _owner(name, theme)
    [stored] = (each for each in drawings(owner)[name] if each.side == side)
    data, size = pixels(owner, stored), (stored.width, stored.height)
    if not stored.colors:
        return Image.frombytes(stored.mode, size, data)
    image = Image.frombytes("P", size, data[4 * stored.colors :])
    image.putpalette(data[: 4 * stored.colors], "RGBA")
    return image.convert(stored.mode)


def _owner(name: str, theme: Theme) -> str:
    """Return the name of the theme whose file has a drawing."""
    return theme.name if theme.basis is None or name in drawings(theme.name) else _owner(name, theme.basis)


@lru_cache(60)
def ground(terrain: Terrain | None, size: int, theme: Theme = STORYBOOK) -> Image.Image:
    """Return bare land, or the map of unknown land: `PERIOD` squares of `size` pixels on each side.

    Copies join without a seam.
    """
    return _image(f"grounds/{terrain.value if terrain else UNKNOWN}", size, theme)


@lru_cache(600)
def land_square(
    terrain: Terrain, corners: Corners, phase: tuple[int, int], size: int, theme: Theme = STORYBOOK
) -> Image.Image:
    """Return a square of land with its border, transparent beyond the border. `phase` is its place in the period."""
    west, north = phase[0] * size, phase[1] * size
    square = ground(terrain, size, theme).crop((west, north, west + size, north + size))
    if corners == INSIDE:
        return square
    border, land_mask = edge(terrain, corners, size, theme)
    square.putalpha(land_mask)
    return Image.alpha_composite(border, square)


class Edge(NamedTuple):
    """The border of a piece of land, and the mask of the land inside."""

    border: Image.Image
    land_mask: Image.Image


@lru_cache(600)
def edge(terrain: Terrain, corners: Corners, size: int, theme: Theme = STORYBOOK) -> Edge:
    """Return the edge of a square of `size` pixels, an even number, at the edge of the land."""
    whole = Edge(Image.new("RGBA", (size, size)), Image.new("L", (size, size), 255))
    for index, corner in enumerate(corners):
        if corner is not Corner.OPEN:
            at = index % 2 * size // 2, index // 2 * size // 2
            for image, part in zip(whole, quarter(terrain, corner, index, size, theme), strict=True):
                image.paste(part, at)
    return whole


def quarter(terrain: Terrain, corner: Corner, quarter_index: int, size: int, theme: Theme = STORYBOOK) -> Edge:
    """Return the edge of a quarter of a square of `size` pixels.

    `quarter_index` counts the quarters of a square: north west, north east, south west, south east.
    """
    if quarter_index:
        return Edge(*(mirrored(each, quarter_index) for each in quarter(terrain, corner, 0, size, theme)))
    return Edge(*(_image(f"{kind}/{terrain.value}-{corner.value}", size, theme) for kind in ("borders", "land")))


@lru_cache(200)
def outline_mask(style: str, corner: Corner, quarter_index: int, size: int) -> Image.Image:
    if quarter_index:
        return mirrored(outline_mask(style, corner, 0, size), quarter_index)
    return _image(f"outlines/{style}-{corner.value}", size)


def mirrored(north_west: Image.Image, quarter_index: int) -> Image.Image:
    """Return a picture of the quarter in the north west as a picture of another quarter."""
    # Quarters are numbered row by row: odd quarters lie in the east, and the last two quarters in the south.
    image = north_west.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if quarter_index % 2 else north_west
    return image.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if quarter_index // 2 else image
