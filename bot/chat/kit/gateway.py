"""The connection of a shard to Discord's gateway."""

import json
import logging
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

from bot.chat.kit.discord_api import (
    CHANNEL,
    SERVER,
    Shape,
    Unreachable,
    Unreadable,
    completed,
    completed_interaction,
    failure_of,
    place_of,
)

log = logging.getLogger(__name__)

_UNREADABLE: Final = ValueError, LookupError, TypeError, AttributeError
"""Errors from reading a payload in an unexpected form."""
_OPENING: Final = "READY", "RESUMED"
"""Events without which a session is useless."""
_SHAPES: Final[Mapping[str | None, Shape]] = MappingProxyType(
    {"GUILD_CREATE": SERVER, "CHANNEL_CREATE": CHANNEL, "CHANNEL_UPDATE": CHANNEL}
)
"""Events about channels, which the bot may not be allowed to view."""


class UnreadablePayload(Unreadable, ConnectionError):
    """A connection got a payload that it needs and cannot read; discord.py opens another session after a back-off."""


class TolerantSocket(DiscordWebSocket):
    """The connection of a shard to Discord, which survives every payload of the gateway.

    An unreadable payload is dropped, and a failed connection connects again. discord.py ends the whole process on any
    unexpected exception in a shard (discord.py#1439, #2195).
    """

    _must_not_resume = False

    async def begin_new_session(self) -> None:
        """Close the connection, after which discord.py begins a new session."""
        self._must_not_resume = True
        await self.socket.close(code=1000)

    async def poll_event(self) -> None:
        try:
            await super().poll_event()
        except ReconnectWebSocket as error:
            if self._must_not_resume:
                raise ReconnectWebSocket(error.shard_id, resume=False) from None
            raise

    async def received_message(self, msg: Any, /) -> None:
        try:
            text = self._decompressor.decompress(msg) if isinstance(msg, bytes) else msg
            if text is not None:
                await self._read(text)
        except (ReconnectWebSocket, WebSocketClosure, discord.ConnectionClosed):
            raise
        except Exception as error:
            if isinstance(failure_of(error), Unreachable):
                raise  # discord.py connects the shard again by itself
            # The thread that keeps this connection alive would outlive an unclosed connection.
            await self.close()
            raise UnreadablePayload(f"a payload that the connection needs cannot be read ({error!r})") from error

    async def _read(self, text: str) -> None:
        payload = json.loads(text)
        event = payload.get("t")
        try:
            await super().received_message(self._completed(payload, text))
        except _UNREADABLE as error:
            is_needed = self._keep_alive is None or event in _OPENING
            if is_needed or payload.get("op", self.DISPATCH) != self.DISPATCH:
                raise
            log.warning("Discord sent something that cannot be read: %s: %r (%s)", event, error, place_of(error))

    def _completed(self, payload: Any, text: str) -> str:
        """Return the text of a payload, with defaults for missing keys if the bot cannot do without the event."""
        event, data = payload.get("t"), payload.get("d")
        if event == "INTERACTION_CREATE":
            data = completed_interaction(data)
        elif event == "READY":
            data = {"shard": [self.shard_id, self.shard_count], **data}  # Spacebar does not name the shard
        elif shape := _SHAPES.get(event):
            data = completed(data, shape)
        else:
            return text
        return json.dumps({**payload, "d": data})


# discord.py has no setting for the class of a shard's connection.
discord.shard.DiscordWebSocket = TolerantSocket  # type: ignore[misc]
