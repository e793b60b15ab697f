"""Brings to mind a turn that keeps the others waiting, with one message that goes when the turn is over."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord import AllowedMentions

from bot.chat.request import TROUBLE
from bot.chat.screens.takeover import reminder
from bot.games.models import Game
from bot.games.reminder_schedule import is_due, next_reminder
from bot.games.table import Table

if TYPE_CHECKING:
    from bot.app import Kingdomino

log = logging.getLogger(__name__)


class Bell:
    """One for the bot."""

    def __init__(self, bot: Kingdomino) -> None:
        self._bot = bot

    async def ring(self) -> None:
        """Remind everybody who is due now."""
        now = self._bot.clock()
        for game in await self._bot.store.live_games():
            try:
                await self._consider(game, now)
            except TROUBLE as error:
                log.warning("game %s: the reminder is put off: %s", game.id, error)
            except Exception:  # one player who cannot be reminded is no reason not to remind the others
                log.exception("game %s: the reminder failed", game.id)

    async def silence(self, game: Game) -> None:
        """Remove the reminder that stands in the channel."""
        if game.reminder_id is not None:
            await self._remove(game, game.reminder_id)
            await self._bot.store.reminder_removed(game.id, game.reminder_id)

    async def _consider(self, game: Game, now: int) -> None:
        at = next_reminder(game)
        if at is None or at > now:
            return
        table = await self._bot.tables.table(game.id)
        acting = table.acting
        if acting not in game.people or acting.user_id is None or game.shown_ply < table.news_ply:
            return
        if is_due(game, await self._bot.store.person(acting.user_id), now):
            message = await self._remind(table, acting.user_id)
            await self._bot.store.reminded(game.id, table.ply, now, message.id if message else None)
            if game.reminder_id is not None:
                await self._remove(game, game.reminder_id)

    async def _remind(self, table: Table, user_id: int) -> discord.Message | None:
        """The reminder; None where the channel is closed to the bot: it counts, and is not tried again every minute."""
        game = table.game
        try:
            return await self._channel(game).send(
                view=reminder(table, self._bot.publisher.words(table)).layout,
                allowed_mentions=AllowedMentions(everyone=False, roles=False, users=[discord.Object(user_id)]),
                # Killed before it could note this reminder, the bot sends it again, and Discord knows it by this.
                nonce=f"r{game.id}.{table.ply}.{game.reminders}",
            )
        except discord.Forbidden as error:
            log.warning("game %s: nobody can be reminded: %s", game.id, error)
        except discord.NotFound:
            await self._bot.publisher.channel_gone(game.channel_id)
        return None

    async def _remove(self, game: Game, message_id: int) -> None:
        try:
            await self._channel(game).get_partial_message(message_id).delete()
        except (discord.HTTPException, *TROUBLE) as error:
            log.info("game %s: the reminder stays: %s", game.id, error)

    def _channel(self, game: Game) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(game.channel_id, guild_id=game.guild_id)
