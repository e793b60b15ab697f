"""The results of people, and the ranking of a server."""

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Final

from bot.chat.deeds.settings import PAGE, PRIVACY, SettingsView
from bot.chat.handling.context import Services
from bot.chat.handling.feature import Feature
from bot.chat.screens.pages import Section
from bot.chat.slots import SETTINGS, STORED
from bot.features.ranking.rows import SqlResultRepository
from bot.features.ranking.service import RankingService


class RankingAction(StrEnum):
    """The actions of results and rankings, whose texts are part of addresses."""

    SHOW_RESULTS = "results"
    SHOW_RANKING = "ranking"
    SHOW_BEST = "bestkingdom"


def rankings(services: Services) -> RankingService:
    return RankingService(SqlResultRepository(services.tables.games.database))


FEATURE: Final = Feature("ranking", Path(__file__).parent, rankings, close=RankingService.close)
FEATURE.tells("looking", "help-ranking")
FEATURE.tells(STORED, "stored-ranking")


@FEATURE.fills(SETTINGS)
async def setting(_: RankingService) -> Iterable[Section[SettingsView]]:
    """Return the setting that takes people out of rankings."""
    return (PAGE.switch("ranked", PRIVACY),)
