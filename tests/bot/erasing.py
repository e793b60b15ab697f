"""Erases a person between their tap or command and the first thing that it stores."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import Context
from typing import Any

from sqlalchemy import Connection, select

from bot.activity import current_author
from bot.games.people.person import SeatName
from bot.storage.database import Database
from bot.storage.schema import metadata
from tests.bot.server import SimulatedServer


@contextmanager
def erased_before_writing(server: SimulatedServer, user_id: int) -> Iterator[list[int]]:
    """Erase the person once in the block, when something that they ask for is about to be stored.

    Yields a list that then has the id of the interaction that asked for the erasure.
    """
    erasures, transact = list[int](), Database.transaction

    async def erase() -> None:
        tables = server.services.tables
        await tables.accounts.forget(user_id, SeatName("Somebody"), "solid", erasures[0])
        tables._cache.clear()

    async def transaction(database: Database, work: Callable[[Connection], Any], *, writes: bool) -> Any:
        author = current_author()
        if writes and not erasures and author and author[0] == user_id:
            erasures.append(int(server.discord.snowflake()))
            await asyncio.create_task(erase(), context=Context())
        return await transact(database, work, writes=writes)

    Database.transaction = transaction  # type: ignore[assignment, method-assign]
    try:
        yield erasures
    finally:
        Database.transaction = transact  # type: ignore[method-assign]


async def traces(server: SimulatedServer, user_id: int, name: str) -> list[str]:
    """Return the rows of the database that have the id or the name of a person."""

    def find(connection: Connection) -> list[str]:
        rows = (f"{table.name}: {row}" for table in metadata.sorted_tables for row in connection.execute(select(table)))
        return [each for each in rows if str(user_id) in each or f"'{name}'" in each or f'"{name}"' in each]

    return await server.database.transaction(find, writes=False)
