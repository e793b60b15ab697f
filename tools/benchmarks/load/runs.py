"""The measurements of `make bench-load`: turns in many games at once."""

import asyncio
import json
import subprocess
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from shutil import copy
from signal import SIGUSR1
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from simulator import Discord
from tools.benchmarks.load.checkout import Checkout
from tools.benchmarks.load.games import Place, Plan, name_of
from tools.benchmarks.load.people import Crowd, Waits
from tools.benchmarks.load.traffic import Traffic
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
class Bot:
    """The bot of a checkout, and the initial database of its runs."""

    name: str
    checkout: Checkout
    database: Path

    def start(self, discord: Discord, database: Path) -> MeasuredProcess:
        """Return the process before its start; its times are written beside the database."""
        command = *self.checkout.command("timed_bot"), str(times_of(database))
        # Coverage would cost as much as the bot.
        environment = {"DATABASE_URL": f"sqlite:///{database}", "COVERAGE_PROCESS_CONFIG": ""}
        return MeasuredProcess(command, discord=discord, cwd=self.checkout.tree, env=environment)

    async def install(self, discord: Discord) -> None:
        """Let the bot upload its commands and emoji, which a turn does not pay for. Raises RunFailed."""
        discord.commands.clear()
        discord.settle = SETTLED
        async with _running(self.start(discord, self.database), commands=True):
            await discord.quiet()

    def fill(self, plans: Sequence[Plan]) -> None:
        """Let the checkout write games into the database. Raises RunFailed."""
        command = [*self.checkout.command("games"), str(self.database)]
        for plan in plans:
            filled = subprocess.run(
                command, cwd=self.checkout.tree, input=plan.to_json(), capture_output=True, text=True, check=False
            )
            if filled.returncode:
                raise RunFailed(f"the games could not be written{_last_words(filled.stderr)}")


def times_of(database: Path) -> Path:
    return database.with_suffix(".json")


@dataclass(frozen=True)
class Run:
    """The turns of one bot; all figures cover the time of these turns.

    - `cpu`: processor seconds of all processes;
    - `shares`: the kinds of work in the processor time of the bot's own process;
    - `trips`: from its event loop to threads and processes, by kind; empty for a commit that counts none;
    - `grown`: the growth of the database in bytes.
    """

    bot: str
    seconds: float
    waits: Waits
    traffic: Traffic
    cpu: float
    rss: int
    violations: int
    shares: Mapping[str, float]
    trips: Mapping[str, int]
    grown: int = 0

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
    at_once: int
    latency: float = 0.0
    """Seconds of each request on its way."""

    async def run(self, bot: Bot, folder: Path) -> Run:
        """Take turns with a bot. Raises RunFailed."""
        # A killed bot leaves files of its database behind, so each run has its own folder.
        with TemporaryDirectory(dir=folder) as own:
            database = Path(copy(bot.database, own))
            run = await self._measure(bot.name, bot.start(self.discord, database), times_of(database))
            return replace(run, grown=_size(database) - _size(bot.database))

    async def _measure(self, name: str, bot: MeasuredProcess, times: Path) -> Run:
        discord = self.discord
        discord.forget()
        discord.settle, discord.latency = SETTLED, 0.0
        warm_up, crowd = Crowd(discord), Crowd(discord)
        async with _running(bot):
            await _while_it_runs(bot, discord.until(lambda: all(map(crowd.newest, self.channels)), SHOWN))
            # The first turn draws the parts of all pictures.
            await _while_it_runs(bot, warm_up.play(self.channels, 1, self.at_once))
            await discord.quiet()
            crowd.waits.given_up |= warm_up.waits.given_up
            bot.signal(SIGUSR1)
            cpu, sent = bot.cpu_seconds, len(discord.log)
            began, discord.latency = monotonic(), self.latency
            await _while_it_runs(bot, crowd.play(self.channels, self.turns, self.at_once))
            seconds, discord.latency = monotonic() - began, 0.0
            await discord.quiet()
            cpu, rss = bot.cpu_seconds - cpu, bot.rss
            bot.signal(SIGUSR1)
        traffic, violations = Traffic.of(discord.log[sent:]), len(discord.violations)
        own = _read(times)
        shares, trips = own["shares"], own.get("trips", {})
        return Run(name, seconds, crowd.waits, traffic, cpu, rss, violations, shares, trips)


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


def places(discord: Discord, games: int, people: int) -> list[Place]:
    """Add guilds with a number of channels in all, and people for each channel."""
    channels, known = [f"table-{number}" for number in range(CHANNELS)], len(discord.channels)
    for number in range(known, known + games, CHANNELS):
        discord.add_guild(f"Guild {number}", *channels[: known + games - number])
    return [
        Place(
            int(channel["guild_id"]),
            int(channel["id"]),
            tuple(_add_person(discord) for _ in range(people)),
        )
        for channel in [*discord.channels.values()][known:]
    ]


def _add_person(discord: Discord) -> int:
    """Add a person under the name on their seats, which a tap would otherwise change; return the id."""
    user_id = discord.add_user("")["id"]
    discord.rename(user_id, name_of(int(user_id)))
    return int(user_id)


def _read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def _size(file: Path) -> int:
    return file.stat().st_size
