"""Interactions: acts of people with the application, and the answers so far."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from simulator import api
from simulator.api import Json
from simulator.world.messages import Message


@dataclass(eq=False)
class Interaction:
    """A command, a click, a completion or a submitted modal."""

    id: str
    token: str
    type: int
    channel: Json
    user: Json
    source: Message | None = None  # the message of the used component
    parent: Interaction | None = None  # the interaction that opened a submitted modal
    created: float = 0.0  # in simulated seconds, like the life of the token
    owners: Json = field(default_factory=dict)
    """The server or the user of each installation of the application."""
    is_private: bool = False  # whether only this person sees the answers, whatever the application asks for
    name: str = ""
    """The name of a command, such as "play now"."""
    began: float = 0.0  # in real seconds, like the deadline of the acknowledgement
    seconds: float = 0.0  # real seconds until the acknowledgement
    callback: int | None = None
    data: Json = field(default_factory=dict)  # the data of the callback
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    followups_sent: int = 0
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def has_token_only(self) -> bool:
        """Whether the application is installed by the user only, and not in this place."""
        return api.GUILD_INSTALL not in self.owners

    def metadata(self) -> Json:
        about: Json = {"id": self.id, "type": self.type, "user": self.user}
        about |= {"authorizing_integration_owners": self.owners}
        if self.parent:
            return about | {"triggering_interaction_metadata": self.parent.metadata()}
        return about | ({"interacted_message_id": self.source.data["id"]} if self.source else {})
