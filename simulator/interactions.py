"""Interactions: what somebody does with the application, and how it has answered so far."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from simulator import api
from simulator.api import Json
from simulator.messages import Message


@dataclass(eq=False)
class Interaction:
    """A command, a click, a completion or a submitted modal."""

    id: str
    token: str
    type: int
    channel: Json
    user: Json
    source: Message | None = None  # the message whose component was used
    parent: Interaction | None = None  # of a submitted modal: the interaction that opened it
    created: float = 0.0  # by the clock of the simulator, as the token's life counts
    owners: Json = field(default_factory=dict)
    """The server or the user for whom the application was installed, by way of installation."""
    is_private: bool = False  # whether every answer is seen by this person alone, whatever the application asks for
    name: str = ""
    """Of the command: "play now"."""
    began: float = field(default_factory=time.monotonic)  # in real time, as the acknowledgement counts
    seconds: float = 0.0  # until the acknowledgement
    callback: int | None = None
    data: Json = field(default_factory=dict)  # of the callback
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    followups_sent: int = 0
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def has_token_only(self) -> bool:
        """Whether the application is not installed where this happens, but by its user."""
        return api.GUILD_INSTALL not in self.owners

    def metadata(self) -> Json:
        about: Json = {"id": self.id, "type": self.type, "user": self.user}
        about |= {"authorizing_integration_owners": self.owners}
        if self.parent:
            return about | {"triggering_interaction_metadata": self.parent.metadata()}
        return about | ({"interacted_message_id": self.source.data["id"]} if self.source else {})
