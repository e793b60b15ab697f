"""The public messages of challenges in channels, whose rows of `games` are no tables."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import partial

from bot.chat.kit import made_at
from bot.chat.kit.blocks import Address, Button, Screen
from bot.chat.screens.pages import mention_named
from bot.chat.slots import MENTIONED_AT_END
from bot.features.challenges.challenge import OWNED, DealKind, compared, deal_of
from bot.features.challenges.feature import FEATURE, ChallengeAction
from bot.features.challenges.filling import due_change, fill, next_look
from bot.features.challenges.screens import challenge_result, invitation, result_call
from bot.features.challenges.season import may_repeat
from bot.features.challenges.service import ChallengeService
from bot.games.game import DAY, HOUR, Actor, Game, Status
from bot.games.options import variant_key
from bot.games.outbox import Kind, Message
from bot.games.table import Table
from bot.games.words.narration import join_facts
from bot.localization.fluent import FluentLocalizer


class LivingMessages(ABC):
    """An owner of rows whose open message fills up."""

    def __init__(self, service: ChallengeService) -> None:
        self._service = service

    @abstractmethod
    async def _count(self, game: Game) -> int:
        """Return how many people the message has to show."""

    @staticmethod
    def _closes_at(_: Game) -> int | None:
        """Return until when the changes of the message have to last; None for a message that changes once an hour."""
        return None

    async def change(self, table: Table) -> Callable[[Game, Actor, int], Game] | None:
        game, row, now = table.game, table.game.announcement, self._service.now
        if row.id is None or (game.times.closes_at is not None and game.times.closes_at <= now):
            return None
        count, sent_at = await self._count(game), int(made_at(row.id))
        due = due_change(row, count, sent_at, self._closes_at(game), now)
        how = await self._service.way_out(game)
        return due and partial(fill, sent_at=sent_at, shown=count, change=due, how=how)

    async def looks_at(self, table: Table) -> int | None:
        game, row, now = table.game, table.game.announcement, self._service.now
        if row.id is None:
            return None
        return next_look(row, await self._count(game), int(made_at(row.id)), self._closes_at(game), now)


class ChallengeMessages(LivingMessages):
    """The owner of the rows of challenges."""

    async def screen(self, table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
        """Return the invitation, which says who has finished, or the kingdoms side by side, or a call to them.

        The first message of a week shows the result of the week before, and goes on to show it.
        """
        own, game = self._service, table.game
        is_open = game.status is Status.OPEN and row.leaves is None
        # The result of the last week, and who slept at it, have messages of their own.
        opens = row.kind is Kind.LOBBY or is_open
        before = await own.result_before(game) if opens and not row.is_again else None
        if row.kind is Kind.LOBBY and before is None:
            return invitation(await own.opened(game), localizer)
        opened = await own.opened(game) if before and is_open else None
        ended = before or game
        season = await own.season(ended, is_over=True)
        outcome = await own.outcome(await own.of_row(ended), await own.scores(ended))
        if row.kind is Kind.OVER:
            return result_call(outcome, season, mention_named(row, localizer), localizer, opened)
        offers_weeks = not before and may_repeat(game, outcome.scores) and not await own.is_weekly(game.channel_id)
        left = await own.left_of(game.guild_id, season) if season else ()
        show = partial(challenge_result, called=row.mentions, offers_weeks=offers_weeks, left=left, opened=opened)
        return await asyncio.to_thread(show, outcome, season, localizer)

    async def _count(self, game: Game) -> int:
        return len(await self._service.scores(game))

    @staticmethod
    def _closes_at(game: Game) -> int | None:
        return game.times.closes_at

    async def looks_at(self, table: Table) -> int | None:
        game, now = table.game, self._service.now
        looks_at = await super().looks_at(table)
        # A killed bot may miss the end of a game that is being played.
        playing = now + HOUR if await self._service.rows.is_played(deal_of(game)) else None
        waking = now if game.times.closes_at is None and await self._count(game) else None
        # On its last day a week may miss somebody.
        last_day = (game.times.closes_at or 0) - DAY
        missing = max(last_day, now + HOUR) if game.owner == DealKind.WEEKLY and now < last_day + DAY - HOUR else None
        return min((each for each in (looks_at, playing, waking, missing) if each is not None), default=None)

    def way(self, row: Game, localizer: FluentLocalizer) -> Button:
        """Return the button to the page of an open challenge."""
        address = Address(ChallengeAction.SHOW, argument=deal_of(row))
        return Button(address, join_facts(localizer("deal-channel"), localizer(variant_key(row.options))))


FEATURE.owns(OWNED, ChallengeMessages)


@FEATURE.fills(MENTIONED_AT_END)
async def finishers(own: ChallengeService, table: Table) -> Iterable[int]:
    """Call the people who are in the list of a challenge that has closed, unless their settings say otherwise."""
    if table.game.owner not in OWNED:
        return ()
    ended = table.game if table.game.status is Status.CLOSED else await own.result_before(table.game)
    people = [score.user_id for _, score in compared(await own.scores(ended))] if ended else []
    return [each for each in people if (await own.accounts.person(each)).closings]
