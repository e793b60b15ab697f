"""Runs weeks of a small server, and asks the laws after each."""

import asyncio
import gc
import logging
import resource
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from bot import activity
from bot.host.database import opening
from bot.host.database.address import DatabaseUrl
from tests.year.laws import LAWS
from tests.year.people import PEOPLE, Habits
from tests.year.world import WEEK, Year, YearServer

MONTH = 4
"""Weeks."""


def play(weeks: int, seed: int, people: int, first: int = 0, tell: Callable[[str], object] = str) -> Year:
    """Let so many people play weeks, from the week `first` of the world's rows on; return what they did.

    `tell` is called with a line a month.
    """
    # SQLite does not wait for the disk, which only a power failure would notice.
    unsynced = patch.object(opening, "_PRAGMAS", ("synchronous = OFF", *opening._PRAGMAS[1:]))
    with TemporaryDirectory() as folder, unsynced:
        return asyncio.run(_play(Path(folder), weeks, seed, PEOPLE[:people], first, tell))


async def _play(
    folder: Path, weeks: int, seed: int, people: Sequence[Habits], first: int, tell: Callable[[str], object]
) -> Year:
    async with YearServer.of(folder) as server:
        year = Year(server, seed, people, first)
        handler = Warnings(year)
        logging.getLogger("bot").addHandler(handler)
        await year.begin()
        for week in range(1, weeks + 1):
            since, begun = len(year.posts), time.process_time()
            await year.live(WEEK)
            for law in LAWS:
                if wrongs := [each async for each in law(year, year.posts[since:])]:
                    year.broken[law.__name__] += wrongs
            year.costs.append((time.process_time() - begun, len(server.requests), len(year.posts) - since))
            server.discord.forget_past()
            if week % MONTH == 0 or week == weeks:
                tell(month(year, week))
        logging.getLogger("bot").removeHandler(handler)
    return year


class Warnings(logging.Handler):
    def __init__(self, year: Year) -> None:
        super().__init__(logging.WARNING)
        self.year = year

    def emit(self, record: logging.LogRecord) -> None:
        if record.name != activity.__name__:
            self.year.warnings.append((self.year.server.now, record.getMessage()))


def month(year: Year, week: int) -> str:
    """Return what the weeks since the month before have cost, and how often laws were broken so far, as a line."""
    seconds, requests, posts = (sum(each) for each in zip(*year.costs[-MONTH:], strict=True))
    objects = sum(str(type(each).__module__).startswith("bot.") for each in gc.get_objects())
    size, games = Path(DatabaseUrl.parse(year.server.url).file or "").stat().st_size, year.newest_game
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    broken = ", ".join(f"{law} {len(wrongs)}" for law, wrongs in year.broken.items())
    return (
        f"to week {week}: {seconds:.0f} s, {posts} messages, {requests / posts:.1f} requests a message, {games} games, "
        f"{size // games} bytes a game, {objects} objects of the bot, {memory} MB; broken: {broken or 'nothing'}"
    )
