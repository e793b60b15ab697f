"""People at the simulated Discord who take turns by clicking, and how long they wait."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from simulator import Discord
from simulator.people import ORDINARY, Person
from simulator.world import walk

OPENERS = "Place", "My turn"
"""Beginnings of the labels of the buttons that open the panel."""
ENDS = "Take", "Place here", "Done"
"""Beginnings of the labels of the buttons that end a turn."""
REMATCH = "Rematch"
"""On the last message of a game."""
COMPONENT, BUTTON = 3, 2
PATIENCE = 20.0
"""Seconds after which somebody gives up."""
POLL = 0.02
"""Seconds."""
LATE = 3.0


@dataclass
class Waits:
    """Seconds that people waited: for the acknowledgement of each click, and for the public message of each turn."""

    acknowledged: list[float] = field(default_factory=list)
    published: list[float] = field(default_factory=list)
    given_up: int = 0

    @property
    def late(self) -> int:
        """Clicks that were acknowledged too late or never."""
        return sum(seconds >= LATE for seconds in self.acknowledged)


class GivenUp(Exception):
    """Nothing came for longer than a person waits."""


@dataclass(frozen=True)
class Crowd:
    """Everybody who plays in the channels of the simulator."""

    discord: Discord
    waits: Waits = field(default_factory=Waits)

    async def play(self, channels: list[Any], pace: float, seconds: float) -> None:
        """Take a turn in each channel every `pace` seconds, for that many seconds."""
        end = monotonic() + seconds
        starts = (pace * index / len(channels) for index in range(len(channels)))
        await asyncio.gather(
            *(
                self._play_one(channel, pace, monotonic() + start, end)
                for channel, start in zip(channels, starts, strict=True)
            )
        )

    async def _play_one(self, channel: Any, pace: float, due: float, end: float) -> None:
        while due < end and not self._button(self.newest(channel), (REMATCH,)):
            await asyncio.sleep(due - monotonic())
            try:
                await self._turn(channel)
            except GivenUp:
                self.waits.given_up += 1
            due = max(due + pace, monotonic())

    def newest(self, channel: Any) -> Any:
        """Return the newest public message of the channel, None if there is none."""
        shown = self.discord.messages[channel["id"]].values()
        return next((message for message in reversed(shown) if not message.viewer), None)

    async def _turn(self, channel: Any) -> None:
        before = self.newest(channel)
        user = self._awaited(before)
        if opener := self._button(before, OPENERS):
            click = await self._click(user, channel, before, opener)
            panel = await self._appears(lambda: click.original if self._button(click.original, ENDS) else None)
        else:
            panel = before
        began = monotonic()
        # A choice in the public message has no such words on it.
        await self._click(user, channel, panel, self._button(panel, ENDS) or self._button(panel, ("",)))
        await self._appears(lambda: self.newest(channel) is not before)
        self.waits.published.append(monotonic() - began)

    def _awaited(self, message: Any) -> Any:
        """Return whoever the message mentions, anybody if it mentions nobody."""
        mentioned = re.findall(r"<@(\d+)>", Person.text(message.data))
        return self.discord.users[mentioned[-1]] if mentioned else self.discord.owner

    def _button(self, message: Any, labels: tuple[str, ...]) -> Any:
        """Return the first button whose label begins with one of these."""
        components = walk(message.data["components"]) if message else ()
        buttons = (each for each in components if each["type"] == BUTTON and not each.get("disabled"))
        return next((each for each in buttons if each["label"].startswith(labels)), None)

    async def _click(self, user: Any, channel: Any, message: Any, button: Any) -> Any:
        # Not by `Person.click`, which waits until the bot is quiet: a bot under load never is.
        data = {"custom_id": button["custom_id"], "component_type": BUTTON, "id": button["id"]}
        who: Any = {"locale": "en-US", "permissions": ORDINARY, "source": message, "parent": None}
        click = self.discord.interact(COMPONENT, data, user, channel, **who)
        try:
            await asyncio.wait_for(click.acknowledged.wait(), LATE)
        except TimeoutError:
            self.waits.acknowledged.append(LATE)
            raise GivenUp from None
        self.waits.acknowledged.append(click.seconds)
        return click

    async def _appears(self, look: Callable[[], Any]) -> Any:
        end = monotonic() + PATIENCE
        while not (found := look()):
            if monotonic() > end:
                raise GivenUp
            await asyncio.sleep(POLL)
        return found
