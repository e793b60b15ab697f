"""What `python -m benchmarks.load` measures: a start with many games that wait, and turns in many games at once."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from os import getpid, sysconf
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from benchmarks.load.games import Place, fill
from benchmarks.load.large_servers import enlarge_servers
from benchmarks.load.people import LATE, Crowd, Waits
from simulator import BotProcess, Discord, Impossible, Person

ROOT = Path(__file__).parents[2]
NO_OP = sys.executable, "-m", "benchmarks.load.no_op_bot"
CHANNELS = 50
"""In a guild."""


@dataclass(frozen=True)
class Start:
    """A start with games that wait for somebody to move; `heartbeats` are seconds of its parts."""

    seconds: float
    cpu: float
    rss: int
    heartbeats: Sequence[float]
    clicks: int
    late: int


@dataclass(frozen=True)
class Load:
    """Turns under load; everything but `waits` is for the time in which they were taken.

    `cpu` is that of the bot itself, `thinking_cpu` that of the processes in which its computer players think.
    """

    seconds: float
    waits: Waits
    cpu: float
    thinking_cpu: float
    crowd_cpu: float
    rss: int
    requests: int
    files: int
    uploaded: int
    shares: Mapping[str, float]

    @property
    def turns(self) -> int:
        return len(self.waits.published)

    @property
    def cpu_of_turn(self) -> float:
        return self.cpu / max(self.turns, 1)


async def measure_start(games: int, others: int, folder: Path) -> Start:
    """Start the bot twice on the same games, and look at the second time, when its commands are registered.

    Each game is in a server of its own, which has that many other channels and roles.
    """
    async with Discord() as discord:
        discord.settle = 0.02
        enlarge_servers(discord, others)
        await fill(folder / "waiting.db", _places(discord, games, in_a_guild=1), shown=True)
        channels = [*discord.channels.values()]
        bot = _bot(discord, folder, "waiting.db")
        await bot.start(300)
        await bot.terminate(60)
        person, began = Person(discord, "Ola"), monotonic()
        clicking = asyncio.create_task(_look_around(person, channels, len(discord.gateway.sessions)))
        await bot.start(300)
        seconds, cpu = monotonic() - began, bot.cpu_seconds
        await asyncio.sleep(5)
        rss = bot.rss
        answers = await _stopped(clicking)
        await bot.terminate(60)
        late = sum(seconds >= LATE for seconds in answers)
        return Start(seconds, cpu, rss, _sampled(folder)["heartbeats"], len(answers), late)


async def _look_around(person: Person, channels: Sequence[Any], sessions: int) -> list[float]:
    """Ask for the board of one channel after another once the bot has connected; the seconds of each answer."""
    seconds = list[float]()
    await person.discord.until(lambda: len(person.discord.gateway.sessions) > sessions, 300)
    with suppress(asyncio.CancelledError, Impossible):
        for channel in channels:
            answer = await person.slash(channel, "board")
            seconds.append(LATE if answer.failed else answer.seconds)
            await asyncio.sleep(0.1)
    return seconds


async def _stopped(clicking: asyncio.Task[list[float]]) -> list[float]:
    clicking.cancel()
    return await clicking


async def measure_load(games: int, pace: float, seconds: float, thinking: int, folder: Path) -> Load:
    """Let people take a turn in each game every `pace` seconds; `thinking` games are against a computer that thinks."""
    async with Discord() as discord:
        places = _places(discord, games)
        alone = [replace(place, user_ids=place.user_ids[:1]) for place in places[:thinking]]
        await fill(folder / "load.db", [*alone, *places[thinking:]], shown=False)
        return await _measured(_bot(discord, folder, "load.db"), (games, pace, seconds), folder)


async def measure_no_op(games: int, pace: float, seconds: float) -> Load:
    """Let them take turns at the same pace with a bot that does nothing."""
    async with Discord() as discord:
        _places(discord, games)
        return await _measured(BotProcess(NO_OP, discord=discord, cwd=ROOT), (games, pace, seconds), None)


async def _measured(bot: BotProcess, plan: tuple[int, float, float], folder: Path | None) -> Load:
    games, pace, seconds = plan
    discord, crowd = bot.discord, Crowd(bot.discord)
    channels = [*discord.channels.values()][:games]
    await bot.start(commands=folder is not None)
    shown = await discord.until(lambda: all(map(crowd.newest, channels)) or not bot.running, 300)
    await asyncio.sleep(1)
    shown = shown and bot.running
    assert shown, f"the bot did not show all games:\n{bot.stderr}"
    # A turn in each game that does not count: afterwards everything that pictures consist of has been drawn once.
    await Crowd(discord).play(channels, pace, pace)
    cpu, all_cpu, own, log = _cpu_seconds_alone(), bot.cpu_seconds, process_time(), len(discord.log)
    began = monotonic()
    await crowd.play(channels, pace, seconds)
    took, own = monotonic() - began, process_time() - own
    cpu, all_cpu = _cpu_seconds_alone() - cpu, bot.cpu_seconds - all_cpu
    rss, calls = bot.rss, discord.log[log:]
    await bot.terminate(60)
    uploads = [len(file.data) for call in calls for file in call.files.values()]
    shares = _sampled(folder)["shares"] if folder else {}
    return Load(took, crowd.waits, cpu, all_cpu - cpu, own, rss, len(calls), len(uploads), sum(uploads), shares)


def _cpu_seconds_alone() -> float:
    """Return the processor seconds of the bot, the only child of this process, without those of its own children."""
    [bot] = Path(f"/proc/self/task/{getpid()}/children").read_text(encoding="ascii").split()
    fields = Path(f"/proc/{bot}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    # utime and stime, as in proc(5)
    return sum(map(int, fields[11:13])) / sysconf("SC_CLK_TCK")


def _places(discord: Discord, games: int, in_a_guild: int = CHANNELS) -> list[Place]:
    """Add guilds with that many channels in all, and two people for each."""
    channels = [f"table-{number}" for number in range(in_a_guild)]
    for number in range(0, games, in_a_guild):
        discord.add_guild(f"Guild {number}", *channels[: games - number])
    return [
        Place(int(channel["guild_id"]), int(channel["id"]), (_user(discord, f"A{index}"), _user(discord, f"B{index}")))
        for index, channel in enumerate(discord.channels.values())
    ]


def _user(discord: Discord, name: str) -> int:
    return int(discord.add_user(name)["id"])


def _bot(discord: Discord, folder: Path, database: str) -> BotProcess:
    command = sys.executable, "-m", "benchmarks.load.sampled_bot", str(folder / "sampled.json")
    # The bot's own interpreter settings: coverage would cost as much as the bot.
    environment = {"DATABASE_URL": f"sqlite:///{folder / database}", "COVERAGE_PROCESS_CONFIG": ""}
    return BotProcess(command, discord=discord, cwd=ROOT, env=environment)


def _sampled(folder: Path) -> Any:
    return json.loads((folder / "sampled.json").read_text(encoding="utf-8"))
