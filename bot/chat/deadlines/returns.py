"""Ends absences whose time is over, and shows it."""

from __future__ import annotations

from functools import partial

from bot.chat.publishing.publisher import Publisher
from bot.games.seats.absence import end_past_absences
from bot.games.services.tables import TableService


class Returns:
    """The ends of all absences."""

    def __init__(self, tables: TableService, publisher: Publisher) -> None:
        self._tables = tables
        self._publisher = publisher

    async def end(self, game_id: int, now: int) -> None:
        """Let everybody whose absence is over be back at the table, and notify the one whose turn it is.

        For the others no message is sent again only to show that they are back.
        """
        table = await self._tables.change(game_id, partial(end_past_absences, now=now))
        await self._publisher.publish_changed(table, redraw=self._publisher.can_edit(table))
