"""Cleans up after channels that were deleted: ends the games in their threads, and forgets servers' choice of them."""

from __future__ import annotations

from functools import partial

from bot.chat.transport.channels import Channels, is_there
from bot.chat.transport.limited_concurrency import for_each
from bot.games.game import Game
from bot.games.repositories import ServerRepository
from bot.games.services.tables import TableService
from bot.games.settings.servers import without_channel


async def end_games_in_deleted_threads(tables: TableService, channels: Channels, guild_id: int) -> None:
    """End the live games of a server whose threads are gone: Discord tells of a deleted channel, not of its threads."""

    async def end_if_gone(game: Game) -> None:
        if not await is_there(channels, game.channel_id):
            await tables.end_unreachable_game(game)

    await for_each(end_if_gone, await tables.games.live_games_of_guild(guild_id))


async def forget_deleted_channels(servers: ServerRepository, channels: Channels, guild_id: int) -> None:
    """Take channels that were deleted while the bot was off, of which no event tells, off the list of a server."""
    for channel_id in (await servers.server(guild_id)).channels:
        if not await is_there(channels, channel_id):
            await forget_channel(servers, guild_id, channel_id)


async def forget_channel(servers: ServerRepository, guild_id: int, channel_id: int) -> None:
    """Take a channel off the list of those in which a server wants its tables."""
    if channel_id in (await servers.server(guild_id)).channels:
        await servers.change_server(guild_id, partial(without_channel, channel_id=channel_id))
