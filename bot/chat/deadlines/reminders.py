"""Sends reminders to the player whose turn it is.

Each replaces the one before, and the last is deleted when the turn ends. A bot that was killed may have sent one
without noting it, so the channel is looked at first.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import discord

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Screen
from bot.chat.deadlines.departures import Departures
from bot.chat.deadlines.sending import send_if_possible
from bot.chat.publishing.publisher import Publisher
from bot.chat.screens.reminder import NUDGE, named_time, nudge, number_of, reminder
from bot.chat.transport.channels import Channels
from bot.games.game import Game
from bot.games.people import Person
from bot.games.services.tables import TableService
from bot.games.table import Table
from bot.games.timing.deadlines import Due, is_due
from bot.games.timing.presence import Presence
from bot.games.timing.reminder_schedule import (
    announced_takeover,
    count_withheld_reminder,
    note_nudge,
    note_reminder,
    put_off_nudge,
    put_off_reminder,
    quiet_until,
    reminded_seat,
)


class Reminders:
    """Sends the reminders of all games."""

    def __init__(
        self,
        tables: TableService,
        departures: Departures,
        publisher: Publisher,
        presence: Presence,
        channels: Channels,
    ) -> None:
        self._tables = tables
        self._publisher = publisher
        self._departures = departures
        self._presence = presence
        self._channels = channels

    async def nudge(self, game_id: int, now: int) -> None:
        """Notify the player of a turn that was announced silently; put it off if they are at it or it is quiet."""
        table = await self._tables.table(game_id)
        seat = reminded_seat(table)
        if not is_due(table.game, Due.NUDGE, now) or seat is None or seat.user_id is None:
            return
        person = await self._tables.accounts.person(seat.user_id)
        later = self._presence.thinks_until(table, person.user_id, person.grace, now) or quiet_until(person, now)
        if later:
            change = partial(put_off_nudge, ply=table.ply, until=later)
        else:
            found, _ = await self._unrecorded(table, NUDGE)
            message_id = found or await self._send_nudge(table, person)
            change = partial(note_nudge, ply=table.ply, message_id=message_id)
        await self._tables.change(game_id, change)

    async def _send_nudge(self, table: Table, person: Person) -> int | None:
        screen = nudge(table, self._channels.localizer(table.game))
        return await self._send(table, person, screen, _nonce("n", table.game, table.ply))

    async def remind(self, game_id: int, now: int) -> None:
        """Send the game's next reminder or put it off, if it is still due; only count it if the person wants none."""
        table = await self._tables.table(game_id)
        seat = reminded_seat(table)
        if not is_due(table.game, Due.REMINDER, now) or seat is None or seat.user_id is None:
            return
        person = await self._tables.accounts.person(seat.user_id)
        quiet = quiet_until(person, now)
        if await self._departures.free_if_gone(table, seat):
            return
        if quiet is not None:
            await self._tables.change(table.game.id, partial(put_off_reminder, ply=table.ply, until=quiet))
            # The public message names the time, if a computer player moves after that.
            if table.game.options.is_acted_upon:
                await self._publisher.try_to_redraw(game_id)
        elif table.game.reminder.is_muted:
            acts_at = announced_takeover(table.game, person, now)
            count = partial(count_withheld_reminder, ply=table.ply, at=now, acts_at=acts_at)
            await self._tables.change(game_id, count)
            if acts_at:
                await self._publisher.try_to_redraw(game_id)
        else:
            await self._send_and_count(table, person, now)

    async def _send_and_count(self, table: Table, person: Person, now: int) -> None:
        """Send and count a reminder; the publisher deletes the one before."""
        message_id, acts_at = await self._unrecorded(table, str(table.game.reminder.count))
        if message_id is None:
            acts_at = announced_takeover(table.game, person, now)
            message_id = await self._send_reminder(table, person, acts_at)
        # No computer player moves for somebody who could not be told beforehand.
        named = acts_at if message_id else None
        note = partial(
            note_reminder, ply=table.ply, user_id=person.user_id, at=now, message_id=message_id, acts_at=named
        )
        await self._tables.change(table.game.id, note)
        if named:
            # That message says that a reminder will come; from now on it says when a computer player moves.
            await self._publisher.redraw_unless_old(table.game.id)

    async def _send_reminder(self, table: Table, person: Person, acts_at: int | None) -> int | None:
        screen = reminder(table, acts_at, self._channels.localizer(table.game))
        nonce = _nonce("r", table.game, table.public_ply, table.game.reminder.count)
        return await self._send(table, person, screen, nonce)

    async def _unrecorded(self, table: Table, number: str) -> tuple[int | None, int | None]:
        """Return the id of a reminder of that number that was sent but not recorded, and the time that it names."""
        # Reminders to somebody who had the seat before have yet to be deleted.
        outdated = {leftover.message_id for leftover in table.game.leftovers}
        with suppress(discord.NotFound):  # whoever sends to the channel next learns that it is gone
            for message_id, address in (await self._channels.newer_messages(table.game)).items():
                if message_id not in outdated and _is_reminder(address, table, number):
                    return message_id, named_time(address.argument)
        return None, None

    async def _send(self, table: Table, person: Person, screen: Screen, nonce: str) -> int | None:
        """Send the message and return its id; None as in `send_if_possible`.

        If the bot is killed before it notes the message and may not read the channel, it sends it again: for some
        minutes the nonce tells Discord that it is the same.
        """
        called = (person.user_id,) if person.mentions else ()
        sending = self._channels.send(table.game, screen, mentioned=called, nonce=nonce)
        return await send_if_possible(sending, table.game, self._tables)


def _nonce(kind: str, game: Game, *numbers: int) -> str:
    """Return the nonce of a message about the turn: the same until it is noted, another once the wait begins anew.

    Otherwise Discord would take the reminder to a substitute for the one to the person before, which is about to be
    deleted. Discord allows 25 characters.
    """
    return ".".join([f"{kind}{game.id}", *map(str, numbers), f"{game.waiting_since or 0:x}"])


def _is_reminder(address: Address, table: Table, number: str) -> bool:
    """Return whether a message with this button is the reminder of that number of the present turn."""
    is_of_turn = address.game_id == table.game.id and table.game.is_of_turn(address.ply or 0)
    return is_of_turn and address.action is Action.ANSWER_REMINDER and number_of(address.argument) == number
