"""The public messages of challenges in channels, whose rows of `games` are no tables."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import partial

from bot.chat.at_discord import place_of
from bot.chat.kit import made_at
from bot.chat.kit.blocks import Address, Button, Screen
from bot.chat.screens.pages import mention_named
from bot.chat.slots import HEARS_END
from bot.features.challenges.challenge import OWNED, compared, deal_of
from bot.features.challenges.feature import FEATURE, ChallengeAction
from bot.features.challenges.filling import Change, due_change, due_edit, fill, next_look
from bot.features.challenges.screens import challenge_result, invitation, result_call
from bot.features.challenges.season import may_repeat
from bot.features.challenges.service import ChallengeService
from bot.games.game import HOUR, Actor, Game
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

    @abstractmethod
    async def _due(self, game: Game, row: Message, count: int, sent_at: int) -> Change | None:
        """Return what the message needs now."""

    @abstractmethod
    async def _next(self, game: Game, row: Message, count: int, sent_at: int) -> int | None:
        """Return when the message can change again."""

    async def change(self, table: Table) -> Callable[[Game, Actor, int], Game] | None:
        game, row, now = table.game, table.game.announcement, self._service.now
        if row.id is None or (game.times.closes_at is not None and game.times.closes_at <= now):
            return None
        count, sent_at = await self._count(game), int(made_at(row.id))
        due = await self._due(game, row, count, sent_at)
        return due and partial(fill, sent_at=sent_at, shown=count, change=due)

    async def looks_at(self, table: Table) -> int | None:
        game, row = table.game, table.game.announcement
        return row.id and await self._next(game, row, await self._count(game), int(made_at(row.id)))


class ChallengeMessages(LivingMessages):
    """The owner of the rows of challenges."""

    async def screen(self, table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
        """Return the invitation, which says who has finished, or the kingdoms side by side, or a call to them."""
        own, game = self._service, table.game
        challenge, scores, season = await own.of_row(game), await own.scores(game), await own.season(game)
        if row.kind is Kind.LOBBY:
            return invitation(challenge, scores, season, own.now, localizer)
        outcome = await own.outcome(challenge, scores)
        if row.kind is Kind.OVER:
            return result_call(outcome, season, mention_named(row, localizer), game, localizer)
        offers_weeks = may_repeat(game, scores) and not await own.is_weekly(game.channel_id)
        show = partial(challenge_result, called=row.mentions, offers_weeks=offers_weeks)
        return await asyncio.to_thread(show, outcome, season, localizer)

    async def _count(self, game: Game) -> int:
        return len(await self._service.scores(game))

    async def _due(self, game: Game, row: Message, count: int, sent_at: int) -> Change | None:
        now = self._service.now
        due = due_change(row, count, sent_at, game.times.closes_at, now)
        message_id = game.announcement.id or 0
        if due is Change.RENEW and await self._service.channels.is_newest(place_of(game), message_id):
            return due_edit(row, count, sent_at, now)
        return due

    async def _next(self, game: Game, row: Message, count: int, sent_at: int) -> int | None:
        now, closes_at = self._service.now, game.times.closes_at
        looks_at = next_look(row, count, sent_at, closes_at, now)
        # A killed bot may miss the end of a game that is being played.
        playing = now + HOUR if await self._service.rows.is_played(deal_of(game)) else None
        waking = now if closes_at is None and count else None
        return min((each for each in (looks_at, playing, waking) if each is not None), default=None)

    def way(self, row: Game, localizer: FluentLocalizer) -> Button:
        """Return the button to the page of an open challenge."""
        address = Address(ChallengeAction.SHOW, argument=deal_of(row))
        return Button(address, join_facts(localizer("deal-channel"), localizer(variant_key(row.options))))


FEATURE.owns(OWNED, ChallengeMessages)


@FEATURE.fills(HEARS_END)
async def finishers(own: ChallengeService, table: Table) -> Iterable[int]:
    """Call the people who are in the list of a challenge that has closed, unless their settings say otherwise."""
    if table.game.owner not in OWNED:
        return ()
    people = [score.user_id for _, score in compared(await own.scores(table.game))]
    return [each for each in people if (await own.accounts.person(each)).closings]
