"""Pictures described in paragraphs, for text mode."""

from collections.abc import Iterator
from enum import IntEnum
from typing import Final

from bot.chat.kit.markup import bullet, heading
from bot.games.names import verbatim
from bot.localization.fluent import FluentLocalizer
from renderers import Passage, View, describe
from renderers.description import summed_up

HEADING_LEVEL: Final = 3


class Detail(IntEnum):
    """How much the description of a picture says, from the most to the least."""

    FULL = -1
    BRIEF = 0
    SCORES = 1
    """As BRIEF, but several kingdoms only with their owners and points."""
    HEADINGS = 2
    """As SCORES, but boards only with their headings."""


def view_text(view: View, localizer: FluentLocalizer, detail: Detail = Detail.FULL) -> str:
    passages = describe(view, localizer, brief=detail is not Detail.FULL)
    return "\n".join(line for passage in passages for line in _lines(summed_up(passage, detail)))


def _lines(passage: Passage) -> Iterator[str]:
    # Headings contain names of players.
    if passage.heading:
        yield heading(verbatim(passage.heading), HEADING_LEVEL)
    yield from map(verbatim, passage.sentences)
    yield from (bullet(verbatim(item)) for item in passage.items)
