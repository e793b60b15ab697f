import json
from collections.abc import Callable
from itertools import combinations, groupby, product
from zlib import decompress

import pytest
from PIL import ImageStat

from engine import Terrain
from renderers import design, sprites
from renderers.draw_operations import Castle, Crowns, Emblem, KingPiece, SpriteKey
from renderers.motifs import motifs
from renderers.pack import Stored, drawings, packed, pixels
from tests.renderers.images import difference, square, standing_free


@pytest.mark.parametrize(("one", "other"), list(combinations(Terrain, 2)))
def test_terrains_differ_without_their_colors(one: Terrain, other: Terrain) -> None:
    assert min(difference(square(one, a), square(other, b)) for a, b in product(motifs(one), motifs(other))) > 10


@pytest.mark.parametrize("terrain", Terrain)
def test_every_terrain_has_a_texture_and_motifs_that_differ(terrain: Terrain) -> None:
    pictures = [square(terrain, motif) for motif in motifs(terrain)]
    assert all(ImageStat.Stat(picture).stddev[0] > 5 for picture in pictures)
    assert all(difference(*pair) > 1 for pair in combinations(pictures, 2))


def test_every_player_has_a_color() -> None:
    assert len(design.PLAYER_COLORS) == len(set(design.PLAYER_COLORS)) == 8


@pytest.mark.parametrize("piece", [Castle, KingPiece, Emblem])
def test_pieces_of_players_differ_without_their_colors(piece: Callable[[int], SpriteKey]) -> None:
    pictures = [standing_free(piece(player)) for player in range(8)]
    assert all(difference(*pair) > 0.4 for pair in combinations(pictures, 2))


@pytest.mark.parametrize("count", [1, 2, 3])
def test_crowns_can_be_counted_at_40_pixels(count: int) -> None:
    image = sprites.sprite(Crowns(count), 40).image.convert("RGB")
    reds = image.crop((3, 10, image.width - 3, 11)).getchannel("R").tobytes()
    is_gold = [red > 130 for red in reds]
    assert [golden for golden, _ in groupby(is_gold)].count(True) == count


def test_crowns_hang_in_the_top_left_corner() -> None:
    placed = sprites.sprite(Crowns(3), 40)
    assert 0 <= placed.x <= 4
    assert 0 <= placed.y <= 4
    assert placed.x + placed.image.width <= 40
    assert placed.y + placed.image.height <= 17


def test_equal_pixels_are_stored_once_and_read_as_they_were() -> None:
    name, [small, large, *_] = next((name, sizes) for name, sizes in drawings("storybook").items() if len(sizes) > 1)
    one, other = (pixels("storybook", each) for each in (small, large))
    index, _, file = packed({"again": [(small, one)], name: [(small, one), (large, other)]}).partition(b"\n")
    read = {key: [Stored(*each) for each in sizes] for key, sizes in json.loads(index).items()}
    assert read["again"] == read[name][:1]
    assert [decompress(file[each.start :][: each.length]) for each in read[name]] == [one, other]
