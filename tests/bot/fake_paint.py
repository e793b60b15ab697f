"""Pictures that take no time to paint, for tests that are about texts and buttons."""

from io import BytesIO

from PIL import Image

from bot.localization.fluent import FluentLocalizer
from renderers import Theme, View, alt_text


def _blank() -> bytes:
    buffer = BytesIO()
    Image.new("RGB", (1, 1)).save(buffer, "PNG")
    return buffer.getvalue()


BLANK = _blank()


def fake_picture(view: View, words: FluentLocalizer, _: Theme) -> bytes:
    """Return a dot, once the alt text of the real picture has been found."""
    alt_text(view, words)
    return BLANK
