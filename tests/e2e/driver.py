"""Drives a server of the simulated Discord: people read, click, choose and type as they would there."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from bot.chat.actions import Action
from engine.court.moves import Bribe, Build, Tax
from engine.moves import Done, Move, Pick, Place
from simulator import Discord, Person
from tests.bot.server import SET_UP, Button, Guest, Message
from tests.bot.server import Place as Channel
from tests.bot.words import says

TIMEOUT = 300.0
"""Seconds that a test waits for the bot before it fails: many, as nothing but the failure takes them."""
STEERING = (Action.ROTATE,)


class GuildDriver:
    """The channel `table` and the people around it; `rng` makes their choices."""

    def __init__(self, discord: Discord, seed: int = 1, channel: str = "table-1") -> None:
        self.discord = discord
        self.table = self.channel(channel)
        self.people: dict[str, Guest] = {}
        self.rng = Random(seed)

    def channel(self, name: str) -> Channel:
        return Channel(self.discord, self.discord.channel(name))

    def person(self, name: str, **traits: Any) -> Guest:
        if name not in self.people:
            self.people[name] = Guest(self.discord, Person(self.discord, name, **traits))
        return self.people[name]

    def delete(self, message: Message) -> None:
        """Delete a message as a moderator does."""
        self.discord.delete_message(self.discord.message(str(message.channel_id), str(message.id)))

    # ---- reading

    def messages(self) -> list[Message]:
        """The public messages of the channel, oldest first."""
        return self.table.messages

    @property
    def newest(self) -> Message:
        return self.messages()[-1]

    @property
    def awaited(self) -> list[Guest]:
        """Those whom the newest message names by a mention, whether it notifies them or not: whose turn it is.

        A person who makes two first choices in a row is mentioned once.
        """
        messages = self.messages()
        newest = messages[-2] if says(messages[-1].text, "due-pick-again") else messages[-1]
        return [self.people[name] for name in newest.named if name in self.people]

    @property
    def mover(self) -> Guest:
        """The person whose turn it is."""
        [mover] = self.awaited
        return mover

    @property
    def is_over(self) -> bool:
        return Action.REMATCH in self.newest.actions

    # ---- waiting

    async def wait(self, condition: Callable[[], Any]) -> None:
        assert await self.discord.until(condition, TIMEOUT), "the bot did not do what people waited for"

    async def changed(self, message: Message, act: Awaitable[object]) -> None:
        """Wait until the bot has changed the message in answer to the act, or deleted it."""
        before = message.edits
        await act
        await self.wait(lambda: message.edits != before)

    async def next_message(self, act: Awaitable[object]) -> Message:
        """Return the public message that follows from the act; the one before has lost its buttons by then."""
        before = self.newest
        await act
        await self.wait(lambda: self.newest.id != before.id and not buttons(before))
        return self.newest

    # ---- playing

    async def open_lobby(self, host: Guest, **options: Any) -> Message:
        """Open a table; return the public message of its lobby."""
        before = len(self.messages())
        setup = {name: options.pop(name) for name in SET_UP if name in options}
        await host.slash(self.table, "kingdomino new", **options)
        await self.wait(lambda: len(self.messages()) > before)
        lobby = self.newest
        if setup:
            await host.set_up(lobby, **setup)
            await self.discord.quiet()
        return lobby

    async def open(self, host: Guest, *others: Guest, **options: Any) -> Message:
        """Start a game with these people; return the first public message of it."""
        lobby = await self.open_lobby(host, **options)
        for other in others:
            await self.changed(lobby, other.click(lobby, Action.JOIN))
        await self.wait(lambda: Action.START in lobby.actions)
        return await self.next_message(host.click(lobby, Action.START))

    async def panel(self, mover: Guest) -> Message:
        """Open the panel, and look around in it where there is a domino to place."""
        panel = (await mover.click(self.newest, Action.OPEN_PANEL)).private
        # People stop looking at "thinking …" after a while, also if the machine is just busy.
        await self.wait(lambda: panel.text)
        for _ in range(self.rng.randrange(3)):
            if placing(panel):
                await self.look(mover, panel)
        return panel

    async def look(self, mover: Guest, panel: Message) -> None:
        """Show another placement: by the select, or by one of the buttons."""
        steering = [button for button in panel.buttons if button.action in STEERING]
        if self.rng.random() < 0.5 or not steering:
            spot = self.rng.choice(panel.select(Action.CHOOSE_SPOT).values)
            await self.changed(panel, mover.choose(panel, Action.CHOOSE_SPOT, spot))
        else:
            await self.changed(panel, mover.click(panel, self.rng.choice(steering)))

    async def turn(self) -> Message:
        """Let whoever is to move take the turn with buttons; return the public message that follows."""
        before, mover = self.newest, self.mover
        if picks := ends(before):
            return await self.next_message(mover.click(before, self.rng.choice(picks)))
        # Whoever has two turns in a row may have taken the second one in the panel before its message was there.
        panel = await self.panel(mover)
        if (place := placing(panel)) and self.rng.random() < 0.5:
            await self.changed(panel, mover.click(panel, place))
        while not ends(panel) and (placing(panel) or skipping(panel)):
            await self.step(mover, panel)
        if choices := ends(panel):
            return await self.next_message(mover.click(panel, self.rng.choice(choices)))
        await self.wait(lambda: self.newest.id != before.id)
        return self.newest

    async def step(self, mover: Guest, panel: Message) -> None:
        """Make a move of the step that the panel shows, or skip it."""
        if place := placing(panel):
            await self.changed(panel, mover.click(panel, place))
        elif (skip := skipping(panel)) and self.rng.random() < 0.5:
            await self.changed(panel, mover.click(panel, skip))
        elif knights := making(panel, Tax):
            await self.changed(panel, mover.click(panel, self.rng.choice(knights)))
        else:
            select = panel.selects[0]
            chosen = self.rng.choice(select.values)
            await self.changed(panel, mover.choose(panel, select.action, chosen, argument=select.argument))
            await self.wait(lambda: making(panel, Build, Bribe))
            # Another suggested tile has its button behind that of the chosen one.
            await self.changed(panel, mover.click(panel, making(panel, Build, Bribe)[0]))

    async def type_turn(self) -> None:
        """Let whoever is to move type the moves of the turn, as the panel would make them."""
        before, mover = self.newest, self.mover
        while self.newest.id == before.id:
            shown = before if ends(before) else (await mover.click(before, Action.OPEN_PANEL)).private
            await self.wait(lambda: steps(shown) or self.newest.id != before.id)  # noqa: B023 - waited for in the loop
            if choices := steps(shown):
                await self.type_moves(mover, choices[0])
        await self.wait(lambda: not buttons(before))

    async def type_moves(self, mover: Guest, button: Button) -> None:
        """Let somebody type what a button does."""
        for move in moves(button):
            if isinstance(move, Done):
                await mover.slash(self.table, "queendomino done")
            elif isinstance(move, Place):
                await mover.slash(self.table, "place", where=str(move))
            else:
                await mover.slash(self.table, "draft", domino=str(move).removeprefix(">"))

    async def finish(self) -> Message:
        """Play to the end; return the message with the result."""
        while not self.is_over:
            await self.turn()
        return self.newest


def buttons(message: Message) -> list[Button]:
    """Return the buttons that are there: none of a message that is gone, as a panel is after the last turn."""
    return message.buttons if message.is_there else []


def moves(button: Button) -> list[Move]:
    return [Move.parse(each) for each in button.argument.split(" ")] if button.action == Action.PLAY else []


def making(panel: Message, *kinds: type[Move]) -> list[Button]:
    """Return the buttons that make one move, of one of these kinds."""
    found = [(button, moves(button)) for button in buttons(panel)]
    return [button for button, made in found if len(made) == 1 and isinstance(made[0], kinds)]


def placing(panel: Message) -> Button | None:
    """Return the button that places the domino and does nothing else, if there is one."""
    return next(iter(making(panel, Place)), None)


def ends(message: Message) -> list[Button]:
    return [button for button in buttons(message) if (made := moves(button)) and isinstance(made[-1], Pick | Done)]


def steps(panel: Message) -> list[Button]:
    """Return the buttons that end the turn, or otherwise those that place the domino."""
    return ends(panel) or making(panel, Place)


def skipping(panel: Message) -> Button | None:
    """Return the button that skips one step, if there is one; of those that skip several the argument has two parts."""
    steps = [button for button in buttons(panel) if button.action == Action.SHOW_PANEL_STEP]
    return next((each for each in steps if " " not in each.argument and says(each.label, "button-skip-step")), None)


def won(poster: Message) -> bool:
    """Return whether a message says who has won."""
    return any(says(poster.text, key) for key in ("end-won", "end-team-won", "end-shared"))
