"""SQLAlchemy's asyncio engine, with the settings that each kind of database needs.

Work on a database is a plain function of a connection, which `AsyncConnection.run_sync` runs on the event loop: it goes
on while the database does something.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from sqlite3 import SQLITE_BUSY, OperationalError
from typing import Any, Protocol, TypeVar

from sqlalchemy import AdaptedConnection, Connection, Engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.monitoring.activity import SlowLog
from bot.storage.database_url import DatabaseUrl

T = TypeVar("T")

BUSY_SECONDS = 10.0
"""How long SQLite waits for a writer in another process, such as a backup."""
CONNECTIONS = 4
"""To SQLite: a writer, and readers whom a long export or a busy disk does not keep waiting."""
SLOW_SECONDS = 1.0
_SHOWN = 80
"""How many characters of a slow statement are logged; its parameters never are."""

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


class DatabaseEngine:
    """Runs transactions in a database of either kind."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.asyncio_engine = engine
        self.sync_engine = engine.sync_engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        # Made once: SQLAlchemy takes a millisecond to forget such a variant.
        self._variants = {writes: engine.execution_options(writes=writes) for writes in (False, True)}

    async def transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        """Return the result of the work, committed; whatever it raises rolls all of it back."""
        async with self._variants[writes].connect() as connection:
            return await connection.run_sync(partial(_committed, work))

    @asynccontextmanager
    async def session(self, *, writes: bool) -> AsyncIterator[Session]:
        """Begin a transaction, which is committed at the end of the block, or rolled back if that raises."""
        async with self._variants[writes].begin() as connection:
            await connection.run_sync(_begin)

            async def session(work: Callable[[Connection], T], /) -> T:
                return await connection.run_sync(work)

            yield session

    async def enable_wal(self) -> None:
        """Let readers of SQLite go on while somebody writes. The file keeps this mode, so it must be the bot's.

        Of two who enable this in a new file at once, SQLite refuses one and does not wait, whatever its timeout says.
        """
        deadline = time.monotonic() + BUSY_SECONDS
        while True:
            try:
                await self._outside_transaction("PRAGMA journal_mode = WAL")
            except OperationalError as error:
                if error.sqlite_errorcode != SQLITE_BUSY or time.monotonic() >= deadline:
                    raise
                await asyncio.sleep(0.01)
            else:
                return

    async def truncate_wal(self) -> bool:
        """Empty SQLite's write-ahead log, which keeps what was written for a while, also after it was deleted.

        Return whether that was possible: another program may be reading it.
        """
        is_busy = await self._outside_transaction("PRAGMA wal_checkpoint(TRUNCATE)")
        return not is_busy

    async def _outside_transaction(self, statement: str) -> Any:
        """Return the first value that a statement of SQLite returns; None in PostgreSQL, which needs none of them."""
        if not self.is_sqlite:
            return None
        async with self.asyncio_engine.connect() as connection:
            # With the driver's connection, because SQLAlchemy would begin a transaction.
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver
            [(value, *_)] = await driver.execute_fetchall(statement)
            return value

    async def dispose(self) -> None:
        """Close all connections."""
        await self.asyncio_engine.dispose()


def _committed(work: Callable[[Connection], T], connection: Connection) -> T:
    with connection.begin():
        _begin(connection)
        return work(connection)


def create_engine(address: DatabaseUrl) -> DatabaseEngine:
    """Return an engine that has not connected yet."""
    engine = _create_sqlite(address, address.file) if address.file else _create_postgresql(address)
    warn_of_slow_statements(engine.sync_engine)
    return DatabaseEngine(engine)


def _create_sqlite(address: DatabaseUrl, file: Path) -> AsyncEngine:
    # SQLite makes the file, but not its folder.
    file.parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(
        address.url,
        # The driver must not begin transactions of its own: `_begin` does.
        connect_args={"timeout": BUSY_SECONDS, "isolation_level": None},
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=None,
        # So a bot with little to do opens one or two.
        pool_use_lifo=True,
        # Names and secret plans, which must not get into the log with an error.
        hide_parameters=True,
    )
    event.listen(engine.sync_engine, "connect", _configure_connection)
    return engine


def _create_postgresql(address: DatabaseUrl) -> AsyncEngine:
    # The server may have restarted since a connection was last used.
    return create_async_engine(
        address.url, connect_args=dict(address.arguments), pool_pre_ping=True, hide_parameters=True
    )


def _configure_connection(connection: AdaptedConnection, _record: object) -> None:
    for pragma in _PRAGMAS:
        _run_at_once(connection, f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """Begin a transaction of SQLite; PostgreSQL's driver does so itself."""
    if connection.dialect.name != "sqlite":
        return
    # In SQLite a transaction that reads first and writes later fails if somebody else writes in between, however long
    # it is ready to wait. So a writer takes the lock at once.
    writes = connection.get_execution_options().get("writes", False)
    adapted = connection.connection.dbapi_connection
    assert isinstance(adapted, AdaptedConnection)
    _run_at_once(adapted, "BEGIN IMMEDIATE" if writes else "BEGIN")


def _run_at_once(connection: AdaptedConnection, statement: str) -> None:
    """Run a statement in one trip to the thread of aiosqlite: a cursor of SQLAlchemy makes four."""
    connection.run_async(lambda driver: driver.execute_fetchall(statement))


def warn_of_slow_statements(
    engine: Engine, slow_log: SlowLog | None = None, clock: Callable[[], float] = time.perf_counter
) -> None:
    """Time every statement of the engine, with the wait for a lock of another process."""
    slow_log = slow_log or SlowLog()

    def begin(connection: Connection, *_: Any) -> None:
        connection.info["begun"] = clock()

    def end(connection: Connection, _cursor: Any, statement: str, *_: Any) -> None:
        seconds = clock() - connection.info["begun"]
        slow_log.note("a database statement", seconds, SLOW_SECONDS, " ".join(statement.split())[:_SHOWN])

    event.listen(engine, "before_cursor_execute", begin)
    event.listen(engine, "after_cursor_execute", end)
