"""What people play on Spacebar, by the same means as in the end-to-end tests."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from bot.chat.actions import Action
from simulator import BotProcess
from tests.bot.features import present
from tests.bot.server import Guest, Message
from tests.bot.server import Place as Channel
from tests.bot.words import says
from tests.e2e.driver import GuildDriver, ends, won
from tools.spacebar.exchange import Exchange
from tools.spacebar.layer import Layer
from tools.spacebar.mirror import Mirror

PEOPLE: Final = "Ola", "Kenji"
PATIENCE: Final = 300.0
"""Seconds until the bot stands still, also on a busy machine, where an analysis takes long."""


class Table(GuildDriver):
    """A channel of its own, where two people play."""

    discord: Mirror

    def __init__(self, mirror: Mirror, channel: str) -> None:
        super().__init__(mirror, channel=channel)
        self.ola, self.kenji = (self.person(name) for name in PEOPLE)
        self.turns = 0

    async def wait(self, condition: Callable[[], Any]) -> None:
        assert await self.discord.until(condition, PATIENCE), f"it stands still after {self.messages()[-1:]}"

    def messages(self) -> list[Message]:
        """Return the messages that show a position, which are those with a picture."""
        return [each for each in super().messages() if each.files]

    @property
    def mover(self) -> Guest:
        """The person whose turn it is, whom the first message in a thread names before the others at the table."""
        return self.awaited[0]

    async def begin(self, **options: Any) -> None:
        await self.open(self.ola, self.kenji, **{"players": 2, **options})

    async def begin_in_a_thread(self) -> Channel:
        """Start a game that moves into a thread of its own; return the channel around it."""
        around, lobby = self.table, await self.open_lobby(self.ola, players=2, thread=True)
        await self.changed(lobby, self.kenji.click(lobby, Action.JOIN))
        await self.ola.click(lobby, Action.START)
        await self.wait(lambda: around.threads)
        [self.table] = around.threads
        await self.wait(lambda: self.messages() and self.newest.actions)
        for each in (self.ola, self.kenji):
            await self.discord.join_thread(self.table.data, each.person.id)
        return around

    async def turn(self) -> Message:
        self.turns += 1
        return await super().turn()

    async def type_turn(self) -> None:
        self.turns += 1
        await super().type_turn()

    async def past_first_choice(self) -> None:
        while ends(self.newest):
            await self.turn()


@dataclass
class Scene:
    """The bot on Spacebar, and the layer between the two."""

    mirror: Mirror
    layer: Layer
    bot: BotProcess
    channel: str

    async def table(self) -> Table:
        await self.mirror.open_channel(self.channel)
        return Table(self.mirror, self.channel)


async def buttons(scene: Scene) -> str:
    """Play a game of two in a thread by buttons, and look at a question about its turns."""
    table = await scene.table()
    await table.begin_in_a_thread()
    poster = await table.finish()
    assert won(poster)
    for find, look_back in zip(present("find"), present("step"), strict=False):
        back = (await table.ola.click(poster, look_back)).private
        await table.wait(partial(_has, back, find))
        page = (await table.ola.click(back, find)).private
        await table.wait(partial(_is_ready, page))
    return f"a game of {table.turns} turns by buttons, its poster, and a question about a turn"


def _has(page: Message, action: StrEnum) -> bool:
    return action in page.actions


def _is_ready(page: Message) -> bool:
    return not says(page.text, "analysis-waiting")


async def typed(scene: Scene) -> str:
    """Type every move of a game of two."""
    table = await scene.table()
    await table.begin()
    while not table.is_over:
        await table.type_turn()
    assert won(table.newest)
    return f"a game of {table.turns} turns by typed commands, and its poster"


async def restart(scene: Scene) -> str:
    """Kill the bot after Spacebar has taken an announcement and before the bot knows so, and play on."""
    table = await scene.table()
    await table.begin()
    await table.past_first_choice()
    killed, before = asyncio.Event(), len(table.messages())
    place = f"POST /channels/{table.table.id}/messages"

    async def kill(asked: Exchange) -> None:
        if str(asked).startswith(place) and not killed.is_set():
            killed.set()
            await scene.bot.kill()

    scene.layer.before_answer = kill
    mover = table.mover
    panel = (await mover.click(table.newest, Action.OPEN_PANEL)).private
    act = asyncio.create_task(mover.click(panel, ends(panel)[0]))
    await asyncio.wait_for(killed.wait(), PATIENCE)
    scene.layer.before_answer = None
    await asyncio.gather(act, return_exceptions=True)
    asked = len(scene.layer.log)
    await scene.bot.start(PATIENCE)
    await table.wait(lambda: len(table.messages()) == before + 1 and not table.messages()[before - 1].buttons)
    reads = [
        each for each in scene.layer.log[asked:] if str(each).startswith(f"GET /channels/{table.table.id}/messages")
    ]
    assert reads, "the bot has not looked at what is there"
    await table.turn()
    assert len(table.messages()) == before + 2
    return "killed between an announcement and its answer: announced once, and played on"


async def deleted(scene: Scene) -> str:
    """Delete the message of a turn, type its moves, and play on."""
    table = await scene.table()
    await table.begin()
    await table.past_first_choice()
    mover, gone = table.mover, table.newest
    panel = (await mover.click(gone, Action.OPEN_PANEL)).private
    table.delete(gone)
    await table.wait(lambda: not gone.is_there)
    await table.type_moves(mover, ends(panel)[0])
    await table.wait(lambda: table.newest.actions)
    await table.turn()
    return "a turn whose message was deleted was typed, and the next one tapped"


PLAYS: Final[Mapping[str, Callable[[Scene], Awaitable[str]]]] = MappingProxyType(
    {each.__name__: each for each in (buttons, typed, restart, deleted)}
)
