"""The measurements of `make bench-load`: turns in many games at once, and a start with many waiting games."""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from shutil import copy
from signal import SIGUSR1
from tempfile import TemporaryDirectory
from time import monotonic, process_time
from typing import Any

from simulator import Discord, Impossible, Person
from tools.benchmarks.load.checkout import Checkout
from tools.benchmarks.load.games import Place, Plan
from tools.benchmarks.load.large_servers import enlarge_servers
from tools.benchmarks.load.people import LATE, Crowd, Pace, Waits
from tools.benchmarks.load.recording import Recording, Traffic
from tools.benchmarks.measured_process import MeasuredProcess

HERE = Checkout(Path(__file__).parents[3])
CHANNELS = 50
"""The number of channels in a guild."""
READY, SHOWN, ENDED, SETTLED = 300.0, 120.0, 20.0, 0.5
"""Limits in seconds: until a bot has connected, until it has shown all games, until it has ended; and the time without
a request after which its work is done.
"""


class RunFailed(Exception):
    """A bot did not start or ended too early; the text says why."""


@dataclass(frozen=True)
class Kind:
    """A kind of table: its title, its game, the number of people, and the level of a computer player, if any."""

    title: str
    variant: str
    people: int
    computer: str | None = None
    suggestions: bool = False

    def plan(self, places: Sequence[Place]) -> Plan:
        """Return the plan of games at these places."""
        return Plan(places, self.variant, self.computer, suggestions=self.suggestions)


@dataclass(frozen=True)
class Program:
    """A measured bot: its module beside this one, and its checkout."""

    name: str
    module: str
    checkout: Checkout = HERE

    def start(self, discord: Discord, argument: Path, environment: Mapping[str, str]) -> MeasuredProcess:
        """Return the process before its start."""
        command = *self.checkout.command(self.module), str(argument)
        # Coverage would cost as much as the bot.
        environment = {**environment, "COVERAGE_PROCESS_CONFIG": ""}
        return MeasuredProcess(command, discord=discord, cwd=self.checkout.tree, env=environment)


@dataclass(frozen=True)
class Bot:
    """The bot of a checkout, and the initial database of its runs."""

    program: Program
    database: Path

    @classmethod
    async def installed(
        cls, name: str, checkout: Checkout, plans: Sequence[Plan], database: Path, discord: Discord
    ) -> Bot:
        """Let the bot upload its commands and emoji, which a turn does not pay for, and fill its database.

        Raises RunFailed.
        """
        program = Program(name, "timed_bot", checkout)
        environment = {"DATABASE_URL": f"sqlite:///{database}"}
        discord.commands.clear()
        discord.settle = SETTLED
        async with _running(program.start(discord, database.with_suffix(".json"), environment), commands=True):
            await discord.quiet()
        return cls.of(name, checkout, plans, database)

    @classmethod
    def of(cls, name: str, checkout: Checkout, plans: Sequence[Plan], database: Path) -> Bot:
        """Let the checkout fill the database. Raises RunFailed."""
        command = [*checkout.command("games"), str(database)]
        for plan in plans:
            filled = subprocess.run(
                command, cwd=checkout.tree, input=plan.to_json(), capture_output=True, text=True, check=False
            )
            if filled.returncode:
                raise RunFailed(f"the games could not be written{_last_words(filled.stderr)}")
        return cls(Program(name, "timed_bot", checkout), database)


NO_OP = Program("no-op", "no_op_bot")
BARE = Program("aiohttp", "bare_bot")


@dataclass(frozen=True)
class Run:
    """The turns of one program; all figures cover the time of these turns.

    - `cpu`: processor seconds of all processes;
    - `child_cpu`: processor seconds of the child processes;
    - `shares`: the kinds of work in the processor time of the bot's own process.
    """

    program: str
    seconds: float
    waits: Waits
    traffic: Traffic
    cpu: float
    child_cpu: float
    crowd_cpu: float
    rss: int
    violations: int
    shares: Mapping[str, float]

    @property
    def turns(self) -> int:
        return len(self.waits.published)

    @property
    def ms_a_turn(self) -> float:
        return 1000 * self.cpu / max(self.turns, 1)


@dataclass(frozen=True)
class Tables:
    """Channels of a simulated Discord for turns: one uncounted turn in each game, then `turns`."""

    discord: Discord
    channels: Sequence[Any]
    turns: int
    pace: Pace
    latency: float = 0.0
    """Seconds of each request on its way."""

    async def run_all(self, bots: Sequence[Bot], folder: Path) -> AsyncIterator[Run]:
        """Take turns with each bot, and replay the first bot's turns with programs that only send the same.

        Raises RunFailed.
        """
        recordings = []
        for bot in bots:
            run, recording = await self._run_bot(bot, folder)
            recordings.append(recording)
            yield run
        recordings[0].save(recorded := folder / "recording.json")
        for program in NO_OP, BARE:
            run, _ = await self.measure(program, program.start(self.discord, recorded, {}))
            yield run

    async def _run_bot(self, bot: Bot, folder: Path) -> tuple[Run, Recording]:
        # A killed bot leaves files of its database behind, so each run has its own folder.
        with TemporaryDirectory(dir=folder) as own:
            database, times = copy(bot.database, own), Path(own, "times.json")
            environment = {"DATABASE_URL": f"sqlite:///{database}"}
            return await self.measure(bot.program, bot.program.start(self.discord, times, environment), times)

    async def measure(self, program: Program, bot: MeasuredProcess, times: Path | None = None) -> tuple[Run, Recording]:
        """Take turns with a bot that has not started; return the run and the bot's requests. Raises RunFailed."""
        discord = self.discord
        discord.forget()
        discord.settle, discord.latency = SETTLED, 0.0
        warm_up, crowd = Crowd(discord), Crowd(discord)
        async with _running(bot):
            await _while_it_runs(bot, discord.until(lambda: all(map(crowd.newest, self.channels)), SHOWN))
            # The first turn draws the parts of all pictures.
            await _while_it_runs(bot, warm_up.play(self.channels, 1, self.pace))
            await discord.quiet()
            crowd.waits.given_up |= warm_up.waits.given_up
            if times:
                bot.signal(SIGUSR1)
            cpu, child_cpu, own, sent = bot.cpu_seconds, bot.child_cpu_seconds, process_time(), len(discord.log)
            began, discord.latency = monotonic(), self.latency
            await _while_it_runs(bot, crowd.play(self.channels, self.turns, self.pace))
            seconds, own, discord.latency = monotonic() - began, process_time() - own, 0.0
            await discord.quiet()
            cpu, child_cpu, rss = bot.cpu_seconds - cpu, bot.child_cpu_seconds - child_cpu, bot.rss
            if times:
                bot.signal(SIGUSR1)
        shares = _read(times)["shares"] if times else {}
        traffic, violations = Traffic.of(discord.log[sent:]), len(discord.violations)
        run = Run(program.name, seconds, crowd.waits, traffic, cpu, child_cpu, own, rss, violations, shares)
        return run, Recording.of(discord, [*warm_up.clicks, *crowd.clicks])


@asynccontextmanager
async def _running(bot: MeasuredProcess, *, commands: bool = False) -> AsyncIterator[None]:
    """Run a bot during the block, and end it with the block in any case. Raises RunFailed."""
    try:
        await bot.start(READY, commands=commands)
        yield
    except RuntimeError as error:
        raise RunFailed(f"{bot.command[2]} did not get ready{_last_words(bot.stderr)}") from error
    finally:
        await bot.terminate(ENDED)


async def _while_it_runs(bot: MeasuredProcess, work: Any) -> None:
    """Do the work. Raises RunFailed if the bot ends first."""
    working = asyncio.ensure_future(work)
    ending = asyncio.ensure_future(bot.ended())
    try:
        await asyncio.wait({working, ending}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise RunFailed(f"{bot.command[2]} has ended with status {bot.status}{_last_words(bot.stderr)}")
        if working.result() is False:
            raise RunFailed(f"{bot.command[2]} did not show all games{_last_words(bot.stderr)}")
    finally:
        for task in (working, ending):
            task.cancel()
        await asyncio.gather(working, ending, return_exceptions=True)


def _last_words(output: str) -> str:
    """Return the shortened last lines of an output."""
    return "".join(f"\n    {line[:200]}" for line in output.strip().splitlines()[-3:])


@dataclass(frozen=True)
class Start:
    """A start with games that wait for a move.

    - `cpu`: processor seconds until the bot is ready;
    - `first_answer`: processor seconds until the first answer to a command;
    - `heartbeats`: the seconds of their parts.
    """

    program: str
    games: int
    seconds: float
    cpu: float
    first_answer: float
    rss: int
    heartbeats: Sequence[float]
    clicks: int
    late: int


async def measure_start(name: str, checkout: Checkout, games: int, others: int, folder: Path) -> Start:
    """Start the bot twice on the same games, and measure the second start, with its commands registered already.

    Each game has a server with further channels and roles. Raises RunFailed.
    """
    async with Discord(limited=False) as discord:
        discord.settle = 0.02
        enlarge_servers(discord, others)
        plan = Plan(places(discord, games, people=2, in_a_guild=1), shown=True)
        filled = Bot.of(name, checkout, [plan], folder / "waiting.db")
        times = folder / "times.json"
        channels, environment = [*discord.channels.values()], {"DATABASE_URL": f"sqlite:///{filled.database}"}
        async with _running(filled.program.start(discord, times, environment)):
            await discord.until(lambda: any(discord.commands.values()), READY)
        bot = filled.program.start(discord, times, environment)
        person, began = Person(discord, "Ola"), monotonic()
        clicking = asyncio.create_task(_look_around(person, channels, len(discord.gateway.sessions), bot))
        async with _running(bot):
            seconds, cpu = monotonic() - began, bot.cpu_seconds
            await asyncio.sleep(5)
            rss = bot.rss
            clicking.cancel()
            answers, first_answer = await clicking
        heartbeats = _read(times)["heartbeats"]
        late = sum(seconds >= LATE for seconds in answers)
        return Start(name, games, seconds, cpu, first_answer, rss, heartbeats, len(answers), late)


async def _look_around(
    person: Person, channels: Sequence[Any], sessions: int, bot: MeasuredProcess
) -> tuple[list[float], float]:
    """Ask for the board of one channel after another once the bot has connected.

    Return the seconds of each answer, and the bot's processor seconds until the first one.
    """
    seconds, first = list[float](), 0.0
    with suppress(asyncio.CancelledError, Impossible):
        await person.discord.until(lambda: len(person.discord.gateway.sessions) > sessions, READY)
        for channel in channels:
            answer = await person.slash(channel, "kingdomino board")
            first = first or bot.cpu_seconds
            seconds.append(LATE if answer.failed else answer.seconds)
            await asyncio.sleep(0.1)
    return seconds, first


def places(discord: Discord, games: int, people: int, in_a_guild: int = CHANNELS) -> list[Place]:
    """Add guilds with a number of channels in all, and people for each channel."""
    channels, known = [f"table-{number}" for number in range(in_a_guild)], len(discord.channels)
    for number in range(known, known + games, in_a_guild):
        discord.add_guild(f"Guild {number}", *channels[: known + games - number])
    return [
        Place(
            int(channel["guild_id"]),
            int(channel["id"]),
            tuple(int(discord.add_user(f"Player {index}-{number}")["id"]) for number in range(people)),
        )
        for index, channel in enumerate([*discord.channels.values()][known:], known)
    ]


def _read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))
