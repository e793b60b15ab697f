"""The history of a channel: its games step by step, with their films and records."""

from enum import StrEnum
from pathlib import Path
from typing import Final

from bot.chat.handling.feature import Feature, no_service


class HistoryAction(StrEnum):
    """The actions of the history, whose texts are part of addresses."""

    LIST_GAMES = "listgames"
    READ_GAME = "readgame"
    SHOW_STEP = "step"
    EARLIER_STEP = "earlier"
    LATER_STEP = "later"
    EXPORT_GAME = "exportgame"
    SHOW_FILM = "film"
    SHARE_FILM = "sharefilm"


FEATURE: Final = Feature("history", Path(__file__).parent, no_service)
FEATURE.tells("looking", "help-history")
FEATURE.tells("fair", "help-history-fair")
