"""Copies all data of one database into another, which may be of the other kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from sqlalchemy import Connection, RowMapping, Table, delete, exists, insert, select

from bot.storage.database import Database
from bot.storage.database_url import parse_url
from bot.storage.engine import Session
from bot.storage.errors import DatabaseError
from bot.storage.game_ids import last_id, set_last_id
from bot.storage.schema import meta, metadata

_BATCH = 1000
"""Rows that are in memory at once."""


async def copy_database(source: str, target: str) -> Mapping[str, int]:
    """Copy everything from one database to another, all or nothing; return how many rows each table had.

    Both are brought to the newest version first. Raises DatabaseError, also if a bot serves one of them, or if the
    target holds anything but what a start of the bot leaves there.
    """
    # Not the texts: "data/a.db" and "./data/a.db" are one file, whose lock the copy would take from itself.
    if parse_url(source).place == parse_url(target).place:
        raise DatabaseError("the source and the target are the same database")
    async with (
        Database.open(source, create=False) as old,
        Database.open(target) as new,
        old.reserved("source"),
        new.reserved("target"),
        old.session(writes=False) as reading,
        new.session(writes=True) as writing,
    ):
        await writing(_prepare_target)
        # In an order in which each row comes after those that it refers to.
        counts = {table.name: await _copy_table(table, reading, writing) for table in metadata.sorted_tables}
        if last := await reading(last_id):
            await writing(partial(set_last_id, last=last))
        return counts


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
