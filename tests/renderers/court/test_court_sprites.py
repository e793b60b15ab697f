from functools import cache
from itertools import combinations

import pytest
from PIL import Image

from engine import Terrain
from engine.court.buildings import BUILDINGS
from renderers import sprites
from renderers.court.view import Building, Token, Towers
from renderers.draw_operations import SpriteKey
from renderers.motifs import motifs
from tests.renderers.images import SIZE, difference, square, standing_free

SIDE = 120
"""Pixels of a square as large as on the picture of one kingdom."""
IDS = [building.id for building in BUILDINGS]


@cache
def built(name: str) -> Image.Image:
    """A town square with the building, in grey, as small as on a table of four large kingdoms."""
    image = sprites.ground(Terrain.TOWN, SIZE).crop((0, 0, SIZE, SIZE))
    placed = sprites.sprite(Building(name), SIZE)
    image.paste(placed.image, (placed.x, placed.y), placed.image)
    return image.convert("L")


@pytest.mark.parametrize(("one", "other"), list(combinations(IDS, 2)))
def test_buildings_differ_without_their_colors(one: str, other: str) -> None:
    assert difference(built(one), built(other)) > 8


@pytest.mark.parametrize("name", IDS)
def test_a_building_does_not_look_like_the_houses_of_a_town(name: str) -> None:
    assert min(difference(built(name), square(Terrain.TOWN, motif)) for motif in motifs(Terrain.TOWN)) > 20


ON_LAND: dict[str, SpriteKey] = {
    **{name: Building(name) for name in IDS},
    **{f"{count} towers": Towers(count) for count in (1, 2, 3)},
    "knight": Token.KNIGHT_ON_LAND,
    "queen": Token.QUEEN_ON_LAND,
}


@pytest.mark.parametrize("name", ON_LAND)
def test_what_stands_on_a_square_covers_nothing_on_those_around_it(name: str) -> None:
    placed = sprites.sprite(ON_LAND[name], SIDE)
    assert placed.x >= -SIDE * 0.03
    assert placed.y >= -SIDE * 0.03
    assert placed.x + placed.image.width <= SIDE * 1.03
    assert placed.y + placed.image.height <= SIDE * 1.03


@pytest.mark.parametrize(("one", "other"), list(combinations(Token, 2)))
def test_tokens_differ_without_their_colors(one: Token, other: Token) -> None:
    assert difference(standing_free(one), standing_free(other)) > 3
