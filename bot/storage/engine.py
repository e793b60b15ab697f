"""Makes SQLAlchemy's engine for a database, with the settings that each kind of database needs."""

from __future__ import annotations

from sqlite3 import Connection as SqliteConnection

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.storage.database_url import DatabaseUrl
from bot.storage.slow_statements import warn_of_slow_statements

BUSY_MILLISECONDS = 10_000
"""How long to wait for a writer in another process, such as a backup."""

_PRAGMAS = (
    # readers go on while somebody writes
    "journal_mode = WAL",
    "synchronous = FULL",  # acknowledged means on disk, also when the power fails
    # off by default in SQLite, and set for each connection
    "foreign_keys = ON",
    # what is deleted is overwritten, so that a person who is erased is not found in the file
    "secure_delete = ON",
)


def create_engine(address: DatabaseUrl) -> AsyncEngine:
    """Return an engine that has not connected yet."""
    # A server may have restarted since a connection was last used; a file cannot.
    is_server = address.file is None
    engine = create_async_engine(address.url, connect_args=dict(address.arguments), pool_pre_ping=is_server)
    if address.file:
        # SQLite makes the file, but not its folder.
        address.file.parent.mkdir(parents=True, exist_ok=True)
        event.listen(engine.sync_engine, "connect", _configure_connection)
        event.listen(engine.sync_engine, "begin", _begin)
    warn_of_slow_statements(engine.sync_engine)
    return engine


async def truncate_wal(engine: AsyncEngine) -> bool:
    """Empty SQLite's write-ahead log, which keeps what was written for a while, also after it was deleted.

    Return whether that was possible: another program may be reading it.
    """
    if engine.dialect.name != "sqlite":
        return True
    async with engine.connect() as connection:
        # Asked of the driver, because SQLAlchemy would begin a transaction, in which this is not possible.
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        [(is_busy, *_)] = await driver.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
        return not is_busy


def _configure_connection(connection: SqliteConnection, _record: object) -> None:
    # The driver must not begin transactions of its own: `_begin` does.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (f"busy_timeout = {BUSY_MILLISECONDS}", *_PRAGMAS):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # In SQLite a transaction that reads first and writes later fails if somebody else writes in between, however long
    # it is ready to wait. So a writer takes the lock at once.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
