"""Sprites: everything that is drawn by hand, each once, then scaled to the sizes that pictures ask for and kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from types import MappingProxyType
from typing import NamedTuple, Protocol, cast

from PIL import Image

from engine.dominoes import Terrain
from renderers.sprites import court, forest, grassland, halls, lake, mine, pieces, shops, swamp, town, wheat
from renderers.sprites.brush import Brush
from renderers.sprites.emblems import EMBLEMS, badge
from renderers.sprites.land import RIM_STYLES, Corner, border, land
from renderers.sprites.land import rim as draw_rim
from renderers.sprites.masonry import plate
from renderers.theme import GROUNDS, PLAYER_COLOURS

PERIOD = 3
"""After so many squares the ground of a terrain repeats, both ways."""
OVERHANG = 0.25
"""How far, in squares, a sprite that stands on a square may reach out of it."""
VARIANTS = 5
CACHE_SIZE = 4096


class _Landscape(Protocol):
    """What a module of this package says about its terrain."""

    VARIANTS: tuple[Callable[[Brush], None], ...]
    SEAM: Callable[[Brush], None]

    def ground(self, brush: Brush, rng: Random, period: float) -> None: ...


LANDSCAPES = MappingProxyType(
    {
        terrain: cast("_Landscape", module)
        for terrain, module in (
            (Terrain.WHEAT, wheat),
            (Terrain.FOREST, forest),
            (Terrain.LAKE, lake),
            (Terrain.GRASSLAND, grassland),
            (Terrain.SWAMP, swamp),
            (Terrain.MINE, mine),
            (Terrain.TOWN, town),
        )
    }
)


HOUSES: MappingProxyType[str, Callable[[Brush], None]] = MappingProxyType(
    {
        "bakery": shops.bakery,
        "sawmill": shops.sawmill,
        "fish_shop": shops.fish_shop,
        "weaver": shops.weaver,
        "merchant": shops.merchant,
        "smithy": shops.smithy,
        "church": shops.church,
        "vault_knights": halls.vault_knights,
        "vault_towers": halls.vault_towers,
        "small_tavern": halls.small_tavern,
        "big_tavern": halls.big_tavern,
        "guard_tower": halls.guard_tower,
        "fortified_castle": halls.fortified_castle,
        "travelling_castle": halls.travelling_castle,
        "training_camp": halls.training_camp,
        "statue": halls.statue,
        "queens_tower": halls.queens_tower,
    }
)
"""How each kind of building is drawn, by its id."""

TOKENS: MappingProxyType[str, Callable[[Brush], None]] = MappingProxyType(
    {
        "knight": court.knight,
        "knight-on-land": court.knight_on_land,
        "tower": court.tower,
        "coin": court.coin,
        "coin-out-of-reach": court.coin_out_of_reach,
        "medal": court.medal,
        "crown": court.crown,
        "queen": court.queen,
        "queen-on-land": court.queen_on_land,
        "stack": court.stack,
        "dragon-asleep": court.dragon_asleep,
        "dragon-awake": court.dragon_awake,
    }
)
"""What the court moves about, by name."""


class Standing(NamedTuple):
    """A sprite that stands on a square and may overhang it, by kind, subject and variant."""

    kind: str
    subject: Terrain | int | str
    variant: int = 0


def scenery(terrain: Terrain, variant: int) -> Standing:
    return Standing("scenery", terrain, variant)


def seam(terrain: Terrain) -> Standing:
    """What grows on the line between two squares of one property; centred on the square's north west corner."""
    return Standing("seam", terrain)


def castle(player: int) -> Standing:
    return Standing("castle", player)


def king(player: int) -> Standing:
    return Standing("king", player)


def crowns(count: int) -> Standing:
    return Standing("crowns", count)


def emblem(player: int) -> Standing:
    return Standing("emblem", player)


def building(name: str) -> Standing:
    """The building of that id, on its plate."""
    return Standing("building", name)


def towers(count: int) -> Standing:
    """Of a building, along the south edge of its square."""
    return Standing("towers", count)


def token(name: str) -> Standing:
    return Standing("token", name)


_DRAWN: MappingProxyType[str, Callable[[Brush, Standing], None]] = MappingProxyType(
    {
        "scenery": lambda brush, it: LANDSCAPES[cast("Terrain", it.subject)].VARIANTS[it.variant](brush),
        "seam": lambda brush, it: LANDSCAPES[cast("Terrain", it.subject)].SEAM(brush),
        "castle": lambda brush, it: pieces.castle(brush, cast("int", it.subject)),
        "king": lambda brush, it: pieces.king(brush, cast("int", it.subject)),
        "crowns": lambda brush, it: pieces.crowns(brush, cast("int", it.subject)),
        "building": lambda brush, it: _built(brush, cast("str", it.subject)),
        "towers": lambda brush, it: court.towers_on_land(brush, cast("int", it.subject)),
        "token": lambda brush, it: TOKENS[cast("str", it.subject)](brush),
        "emblem": lambda brush, it: badge(
            brush, 0.5, 0.5, 0.46, cast("int", it.subject), PLAYER_COLOURS[cast("int", it.subject)]
        ),
    }
)


def _built(brush: Brush, name: str) -> None:
    plate(brush)
    HOUSES[name](brush)


class Placed(NamedTuple):
    """A picture without its transparent margins, and where it lies from the north west corner of its square."""

    image: Image.Image
    x: int
    y: int


@lru_cache(CACHE_SIZE)
def standing(sprite: Standing, size: int) -> Placed:
    """The sprite for a square of `size` pixels."""
    over = round(size * OVERHANG)
    whole = _standing_master(sprite).resize((size + 2 * over,) * 2, Image.Resampling.LANCZOS)
    left, top, right, bottom = cast("tuple[int, int, int, int]", whole.getbbox())
    return Placed(whole.crop((left, top, right, bottom)), left - over, top - over)


@lru_cache(CACHE_SIZE)
def _standing_master(sprite: Standing) -> Image.Image:
    brush = Brush(1 + 2 * OVERHANG, 1 + 2 * OVERHANG, (-OVERHANG, -OVERHANG))
    _DRAWN[sprite.kind](brush, sprite)
    return brush.finished()


@lru_cache(CACHE_SIZE)
def ground(terrain: Terrain, size: int) -> Image.Image:
    """The bare land of a terrain, `PERIOD` squares of `size` pixels long and wide; copies of it join without a seam."""
    return _ground_master(terrain).resize((PERIOD * size, PERIOD * size), Image.Resampling.LANCZOS)


@lru_cache(CACHE_SIZE)
def _ground_master(terrain: Terrain) -> Image.Image:
    brush = Brush(PERIOD, PERIOD, period=PERIOD)
    brush.fill(GROUNDS[terrain].base)
    LANDSCAPES[terrain].ground(brush, Random(terrain.value), PERIOD)
    return brush.finished().convert("RGB")


class Quarter(NamedTuple):
    """The border of a quarter square, and the mask through which the land inside it shows."""

    border: Image.Image
    land: Image.Image


@lru_cache(CACHE_SIZE)
def quarter(terrain: Terrain, corner: Corner, place: int, size: int) -> Quarter:
    """`place` counts the quarters of a square: north west, north east, south west, south east; `size` is even."""
    ground = GROUNDS[terrain]
    around = _quarter(lambda brush: border(brush, corner, ground), place, size)
    return Quarter(around, _quarter(lambda brush: land(brush, corner, ground), place, size).getchannel("A"))


@lru_cache(CACHE_SIZE)
def rim(style: str, corner: Corner, place: int, size: int) -> Image.Image:
    """The mask of a line around land, on a quarter of a square."""
    return _quarter(lambda brush: draw_rim(brush, corner, RIM_STYLES[style]), place, size).getchannel("A")


def _quarter(draw: Callable[[Brush], None], place: int, size: int) -> Image.Image:
    """What is drawn for the north west, turned to its place."""
    brush = Brush(0.5, 0.5)
    draw(brush)
    canvas = brush.finished()
    if place % 2:
        canvas = canvas.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    if place // 2:
        canvas = canvas.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    return canvas.resize((size // 2, size // 2), Image.Resampling.LANCZOS)


__all__ = [
    "EMBLEMS",
    "HOUSES",
    "PERIOD",
    "TOKENS",
    "VARIANTS",
    "Corner",
    "Placed",
    "Standing",
    "building",
    "castle",
    "crowns",
    "emblem",
    "ground",
    "king",
    "quarter",
    "rim",
    "scenery",
    "seam",
    "standing",
    "token",
    "towers",
]
