"""Drives a server of the stand-in: people read, click, choose and type as they would on Discord."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from standin import Discord, Person

PLACE = "✓ Place here"
OPENERS = "Place ", "My turn"
"""Beginnings of the labels of the buttons that open the panel."""
TIMEOUT = 20.0
"""Seconds that a test waits for the bot before it fails."""


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
        """The message as it stands now."""
        return self.discord.message(message["channel_id"], message["id"]).data

    def labels(self, message: Any) -> list[str]:
        """The labels of the buttons that can be clicked."""
        return [button.label for button in Person.buttons(self.now(message)) if not button.disabled]

    def text(self, message: Any) -> str:
        text: str = Person.text(self.now(message))
        return text

    def pinged(self, message: Any) -> list[Person]:
        names = next(iter(self.people.values())).mentions(message)
        return [self.people[name] for name in names]

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
        assert answer.seconds < 1
        await self.wait(lambda: self.now(message)["edited_timestamp"] != before)
        return self.now(message)

    async def next_message(self, act: Awaitable[Any]) -> Any:
        """The public message that follows from the act; the one before has lost its buttons by then."""
        before = self.newest
        answer = await act
        assert not answer.failed
        assert answer.seconds < 1
        await self.wait(lambda: self.newest["id"] != before["id"] and not self.labels(before))
        return self.newest

    # ---- playing

    async def open(self, host: Person, *others: Person, **options: Any) -> Any:
        """Start a game with these people; the first public message of it."""
        answer = await host.slash(self.table, "kingdomino new", **options)
        assert answer.seconds < 1
        [lobby] = answer.public
        for other in others:
            lobby = await self.changed(lobby, other.click(lobby, "Join"))
        return await self.next_message(host.click(lobby, "Start"))

    async def panel(self, mover: Person) -> Any:
        """Open the panel, and look around in it where there is a domino to place."""
        [label] = [label for label in self.labels(self.newest) if label.startswith(OPENERS)]
        answer = await mover.click(self.newest, label)
        assert answer.seconds < 1
        [panel] = answer.ephemeral
        for _ in range(self.rng.randrange(3)):
            panel = await self.look(mover, panel) if PLACE in self.labels(panel) else panel
        return panel

    async def look(self, mover: Person, panel: Any) -> Any:
        """Show another placement: by the select, or by one of the buttons."""
        steering = [label for label in self.labels(panel) if label in ("‹", "›", "⟳ Turn")]
        select = mover.selects(panel)[0]
        if self.rng.random() < 0.5 or not steering:
            spot = self.rng.choice(select.options)
            return await self.changed(panel, mover.choose(panel, select.custom_id, spot.value))
        return await self.changed(panel, mover.click(panel, self.rng.choice(steering)))

    async def turn(self) -> Any:
        """Let whoever was pinged take the turn with buttons; the public message that follows."""
        [mover] = self.pinged(self.newest)
        if not any(label.startswith(OPENERS) for label in self.labels(self.newest)):
            return await self.next_message(mover.click(self.newest, self.rng.choice(self.labels(self.newest))))
        panel, before = await self.panel(mover), self.newest["id"]
        if PLACE in self.labels(panel):
            panel = await self.changed(panel, mover.click(panel, PLACE))
        for _ in range(self.rng.randrange(4)):
            panel = await self.use_court(mover, panel)
        if ends := [label for label in self.labels(panel) if "/" in label or label == "Done"]:
            return await self.next_message(mover.click(panel, self.rng.choice(ends)))
        await self.wait(lambda: self.newest["id"] != before)
        return self.newest

    async def use_court(self, mover: Person, panel: Any) -> Any:
        """Send a knight, buy a tile or have one burned, if that is possible."""
        knights = [label for label in self.labels(panel) if label.startswith("Knight to")]
        selects = {select.placeholder: select for select in mover.selects(self.now(panel))}
        if knights and self.rng.random() < 0.5:
            return await self.changed(panel, mover.click(panel, self.rng.choice(knights)))
        if not selects:
            return panel
        select = self.rng.choice([*selects.values()])
        chosen = self.rng.choice(select.options)
        panel = await self.changed(panel, mover.choose(panel, select.custom_id, chosen.value))
        builds = [label for label in self.labels(panel) if label.startswith("Build ")]
        return await self.changed(panel, mover.click(panel, builds[0])) if builds else panel

    async def finish(self) -> Any:
        """Play to the end; the message with the result."""
        while not self.is_over:
            await self.turn()
        return self.newest
