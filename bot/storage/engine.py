"""Makes SQLAlchemy's engine for a database, with the settings that each kind of database needs, and runs it.

Work on a database is a plain function of a connection. SQLite carries it out in a thread, PostgreSQL on the event loop.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from contextvars import copy_context
from functools import partial
from pathlib import Path
from sqlite3 import SQLITE_BUSY, OperationalError
from sqlite3 import Connection as SqliteConnection
from time import monotonic, sleep
from typing import Protocol, TypeVar

import aiosqlite
from sqlalchemy import URL, Connection, Engine, SingletonThreadPool, event
from sqlalchemy import create_engine as create_sync_engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.storage.database_url import DatabaseUrl
from bot.storage.slow_statements import warn_of_slow_statements

T = TypeVar("T")

BUSY_MILLISECONDS = 10_000
"""How long to wait for a writer in another process, such as a backup."""
CONNECTIONS = 4
"""To SQLite: a writer, and readers whom a long export or a busy disk does not keep waiting."""

_PRAGMAS = (
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

    async def enable_wal(self) -> None:
        """Let readers of SQLite go on while somebody writes. The file keeps this mode, so it must be the bot's."""

    async def truncate_wal(self) -> bool:
        """Empty SQLite's write-ahead log, which keeps what was written for a while, also after it was deleted.

        Return whether that was possible: another program may be reading it.
        """

    async def dispose(self) -> None:
        """Close all connections."""


class SqliteEngine:
    """Works in the threads of aiosqlite's connections, in each of which SQLAlchemy finds its own connection.

    A transaction is one trip to such a thread. SQLAlchemy's dialect for aiosqlite makes several for each statement, and
    a trip costs as much processor time as a statement.
    """

    def __init__(self, url: URL, file: Path) -> None:
        self.sync_engine = create_sync_engine(
            url,
            creator=lambda: _of_thread.driver,
            poolclass=SingletonThreadPool,
            pool_size=CONNECTIONS,
            # Names and secret plans, which must not get into the log with an error.
            hide_parameters=True,
        )
        self._variants = _variants(self.sync_engine)
        self._connections = tuple(_SqliteConnection(file) for _ in range(CONNECTIONS))
        # The one that was used last comes first, so a bot with little to do opens one or two.
        self._idle = asyncio.LifoQueue[_SqliteConnection]()
        for connection in self._connections:
            self._idle.put_nowait(connection)

    async def transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        async with self._borrowed() as connection:
            return await connection.run(partial(self._transact, work, writes=writes))

    def _transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        with self._variants[writes].begin() as connection:
            return work(connection)

    @asynccontextmanager
    async def session(self, *, writes: bool) -> AsyncIterator[Session]:
        async with self._borrowed() as borrowed:
            connection = await borrowed.run(self._variants[writes].connect)

            async def session(work: Callable[[Connection], T], /) -> T:
                return await borrowed.run(partial(work, connection))

            try:
                yield session
                await borrowed.run(connection.commit)
            finally:
                await borrowed.run(connection.close)

    async def enable_wal(self) -> None:
        async with self._borrowed() as connection:
            await connection.run(partial(self._outside_transaction, _enable_wal))

    async def truncate_wal(self) -> bool:
        async with self._borrowed() as connection:
            return await connection.run(partial(self._outside_transaction, _truncate_wal))

    def _outside_transaction(self, work: Callable[[SqliteConnection], T]) -> T:
        with self.sync_engine.connect() as connection:
            # With the driver's connection, because SQLAlchemy would begin a transaction.
            driver = connection.connection.driver_connection
            assert isinstance(driver, SqliteConnection)
            return work(driver)

    async def dispose(self) -> None:
        for connection in self._connections:
            await connection.close()

    @asynccontextmanager
    async def _borrowed(self) -> AsyncIterator[_SqliteConnection]:
        connection = await self._idle.get()
        try:
            yield connection
        finally:
            self._idle.put_nowait(connection)


class _SqliteConnection:
    """A connection of aiosqlite with its thread, opened when it is first used."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._connection: aiosqlite.Connection | None = None

    async def run(self, work: Callable[[], T]) -> T:
        """Return the result of the work, done in the thread of the connection."""
        if self._connection is None:
            self._connection = await aiosqlite.connect(self._file)
            await self._in_thread(self._connection, self._become_that_of_the_thread)
        # With the context of the caller, which tells the log what a statement was for.
        return await self._in_thread(self._connection, partial(copy_context().run, work))

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def _in_thread(self, connection: aiosqlite.Connection, work: Callable[[], T]) -> T:
        # What all public methods of aiosqlite do, for work that consists of many calls.
        done: T = await connection._execute(work)  # type: ignore[no-untyped-call]  # noqa: SLF001
        return done

    def _become_that_of_the_thread(self) -> None:
        assert self._connection is not None
        _of_thread.driver = self._connection._conn  # noqa: SLF001 - as above


_of_thread = threading.local()
"""Holds, as `driver`, the sqlite3 connection that SQLAlchemy is to use in the current thread."""


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

    async def enable_wal(self) -> None:
        pass

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
    engine = SqliteEngine(address.url, file)
    # SQLite makes the file, but not its folder.
    file.parent.mkdir(parents=True, exist_ok=True)
    event.listen(engine.sync_engine, "connect", _configure_connection)
    event.listen(engine.sync_engine, "begin", _begin)
    warn_of_slow_statements(engine.sync_engine)
    return engine


def _create_postgresql(address: DatabaseUrl) -> PostgresqlEngine:
    # The server may have restarted since a connection was last used.
    arguments = dict(address.arguments)
    engine = create_async_engine(address.url, connect_args=arguments, pool_pre_ping=True, hide_parameters=True)
    warn_of_slow_statements(engine.sync_engine)
    return PostgresqlEngine(engine)


def _configure_connection(connection: SqliteConnection, _record: object) -> None:
    # The driver must not begin transactions of its own: `_begin` does.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (f"busy_timeout = {BUSY_MILLISECONDS}", *_PRAGMAS):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _enable_wal(driver: SqliteConnection) -> None:
    """Let readers go on while somebody writes.

    Of two who enable this in a new file at once, SQLite refuses one and does not wait, whatever the busy timeout says.
    """
    deadline = monotonic() + BUSY_MILLISECONDS / 1000
    while True:
        try:
            driver.execute("PRAGMA journal_mode = WAL")
        except OperationalError as error:
            if error.sqlite_errorcode != SQLITE_BUSY or monotonic() >= deadline:
                raise
            sleep(0.01)  # this thread belongs to the connection
        else:
            return


def _truncate_wal(driver: SqliteConnection) -> bool:
    """Empty the write-ahead log; return whether that was possible."""
    [(is_busy, *_)] = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    return not is_busy


def _begin(connection: Connection) -> None:
    # In SQLite a transaction that reads first and writes later fails if somebody else writes in between, however long
    # it is ready to wait. So a writer takes the lock at once.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
