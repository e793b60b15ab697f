"""Runs weeks of a small server, and asks the laws after each."""

import asyncio
import gc
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from bot import activity, concurrency
from bot.host.composition import FEATURES, rows_of
from bot.host.database import opening
from tests.bot.database_urls import migrated_url
from tests.bot.server import HOUR
from tests.bot.storage.releases import RELEASED
from tests.year.laws import LAWS, OF_NOW, Law
from tests.year.people import PEOPLE
from tests.year.world import WEEK, Month, Post, Year, YearServer

FEW = 2
"""Hours."""
MONTH = 4
"""Weeks."""
SHOWN = 12
"""How many lines tell how a law was broken in a week."""
THIRD, MOST_GROWTH = 4, 1.3
"""Of how many months the first and the last are compared, and by how much a mean may have grown."""


def play(
    weeks: int, seed: int, people: int, first: int = 0, stored: str = "", tell: Callable[[str], object] = str
) -> Year:
    """Let so many people play weeks, from the week `first` of the world's rows on; return what they did.

    `stored` names a database of `tests/bot/storage/released` to begin with. `tell` is called with a line a month, and
    with what did not hold.
    """
    # SQLite does not wait for the disk, which only a power failure would notice.
    unsynced = patch.object(opening, "_PRAGMAS", ("synchronous = OFF", *opening._PRAGMAS[1:]))
    # A record that pytest keeps keeps everything that its exception has seen.
    unlogged = patch.object(logging.getLogger(), "handlers", [logging.NullHandler()])
    # One after the other, the games that are due do not depend on the processor.
    in_order = patch.object(concurrency, "AT_ONCE", 1)
    with TemporaryDirectory() as folder, unsynced, unlogged, in_order:
        migrated_url(Path(folder), rows=(*rows_of(FEATURES),))
        file = Path(folder, "games.db")
        if stored:
            file.unlink()
            with closing(sqlite3.connect(file)) as connection:
                connection.executescript((RELEASED / f"{stored}.sql").read_text(encoding="utf-8"))
        return asyncio.run(_play(file, weeks, tell, seed, PEOPLE[:people], first))


async def _play(file: Path, weeks: int, tell: Callable[[str], object], *given: Any) -> Year:
    async with YearServer.of(file.parent) as server:
        year, costs = Year(server, *given), list[tuple[float, int, int, int, int]]()
        handler = Warnings(year)
        logging.getLogger("bot").addHandler(handler)
        await year.begin()
        for week in range(1, weeks + 1):
            before, done, begun = len(year.posts), server.transactions, time.process_time()
            for _ in range(WEEK // FEW):
                await year.live(FEW)
                await ask(OF_NOW if year.is_up else (), year, [], tell)
            posts = year.posts[before:]
            await ask(LAWS, year, posts, tell)
            spent, done = time.process_time() - begun, server.transactions - done
            taps = sum(each.path.endswith("/callback") for each in server.requests)
            costs.append((spent, len(posts), taps, len(server.requests), done))
            server.discord.forget_past()
            if week % MONTH == 0 or week == weeks:
                year.months.append(month(year, file, costs[-MONTH:]))
                tell(f"to week {year.first + week}: {year.months[-1]}")
        year.broken |= {"nothing_grows": grown} if (grown := growth(year.months)) else {}
        logging.getLogger("bot").removeHandler(handler)
    return year


async def ask(laws: Sequence[Law], year: Year, posts: Sequence[Post], tell: Callable[[str], object]) -> None:
    for law in laws:
        wrongs, known = [each async for each in law(year, posts)], year.broken.get(law.__name__, ())
        # What stands wrong for a while is told once.
        if new := [each for each in dict.fromkeys(wrongs) if each not in known]:
            year.broken[law.__name__] += new
            week = -((year.began - year.server.now) // (HOUR * WEEK))
            tell("\n  ".join([f"week {week}, {law.__name__}", *new][:SHOWN]))


class Warnings(logging.Handler):
    def __init__(self, year: Year) -> None:
        super().__init__(logging.WARNING)
        self.year = year

    def emit(self, record: logging.LogRecord) -> None:
        if record.name != activity.__name__:
            self.year.warnings.append((self.year.server.now, record.getMessage()))


def month(year: Year, file: Path, costs: Sequence[tuple[float, int, int, int, int]]) -> Month:
    """Return what weeks have cost, and how large the database and the bot are at their end."""
    seconds, posts, taps, requests, transactions = (sum(each) for each in zip(*costs, strict=True))
    with closing(sqlite3.connect(file)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        rows = sum(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for (name,) in tables)  # noqa: S608 - known names
    gc.collect()
    objects = sum(str(type(each).__module__).startswith("bot.") for each in gc.get_objects())
    size, games = file.stat().st_size, year.newest_game
    return Month(
        *(round(seconds), posts, games, taps),
        *(round(requests / taps, 1), round(transactions / taps, 1), round(rows / games, 1), size // games, objects),
    )


def growth(months: Sequence[Month]) -> list[str]:
    """Return what an act of a person, a game or the bot costs more at the end of a year than at its beginning."""
    if len(months) < 2 * THIRD:
        return []
    parts = zip(zip(*months[:THIRD], strict=True), zip(*months[-THIRD:], strict=True), strict=True)
    means = dict(zip(Month._fields, ((mean(first), mean(last)) for first, last in parts), strict=True))
    return [f"{name}: {means[name]}" for name in Month._fields[4:] if means[name][1] > MOST_GROWTH * means[name][0]]
