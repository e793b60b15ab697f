"""Finds lost channels. One answer of Discord proves nothing: a proxy, an outage and a mistake look alike."""

import logging
from collections.abc import Awaitable, Callable
from enum import Enum, auto

import discord
from cachetools import LRUCache

from bot.chat.kit.discord_errors import TROUBLE, in_brief, is_channel_unknown, is_page
from bot.games.game import MINUTE, Clock

log = logging.getLogger(__name__)

REMEMBERED = 1000
"""The number of unknown channels to remember."""


class Sight(Enum):
    """The result of asking Discord for a channel."""

    SEEN = auto()
    HIDDEN = auto()
    """The channel exists, but the bot may not see it."""
    UNSURE = auto()
    """Discord did not answer, or called the channel unknown for the first time."""
    GONE = auto()
    """Discord called the channel unknown, at least a minute after the first time."""


class LostChannels:
    """Remembers the channels that Discord did not know, and asks for them again a minute later.

    The memory ends with the process: after a restart a channel must be unknown twice again.
    """

    def __init__(self, look_for: Callable[[int], Awaitable[None]], clock: Clock) -> None:
        self._look_for, self._clock = look_for, clock
        self._unknown_since = LRUCache[int, int](REMEMBERED)
        self._unconfirmed = dict[int, int | None]()

    def report(self, guild_id: int | None, channel_id: int) -> None:
        """Remember an unknown channel, so that `confirm` asks for the channel again."""
        if channel_id not in self._unknown_since:
            self._unknown_since[channel_id] = self._clock()
            self._unconfirmed[channel_id] = guild_id

    async def look(self, guild_id: int | None, channel_id: int) -> Sight:
        """Ask Discord for the channel; never raises an error of Discord."""
        sight = Sight.SEEN
        try:
            await self._look_for(channel_id)
        except (discord.HTTPException, *TROUBLE) as error:
            if is_channel_unknown(error):
                self.report(guild_id, channel_id)
                return Sight.GONE if self._is_long_unknown(channel_id) else Sight.UNSURE
            log.info("channel %s could not be looked for: %s", channel_id, in_brief(error))
            if not isinstance(error, discord.Forbidden) or is_page(error):
                return Sight.UNSURE
            sight = Sight.HIDDEN
        self._unknown_since.pop(channel_id, None)
        self._unconfirmed.pop(channel_id, None)
        return sight

    async def confirm(self, leave: Callable[[int | None, int], Awaitable[None]]) -> None:
        """Ask again for channels unknown for a minute or longer; call `leave` with the ids of each lost channel."""
        for channel_id, guild_id in list(self._unconfirmed.items()):
            if self._is_long_unknown(channel_id) and await self.look(guild_id, channel_id) is Sight.GONE:
                await leave(guild_id, channel_id)
                self._unconfirmed.pop(channel_id, None)

    def _is_long_unknown(self, channel_id: int) -> bool:
        # The clock of the machine may have been set back.
        return abs(self._clock() - self._unknown_since.get(channel_id, self._clock())) >= MINUTE
