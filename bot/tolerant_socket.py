"""The connection of a shard to Discord, which survives every payload of the gateway.

An unreadable payload is dropped, and a failed connection connects again. discord.py ends the whole process on any
unexpected exception in a shard. It also reads fields that Discord may leave out: of an interaction's thread, and of
channels that the bot may not view.
"""

import json
import logging
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

from bot.chat.kit.discord_errors import Expectation, contradict

log = logging.getLogger(__name__)

_HANDLED: Final = (
    ReconnectWebSocket,
    WebSocketClosure,
    discord.ConnectionClosed,
    discord.HTTPException,
    aiohttp.ClientError,
    OSError,
)
"""Errors after which discord.py connects a shard again by itself."""
_UNREADABLE: Final = ValueError, LookupError, TypeError, AttributeError
"""Errors from reading a payload in an unexpected form."""
_OPENING: Final = "READY", "RESUMED"
"""Events without which a session is useless."""
_THREAD: Final[Any] = MappingProxyType({"owner_id": "0", "message_count": 0, "member_count": 0})
_METADATA: Final[Any] = MappingProxyType(
    {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": "2015-01-01T00:00:00+00:00"}
)
"""Fields of an interaction's thread that Discord may leave out and discord.py reads."""
_CHANNEL: Final[Any] = MappingProxyType(
    {"type": 0, "name": "", "position": 0, "permission_overwrites": [], "bitrate": 64000, "user_limit": 0}
)
"""Fields of a hidden channel that Discord may leave out and discord.py reads."""


def _completed_interaction(data: Any) -> Any:
    channel = data["channel"]
    metadata = _METADATA | channel.get("thread_metadata", {})
    contradict(Expectation.COMPLETE_CHANNELS, sorted(channel))
    return data | {"channel": _THREAD | channel | {"thread_metadata": metadata}}


def _completed_channel(channel: Any) -> Any:
    return _CHANNEL | {name: value for name, value in channel.items() if value is not None}


_COMPLETED: Final[Mapping[str | None, Callable[[Any], Any]]] = MappingProxyType(
    {
        "INTERACTION_CREATE": _completed_interaction,
        "GUILD_CREATE": lambda data: data | {"channels": [*map(_completed_channel, data["channels"])]},
        "CHANNEL_CREATE": _completed_channel,
        "CHANNEL_UPDATE": _completed_channel,
    }
)
"""Events with possibly incomplete channels, and the functions that fill the channels in."""


class TolerantSocket(DiscordWebSocket):
    _logged: Final[set[str]] = set()

    async def received_message(self, msg: Any, /) -> None:
        try:
            text = self._decompressor.decompress(msg) if isinstance(msg, bytes) else msg
            if text is not None:
                await self._read(text)
        except _HANDLED:
            raise
        except Exception as error:
            # The thread that keeps this connection alive would outlive an unclosed connection.
            await self.close()
            # discord.py expects a ConnectionError: it opens another session after a back-off.
            raise ConnectionError(f"a payload that the connection needs cannot be read ({error!r})") from error

    async def _read(self, text: str) -> None:
        try:
            await super().received_message(text)
        except _UNREADABLE as error:
            payload = _decoded(text)
            event = payload.get("t")
            is_needed = self._keep_alive is None or event in _OPENING
            if is_needed or payload.get("op", self.DISPATCH) != self.DISPATCH:
                raise
            if event not in _COMPLETED or not await self._read_completed(payload):
                self._log_once(event, error)

    async def _read_completed(self, payload: Any) -> bool:
        """Read an event again with default values for its channels' missing fields; return whether this succeeded."""
        try:
            completed = payload | {"d": _COMPLETED[payload["t"]](payload["d"])}
            await super().received_message(json.dumps(completed))
        except _UNREADABLE:
            return False
        return True

    def _log_once(self, event: str | None, error: Exception) -> None:
        """Log a dropped payload, unless the same line is in the log already."""
        what = f"{event or 'a payload'}: {error!r}"
        if what not in self._logged:
            self._logged.add(what)
            log.warning("Discord sent something that cannot be read: %s", what, exc_info=error)


def _decoded(text: str) -> dict[str, Any]:
    try:
        payload = json.loads(text)
    except ValueError:
        return {}
    return payload if isinstance(payload, dict) else {}


# discord.py has no setting for the class of a shard's connection.
discord.shard.DiscordWebSocket = TolerantSocket  # type: ignore[misc]
