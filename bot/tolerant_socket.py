"""The connection of a shard to Discord, which no payload of the gateway ends.

What cannot be read is dropped, and what fails connects again. discord.py ends the whole process on any exception in a
shard that it does not expect, and reads fields of channels that Discord need not send: of the thread of an interaction,
and of channels that the bot may not view.
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
"""After these discord.py connects a shard again by itself."""
_UNREADABLE: Final = ValueError, LookupError, TypeError, AttributeError
"""What reading a payload raises that is not as discord.py expects it."""
_OPENING: Final = "READY", "RESUMED"
"""The events without which a session is of no use."""
_THREAD: Final[Any] = MappingProxyType({"owner_id": "0", "message_count": 0, "member_count": 0})
_METADATA: Final[Any] = MappingProxyType(
    {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": "2015-01-01T00:00:00+00:00"}
)
"""What the channel of an interaction need not hold, although discord.py reads it of a thread."""
_CHANNEL: Final[Any] = MappingProxyType(
    {"type": 0, "name": "", "position": 0, "permission_overwrites": [], "bitrate": 64000, "user_limit": 0}
)
"""What Discord need not tell of a channel that the bot may not view, although discord.py reads it."""


def _completed_interaction(data: Any) -> Any:
    channel = data["channel"]
    metadata = _METADATA | channel.get("thread_metadata", {})
    contradict(Expectation.COMPLETE_CHANNELS, sorted(channel))
    return data | {"channel": _THREAD | channel | {"thread_metadata": metadata}}


def _completed_channel(channel: Any) -> Any:
    return _CHANNEL | {name: value for name, value in channel.items() if value is not None}


def _completed_server(data: Any) -> Any:
    return data | {"channels": [*map(_completed_channel, data["channels"])]}


_COMPLETED: Final[Mapping[str | None, Callable[[Any], Any]]] = MappingProxyType(
    {
        "INTERACTION_CREATE": _completed_interaction,
        "GUILD_CREATE": _completed_server,
        "CHANNEL_CREATE": _completed_channel,
        "CHANNEL_UPDATE": _completed_channel,
    }
)
"""Events with channels that Discord may show in part, and how to fill them in."""


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
            # Otherwise the thread that keeps this connection alive would outlive it.
            await self.close()
            # An error that discord.py expects: it waits, a little longer each time, and opens another session.
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
        """Read an event again with the fields of its channels that are missing; return whether that went well."""
        try:
            completed = payload | {"d": _COMPLETED[payload["t"]](payload["d"])}
            await super().received_message(json.dumps(completed))
        except _UNREADABLE:
            return False
        return True

    def _log_once(self, event: str | None, error: Exception) -> None:
        """Log that something was dropped, unless that is in the log already."""
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


# There is no setting for the class of a shard's connection.
discord.shard.DiscordWebSocket = TolerantSocket  # type: ignore[misc]
