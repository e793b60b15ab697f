"""Sends reminders to the player whose turn it is.

Each replaces the one before, and the last is deleted when the turn ends.
"""

from __future__ import annotations

import logging
from functools import partial

import discord

from bot.chat.a_few_at_once import a_few_at_once
from bot.chat.channels import Channels
from bot.chat.discord_errors import log_failure
from bot.chat.screens.reminder import reminder
from bot.games.reminder_schedule import (
    next_reminder,
    quiet_until,
    reminded_seat,
    reminder_put_off_change,
    reminder_sent_change,
)
from bot.games.table import Table
from bot.games.table_service import TableService

log = logging.getLogger(__name__)


class Reminders:
    """Sends the reminders of all games."""

    def __init__(self, tables: TableService, channels: Channels) -> None:
        self._tables = tables
        self._channels = channels

    async def send_due(self) -> None:
        """Send every reminder that is due now."""
        # One time for all games, so that a slow send does not move the reminders after it.
        now = self._tables.clock()
        await a_few_at_once(partial(self._remind_if_possible, now=now), await self._tables.games.due_games(now))

    async def _remind_if_possible(self, game_id: int, now: int) -> None:
        try:
            await self._consider(await self._tables.table(game_id), now)
        except Exception as error:  # noqa: BLE001 - one player who cannot be reminded does not keep others from it
            log_failure(log, error, f"game {game_id}: the reminder is put off")

    async def _consider(self, table: Table, now: int) -> None:
        """Send the game's next reminder or put it off, if it still is due: others were reminded meanwhile."""
        at, seat = next_reminder(table.game), reminded_seat(table)
        if at is None or at > now or seat is None or seat.user_id is None:
            return
        quiet = quiet_until(await self._tables.accounts.person(seat.user_id), now)
        if quiet is None:
            await self._remind(table, seat.user_id, now)
        else:
            await self._tables.games.update(table.game.id, reminder_put_off_change(table.ply, quiet))

    async def _remind(self, table: Table, user_id: int, now: int) -> None:
        """Send a reminder; the publisher deletes the one before."""
        message_id = await self._send(table, user_id)
        await self._tables.games.update(table.game.id, reminder_sent_change(table.ply, now, message_id))

    async def _send(self, table: Table, user_id: int) -> int | None:
        """Send the reminder and return its id; None if the channel is closed to the bot.

        Such a reminder counts as well, or else the bot would try again every minute.
        """
        game = table.game
        screen = reminder(table, self._channels.localizer(game))
        # If the bot is killed before it notes this reminder, it sends it again: the nonce tells Discord it is the same.
        nonce = f"r{game.id}.{table.ply}.{game.reminder.count}"
        try:
            return await self._channels.send(game, screen, mentioned=(user_id,), nonce=nonce)
        except discord.Forbidden as error:
            log.warning("game %s: nobody can be reminded: %s", game.id, error)
        except discord.NotFound:
            await self._tables.end_game_of_deleted_channel(game.channel_id)
        return None
