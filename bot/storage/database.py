"""Opens a database: engine, write locks and migrations. SQLite is embedded, PostgreSQL takes the same code."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext
from functools import wraps
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from typing import Any, Concatenate, ParamSpec, Protocol, Self, TypeAlias, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

R = TypeVar("R", bound="UsesDatabase")
P = ParamSpec("P")
T = TypeVar("T")
Method: TypeAlias = Callable[Concatenate[R, P], Coroutine[Any, Any, T]]

_PRAGMAS = (
    # milliseconds to wait for a writer in another process, such as a backup
    "busy_timeout = 10000",
    # readers go on while somebody writes
    "journal_mode = WAL",
    "synchronous = FULL",  # acknowledged means on disk, also when the power fails
    # off by default in SQLite, and set for each connection
    "foreign_keys = ON",
)


class DatabaseError(Exception):
    """The database cannot be used; the text is one line that names DATABASE_URL and the reason."""


class Database:
    """An open, migrated database. Close it: an open connection keeps the process from ending.

    Every transaction is a task of its own, which nobody can cancel half-way and which `close` waits for.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False
        # SQLite has one writer at a time, and waits for its turn by polling: one of ten busy writers loses for seconds.
        # Writers of this process queue here instead. PostgreSQL locks rows and needs no queue.
        self._writer: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()
        )

    @classmethod
    async def connect(cls, url: str) -> Self:
        """Open the database and run the migrations it lacks. Raises DatabaseError."""
        parsed = make_url(url)
        try:
            database = cls(_create_engine(parsed))
            async with AsyncExitStack() as on_failure:
                # The engine must not stay open if a migration fails; after success the caller closes it.
                on_failure.push_async_callback(database.close)
                await database.upgrade()
                on_failure.pop_all()
        except (OSError, ModuleNotFoundError, SQLAlchemyError, CommandError) as error:
            # One line, and of the driver's error only: SQLAlchemy's own text holds the statement and a link. `parsed`
            # hides the password when it is formatted.
            reason = " ".join(str(getattr(error, "orig", error)).split())
            raise DatabaseError(f"DATABASE_URL: cannot use {parsed!r}: {reason}") from error
        return database

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator[Self]:
        """Connect, and close at the end of the block. Raises DatabaseError."""
        database = await cls.connect(url)
        try:
            yield database
        finally:
            await database.close()

    async def close(self) -> None:
        """Wait for the transactions under way and let no new one begin."""
        self._closed = True
        # A transaction that has begun is finished, so that what people were told is on disk.
        if self._running:
            await asyncio.wait(self._running)
        await self._engine.dispose()

    async def upgrade(self) -> None:
        """Run the migrations that the database lacks, all or none."""
        await self.transaction(lambda connection: connection.run_sync(_migrate), writes=True)

    async def transaction(self, work: Callable[[AsyncConnection], Coroutine[Any, Any, T]], *, writes: bool) -> T:
        """Return the result of `work`, committed; whatever it raises rolls all of it back."""
        if self._closed:
            raise RuntimeError("the database is closed")
        task = asyncio.create_task(self._transact(work, writes=writes))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        # A request may be cancelled at any time, for example at the end; its transaction must not stop half-way, and
        # the driver's connection would not survive that.
        return await asyncio.shield(task)

    async def _transact(self, work: Callable[[AsyncConnection], Coroutine[Any, Any, T]], *, writes: bool) -> T:
        # Readers do not queue: in WAL mode they see the last commit.
        async with self._writer if writes else nullcontext():
            engine = self._engine.execution_options(writes=writes)
            async with engine.begin() as connection:
                return await work(connection)


class UsesDatabase(Protocol):
    """What `reads` and `writes` ask of the class of a method: the database in which the transactions run."""

    @property
    def database(self) -> Database: ...


def reads(method: Callable[Concatenate[R, AsyncConnection, P], Coroutine[Any, Any, T]]) -> Method[R, P, T]:
    """Run the method as a read transaction, which supplies its connection."""
    return _as_transaction(method, writes=False)


def writes(method: Callable[Concatenate[R, AsyncConnection, P], Coroutine[Any, Any, T]]) -> Method[R, P, T]:
    """Run the method as a write transaction, which keeps other writers out; what it wrote is on disk on return."""
    return _as_transaction(method, writes=True)


def _as_transaction(
    method: Callable[Concatenate[R, AsyncConnection, P], Coroutine[Any, Any, T]], *, writes: bool
) -> Method[R, P, T]:
    @wraps(method)
    async def run(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        def work(connection: AsyncConnection) -> Coroutine[Any, Any, T]:
            return method(self, connection, *args, **kwargs)

        return await self.database.transaction(work, writes=writes)

    return run


def _migrate(connection: Connection) -> None:
    config = Config(attributes={"connection": connection})
    # Found as a package, so it works from an installed wheel; there is no alembic.ini.
    config.set_main_option("script_location", "bot.storage:migrations")
    command.upgrade(config, "head")


def _create_engine(url: URL) -> AsyncEngine:
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        # SQLite makes the file, but not its folder.
        Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
        event.listen(engine.sync_engine, "connect", _configure_connection)
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _configure_connection(connection: SqliteConnection, _record: object) -> None:
    # The driver must not begin transactions of its own: `_begin` does.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # In SQLite a transaction that reads first and writes later fails if somebody else writes in between, however long
    # it is ready to wait. So a writer takes the lock at once.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
