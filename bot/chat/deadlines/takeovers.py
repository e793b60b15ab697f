"""Lets computer players move for people whose time is over, where the table has agreed to that."""

from __future__ import annotations

from functools import partial

from bot.chat.publishing.publisher import Publisher
from bot.games.services.seats import SeatService
from bot.games.services.tables import TableService
from bot.games.timing.presence import Presence
from bot.games.timing.reminder_schedule import put_off_takeover
from bot.games.timing.takeover import is_over_time


class Takeovers:
    """Takes over turns and seats at the times that reminders have named."""

    def __init__(self, tables: TableService, seats: SeatService, publisher: Publisher, presence: Presence) -> None:
        self._tables = tables
        self._seats = seats
        self._publisher = publisher
        self._presence = presence

    async def take_over(self, game_id: int, now: int) -> None:
        """Take over the turn or the seat, if that is still due; wait while the person is at it right now."""
        table = await self._tables.table(game_id)
        if not is_over_time(table.game, table.ply, now):
            return
        if until := self._presence.busy_until(table, now):
            await self._tables.change(game_id, partial(put_off_takeover, ply=table.ply, until=until))
            return
        # This table and not a newer one: somebody who has placed meanwhile is present.
        taken = await self._seats.take_over(table, now)
        if taken.is_deserted:  # then the message says so, and how to come back
            await self._publisher.try_to_redraw(game_id)
