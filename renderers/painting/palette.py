"""The palette of each theme, and pictures in its colors."""

from functools import cache
from importlib.resources import files

from PIL import Image

from renderers.design import Theme


def indexed(image: Image.Image, theme: Theme) -> Image.Image:
    """Return the picture with the nearest color of the theme's palette for each pixel, one byte a pixel."""
    return image.quantize(palette=_palette(theme.palette), dither=Image.Dither.NONE)


@cache
def _palette(name: str) -> Image.Image:
    """Load the palette of a theme. Choosing a palette for each picture would take longer than encoding the picture."""
    palette = Image.new("P", (1, 1))
    palette.putpalette(colors(name))
    return palette


@cache
def colors(name: str) -> bytes:
    """Read a palette as bytes: red, green and blue of each color in turn."""
    return bytes.fromhex((files("renderers") / "assets" / name).read_text(encoding="ascii"))
