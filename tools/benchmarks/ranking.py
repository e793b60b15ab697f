"""Time the queries of a server with 100,000 finished games: `python -m tools.benchmarks.ranking [GAMES]`."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from datetime import date
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

from sqlalchemy import Connection, insert, select

from bot.chat.handling.feature import Feature
from bot.composition import compose
from bot.games.game import GameOptions, Seat, Status, new_game
from bot.monitoring.endpoints import measure_loop_lag
from bot.storage.database import Database
from bot.storage.game_repository import SqlGameRepository
from bot.storage.schema import games, seats
from tests.bot.features import named
from tools.benchmarks.arguments import number

GUILD: Final = 1
TODAY: Final = date(2026, 12, 1)
PEOPLE: Final = 2000
SEATS: Final = tuple(Seat(number, number, f"Person {number}") for number in (1, 2, 3))
RNG = Random(1)


async def main(number: int, ranking: Feature[Any]) -> None:
    """Fill a database with finished games, and print the time of people's queries."""
    with tempfile.TemporaryDirectory() as folder:
        async with Database.open(f"sqlite:///{Path(folder) / 'games.db'}") as database:
            new = new_game(GUILD, 7, 1, GameOptions("kd", 3), SEATS, 0)
            await SqlGameRepository(database).create(new.with_deal(secret=bytes(32)))
            await database.transaction(partial(_add, first=2, number=number), writes=True)
            services = compose(database, features=[ranking])
            accounts = services.tables.accounts.store

            async def tap() -> None:
                await ranking.of(services).rankings(GUILD, TODAY)

            print(f"{number:,} finished games, {PEOPLE:,} people; milliseconds")
            print(f"{'':30}{'wall':>8}{'processor':>12}{'loop late':>12}")
            await _print("ranking, the first time", tap)
            await _print("ranking again", tap)
            await database.transaction(partial(_add, first=number + 2, number=1), writes=True)
            await _print("ranking after one more game", tap)
            await _print("results of a person", lambda: accounts.statistics(1, GUILD))
            await _print("games of a channel", lambda: services.tables.games.games_in(7, 26))
            await _print("games of a person", lambda: services.tables.games.games_of(1))
            services = compose(database, features=[ranking])
            asked = asyncio.create_task(ranking.of(services).rankings(GUILD, TODAY))
            await asyncio.sleep(0.2)
            await ranking.of(services).close()
            await _print("stop in the first ranking", lambda: asyncio.wait([asked]))


def _add(connection: Connection, first: int, number: int) -> None:
    """Copy the first game into finished games of other people."""
    game = dict(connection.execute(select(games).where(games.c.id == 1)).mappings().one())
    seated = [dict(row) for row in connection.execute(select(seats).where(seats.c.game_id == 1)).mappings()]
    ended = [game | {"id": each, "status": Status.OVER, "ended_at": each} for each in range(first, first + number)]
    connection.execute(insert(games), ended)
    places = [
        seat | {"game_id": each["id"], "user_id": who, "place": place, "score": 50}
        for each in ended
        for seat, who, place in zip(seated, RNG.sample(range(PEOPLE), 3), RNG.sample((1, 2, 3), 3), strict=True)
    ]
    connection.execute(insert(seats), places)


async def _print(what: str, ask: Callable[[], Awaitable[Any]]) -> None:
    late = list[float]()
    measuring = asyncio.create_task(measure_loop_lag(late.append, 0.005))
    await asyncio.sleep(0)
    wall, processor = perf_counter(), process_time()
    await ask()
    wall, processor = perf_counter() - wall, process_time() - processor
    measuring.cancel()
    print(f"{what:30}{1000 * wall:8.0f}{1000 * processor:12.0f}{1000 * max(late, default=0):12.0f}")


if __name__ == "__main__":
    games_stored = number("tools.benchmarks.ranking", "games", 100_000)
    for feature in named("ranking"):
        asyncio.run(main(games_stored, feature))
