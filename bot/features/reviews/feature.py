"""The reviews of finished games: *Your turns* and the chart."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from bot.chat.handling.context import Services
from bot.chat.handling.feature import Feature
from bot.chat.slots import CAREER, HELP, QUEUES, STORED, STUDIED
from bot.features.reviews.rows import ROWS, SqlReviewRepository
from bot.features.reviews.service import OwnTurnsService, ReviewService, review_pool
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer


class ReviewAction(StrEnum):
    """The actions of reviews, whose texts are part of addresses."""

    FIND = "find"
    ANSWER = "found"
    SHOW_CHART = "analysis"


@dataclass(frozen=True)
class Reviews:
    """What the handlers of reviews work with."""

    reviews: ReviewService
    own_turns: OwnTurnsService

    @classmethod
    def of(cls, services: Services) -> "Reviews":
        tables = services.tables
        rows = SqlReviewRepository(tables.games.database)
        reviews = ReviewService(rows, review_pool())
        return cls(reviews, OwnTurnsService(reviews, rows, tables.games, tables.table_of, tables.clock))

    async def close(self) -> None:
        await self.reviews.close()


FEATURE: Final = Feature("reviews", Path(__file__).parent, Reviews.of, rows=ROWS, close=Reviews.close)


@FEATURE.fills(STUDIED)
async def studied(own: Reviews, table: Table) -> Iterable[tuple[str, str]]:
    """Return what the review of a game found for the positions of a game that goes on from it."""
    review = await own.reviews.kept(table.game.deal.origin_step[0]) if table.game.deal.origin else None
    if review is None or table.game.deal.start_position:
        return ()
    return [(each.question["position"], next(iter(each.question["answers"]))) for each in review.questions]


@FEATURE.fills(HELP)
async def help_with_reviews(_: Reviews, topic: str, localizer: FluentLocalizer) -> Iterable[str]:
    return [localizer("help-reviews")] if topic == "looking" else ()


@FEATURE.fills(CAREER)
async def good_turns(own: Reviews, user_id: int, localizer: FluentLocalizer) -> Iterable[str]:
    """Count the turns of the latest games that were looked at before: nothing is looked at for this line."""
    found = await own.own_turns.turns(user_id)
    return [localizer("turns-sum", good=found.good, turns=found.turns)] if found.turns else ()


@FEATURE.fills(STORED)
async def stored(_: Reviews, localizer: FluentLocalizer) -> Iterable[str]:
    return [localizer("stored-reviews")]


@FEATURE.fills(QUEUES)
async def queues(own: Reviews) -> Iterable[tuple[str, int]]:
    return (("analyses", len(own.reviews.pool.queue)),)
