"""A simulated Discord with a channel for rehearsals, and a host who does what is asked."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from discord import http
from discord.webhook import async_

from bot.chat.kit import PictureCache
from bot.host.clocks import BotClock
from bot.host.rehearsal.command import Rehearsal
from bot.host.rehearsal.report import Report
from bot.host.rehearsal.wire import Wire
from bot.host.settings import Secret, Settings
from simulator import Impossible, Person, discord_py_redirected
from simulator.api import THREAD_STARTER
from simulator.world.clock import Clock
from simulator.world.permissions import bits
from tests.bot.fake_paint import fake_picture
from tests.bot.server import NOON, QuickDiscord


class MovedClock(BotClock):
    """Sleeps by moving the simulated time."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock.now)
        self._clock = clock

    async def sleep(self, seconds: float | None, waking: asyncio.Event | None = None) -> None:
        self._clock.advance(seconds or 0)


@dataclass
class Host:
    """A host who says yes, reads what is said, and acts when asked."""

    person: Person
    channel: Any
    answers: str = "yes"
    lines: list[str] = field(default_factory=list)
    acts: set[asyncio.Task[Any]] = field(default_factory=set)

    def say(self, line: str) -> None:
        self.lines.append(line)
        if line.startswith("  →"):
            self.acts.add(asyncio.create_task(self._act(line)))

    async def ask(self, question: str) -> str:
        self.lines.append(question)
        return self.answers

    async def _act(self, line: str) -> None:
        person, channel = self.person, self.channel
        if "/rehearse" in line:
            await person.discord.until(lambda: person.offered(channel))
            with suppress(Impossible):  # Spacebar suggests nothing
                await person.autocomplete(channel, "rehearse", focused="word", typed="x")
            await person.slash(channel, "rehearse", word="two")
        elif "second entry" in line:
            await person.choose(await self._with("Choose the second"), "Choose the second", "Entry 2")
        elif "Later" in line:
            await person.click(await self._with("Later"), "Later")
        else:
            label = "Press: " + line.partition(": ")[2]
            await person.click(await self._with(label), label)

    async def _with(self, text: str) -> Any:
        """Wait for a message with a control."""

        def found() -> list[Any]:
            return [each for each in self.person.sees(self.channel) if text in str(each["components"])]

        assert await self.person.discord.until(found)
        return found()[-1]


class Hall:
    """The server of a host, with a channel for rehearsals."""

    def __init__(self, discord: QuickDiscord, folder: Path) -> None:
        self.discord, self.folder = discord, folder
        self.person = Person(discord, "Ola")
        self.person.waits = False
        self.guild = discord.add_guild("Guild", "rehearsal")
        discord.change_owner(self.person.user)
        self.channel = discord.channel("rehearsal")
        self.channel["topic"] = "Only for a rehearsal"
        discord.add_role(self.guild, "History", bits("READ_MESSAGE_HISTORY", "VIEW_CHANNEL"), discord.app_id)
        view = str(bits("VIEW_CHANNEL"))
        self.everybody_there = {"id": self.guild["id"], "type": 0, "allow": "0", "deny": view}
        self.bot_there = {"id": discord.app_id, "type": 1, "allow": view, "deny": "0"}
        self.channel["permission_overwrites"] += [self.everybody_there, self.bot_there]
        self.host = Host(self.person, self.channel)
        self.url = f"sqlite:///{folder}/games.db"
        self.status, self.report = 0, ""
        discord.ack_deadline, discord.outlines = 60, None

    @property
    def left(self) -> list[str]:
        """What stands at Discord, other than private answers and the thread with the line that begins it."""
        discord = self.discord
        stored = [each for there in discord.messages.values() for each in there.values() if not each.viewer]
        shown = [f"message {each.data['content']}" for each in stored if each.data["type"] != THREAD_STARTER]
        commands = [each["name"] for each in discord.commands[self.guild["id"]]]
        open_threads = [each["name"] for each in discord.channels.values() if not _is_archived(each)]
        return [*shown, *commands, *open_threads, *(each["name"] for each in discord.emoji.values())]

    async def rehearse(self, **options: Any) -> Report:
        """Run a rehearsal to its end."""
        rehearsal = self._rehearsal(**options)
        file = self.folder / "report.md"
        self.status = await rehearsal.run(file)
        self.report = await asyncio.to_thread(file.read_text, "utf-8") if rehearsal.report else ""
        return rehearsal.report  # type: ignore[return-value] # of a run that has ended

    async def break_off(self, requests: int, *, is_killed: bool) -> None:
        """End a rehearsal after so many requests by ^C, or by a kill."""
        running, first = asyncio.create_task(self._rehearsal().run(self.folder / "report.md")), len(self.discord.log)
        await self.discord.until(lambda: len(self.discord.log) - first >= requests or running.done())
        # A process that is killed sends nothing more.
        fault = self.discord.fail("", times=10_000 * is_killed, status=401)
        running.cancel()
        await asyncio.wait({running})
        fault.times = 0

    def _rehearsal(self, **options: Any) -> Rehearsal:
        return Rehearsal(
            Settings(Secret(self.discord.token), self.url, shard_count=1),
            int(self.channel["id"]),
            console=self.host,
            clock=MovedClock(self.discord.clock),
            pictures=PictureCache(fake_picture),
            wire=Wire(seconds_between=0),
            patience=(None, None),
            seconds_to_act=10,
            **options,
        )

    @classmethod
    @asynccontextmanager
    async def open(cls, folder: Path) -> AsyncIterator["Hall"]:
        async with QuickDiscord(clock=Clock(NOON, rate=0)) as discord:
            with discord_py_redirected(discord), ExitStack() as patches:
                # discord.py repeats what was answered with 500 or 429 after some seconds.
                at_once = SimpleNamespace(**vars(asyncio) | {"sleep": lambda _: asyncio.sleep(0)})
                for module in (http, async_):
                    patches.enter_context(patch.object(module, "asyncio", at_once))
                yield cls(discord, folder)


def _is_archived(channel: Any) -> bool:
    return bool(channel.get("thread_metadata", {"archived": True})["archived"])
