"""The history of a channel: its games step by step, with their films and records."""

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Final

from bot.chat.handling.feature import Feature, no_service
from bot.chat.slots import HELP
from bot.localization.fluent import FluentLocalizer


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

_SENTENCES: Final = MappingProxyType({"looking": "help-history", "fair": "help-history-fair"})
"""The messages about the history by the topic of help."""


@FEATURE.fills(HELP)
async def help_with_history(_: None, topic: str, localizer: FluentLocalizer) -> Iterable[str]:
    return [localizer(_SENTENCES[topic])] if topic in _SENTENCES else ()
