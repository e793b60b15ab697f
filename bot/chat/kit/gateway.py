"""The connection of a shard to Discord's gateway."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

from bot.chat.kit.discord_api import Unreachable, Unreadable, failure_of, place_of
from bot.chat.kit.payloads import (
    completed_channel,
    completed_interaction,
    completed_ready,
    completed_server,
    missing_in_interaction,
)

log = logging.getLogger(__name__)

_UNREADABLE: Final = ValueError, LookupError, TypeError, AttributeError
"""Errors from reading a payload in an unexpected form."""
_OPENING: Final = "READY", "RESUMED"
"""Events without which a session is useless."""
_HIDING: Final[Mapping[str | None, Callable[[Any], Any]]] = MappingProxyType(
    {
        "GUILD_CREATE": completed_server,
        "CHANNEL_CREATE": completed_channel,
        "CHANNEL_UPDATE": completed_channel,
    }
)
"""Events with parts that Discord leaves out, as of channels that the bot may not view, and what fills these in."""


class UnreadablePayload(Unreadable, ConnectionError):
    """A connection got a payload that it needs and cannot read; discord.py opens another session after a back-off."""


class TolerantSocket(DiscordWebSocket):
    """The connection of a shard to Discord, which survives every payload of the gateway.

    An unreadable payload is dropped, and a failed connection connects again. discord.py ends the whole process on any
    unexpected exception in a shard. It also reads what the bot does not need, and what Discord may leave out.
    """

    _logged: Final[set[str]] = set()
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
        payload = _decoded(text)
        event = payload.get("t")
        try:
            await super().received_message(self._completed(payload, text))
        except _UNREADABLE as error:
            is_needed = self._keep_alive is None or event in _OPENING
            if is_needed or payload.get("op", self.DISPATCH) != self.DISPATCH:
                raise
            if event not in _HIDING or not await self._read_hidden(payload):
                self._log_once(f"{event or 'a payload'}: {error!r} ({place_of(error)})")

    def _completed(self, payload: Any, text: str) -> str:
        """Return the text of a payload with defaults for missing keys, for the events that the bot cannot do without.

        An interaction that nobody can answer becomes an unknown event, which only counts for the session.
        """
        event, data = payload.get("t"), payload.get("d")
        if event not in ("INTERACTION_CREATE", "READY") or not isinstance(data, dict):
            return text
        if event == "READY":
            user = self._connection.user
            about = {"id": str(user.id), "username": user.name, "discriminator": "0", "avatar": None} if user else {}
            known = {
                "user": about,
                "shard": [self.shard_id, self.shard_count],
                "session_id": "",
                "resume_gateway_url": str(self.gateway),
                "guilds": [],
            }
            return json.dumps({"s": None, **payload, "d": completed_ready(data, known)})
        data = completed_interaction(data, self._connection.application_id)
        if missing := missing_in_interaction(data):
            self._log_once(f"INTERACTION_CREATE without {missing}")
            event = None
        return json.dumps({**payload, "t": event, "d": data})

    async def _read_hidden(self, payload: Any) -> bool:
        """Read an event again with default values for its channels' missing fields; return whether this succeeded."""
        try:
            completed = payload | {"d": _HIDING[payload["t"]](payload["d"])}
            await super().received_message(json.dumps(completed))
        except _UNREADABLE:
            return False
        return True

    def _log_once(self, what: str) -> None:
        """Log a dropped payload, unless the same line is in the log already."""
        if what not in self._logged:
            self._logged.add(what)
            log.warning("Discord sent something that cannot be read: %s", what)


def _decoded(text: str) -> dict[str, Any]:
    try:
        payload = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return payload if isinstance(payload, dict) else {}


# discord.py has no setting for the class of a shard's connection.
discord.shard.DiscordWebSocket = TolerantSocket  # type: ignore[misc]
