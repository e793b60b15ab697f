"""Ends games whose threads have gone with a deleted channel: Discord tells of the channel, not of its threads."""

from __future__ import annotations

from bot.chat.transport.channels import Channels, is_there
from bot.chat.transport.limited_concurrency import for_each
from bot.games.game import Game
from bot.games.services.tables import TableService


class LostThreads:
    """The threads of deleted channels."""

    def __init__(self, tables: TableService, channels: Channels) -> None:
        self._tables = tables
        self._channels = channels

    async def look_for(self, guild_id: int) -> None:
        """End the live games of the server whose channels or threads are gone."""
        games = {game.id: game for game in await self._tables.games.live_games_of_guild(guild_id)}
        await for_each(lambda game_id: self._end_if_gone(games[game_id]), games)

    async def _end_if_gone(self, game: Game) -> None:
        if not await is_there(self._channels, game.channel_id):
            await self._tables.end_unreachable_game(game)
