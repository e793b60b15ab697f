from io import BytesIO

import pytest
from PIL import Image

from renderers import THEMES, Theme
from renderers.design import BACKGROUND, PLAYER_COLORS
from renderers.files import png_bytes


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
    # A palette has the colors of players only nearly.
    differences = zip(image.tobytes(), shown.convert("RGB").tobytes(), strict=True)
    assert max(abs(one - other) for one, other in differences) <= 12
