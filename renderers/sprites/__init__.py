"""Sprites: everything that is drawn by hand, once at a large size, then scaled to the sizes asked for and cached.

A sprite is named by its key (`renderers.draw_operations`). Its drawing is registered with `draw`, by the type of the
key.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial, singledispatch
from importlib import import_module
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from engine.dominoes import Terrain
from renderers.design import GROUNDS, PLAYER_COLOURS, STORYBOOK, Theme
from renderers.draw_operations import (
    Castle,
    Confetti,
    Corner,
    CrownBadge,
    Crowns,
    Emblem,
    Festive,
    King,
    Pennant,
    Scenery,
    Seam,
    SpriteKey,
)
from renderers.sprites import countryside, pieces, water_and_stone
from renderers.sprites.borders import OUTLINE_STYLES, border, land_mask, outline
from renderers.sprites.brush import Brush
from renderers.sprites.pieces import badge

PERIOD = 3
"""After so many squares the ground of a terrain repeats, both ways."""
OVERHANG = 0.25
"""How far, in squares, a sprite may reach out of its square."""
CACHE_SIZE = 4096
EDGES = 256
"""Edges of squares that are kept, of about 20 KB each."""

LANDSCAPES = MappingProxyType(
    {
        Terrain.WHEAT: countryside.WHEAT,
        Terrain.FOREST: countryside.FOREST,
        Terrain.LAKE: water_and_stone.LAKE,
        Terrain.GRASSLAND: countryside.GRASSLAND,
        Terrain.SWAMP: water_and_stone.SWAMP,
        Terrain.MINE: water_and_stone.MINE,
        Terrain.TOWN: water_and_stone.TOWN,
    }
)

FESTIVE: MappingProxyType[Festive, Callable[[Brush], None]] = MappingProxyType(
    {
        Festive.WREATH: pieces.wreath,
        Festive.CROWN: pieces.crown,
        Festive.RIBBON_WEST: partial(pieces.ribbon_end, side=-1),
        Festive.RIBBON_EAST: partial(pieces.ribbon_end, side=1),
    }
)


@singledispatch
def draw(key: SpriteKey, brush: Brush) -> None:  # noqa: ARG001 - what is registered for a type of key draws
    """Draw a sprite. Raises TypeError for a key whose type nobody registered a drawing for."""
    raise TypeError(f"no drawing of {key!r}")


@draw.register
def _(key: Scenery, brush: Brush) -> None:
    LANDSCAPES[key.terrain].scenery[key.variant](brush)


@draw.register
def _(key: Seam, brush: Brush) -> None:
    LANDSCAPES[key.terrain].seam(brush)


@draw.register
def _(key: Castle, brush: Brush) -> None:
    pieces.castle(brush, key.player_index)


@draw.register
def _(key: King, brush: Brush) -> None:
    pieces.king(brush, key.player_index)


@draw.register
def _(key: Crowns, brush: Brush) -> None:
    pieces.crowns(brush, key.count)


@draw.register
def _(key: CrownBadge, brush: Brush) -> None:  # noqa: ARG001 - there is only one
    pieces.crown_badge(brush)


@draw.register
def _(key: Emblem, brush: Brush) -> None:
    badge(brush, 0.5, 0.5, 0.46, key.player_index, brush.theme.shown(PLAYER_COLOURS[key.player_index]))


@draw.register
def _(key: Pennant, brush: Brush) -> None:
    pieces.pennant(brush, key.player_index)


@draw.register
def _(key: Confetti, brush: Brush) -> None:
    pieces.confetti(brush, key.variant)


@draw.register
def _(key: Festive, brush: Brush) -> None:
    FESTIVE[key](brush)


class PlacedImage(NamedTuple):
    """A picture without its transparent margins, and its offset in pixels from the north west corner of its square."""

    image: Image.Image
    x: int
    y: int


@lru_cache(CACHE_SIZE)
def sprite(key: SpriteKey, size: int, theme: Theme = STORYBOOK) -> PlacedImage:
    """Return the sprite for a square of `size` pixels."""
    over = round(size * OVERHANG)
    whole = _sprite_master(key, theme).resize((size + 2 * over,) * 2, Image.Resampling.LANCZOS)
    # Most of the overhang is empty; without it there is less to keep and to paste.
    left, top, right, bottom = whole.getbbox() or (0, 0, *whole.size)
    return PlacedImage(whole.crop((left, top, right, bottom)), left - over, top - over)


@lru_cache(CACHE_SIZE)
def _sprite_master(key: SpriteKey, theme: Theme) -> Image.Image:
    """Draw the sprite at the size of the masters, with a margin of `OVERHANG` squares on every side."""
    # The module registers its drawings with `draw` when it is imported.
    import_module(key.drawn_by)
    brush = Brush(1 + 2 * OVERHANG, 1 + 2 * OVERHANG, (-OVERHANG, -OVERHANG), theme=theme)
    draw(key, brush)
    return brush.finished()


def ground(terrain: Terrain, size: int, theme: Theme = STORYBOOK) -> Image.Image:
    """Return the bare land of a terrain, `PERIOD` squares of `size` pixels on each side; copies join without a seam."""
    return _ground_master(terrain, theme).resize((PERIOD * size, PERIOD * size), Image.Resampling.LANCZOS)


@lru_cache(CACHE_SIZE)
def ground_squares(terrain: Terrain, size: int, theme: Theme = STORYBOOK) -> tuple[tuple[Image.Image, ...], ...]:
    whole, starts = ground(terrain, size, theme), range(0, PERIOD * size, size)
    return tuple(tuple(whole.crop((west, north, west + size, north + size)) for north in starts) for west in starts)


@lru_cache(CACHE_SIZE)
def _ground_master(terrain: Terrain, theme: Theme) -> Image.Image:
    brush = Brush(PERIOD, PERIOD, period=PERIOD, theme=theme)
    brush.fill(GROUNDS[terrain].base)
    # Seeded by the terrain, so that land looks the same in every process.
    LANDSCAPES[terrain].ground(brush, Random(terrain.value), PERIOD)
    return brush.finished().convert("RGB")


class Edge(NamedTuple):
    """The border of a piece of land, and the mask through which the land inside it shows."""

    border: Image.Image
    land_mask: Image.Image


@lru_cache(EDGES)
def edge(terrain: Terrain, corners: tuple[Corner, ...], size: int, theme: Theme = STORYBOOK) -> Edge:
    """Return the edge of a square of `size` pixels, an even number, at the edge of its land."""
    whole = Edge(Image.new("RGBA", (size, size)), Image.new("L", (size, size), 255))
    for index, corner in enumerate(corners):
        if corner is not Corner.OPEN:
            at = index % 2 * size // 2, index // 2 * size // 2
            for image, part in zip(whole, quarter(terrain, corner, index, size, theme), strict=True):
                image.paste(part, at)
    return whole


@lru_cache(CACHE_SIZE)
def quarter(terrain: Terrain, corner: Corner, quarter_index: int, size: int, theme: Theme = STORYBOOK) -> Edge:
    """Return the edge of a quarter of a square of `size` pixels.

    `quarter_index` counts the quarters of a square: north west, north east, south west, south east.
    """
    style = GROUNDS[terrain]
    around = _mirrored_quarter(lambda brush: border(brush, corner, style), quarter_index, size, theme)
    inside = _mirrored_quarter(lambda brush: land_mask(brush, corner, style), quarter_index, size, theme)
    return Edge(around, inside.getchannel("A"))


@lru_cache(CACHE_SIZE)
def outline_mask(style: str, corner: Corner, quarter_index: int, size: int) -> Image.Image:
    line = _mirrored_quarter(lambda brush: outline(brush, corner, OUTLINE_STYLES[style]), quarter_index, size)
    return line.getchannel("A")


def _mirrored_quarter(
    draw_north_west: Callable[[Brush], None], quarter_index: int, size: int, theme: Theme = STORYBOOK
) -> Image.Image:
    brush = Brush(0.5, 0.5, theme=theme)
    draw_north_west(brush)
    # Quarters are numbered row by row, so odd ones lie in the east and the last two in the south.
    canvas = brush.finished()
    if quarter_index % 2:
        canvas = canvas.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    if quarter_index // 2:
        canvas = canvas.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    return canvas.resize((size // 2, size // 2), Image.Resampling.LANCZOS)
