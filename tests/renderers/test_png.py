from io import BytesIO

import pytest
from PIL import Image

from renderers import THEMES, Localizer, Theme, picture, table_view
from renderers.design import BACKGROUND, PLAYER_COLORS
from renderers.painting.files import png_bytes
from renderers.painting.palette import colors
from tests.recorded_games import RECORD_OF, states_of
from tests.renderers.helpers import LARGEST_FILE, NAMES, views_of
from tools.art.palettes import fixed_colors


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("size", [(1, 1), (8, 3), (31, 17), (720, 1)])
def test_a_file_has_every_pixel_in_its_place(size: tuple[int, int], theme: Theme) -> None:
    image = Image.new("RGB", size, theme.shown(BACKGROUND))
    spots = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
    for spot, color in zip(spots, PLAYER_COLORS, strict=False):
        image.putpixel(spot, theme.shown(color))
    with Image.open(BytesIO(png_bytes(image, theme))) as file:
        file.verify()  # checksums
    shown = Image.open(BytesIO(png_bytes(image, theme)))
    assert (shown.format, shown.mode, shown.size) == ("PNG", "P", size)
    assert shown.convert("RGB").tobytes() == image.tobytes()


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_a_palette_holds_the_colors_of_the_design_exactly(theme: Theme) -> None:
    palette = colors(theme.palette)
    held = {tuple(palette[start : start + 3]) for start in range(0, len(palette), 3)}
    assert {*fixed_colors(theme)} <= held


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("game", RECORD_OF)
@pytest.mark.sampled(29)
def test_no_picture_of_a_recorded_game_is_larger_than_110_kb(localizer: Localizer, game: str, theme: Theme) -> None:
    states = states_of(game)
    for share in (0.3, 0.6, 0.9, 1.0):
        sizes = [len(picture(view, localizer, theme)) for view in views_of(states, share)]
        assert max(sizes) <= LARGEST_FILE
    # The last tables before the points of the end are the largest pictures.
    assert all(len(picture(table_view(state, NAMES), localizer, theme)) <= LARGEST_FILE for state in states[-8:])
