"""Pictures and films as files: PNG with the palette of the theme, animated WebP.

Pillow does not write the PNG files, because zlib takes about four times as long as ISA-L for files of the same size:
see docs/decisions.md.
"""

from collections.abc import Collection
from io import BytesIO
from struct import pack

from isal import isal_zlib
from PIL import Image

from renderers.design import STORYBOOK, Theme
from renderers.layout.table import film_drawings
from renderers.localizer import Localizer
from renderers.painting.paint import paint
from renderers.painting.palette import colors, indexed
from renderers.view import FilmView

SIGNATURE = b"\x89PNG\r\n\x1a\n"
BITS, INDEXED = 8, 3
"""The number of bits of a pixel, and the PNG color type of pictures with a palette."""
COMPRESSION = 2
"""The level of ISA-L, from 0 to 3. Level 2 gives the smallest files, and is as fast as level 0."""

FILM, PREVIEW, POSTER = 25_000, 100, 4000
"""The maximum duration of a film, and of the poster in front, for previews, and at the end, in milliseconds."""
SLOW, LONGEST = 2000, 1000
"""The duration of a slow turn, and the maximum of another turn, in milliseconds."""
METHOD = 4
"""The WebP encoder's method, from 0 to 6. Lower values save almost no time."""


def png_bytes(image: Image.Image, theme: Theme = STORYBOOK) -> bytes:
    """Encode a picture as PNG (https://www.w3.org/TR/png-3/) with a palette: a quarter of the size of full color."""
    indices = indexed(image, theme)
    chunks = (
        _chunk(b"IHDR", pack(">2I5B", *image.size, BITS, INDEXED, 0, 0, 0)),
        _chunk(b"PLTE", colors(theme.palette)),
        _chunk(b"IDAT", isal_zlib.compress(_rows(indices), COMPRESSION)),
        _chunk(b"IEND", b""),
    )
    return b"".join((SIGNATURE, *chunks))


def _rows(indices: Image.Image) -> bytes:
    """Return the rows of pixels. A row begins with a zero, the code of a row without a filter."""
    return indices.crop((-1, 0, *indices.size)).tobytes()


def _chunk(kind: bytes, data: bytes) -> bytes:
    checksum = isal_zlib.crc32(data, isal_zlib.crc32(kind))
    return b"".join((pack(">I", len(data)), kind, data, pack(">I", checksum)))


def film_bytes(view: FilmView, localizer: Localizer, theme: Theme = STORYBOOK) -> bytes:
    """Draw a finished game as an animated WebP: the poster, a frame for each turn, the poster. Takes seconds."""
    first, *others = (indexed(paint(drawing, theme), theme) for drawing in film_drawings(view, localizer))
    file = BytesIO()
    # Key frames (`kmax`) would double the time and make the file larger.
    first.save(
        file,
        "WEBP",
        save_all=True,
        # Pillow notes these pictures in the first one: itself among them, all would stay until garbage is collected.
        append_images=[*others, first.copy()],
        duration=[PREVIEW, *turn_times(len(view.turns), view.slow), POSTER],
        lossless=True,
        method=METHOD,
        kmax=0,
    )
    return file.getvalue()


def turn_times(turns: int, slow: Collection[int]) -> list[int]:
    """Return the duration of each turn in a film, in milliseconds, given the indices of the slow turns.

    >>> turn_times(48, (7, 20, 21, 40, 47))[6:9]
    [253, 2000, 253]
    """
    rest = FILM - PREVIEW - POSTER - SLOW * len(slow)
    usual = min(LONGEST, rest // max(1, turns - len(slow)))
    return [SLOW if turn in slow else usual for turn in range(turns)]
