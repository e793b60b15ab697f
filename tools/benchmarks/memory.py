"""The memory and the disk that the bot needs: `python -m tools.benchmarks.memory [TABLES]`. Needs Linux, for /proc.

People play whole games on the simulated Discord, and ask for films and a review. The last lines show the memory when
everything is quiet again, and the growth of the database.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from enum import StrEnum
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.chat.kit.addresses import Address
from simulator import Discord
from simulator.api import GALLERY, walk
from simulator.people import ORDINARY
from tests.bot.features import present
from tools.benchmarks.arguments import number
from tools.benchmarks.load.games import Plan, fill
from tools.benchmarks.load.people import COMPONENT, Crowd, Pace, Tap
from tools.benchmarks.load.runs import places
from tools.benchmarks.measured_process import MeasuredProcess

KINDS: Final = (("kd", 2), ("qd", 2), ("rw", 6))
"""The variants and numbers of players of the tables."""
ROOT: Final = Path(__file__).parents[2]
MOST_TURNS: Final = 100
HEARTBEAT: Final = 61
"""Seconds until the bot has tidied up."""
SECONDS: Final = 0.05
"""The seconds between two samples of all processes."""
READY: Final = 300.0


class Gauge:
    """The memory of a running bot in MB: now, at its highest, and at the highest of all its processes together."""

    def __init__(self, bot: MeasuredProcess) -> None:
        self._bot = bot
        self._highest_of_all = 0

    async def sample(self) -> None:
        """Sample all processes until cancellation."""
        while True:
            self._highest_of_all = max(self._highest_of_all, self._bot.rss)
            await asyncio.sleep(SECONDS)

    def row(self, moment: str) -> str:
        """Return a line of the table; the maximum of all processes covers the time since the line before."""
        highest, self._highest_of_all = self._highest_of_all, 0
        figures = (self._bot.memory("VmRSS"), self._bot.memory("VmHWM"), highest)
        return f"{moment:<34}" + "".join(f"{figure / 1e6:>12.0f}" for figure in figures)


async def main(tables: int) -> None:
    """Print the table for a number of tables of each kind."""
    print(f"{'MB':<34}{'now':>12}{'highest':>12}{'with others':>12}")
    async with Discord(limited=False) as discord:
        with TemporaryDirectory() as folder:
            database = Path(folder, "games.db")
            for variant, people in KINDS:
                await fill(database, Plan(places(discord, tables, people), variant))
            empty = _size(database)
            command = sys.executable, "-m", "bot"
            bot = MeasuredProcess(command, discord=discord, cwd=ROOT, env={"DATABASE_URL": f"sqlite:///{database}"})
            async with bot, _sampled(Gauge(bot)) as gauge:
                await _measure(discord, gauge)
            grown = (_size(database) - empty) / (tables * len(KINDS))
            print(f"\nThe database has grown by {grown / 1e3:.0f} KB a game.")


def _size(file: Path) -> int:
    return file.stat().st_size


@asynccontextmanager
async def _sampled(gauge: Gauge) -> AsyncIterator[Gauge]:
    task = asyncio.create_task(gauge.sample())
    try:
        yield gauge
    finally:
        task.cancel()


async def _measure(discord: Discord, gauge: Gauge) -> None:
    channels, crowd = [*discord.channels.values()], Crowd(discord)
    await discord.until(lambda: all(map(crowd.newest, channels)), READY)
    await discord.quiet()
    print(gauge.row("after the start"), flush=True)
    await crowd.play(channels, MOST_TURNS, Pace(None, 4))
    print(gauge.row(f"after {len(crowd.waits.published)} turns at {len(channels)} tables"), flush=True)
    posters = [crowd.newest(channel) for channel in channels]
    if film := present("step", "film"):
        for poster in posters:
            await _press(discord, poster, discord.owner, film)
        print(gauge.row("after a film of each game"), flush=True)
    if review := present("find"):
        await _press(discord, posters[0], posters[0].data["mentions"][0], review)
        print(gauge.row("after a review"), flush=True)
    discord.clock.advance(HEARTBEAT)
    await asyncio.sleep(1)
    await discord.quiet()
    print(gauge.row("a minute later"), flush=True)


async def _press(discord: Discord, poster: Any, user: Any, actions: Sequence[StrEnum]) -> None:
    """Press a button of a public message and of each answer after it, and wait for pictures each time."""
    message, channel = poster, discord.channels[poster.data["channel_id"]]
    for action in actions:
        found = (each for each in walk(message.data["components"]) if each.get("custom_id"))
        button = next(each for each in found if each["custom_id"].split(":")[1] == action)
        who: Any = {"locale": "en-US", "permissions": ORDINARY, "source": message, "parent": None}
        # Person.click gives up too early for a review.
        made = discord.interact(COMPONENT, Tap(Address(action), button).data, user, channel, **who)
        await discord.until(partial(_has_picture, made), READY)
        message = made.original


def _has_picture(made: Any) -> bool:
    return bool(made.original) and any(each["type"] == GALLERY for each in walk(made.original.data["components"]))


if __name__ == "__main__":
    asyncio.run(main(number("tools.benchmarks.memory", "tables", 1)))
