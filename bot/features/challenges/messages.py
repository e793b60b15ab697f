"""The public messages of challenges in channels, whose rows of `games` are no tables."""

import asyncio
from dataclasses import replace
from functools import partial

from bot.chat.kit import made_at
from bot.chat.kit.blocks import Address, Button, Screen
from bot.chat.slots import Way
from bot.features.challenges.challenge import OWNED, DealKind, name_of_deal
from bot.features.challenges.feature import FEATURE, ChallengeAction
from bot.features.challenges.filling import Change, Filling, due_change, edited, next_look
from bot.features.challenges.screens import challenge_result, invitation
from bot.features.challenges.service import ChallengeService
from bot.games.game import HOUR, Game
from bot.games.options import variant_key
from bot.games.table import Table
from bot.games.words.narration import join_facts
from bot.localization.fluent import FluentLocalizer


class ChallengeMessages:
    """The owner of the rows of challenges."""

    def __init__(self, service: ChallengeService) -> None:
        self._service, self._rows = service, service.rows
        # How many people the changes show that are under way, by the ids of the rows.
        self._under_way = dict[int, int]()

    async def message(self, table: Table, localizer: FluentLocalizer) -> Screen:
        """Return the invitation, which says who has finished; after the close, that it is closed."""
        outcome = await self._service.outcome(table.game)
        return invitation(outcome, await self._service.week_before(table.game), localizer)

    async def change(self, table: Table) -> Way | None:
        """Return how the invitation comes to show who has finished; an edit is counted before it is made."""
        game, finished = table.game, await self._service.finished(table.game)
        # A change that has failed has shown nobody.
        self._under_way.pop(game.id, None)
        message_id, closes_at, now = game.announcement.id, game.times.closes_at, self._service.now
        if message_id is None or closes_at is None or closes_at <= now:
            return None
        sent_at = int(made_at(message_id))
        filling = (await self._rows.filling(game.id)).of_message(message_id, finished)
        due = due_change(filling, finished, sent_at, closes_at, now)
        if due is None:
            return None
        self._under_way[game.id] = finished
        if due is Change.RENEW:
            return Way.REPLACE
        # An erasure takes none of the few edits.
        if filling.shown >= 0:
            await self._rows.keep_filling(edited(filling, sent_at, now))
        return Way.EDIT

    async def changed(self, table: Table) -> int | None:
        """Note who is shown now; return when the invitation can change again, or when somebody may have finished."""
        game, now = table.game, self._service.now
        if (message_id := game.announcement.id) is None:
            return None
        finished, sent_at = await self._service.finished(game), int(made_at(message_id))
        filling = await self._rows.filling(game.id)
        if (shown := self._under_way.pop(game.id, None)) is not None:
            is_new = filling.message_id != message_id
            filling = Filling(game.id, message_id, shown) if is_new else filling
            at_sending = min(filling.at_sending, shown)
            await self._rows.keep_filling(filling := replace(filling, shown=shown, at_sending=at_sending))
        elif filling.shown > finished:
            # Somebody who had finished was erased.
            at_sending = min(filling.at_sending, finished)
            await self._rows.keep_filling(filling := replace(filling, shown=finished, at_sending=at_sending))
        looks_at = next_look(filling.of_message(message_id, finished), finished, sent_at, now)
        # A killed bot may miss the end of a game that is being played.
        playing = now + HOUR if await self._service.is_played(game) else None
        return min(filter(None, (looks_at, playing)), default=None)

    async def result(self, table: Table, localizer: FluentLocalizer) -> Screen:
        """Return the kingdoms side by side."""
        own, row = self._service, table.game
        outcome, is_weekly = await own.outcome(row), await own.is_weekly(row.channel_id)
        is_idle = row.owner == DealKind.WEEKLY and not is_weekly and await own.is_idle(row)
        show = partial(challenge_result, is_weekly=is_weekly, is_idle=is_idle)
        return await asyncio.to_thread(show, outcome, localizer)

    def way(self, row: Game, localizer: FluentLocalizer) -> Button:
        """Return the button to the page of an open challenge."""
        address = Address(ChallengeAction.SHOW, argument=name_of_deal(DealKind(row.owner or ""), row))
        return Button(address, join_facts(localizer("deal-channel"), localizer(variant_key(row.options))))


FEATURE.owns(OWNED, ChallengeMessages)
