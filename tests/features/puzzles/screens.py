"""The screens of puzzles, for laws that hold for every screen."""

from collections.abc import Iterator
from datetime import date

from bot.chat.kit.blocks import Screen
from bot.features.puzzles.feature import puzzle_page
from bot.localization.fluent import FluentLocalizer
from tests.bot.sample_tables import LONGEST_NAME
from tests.features.puzzles.sample_puzzles import DOMINO, SPOT


def pages(localizer: FluentLocalizer) -> Iterator[Screen]:
    """The question for a domino and the question for a spot, and their solutions after every answer."""
    for puzzle in (DOMINO, SPOT):
        for answer in ("", *(str(each.move) for each in puzzle.question.answers)):
            yield puzzle_page(puzzle, date(2026, 11, 22), LONGEST_NAME, localizer, answer)
