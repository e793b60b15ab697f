from collections.abc import Callable
from itertools import combinations, groupby, product

import pytest
from PIL import ImageChops, ImageStat

from engine import Terrain
from renderers import design, sprites
from renderers.draw_operations import Castle, Corner, Crowns, Drawing, Emblem, KingPiece, Land, SpriteKey
from renderers.motifs import motifs
from renderers.paint import paint
from tests.renderers.images import SIZE, difference, square, standing_free


@pytest.mark.parametrize(("one", "other"), list(combinations(Terrain, 2)))
def test_terrains_differ_without_their_colors(one: Terrain, other: Terrain) -> None:
    assert min(difference(square(one, a), square(other, b)) for a, b in product(motifs(one), motifs(other))) > 10


@pytest.mark.parametrize("terrain", Terrain)
def test_every_terrain_has_a_texture_and_motifs_that_differ(terrain: Terrain) -> None:
    pictures = [square(terrain, motif) for motif in motifs(terrain)]
    assert all(ImageStat.Stat(picture).stddev[0] > 5 for picture in pictures)
    assert all(difference(*pair) > 1 for pair in combinations(pictures, 2))


@pytest.mark.parametrize("terrain", Terrain)
def test_a_square_amid_its_land_shows_no_border(terrain: Terrain) -> None:
    amid, alone = (
        paint(Drawing(SIZE, SIZE, (Land(terrain, 0, 0, SIZE, (corner,) * 4, (0, 0)),)))
        for corner in (Corner.OPEN, Corner.ROUND)
    )
    assert amid.tobytes() == sprites.ground(terrain, SIZE).convert("RGB").crop((0, 0, SIZE, SIZE)).tobytes()
    assert difference(amid.convert("L"), alone.convert("L")) > 1


@pytest.mark.parametrize("terrain", Terrain)
def test_the_ground_goes_on_over_its_own_edge(terrain: Terrain) -> None:
    ground = sprites.ground(terrain, SIZE).convert("L")
    side = ground.width
    turned = ImageChops.offset(ground, side // 2)
    middle = side // 2
    across = difference(turned.crop((middle - 1, 0, middle, side)), turned.crop((middle, 0, middle + 1, side)))
    inside = difference(ground.crop((middle - 1, 0, middle, side)), ground.crop((middle, 0, middle + 1, side)))
    assert across < 3 * inside + 6


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


@pytest.mark.parametrize(
    ("beside", "above", "across", "corner"),
    [
        (True, True, True, Corner.OPEN),
        (True, True, False, Corner.NOTCH),
        (True, False, True, Corner.ABOVE),
        (False, True, True, Corner.BESIDE),
        (False, False, True, Corner.ROUND),
    ],
)
def test_a_quarter_has_borders_to_squares_that_are_not_of_its_land(
    *, beside: bool, above: bool, across: bool, corner: Corner
) -> None:
    assert Corner.of(beside=beside, above=above, across=across) is corner


@pytest.mark.parametrize("place", range(4))
def test_a_round_corner_is_open_on_the_outside_of_its_quarter(place: int) -> None:
    border = sprites.quarter(Terrain.LAKE, Corner.ROUND, place, SIZE).border.getchannel("A")
    outside = (border.width - 1 if place % 2 else 0, border.height - 1 if place // 2 else 0)
    inside = (0 if place % 2 else border.width - 1, 0 if place // 2 else border.height - 1)
    assert (border.getpixel(outside), border.getpixel(inside)) == (0, 255)
