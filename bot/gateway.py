"""The gateway connection, which no payload ends: what cannot be read is dropped, and what fails connects again.

discord.py ends the whole process on any exception in a shard that it does not expect, and reads fields of a thread that
Discord does not document for interactions.
"""

import json
import logging
from types import MappingProxyType
from typing import Any, Final

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

from bot.chat.kit.expectations import Expectation, contradict

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
            if event != "INTERACTION_CREATE" or not await self._read_completed(payload):
                self._log_once(event, error)

    async def _read_completed(self, payload: Any) -> bool:
        """Read an interaction again with the fields of its thread that are missing; return whether that went well."""
        try:
            channel = payload["d"]["channel"]
            metadata = _METADATA | channel.get("thread_metadata", {})
            payload["d"]["channel"] = _THREAD | channel | {"thread_metadata": metadata}
            await super().received_message(json.dumps(payload))
        except _UNREADABLE:
            return False
        contradict(Expectation.COMPLETE_CHANNELS, sorted(channel))
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
