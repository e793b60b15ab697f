"""What the court adds to alt texts: the builders' board, and the tiles that have not been turned up."""

from __future__ import annotations

from collections.abc import Iterator

from renderers.alt_text import alt_sentences, lines_to_choose_from
from renderers.court.view import CourtView, StackView
from renderers.court.wording import chosen_tile_text, stack_title
from renderers.localizer import Localizer


@alt_sentences.register
def _(view: CourtView, localizer: Localizer) -> Iterator[str]:
    yield localizer("alt-board")
    yield chosen_tile_text(view, localizer)
    yield localizer("alt-left", count=view.left)
    yield from lines_to_choose_from(view.draft, localizer)


@alt_sentences.register
def _(view: StackView, localizer: Localizer) -> Iterator[str]:
    yield localizer("alt-sentence", text=stack_title(view, localizer))
