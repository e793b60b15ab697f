"""People on the simulated Discord who take turns with buttons and selects, and their waiting times."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Any

from bot.chat.actions import Action
from bot.chat.court.panel import CourtAction
from bot.chat.kit.blocks import Address
from engine.errors import NotationError
from engine.moves import Done, Move, Pick
from simulator import Discord
from simulator.api import walk
from simulator.people import ORDINARY, Person

COMPONENT = 3
"""Discord's type of an interaction with a component."""
BUTTON, SELECT = 2, 3
PREFERRED = (Action.PLAY, Action.CHOOSE_SPOT, CourtAction.CHOOSE_TILE, Action.SHOW_PANEL_STEP, Action.OPEN_PANEL)
"""The actions of people in order of preference: moves come first."""
PATIENCE = 20.0
"""Seconds until a person gives up."""
POLL = 0.02
"""Seconds between two looks at a channel."""
LATE = 3.0
"""Seconds after which Discord refuses an acknowledgement."""


@dataclass
class Waits:
    """Seconds of waiting: for the first response to each tap, for the panel after a step, for the public message.

    `given_up` lists by channel the things that people waited for in vain.
    """

    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    published: list[float] = field(default_factory=list)
    given_up: dict[str, str] = field(default_factory=dict)

    @property
    def late(self) -> int:
        """The number of late or missing acknowledgements."""
        return sum(seconds >= LATE for seconds in self.acknowledged)


class GivenUp(Exception):
    """A person has waited in vain."""


@dataclass(frozen=True)
class Tap:
    """A tap in a message: a component, and the chosen option, if any."""

    address: Address
    component: Any
    values: tuple[str, ...] = ()

    @property
    def ends_turn(self) -> bool:
        """Whether the tap makes the last move of a turn."""
        if self.address.action != Action.PLAY:
            return False
        # A move of another version is unknown here, and so counts as no choice of a domino.
        with suppress(NotationError):
            return any(isinstance(Move.parse(each), Pick | Done) for each in self.address.argument.split())
        return False

    @property
    def data(self) -> dict[str, Any]:
        """The data of the interaction as Discord sends them."""
        component = self.component
        told = {"custom_id": component["custom_id"], "component_type": component["type"], "id": component["id"]}
        return told | ({"values": list(self.values)} if self.values else {})


def next_tap(components: Iterable[Any]) -> Tap | None:
    """Return the next tap of a person who takes a turn; None if the message offers no such tap."""
    taps = [tap for tap in _taps(components) if tap.address.action in PREFERRED]
    return min(taps, key=lambda tap: PREFERRED.index(tap.address.action), default=None)


def is_over(components: Iterable[Any]) -> bool:
    """Return whether a public message shows the end of a game."""
    return any(tap.address.action == Action.REMATCH for tap in _taps(components))


def _taps(components: Iterable[Any]) -> Iterator[Tap]:
    for each in walk(components):
        # Other controls, and actions of other versions, raise these errors.
        with suppress(ValueError, KeyError):
            if not each.get("disabled"):
                address = Address.parse(each["custom_id"].partition(":")[2])
                yield Tap(address, each, (each["options"][0]["value"],) if each["type"] == SELECT else ())


@dataclass
class Crowd:
    """All people in the channels of the simulator."""

    discord: Discord
    waits: Waits = field(default_factory=Waits)

    async def play(self, channels: Sequence[Any], turns: int, at_once: int) -> None:
        """Take some turns in each channel, at most so many at once."""
        gate = asyncio.Semaphore(at_once)

        async def play_one(channel: Any) -> None:
            for _ in range(turns):
                async with gate:
                    if channel["id"] in self.waits.given_up or not await self._turn_if_any(channel):
                        return

        await asyncio.gather(*map(play_one, channels))

    def newest(self, channel: Any) -> Any:
        """Return the newest public message of the channel; None if there is no message."""
        shown = self.discord.messages[channel["id"]].values()
        return next((message for message in reversed(shown) if not message.viewer), None)

    async def _turn_if_any(self, channel: Any) -> bool:
        """Take a turn; return whether the game continues."""
        try:
            before = await self._appears(lambda: self._awaiting(channel), "a message that offers a turn")
            if is_over(before.data["components"]):
                return False
            await self._turn(channel, before)
        except GivenUp as given_up:
            self.waits.given_up[channel["id"]] = str(given_up)
            return False
        return True

    def _awaiting(self, channel: Any) -> Any:
        """Wait for the newest public message to offer a turn or to show the end of the game; return the message."""
        newest = self.newest(channel)
        components = newest.data["components"] if newest else ()
        return newest if next_tap(components) or is_over(components) else None

    async def _turn(self, channel: Any, before: Any) -> None:
        # Anybody may act on a message that mentions nobody.
        mentioned = re.findall(r"<@(\d+)>", Person.text(before.data))
        user, shown = self.discord.users[mentioned[-1]] if mentioned else self.discord.owner, before
        while True:
            tap, edited, began = next_tap(shown.data["components"]), shown.data["edited_timestamp"], monotonic()
            assert tap
            click = await self._click(user, channel, shown, tap)
            answer = _Answer(click, shown, edited, is_awaited=not tap.ends_turn)
            is_answered = partial(self._is_answered, channel, before, answer)
            await self._appears(is_answered, f"what follows {tap.address.action}")
            if self.newest(channel) is not before:
                break
            self.waits.shown.append(monotonic() - began)
            shown = answer.message
        self.waits.published.append(monotonic() - began)

    def _is_answered(self, channel: Any, before: Any, answer: _Answer) -> bool:
        return self.newest(channel) is not before or answer.message is not None

    async def _click(self, user: Any, channel: Any, message: Any, tap: Tap) -> Any:
        # Person.click would wait for a quiet bot, and a bot under load is never quiet.
        who: Any = {"locale": "en-US", "permissions": ORDINARY, "source": message, "parent": None}
        interaction = self.discord.interact(COMPONENT, tap.data, user, channel, **who)
        try:
            await asyncio.wait_for(interaction.acknowledged.wait(), LATE)
        except TimeoutError:
            self.waits.acknowledged.append(LATE)
            raise GivenUp(f"the acknowledgement of {tap.address.action}") from None
        self.waits.acknowledged.append(interaction.seconds)
        return interaction

    async def _appears(self, look: Callable[[], Any], what: str) -> Any:
        end = monotonic() + PATIENCE
        while not (found := look()):
            if monotonic() > end:
                raise GivenUp(what)
            await asyncio.sleep(POLL)
        return found


@dataclass(frozen=True)
class _Answer:
    """The answer to a tap in a message with a known last edit."""

    interaction: Any
    tapped: Any
    edited: str | None
    is_awaited: bool

    @property
    def message(self) -> Any:
        """The message of the answer once it offers a tap, else None."""
        message = self.interaction.original
        if (
            not self.is_awaited
            or message is None
            or (message is self.tapped and message.data["edited_timestamp"] == self.edited)
        ):
            return None
        return message if next_tap(message.data["components"]) else None
