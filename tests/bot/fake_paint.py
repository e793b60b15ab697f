"""Pictures that take no time to paint, for tests that are about texts and buttons."""

from collections.abc import Iterator
from io import BytesIO

from PIL import Image

from bot.localization.fluent import FluentLocalizer
from renderers import FilmView, Picture, Theme, View, alt_text


def _blank() -> bytes:
    buffer = BytesIO()
    Image.new("RGB", (1, 1)).save(buffer, "PNG")
    return buffer.getvalue()


BLANK = _blank()


def fake_film(_: FilmView, __: FluentLocalizer, ___: Theme) -> Iterator[bytes | None]:
    """Draw nothing, in as many steps as a film of two frames takes."""
    yield from (None, None, BLANK)


def fake_picture(view: View, words: FluentLocalizer, _: Theme) -> Picture:
    """Return a dot with the alt text of the real picture."""
    return Picture(BLANK, alt_text(view, words))
