"""Takes deleted channels off the lists of those in which servers want their tables."""

from __future__ import annotations

from functools import partial

from bot.chat.transport.channels import Channels, is_there
from bot.games.repositories import ServerRepository
from bot.games.settings.servers import without_channel


class ChosenChannels:
    """The channels that servers have chosen for their tables."""

    def __init__(self, servers: ServerRepository, channels: Channels) -> None:
        self._servers = servers
        self._channels = channels

    async def look_for(self, guild_id: int) -> None:
        """Forget the chosen channels of a server that were deleted while the bot was off, of which no event tells."""
        for channel_id in (await self._servers.server(guild_id)).channels:
            if not await is_there(self._channels, channel_id):
                await self.forget(guild_id, channel_id)

    async def forget(self, guild_id: int, channel_id: int) -> None:
        """Take a channel that was deleted off the list of its server."""
        if channel_id in (await self._servers.server(guild_id)).channels:
            await self._servers.change_server(guild_id, partial(without_channel, channel_id=channel_id))
