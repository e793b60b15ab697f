"""Films: a finished game as an animated picture, with a frame for each turn and its poster at the end."""

from __future__ import annotations

from collections.abc import Iterator

from renderers.layout.film import film_drawings
from renderers.localizer import Localizer
from renderers.paint import paint
from renderers.png import indexed
from renderers.themes import STORYBOOK, Theme
from renderers.view import FilmView
from renderers.webp import frame_chunk, webp_bytes

SECONDS = 40
"""How long the turns take together at most."""
LONGEST_TURN, POSTER = 900, 8000
"""How long a turn and the poster are shown, in milliseconds."""


def film_steps(view: FilmView, localizer: Localizer, theme: Theme = STORYBOOK) -> Iterator[bytes | None]:
    """Draw a film in steps: None for each frame that is drawn, then the whole as a WebP file.

    Each step takes tens of milliseconds, in any thread, one after the other.
    """
    turn = min(LONGEST_TURN, SECONDS * 1000 // max(1, len(view.turns)))
    frames, before = list[bytes](), None
    for drawing in film_drawings(view, localizer):
        # With the colours of the palette alone a frame takes half of the bytes.
        image = indexed(paint(drawing, theme), theme).convert("RGB")
        frames.append(frame_chunk(image, before, turn if len(frames) < len(view.turns) else POSTER))
        before = image
        yield None
    assert before is not None
    yield webp_bytes(before.size, frames)
