"""The reviews of finished games: *Your turns* and the chart."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from bot.chat.handling.context import Services
from bot.chat.handling.feature import Feature
from bot.chat.slots import CAREER, QUEUES, SETTLED, STORED, STUDIED
from bot.features.reviews.rows import ROWS, SqlReviewRepository
from bot.features.reviews.service import OwnTurns, OwnTurnsService, ReviewService, review_pool
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from players.analysis.review import Settled
from players.analysis.verdicts import Verdict
from renderers.localizer import sentences


class ReviewAction(StrEnum):
    """The actions of reviews, whose texts are part of addresses."""

    FIND = "find"
    ANSWER = "found"
    SHOW_CHART = "analysis"
    SHOW_LITTLE = "little"


@dataclass(frozen=True)
class Reviews:
    """What the handlers of reviews work with."""

    rows: SqlReviewRepository
    reviews: ReviewService
    own_turns: OwnTurnsService

    @classmethod
    def of(cls, services: Services) -> "Reviews":
        tables = services.tables
        rows = SqlReviewRepository(tables.games.database)
        reviews = ReviewService(rows, review_pool())
        return cls(rows, reviews, OwnTurnsService(reviews, rows, tables.games, tables.table_of, tables.clock))

    async def close(self) -> None:
        await self.reviews.close()


FEATURE: Final = Feature("reviews", Path(__file__).parent, Reviews.of, rows=ROWS, close=Reviews.close)
FEATURE.tells("looking", "help-reviews")
FEATURE.tells(STORED, "stored-reviews")


@FEATURE.fills(STUDIED)
async def studied(own: Reviews, table: Table) -> Iterable[tuple[str, str]]:
    """Return what the review of a game found for the positions of a game that goes on from it."""
    review = await own.reviews.kept(table.game.deal.origin_step[0]) if table.game.deal.origin else None
    if review is None or table.game.deal.start_position:
        return ()
    asked = (each.question.question for each in review.turns if each.question)
    return [(question["position"], next(iter(question["answers"]))) for question in asked]


@FEATURE.fills(SETTLED)
async def keep_settled(own: Reviews, table: Table, start: int, found: Settled) -> Iterable[None]:
    """Store what the coach has settled of a turn: the review of the game says the same."""
    await own.rows.keep_settled(table.game.id, start, json.dumps(found.data))
    return ()


def summed_up(found: OwnTurns, localizer: FluentLocalizer) -> Iterable[str]:
    """Yield in how many turns nothing was better, a little, or clearly; then how often a hint was to blame."""
    good, little, clear = (found.verdicts[each] for each in Verdict)
    turns = good + little + clear
    if turns and good == turns:
        yield localizer("turns-all-good", turns=turns)
    elif turns:
        others = ("turns-little", little), ("turns-clear", clear)
        told = (localizer(key, count=count) for key, count in others if count)
        yield sentences((localizer("turns-sum", good=good, turns=turns), *told), localizer)
    if found.hints_wrong:
        yield localizer("turns-hints-wrong", count=found.hints_wrong)


@FEATURE.fills(CAREER)
async def good_turns(own: Reviews, user_id: int, _: int | None, localizer: FluentLocalizer) -> Iterable[str]:
    """Count the turns of the latest games that were looked at before: nothing is looked at for this line."""
    found = await own.own_turns.turns(user_id)
    return [*summed_up(found, localizer)][:1]


@FEATURE.fills(QUEUES)
async def queues(own: Reviews) -> Iterable[tuple[str, int]]:
    return (("analyses", len(own.reviews.pool.queue)),)
