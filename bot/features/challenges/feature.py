"""Challenges: deals that everybody may play once; the daily game, a channel's, a week's, and games to beat."""

from enum import StrEnum
from pathlib import Path
from typing import Final

from bot.chat.handling.context import Services
from bot.chat.handling.feature import Feature
from bot.chat.slots import FIRST_PAGE, GREETING, STORED
from bot.features.challenges.rows import ROWS, SqlChallengeRepository
from bot.features.challenges.service import ChallengeService


class ChallengeAction(StrEnum):
    """The actions of challenges, whose texts are part of addresses."""

    SHOW = "daily"
    PLAY = "playdaily"
    SHARE = "sharedaily"
    CLOSE = "closechallenge"
    BEAT = "beat"
    OFFER = "challenge"
    EVERY_WEEK = "everyweek"
    STOP_WEEKS = "stopweeks"
    CHOOSE_GAMES = "weekgames"
    CARDS = "dailycards"
    SEASON = "season"
    WANT = "wantweek"
    SKIP = "skipweek"


def challenges(services: Services) -> ChallengeService:
    tables = services.tables
    rows = SqlChallengeRepository(tables.games.database)
    return ChallengeService(tables, services.servers, services.key_values, rows, services.channels, services.series)


FEATURE: Final = Feature("challenges", Path(__file__).parent, challenges, rows=ROWS)
FEATURE.tells(FIRST_PAGE, "play-daily")
FEATURE.tells(GREETING, "play-daily")
FEATURE.tells(STORED, "stored-challenges", "stored-tries")
