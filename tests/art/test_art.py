"""The drawings in tools/art/ and the sprites that are made of them."""

import pytest

from engine import Terrain
from engine.court.buildings import BUILDINGS
from renderers import THEMES, Theme, pack
from renderers.court.view import Building, Token
from renderers.design import CONTRAST, SQUARES, STORYBOOK
from renderers.draw_operations import Confetti, CrownBadge, Crowns, Ornament, Seam, SpriteKey
from tools.art.__main__ import DIGESTS, SPRITES, colored, digests, drawings, painted, scaled, table

KEYS: list[SpriteKey] = [
    *Ornament,
    *Token,
    *(Building(each.id) for each in BUILDINGS),
    *(Crowns(count) for count in (1, 2, 3)),
    *map(Seam, Terrain),
    *map(Confetti, range(6)),
    CrownBadge(),
]


def test_the_sprites_were_made_from_these_drawings_and_colors() -> None:
    assert DIGESTS.read_text("utf-8") == digests(), "run make art"


@pytest.mark.parametrize("name", ["motifs/town/well", "king-3", "coin"])
def test_a_drawing_becomes_the_same_sprite_again(name: str) -> None:
    [(drawing, player)] = [(drawing, player) for each, drawing, player in drawings() if each == name]
    made = [*scaled(name, painted(colored(drawing, table(STORYBOOK, player))))]
    stored = pack.drawings(STORYBOOK.name)[name]
    assert [each._replace(start=0, length=0) for each in stored] == [each for each, _ in made]
    assert [pack.pixels(STORYBOOK.name, each) for each in stored] == [pixels for _, pixels in made]


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_land_is_stored_in_every_size_of_a_square(theme: Theme) -> None:
    grounds = {name: sizes for name, sizes in pack.drawings(theme.name).items() if name.startswith("grounds/")}
    assert all(tuple(each.side for each in sizes) == SQUARES for sizes in grounds.values())
    assert len(grounds) == {"storybook": 8, "distinct": 7, "contrast": 3}[theme.name]


def test_every_sprite_has_its_drawings_and_no_drawing_is_left_over() -> None:
    parts = {part.drawing for key in KEYS for part in key.parts}
    of_players = {
        f"{name}-{player}" for name in ("castle", "grand-castle", "king", "shield", "pennant") for player in range(1, 9)
    }
    drawn = {name for name, _, _ in drawings() if not name.startswith(("motifs/", "set-pieces/"))}
    assert drawn == parts | of_players


def test_a_theme_replaces_the_colors_of_a_drawing() -> None:
    drawing = '<path fill="none" stroke="#3a2a30"/><rect fill="#ff00ff" fill-opacity="0.4"/>'
    assert colored(drawing, table(CONTRAST, 1)) == (
        '<path fill="none" stroke="#000000"/><rect fill="#0e5bc1" fill-opacity="0.4"/>'
    )


@pytest.mark.parametrize("paint", ["#3a2a31", "#3A2A30", "red", "url(#shade)", "currentColor"])
def test_a_color_that_the_design_lacks_is_an_error(paint: str) -> None:
    with pytest.raises(ValueError, match="no colors of"):
        colored(f'<path fill="{paint}"/>', table(STORYBOOK, 0))


def test_all_sprites_together_are_small() -> None:
    assert sum(path.stat().st_size for path in SPRITES.iterdir()) <= 6_000_000
