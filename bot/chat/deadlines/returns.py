"""Ends absences whose time is over, and shows it."""

from __future__ import annotations

from bot.chat.publishing.publisher import Publisher
from bot.games.services.absences import AbsenceService


class Returns:
    """The ends of all absences."""

    def __init__(self, absences: AbsenceService, publisher: Publisher) -> None:
        self._absences = absences
        self._publisher = publisher

    async def end(self, game_id: int, now: int) -> None:
        """Let everybody whose absence is over be back at the table, and notify the one whose turn it is."""
        table = await self._absences.end_due(game_id, now)
        await self._publisher.publish_and_redraw(table)
