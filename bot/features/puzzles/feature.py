"""The puzzle of the day: a position with one clearly better answer, below the page of the daily game."""

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Final

from bot.chat.handling.context import Services
from bot.chat.handling.feature import Feature
from bot.chat.slots import CAREER, STORED
from bot.features.puzzles.rows import ROWS, SqlPuzzleRepository
from bot.localization.fluent import FluentLocalizer


class PuzzleAction(StrEnum):
    """The actions of puzzles, whose texts are part of addresses."""

    SHOW_PUZZLE = "puzzle"
    ANSWER_PUZZLE = "answerpuzzle"
    PLAY_PUZZLE = "playpuzzle"


def puzzles(services: Services) -> SqlPuzzleRepository:
    return SqlPuzzleRepository(services.tables.games.database)


FEATURE: Final = Feature("puzzles", Path(__file__).parent, puzzles, rows=ROWS, needs=("challenges",))
"""The puzzle of the day: each button has the day and an answer, and a person's first answer on the day is stored."""
FEATURE.tells("daily", "help-puzzles")
FEATURE.tells(STORED, "stored-puzzles")


@FEATURE.fills(CAREER)
async def found_puzzles(
    own: SqlPuzzleRepository, user_id: int, __: int | None, localizer: FluentLocalizer
) -> Iterable[str]:
    found, asked = await own.counts(user_id)
    return [localizer("career-puzzles", found=found, asked=asked)] if asked else ()
