"""Following: people watch a table without a seat, and may be mentioned at its end."""

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Final

from bot.chat.handling.context import Services
from bot.chat.handling.feature import Feature
from bot.chat.slots import HELP, STORED
from bot.features.following.rows import ROWS, SqlFollowerRepository
from bot.localization.fluent import FluentLocalizer


class FollowingAction(StrEnum):
    """The actions of following, whose texts are part of addresses."""

    FOLLOW = "follow"
    UNFOLLOW = "unfollow"


def followers(services: Services) -> SqlFollowerRepository:
    return SqlFollowerRepository(services.tables.games.database)


FEATURE: Final = Feature("following", Path(__file__).parent, followers, rows=ROWS)


@FEATURE.fills(HELP)
async def help_with_following(_: SqlFollowerRepository, topic: str, localizer: FluentLocalizer) -> Iterable[str]:
    return [localizer("help-following")] if topic == "looking" else ()


@FEATURE.fills(STORED)
async def stored(_: SqlFollowerRepository, localizer: FluentLocalizer) -> Iterable[str]:
    return [localizer("stored-following")]
