"""The builders' board as headings, sentences and lists."""

from __future__ import annotations

from collections.abc import Iterator

from renderers.court.view import CourtView, StackView
from renderers.court.wording import board_sentences, offer_text, stack_names, stack_title
from renderers.description import Passage, passages
from renderers.localizer import Localizer, comma_list


@passages.register
def _(view: CourtView, localizer: Localizer, brief: bool) -> Iterator[Passage]:  # noqa: FBT001
    offers = (offer_text(offer, view, localizer) for offer in view.offers)
    told = (*board_sentences(view, localizer), _empty_slots(view, localizer))
    yield Passage(localizer("board-title"), tuple(filter(None, told)), tuple(filter(None, offers)))
    yield from passages(view.draft, localizer, brief)


def _empty_slots(view: CourtView, localizer: Localizer) -> str:
    empty = [str(offer.price) for offer in view.offers if offer.building is None]
    return localizer("long-empty", count=len(empty), prices=comma_list(empty, localizer)) if empty else ""


@passages.register
def _(view: StackView, localizer: Localizer, brief: bool) -> Iterator[Passage]:  # noqa: ARG001, FBT001
    yield Passage(stack_title(view, localizer), items=tuple(stack_names(view, localizer)))
