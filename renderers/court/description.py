"""The builders' board as headings, sentences and lists."""

from __future__ import annotations

from collections.abc import Iterator

from renderers.court.alt_text import board_sentences, offer_text
from renderers.court.view import CourtView
from renderers.description import Passage, passages
from renderers.localizer import Localizer


@passages.register
def _(view: CourtView, localizer: Localizer, brief: bool) -> Iterator[Passage]:  # noqa: FBT001
    offers = (offer_text(offer, view, localizer) for offer in view.offers)
    told = (*filter(None, board_sentences(view, localizer)),)
    yield Passage(localizer("board-title"), told, tuple(filter(None, offers)))
    yield from passages(view.draft, localizer, brief)
