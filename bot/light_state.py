"""What discord.py keeps of Discord's servers: their ids and their languages, and nothing else.

By itself it keeps every channel, role, thread and emoji. They are not used here: an interaction brings the channel and
the permissions that it needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from discord.state import AutoShardedConnectionState

_GATEWAY_EVENTS: Final = (
    "READY",
    "RESUMED",
    "GUILD_CREATE",
    "GUILD_UPDATE",
    "GUILD_DELETE",
    "CHANNEL_DELETE",
    "THREAD_DELETE",
    "INTERACTION_CREATE",
)
"""The events of Discord that the bot needs; discord.py leaves out those for which there is no parser."""
# The last two are always there in what Discord sends; discord.py would remember that they are missing.
_GUILD_FIELDS: Final = "id", "unavailable", "preferred_locale", "verification_level", "default_message_notifications"
_TYPES_WITH_THREADS: Final = frozenset({0, 5, 15, 16})
"""Text, announcements, forum and media."""


class LightState(AutoShardedConnectionState[Any]):
    """The state of a client that keeps next to nothing of servers.

    As the channels are unknown, it tells of a deleted channel or thread by an event of its own: `channel_gone` with the
    ids of server and channel, and whether threads may have gone with it.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.parsers = {event: self.parsers[event] for event in _GATEWAY_EVENTS}

    def parse_guild_create(self, data: Any) -> None:
        super().parse_guild_create(_essentials(data))

    def parse_guild_update(self, data: Any) -> None:
        super().parse_guild_update(_essentials(data))

    def parse_channel_delete(self, data: Any) -> None:
        self._tell(data, had_threads=data["type"] in _TYPES_WITH_THREADS)

    def parse_thread_delete(self, data: Any) -> None:
        self._tell(data, had_threads=False)

    def _tell(self, gone: Any, *, had_threads: bool) -> None:
        self.dispatch("channel_gone", int(gone["guild_id"]), int(gone["id"]), had_threads=had_threads)


def _essentials(guild: Mapping[str, Any]) -> Any:
    return {field: guild[field] for field in _GUILD_FIELDS if field in guild}
