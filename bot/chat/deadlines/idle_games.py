"""Looks after games in which nothing happens: closes lobbies, and ends games whose channel is gone."""

from __future__ import annotations

from functools import partial

from bot.chat.transport.channels import Channels, is_there
from bot.games.models import Status
from bot.games.services.tables import TableService
from bot.games.timing.deadlines import Due, is_due
from bot.games.timing.idleness import close_if_idle, note_inspection


class IdleGames:
    """Lobbies, and games without reminders, in which nothing has happened for a week."""

    def __init__(self, tables: TableService, channels: Channels) -> None:
        self._tables = tables
        self._channels = channels

    async def look_after(self, game_id: int, now: int) -> None:
        """Close the game if it is a lobby or its channel is gone, provided that this is still due."""
        game = await self._tables.games.game(game_id)
        if not is_due(game, Due.IDLE, now):
            return
        if game.status is Status.LOBBY:
            await self._tables.change(game.id, partial(close_if_idle, at=now))
        elif await is_there(self._channels, game.channel_id):
            await self._tables.change(game.id, partial(note_inspection, at=now))
        else:
            await self._tables.end_unreachable_game(game)
