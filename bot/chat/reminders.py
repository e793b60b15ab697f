"""Reminds the player whose turn it is, with one message that is deleted when the turn ends."""

from __future__ import annotations

import logging

import discord

from bot.chat.channels import DISCORD_FAILURES, Channels
from bot.chat.screens.takeover import reminder
from bot.games.models import Game
from bot.games.reminder_schedule import is_due, next_reminder
from bot.games.repositories import AccountRepository, Clock, GameRepository
from bot.games.table import Table
from bot.games.table_service import TableService

log = logging.getLogger(__name__)


class Reminders:
    """Sends and deletes the reminders of all games."""

    def __init__(
        self,
        games: GameRepository,
        accounts: AccountRepository,
        tables: TableService,
        channels: Channels,
        clock: Clock,
    ) -> None:
        self._games = games
        self._accounts = accounts
        self._tables = tables
        self._channels = channels
        self._clock = clock

    async def send_due(self) -> None:
        """Remind everybody who is due now."""
        now = self._clock()
        for game in await self._games.live_games():
            try:
                await self._consider(game, now)
            except DISCORD_FAILURES as error:
                log.warning("game %s: the reminder is put off: %s", game.id, error)
            except Exception:  # one player who cannot be reminded is no reason not to remind the others
                log.exception("game %s: the reminder failed", game.id)

    async def remove(self, game: Game) -> None:
        """Delete the reminder that stands in the channel, if there is one."""
        if game.reminder_id is not None:
            await self._delete(game, game.reminder_id)
            await self._games.reminder_removed(game.id, game.reminder_id)

    async def _consider(self, game: Game, now: int) -> None:
        """Send the game's next reminder if it is due. A turn that was never shown is not reminded of."""
        at = next_reminder(game)
        if at is None or at > now:
            return
        table = await self._tables.table(game.id)
        acting = table.acting
        if acting not in game.people or acting.user_id is None or game.shown_ply < table.news_ply:
            return
        if is_due(game, await self._accounts.person(acting.user_id), now):
            message_id = await self._remind(table, acting.user_id)
            await self._games.reminded(game.id, table.ply, now, message_id)
            if game.reminder_id is not None:
                await self._delete(game, game.reminder_id)

    async def _remind(self, table: Table, user_id: int) -> int | None:
        """Send the reminder and return its id; None if the channel is closed to the bot.

        Such a reminder counts as well, or else the bot would try again every minute.
        """
        game = table.game
        screen = reminder(table, self._channels.localizer(game))
        # If the bot is killed before it notes this reminder, it sends it again: the nonce tells Discord it is the same.
        nonce = f"r{game.id}.{table.ply}.{game.reminders}"
        try:
            return await self._channels.send(game, screen, mentioned=(user_id,), nonce=nonce)
        except discord.Forbidden as error:
            log.warning("game %s: nobody can be reminded: %s", game.id, error)
        except discord.NotFound:
            await self._tables.channel_gone(game.channel_id)
        return None

    async def _delete(self, game: Game, message_id: int) -> None:
        try:
            await self._channels.delete(game, message_id)
        except (discord.HTTPException, *DISCORD_FAILURES) as error:
            log.info("game %s: the reminder stays: %s", game.id, error)
