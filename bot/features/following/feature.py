"""Following: people watch a table without a seat, and may be mentioned at its end."""

from enum import StrEnum
from pathlib import Path
from typing import Final

from bot.chat.handling.context import Services
from bot.chat.handling.feature import Feature
from bot.chat.slots import STORED
from bot.features.following.rows import ROWS, SqlFollowerRepository


class FollowingAction(StrEnum):
    """The actions of following, whose texts are part of addresses."""

    FOLLOW = "follow"
    UNFOLLOW = "unfollow"


def followers(services: Services) -> SqlFollowerRepository:
    return SqlFollowerRepository(services.tables.games.database)


FEATURE: Final = Feature("following", Path(__file__).parent, followers, rows=ROWS)
FEATURE.tells("looking", "help-following")
FEATURE.tells(STORED, "stored-following")
