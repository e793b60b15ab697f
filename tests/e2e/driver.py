"""Drives a server of the stand-in: people read, click, choose and type as they would on Discord."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from simulator import Discord, Person

PLACE, PLACE_HERE = "Only place", "Place here"
"""Labels of the button that places the domino: where the panel offers the choice as well, and where it does not."""
OPENERS = "Place ", "My turn"
"""Beginnings of the labels of the buttons that open the panel."""
TIMEOUT = 60.0
"""Seconds that a test waits for the bot before it fails: many, as nothing but the failure takes them."""


class GuildDriver:
    """The channel `table` and the people around it; `rng` makes their choices."""

    def __init__(self, discord: Discord, seed: int = 1) -> None:
        self.discord = discord
        self.table = discord.channel("table-1")
        self.people: dict[str, Person] = {}
        self.rng = Random(seed)

    def person(self, name: str, **traits: Any) -> Person:
        return self.people.setdefault(name, Person(self.discord, name, **traits))

    # ---- reading

    def messages(self, channel: Any = None) -> list[Any]:
        """The public messages of the channel, oldest first."""
        shown = self.discord.messages[(channel or self.table)["id"]].values()
        return [message.data for message in shown if not message.viewer]

    @property
    def newest(self) -> Any:
        return self.messages()[-1]

    def now(self, message: Any) -> Any:
        """The message as it stands now; nothing is left in one that was deleted, as a panel is after the last turn."""
        found = self.discord.messages[message["channel_id"]].get(message["id"])
        return found.data if found else {**message, "components": [], "edited_timestamp": "deleted"}

    def labels(self, message: Any) -> list[str]:
        """The labels of the buttons."""
        return [button.label for button in Person.buttons(self.now(message))]

    def text(self, message: Any) -> str:
        text: str = Person.text(self.now(message))
        return text

    def pinged(self, message: Any) -> list[Person]:
        names = next(iter(self.people.values())).mentions(message)
        return [self.people[name] for name in names]

    def awaited(self, message: Any) -> list[Person]:
        """Those whom the message names by a mention, whether it notifies them or not: the people whose turn it is."""
        ids = dict.fromkeys(re.findall(r"<@(\d+)>", self.text(message)))
        return [person for person in self.people.values() if person.id in ids]

    @property
    def is_over(self) -> bool:
        return "Rematch" in self.labels(self.newest)

    # ---- waiting

    async def wait(self, condition: Callable[[], Any]) -> None:
        assert await self.discord.until(condition, TIMEOUT), "the bot did not do what people waited for"

    async def changed(self, message: Any, act: Awaitable[Any]) -> Any:
        """The message after the bot has changed it in answer to the act."""
        before = message["edited_timestamp"]
        answer = await act
        assert not answer.failed
        await self.wait(lambda: self.now(message)["edited_timestamp"] != before)
        return self.now(message)

    async def next_message(self, act: Awaitable[Any]) -> Any:
        """The public message that follows from the act; the one before has lost its buttons by then."""
        before = self.newest
        answer = await act
        assert not answer.failed
        await self.wait(lambda: self.newest["id"] != before["id"] and not self.labels(before))
        return self.newest

    # ---- playing

    async def open_lobby(self, host: Person, **options: Any) -> Any:
        """Open a table; the public message of its lobby."""
        before = len(self.messages())
        answer = await host.slash(self.table, "kingdomino new", **options)
        assert not answer.failed
        await self.wait(lambda: len(self.messages()) > before)
        return self.newest

    async def open(self, host: Person, *others: Person, **options: Any) -> Any:
        """Start a game with these people; the first public message of it."""
        lobby = await self.open_lobby(host, **options)
        for other in others:
            lobby = await self.changed(lobby, other.click(lobby, "Join"))
        await self.wait(lambda: "Start" in self.labels(lobby))
        return await self.next_message(host.click(lobby, "Start"))

    async def panel(self, mover: Person) -> Any:
        """Open the panel, and look around in it where there is a domino to place."""
        [label] = [label for label in self.labels(self.newest) if label.startswith(OPENERS)]
        answer = await mover.click(self.newest, label)
        assert not answer.failed
        [panel] = answer.ephemeral
        # People stop looking at "thinking ..." after a while, also if the machine is just busy.
        await self.wait(lambda: self.text(panel))
        for _ in range(self.rng.randrange(3)):
            panel = await self.look(mover, panel) if self.place_label(panel) else panel
        return panel

    async def look(self, mover: Person, panel: Any) -> Any:
        """Show another placement: by the select, or by one of the buttons."""
        steering = [label for label in self.labels(panel) if label in ("‹ Previous", "Next ›", "Rotate")]
        select = mover.selects(panel)[0]
        if self.rng.random() < 0.5 or not steering:
            spot = self.rng.choice(select.options)
            return await self.changed(panel, mover.choose(panel, select.custom_id, spot.value))
        return await self.changed(panel, mover.click(panel, self.rng.choice(steering)))

    async def turn(self) -> Any:
        """Let whoever is to move take the turn with buttons; the public message that follows."""
        [mover] = self.awaited(self.newest)
        if not any(label.startswith(OPENERS) for label in self.labels(self.newest)):
            choices = [label for label in self.labels(self.newest) if "/" in label]
            return await self.next_message(mover.click(self.newest, self.rng.choice(choices)))
        # Whoever has two turns in a row may have taken the second one in the panel before its message was there.
        before, panel = self.newest["id"], await self.panel(mover)
        if (place := self.place_label(panel)) and self.rng.random() < 0.5:
            panel = await self.changed(panel, mover.click(panel, place))
        while not (ends := self.ends(panel)) and (self.place_label(panel) or self.skip_label(panel)):
            panel = await self.step(mover, panel)
        if ends:
            return await self.next_message(mover.click(panel, self.rng.choice(ends)))
        await self.wait(lambda: self.newest["id"] != before)
        return self.newest

    def place_label(self, panel: Any) -> str | None:
        """The label of the button that only places the domino, if there is one."""
        return next((label for label in self.labels(panel) if label in (PLACE, PLACE_HERE)), None)

    def skip_label(self, panel: Any) -> str | None:
        """The label of the button that passes over one step, if there is one."""
        return next((label for label in self.labels(panel) if re.fullmatch(r"Skip( ·.*)?", label)), None)

    def ends(self, panel: Any) -> list[str]:
        """The labels of the buttons that end the turn."""
        return [label for label in self.labels(panel) if re.fullmatch(r"(Take )?q?\d.*|Done", label)]

    async def step(self, mover: Person, panel: Any) -> Any:
        """Make a move of the step that the panel shows, or skip it."""
        if place := self.place_label(panel):
            return await self.changed(panel, mover.click(panel, place))
        if self.rng.random() < 0.5 and (skip := self.skip_label(panel)):
            return await self.changed(panel, mover.click(panel, skip))
        if knights := [label for label in self.labels(panel) if label.startswith("Knight to")]:
            return await self.changed(panel, mover.click(panel, self.rng.choice(knights)))
        select = mover.selects(self.now(panel))[0]
        panel = await self.changed(panel, mover.choose(panel, select.custom_id, self.rng.choice(select.options).value))
        # Another suggested tile has its button behind that of the chosen one.
        play, *_ = [label for label in self.labels(panel) if label.startswith(("Build ", "Burn "))]
        return await self.changed(panel, mover.click(panel, play))

    async def finish(self) -> Any:
        """Play to the end; the message with the result."""
        while not self.is_over:
            await self.turn()
        return self.newest
