"""Copies all data of one database into another, which may be of the other kind."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from types import MappingProxyType

from sqlalchemy import Connection, RowMapping, Table, delete, exists, insert, select, text

from bot.processes.shards import ALL_SHARDS
from bot.storage.database import Database
from bot.storage.engine import Session
from bot.storage.errors import DatabaseError
from bot.storage.schema import meta, metadata

_BATCH = 1000
"""Rows that are in memory at once."""

_LAST_ID = MappingProxyType(
    {
        "sqlite": "SELECT seq FROM sqlite_sequence WHERE name = 'games'",
        "postgresql": "SELECT last_value FROM games_id_seq WHERE is_called",
    }
)
_SET_LAST_ID = MappingProxyType(
    {
        "sqlite": "UPDATE sqlite_sequence SET seq = :last WHERE name = 'games'",
        "postgresql": "SELECT setval('games_id_seq', :last)",
    }
)
"""Ids are in buttons that people click years later, so the copy goes on counting where the original is."""


async def copy_database(source: str, target: str) -> Mapping[str, int]:
    """Copy everything from one database to another, all or nothing; return how many rows each table had.

    Both are brought to the newest version first. Raises DatabaseError, also if a bot serves one of them, or if the
    target holds anything but what a start of the bot leaves there.
    """
    if source == target:
        raise DatabaseError("the source and the target are the same database")
    async with (
        Database.open(source, create=False) as old,
        Database.open(target) as new,
        _reserved(old, "source"),
        _reserved(new, "target"),
        old.session(writes=False) as reading,
        new.session(writes=True) as writing,
    ):
        await writing(_prepare_target)
        # In an order in which each row comes after those that it refers to.
        counts = {table.name: await _copy_table(table, reading, writing) for table in metadata.sorted_tables}
        last = await reading(_last_id)
        if last is not None:
            await writing(partial(_set_last_id, last=last))
        return counts


@asynccontextmanager
async def _reserved(database: Database, name: str) -> AsyncIterator[None]:
    """Keep bots from serving the database for a block: what they write meanwhile would be lost."""
    lock = database.lock_of(ALL_SHARDS)
    try:
        if not await lock.take():
            raise DatabaseError(f"a bot uses the {name} at the moment: stop it first")
        yield
    finally:
        await lock.release()


def _prepare_target(connection: Connection) -> None:
    """Delete what every start of the bot writes anew. Raises DatabaseError if there is anything else."""
    connection.execute(delete(meta))
    for table in metadata.sorted_tables:
        if connection.scalar(select(exists(select(table)))):
            raise DatabaseError(f"the target is not empty: it has rows in the table {table.name}")


async def _copy_table(table: Table, reading: Session, writing: Session) -> int:
    batches, count = await reading(partial(_batches, table)), 0
    while batch := await reading(lambda _: next(batches, None)):
        await writing(partial(_insert, table, batch))
        count += len(batch)
    return count


def _batches(table: Table, connection: Connection) -> Iterator[Sequence[RowMapping]]:
    # By primary key, because a game may refer to an earlier one of its series.
    query = select(table).order_by(*table.primary_key)
    return connection.execute(query, execution_options={"yield_per": _BATCH}).mappings().partitions()


def _insert(table: Table, rows: Sequence[RowMapping], connection: Connection) -> None:
    connection.execute(insert(table), [dict(row) for row in rows])


def _last_id(connection: Connection) -> int | None:
    last: int | None = connection.scalar(text(_LAST_ID[connection.dialect.name]))
    return last


def _set_last_id(connection: Connection, last: int) -> None:
    connection.execute(text(_SET_LAST_ID[connection.dialect.name]), {"last": last})
