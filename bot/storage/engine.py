"""Makes SQLAlchemy's engine for a database, with the settings that each kind of database needs, and runs it.

Work on a database is a plain function of a connection. SQLite carries it out in a thread, PostgreSQL on the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from contextvars import copy_context
from functools import partial
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine, event
from sqlalchemy import create_engine as create_sync_engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.storage.database_url import DatabaseUrl
from bot.storage.slow_statements import warn_of_slow_statements

T = TypeVar("T")
R_co = TypeVar("R_co", covariant=True)

BUSY_MILLISECONDS = 10_000
"""How long to wait for a writer in another process, such as a backup."""
THREADS = 4
"""In which SQLite works: a writer, and readers whom a long export or a busy disk does not keep waiting."""

_PRAGMAS = (
    # readers go on while somebody writes
    "journal_mode = WAL",
    "synchronous = FULL",  # acknowledged means on disk, also when the power fails
    # off by default in SQLite, and set for each connection
    "foreign_keys = ON",
    # what is deleted is overwritten, so that a person who is erased is not found in the file
    "secure_delete = ON",
)


class Session(Protocol):
    """A transaction that is under way: it is called with one piece of work after another."""

    async def __call__(self, work: Callable[[Connection], T], /) -> T:
        """Return the result of the work."""


class DatabaseEngine(Protocol):
    """An engine, whatever the kind of the database."""

    @property
    def sync_engine(self) -> Engine:
        """SQLAlchemy's engine, of which events can be listened to."""

    async def transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        """Return the result of the work, committed; whatever it raises rolls all of it back."""

    def session(self, *, writes: bool) -> AbstractAsyncContextManager[Session]:
        """Begin a transaction, which is committed at the end of the block, or rolled back if that raises."""

    async def truncate_wal(self) -> bool:
        """Empty SQLite's write-ahead log, which keeps what was written for a while, also after it was deleted.

        Return whether that was possible: another program may be reading it.
        """

    async def dispose(self) -> None:
        """Close all connections."""


class SqliteEngine:
    """Works in threads: a transaction is one trip to a thread, where drivers for asyncio make some for each statement.

    A trip costs as much processor time as a statement.
    """

    def __init__(self, engine: Engine) -> None:
        self.sync_engine = engine
        self._variants = _variants(engine)
        self._threads = ThreadPoolExecutor(THREADS, "database")

    async def transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        return await self._in_thread(partial(self._transact, work, writes=writes))

    def _transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        with self._variants[writes].begin() as connection:
            return work(connection)

    @asynccontextmanager
    async def session(self, *, writes: bool) -> AsyncIterator[Session]:
        connection = await self._in_thread(self._variants[writes].connect)
        try:

            async def session(work: Callable[[Connection], T], /) -> T:
                return await self._in_thread(partial(work, connection))

            yield session
            await self._in_thread(connection.commit)
        finally:
            await self._in_thread(connection.close)

    async def truncate_wal(self) -> bool:
        return await self._in_thread(self._truncate_wal)

    def _truncate_wal(self) -> bool:
        with self.sync_engine.connect() as connection:
            # Asked of the driver, because SQLAlchemy would begin a transaction, in which this is not possible.
            driver = connection.connection.driver_connection
            assert driver is not None
            [(is_busy, *_)] = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            return not is_busy

    async def dispose(self) -> None:
        self.sync_engine.dispose()
        self._threads.shutdown()

    async def _in_thread(self, work: Callable[[], T]) -> T:
        # With the context of the caller, which tells the log what a statement was for.
        return await asyncio.get_running_loop().run_in_executor(self._threads, copy_context().run, work)


class PostgresqlEngine:
    """Works on the event loop, which goes on while the server does something."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.asyncio_engine = engine
        self.sync_engine = engine.sync_engine
        self._variants = {writes: AsyncEngine(variant) for writes, variant in _variants(engine.sync_engine).items()}

    async def transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        async with self._variants[writes].begin() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def session(self, *, writes: bool) -> AsyncIterator[Session]:
        async with self._variants[writes].begin() as connection:

            async def session(work: Callable[[Connection], T], /) -> T:
                return await connection.run_sync(work)

            yield session

    async def truncate_wal(self) -> bool:
        return True

    async def dispose(self) -> None:
        await self.asyncio_engine.dispose()


def _variants(engine: Engine) -> dict[bool, Engine]:
    """Return the engine for reading and for writing.

    They are made once: SQLAlchemy takes a millisecond to forget such a variant.
    """
    return {writes: engine.execution_options(writes=writes) for writes in (False, True)}


def create_engine(address: DatabaseUrl) -> DatabaseEngine:
    """Return an engine that has not connected yet."""
    return _create_sqlite(address, address.file) if address.file else _create_postgresql(address)


def _create_sqlite(address: DatabaseUrl, file: Path) -> SqliteEngine:
    engine = create_sync_engine(address.url)
    # SQLite makes the file, but not its folder.
    file.parent.mkdir(parents=True, exist_ok=True)
    event.listen(engine, "connect", _configure_connection)
    event.listen(engine, "begin", _begin)
    warn_of_slow_statements(engine)
    return SqliteEngine(engine)


def _create_postgresql(address: DatabaseUrl) -> PostgresqlEngine:
    # The server may have restarted since a connection was last used.
    engine = create_async_engine(address.url, connect_args=dict(address.arguments), pool_pre_ping=True)
    warn_of_slow_statements(engine.sync_engine)
    return PostgresqlEngine(engine)


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
