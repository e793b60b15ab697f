"""Sends reminders to the player whose turn it is.

Each replaces the one before, and the last is deleted when the turn ends.
"""

from __future__ import annotations

import logging

import discord

from bot.chat.blocks import Screen
from bot.chat.channels import Channels
from bot.chat.departures import Departures
from bot.chat.screens.reminder import nudge, reminder
from bot.games.people import Person
from bot.games.presence import Presence
from bot.games.reminder_schedule import (
    announced_takeover,
    next_reminder,
    nudge_at,
    nudge_put_off_change,
    nudge_sent_change,
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

    def __init__(self, tables: TableService, departures: Departures, presence: Presence, channels: Channels) -> None:
        self._tables = tables
        self._departures = departures
        self._presence = presence
        self._channels = channels

    async def nudge(self, game_id: int, now: int) -> None:
        """Notify the player who was not when the turn was announced, unless they are at it or it is quiet."""
        table = await self._tables.table(game_id)
        at, seat = nudge_at(table.game), reminded_seat(table)
        if at is None or at > now or seat is None or seat.user_id is None:
            return
        person = await self._tables.accounts.person(seat.user_id)
        later = self._presence.grace_until(table, person.user_id, person.grace, now) or quiet_until(person, now)
        if later:
            change = nudge_put_off_change(table.ply, later)
        else:
            screen = nudge(table, self._channels.localizer(table.game))
            nonce = f"n{table.game.id}.{table.ply}"
            change = nudge_sent_change(table.ply, await self._send(table, person, screen, nonce))
        await self._tables.games.update(game_id, change)

    async def remind(self, game_id: int, now: int) -> None:
        """Send the game's next reminder or put it off, if it still is due."""
        table = await self._tables.table(game_id)
        at, seat = next_reminder(table.game), reminded_seat(table)
        if at is None or at > now or seat is None or seat.user_id is None:
            return
        person = await self._tables.accounts.person(seat.user_id)
        quiet = quiet_until(person, now)
        if await self._departures.frees(table, seat):
            return
        if quiet is None:
            await self._send_and_count(table, person, now)
        else:
            await self._tables.games.update(table.game.id, reminder_put_off_change(table.ply, quiet))

    async def _send_and_count(self, table: Table, person: Person, now: int) -> None:
        """Send a reminder; the publisher deletes the one before."""
        acts_at = announced_takeover(table.game, person, now)
        screen = reminder(table, acts_at, self._channels.localizer(table.game))
        nonce = f"r{table.game.id}.{table.ply}.{table.game.reminder.count}"
        message_id = await self._send(table, person, screen, nonce)
        # Nobody moves for somebody who could not be told that it comes to that.
        named = acts_at if message_id else None
        await self._tables.games.update(table.game.id, reminder_sent_change(table.ply, now, message_id, named))

    async def _send(self, table: Table, person: Person, screen: Screen, nonce: str) -> int | None:
        """Send the message and return its id; None if the channel is closed to the bot.

        Such a reminder counts as well, or else the bot would try again every minute. If the bot is killed before it
        notes the message, it sends it again: the nonce tells Discord that it is the same.
        """
        game, called = table.game, (person.user_id,) if person.mentions else ()
        try:
            return await self._channels.send(game, screen, mentioned=called, nonce=nonce)
        except discord.Forbidden as error:
            log.warning("game %s: nobody can be reminded: %s", game.id, error)
        except discord.NotFound:
            await self._tables.end_game_of_deleted_channel(game.channel_id)
        return None
