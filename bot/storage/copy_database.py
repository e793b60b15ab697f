"""Copies all data of one database into another, which may be of the other kind."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sqlalchemy import Table, exists, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import Database, DatabaseError
from bot.storage.schema import metadata

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
    """Copy everything between the databases of two URLs, all or nothing; how many rows of each table there were.

    Both are brought to the newest version first. Raises DatabaseError, also if the target holds anything.
    """
    async with Database.open(source, create=False) as old, Database.open(target) as new:

        async def copy(reading: AsyncConnection) -> Mapping[str, int]:
            return await new.transaction(lambda writing: _copy(reading, writing), writes=True)

        return await old.transaction(copy, writes=False)


async def _copy(reading: AsyncConnection, writing: AsyncConnection) -> Mapping[str, int]:
    # In an order in which each row comes after those that it refers to.
    tables = metadata.sorted_tables
    for table in tables:
        if await writing.scalar(select(exists(select(table)))):
            raise DatabaseError(f"the target is not empty: it has rows in the table {table.name}")
    counts = {table.name: await _copy_table(table, reading, writing) for table in tables}
    last = await reading.scalar(text(_LAST_ID[reading.dialect.name]))
    if last is not None:
        await writing.execute(text(_SET_LAST_ID[writing.dialect.name]), {"last": last})
    return counts


async def _copy_table(table: Table, reading: AsyncConnection, writing: AsyncConnection) -> int:
    # By primary key, because a game may refer to an earlier one of its series.
    rows, count = await reading.stream(select(table).order_by(*table.primary_key)), 0
    async for batch in rows.mappings().partitions(_BATCH):
        await writing.execute(insert(table), [dict(row) for row in batch])
        count += len(batch)
    return count
