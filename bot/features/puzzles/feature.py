"""The puzzle of the day: a position with one clearly better answer, below the page of the daily game."""

from enum import StrEnum
from pathlib import Path
from typing import Final

from bot.chat.handling.feature import Feature, no_service


class PuzzleAction(StrEnum):
    """The actions of puzzles, whose texts are part of addresses."""

    SHOW_PUZZLE = "puzzle"
    ANSWER_PUZZLE = "answerpuzzle"
    PLAY_PUZZLE = "playpuzzle"


FEATURE: Final = Feature("puzzles", Path(__file__).parent, no_service, needs=("challenges",))
