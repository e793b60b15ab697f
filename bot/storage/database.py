"""Opening a database: engine, write locks and migrations. SQLite is embedded, PostgreSQL takes the same code."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from functools import wraps
from pathlib import Path
from sqlite3 import Connection as SQLite
from typing import Any, Concatenate, ParamSpec, Protocol, Self, TypeAlias, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.games.errors import SettingsError

R = TypeVar("R", bound="UsesDatabase")
P = ParamSpec("P")
T = TypeVar("T")
Method: TypeAlias = Callable[Concatenate[R, P], Coroutine[Any, Any, T]]

_PRAGMAS = (
    "busy_timeout = 10000",
    "journal_mode = WAL",
    "synchronous = FULL",  # acknowledged means on disk, also when the power fails
    "foreign_keys = ON",
)


class Database:
    """An open, migrated database. Close it: an open connection keeps the process from ending.

    Every transaction is a task of its own, which nobody can cancel half-way and which `close` waits for.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False
        # SQLite's own waiting is a lottery that one of ten busy writers loses for seconds.
        self._turn = asyncio.Lock()

    @classmethod
    async def connect(cls, url: str) -> Self:
        """Raises SettingsError, naming DATABASE_URL, when the database cannot be used."""
        parsed = make_url(url)
        try:
            database = cls(_engine(parsed))
            async with AsyncExitStack() as on_failure:
                on_failure.push_async_callback(database.close)
                await database.upgrade()
                on_failure.pop_all()
        except (OSError, ModuleNotFoundError, SQLAlchemyError, CommandError) as error:
            reason = " ".join(str(getattr(error, "orig", error)).split())
            raise SettingsError(f"DATABASE_URL: cannot use {parsed!r}: {reason}") from error
        return database

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator[Self]:
        """`connect`, and `close` at the end of the block."""
        database = await cls.connect(url)
        try:
            yield database
        finally:
            await database.close()

    async def close(self) -> None:
        """Finish what is running and let nothing new begin."""
        self._closed = True
        if self._running:
            await asyncio.wait(self._running)
        await self._engine.dispose()

    async def upgrade(self) -> None:
        """Run the migrations that the database lacks, all or none."""
        await self.transaction(lambda connection: connection.run_sync(_migrate), writes=True)

    async def transaction(self, work: Callable[[AsyncConnection], Coroutine[Any, Any, T]], *, writes: bool) -> T:
        """The result of `work`, committed; whatever it raises rolls all of it back."""
        if self._closed:
            raise RuntimeError("the database is closed")
        task = asyncio.create_task(self._transact(work, writes=writes))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _transact(self, work: Callable[[AsyncConnection], Coroutine[Any, Any, T]], *, writes: bool) -> T:
        async with self._turn if writes else nullcontext():
            engine = self._engine.execution_options(writes=writes)
            async with engine.begin() as connection:
                return await work(connection)


class UsesDatabase(Protocol):
    """What `reads` and `writes` ask of the class of a method: the database in which the transactions run."""

    @property
    def database(self) -> Database: ...


def reads(method: Callable[Concatenate[R, AsyncConnection, P], Coroutine[Any, Any, T]]) -> Method[R, P, T]:
    """Run the method as a read transaction, which supplies its connection."""

    @wraps(method)
    async def run(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.transaction(
            lambda connection: method(self, connection, *args, **kwargs), writes=False
        )

    return run


def writes(method: Callable[Concatenate[R, AsyncConnection, P], Coroutine[Any, Any, T]]) -> Method[R, P, T]:
    """Run the method as a write transaction, which keeps other writers out; what it wrote is on disk on return."""

    @wraps(method)
    async def run(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.transaction(
            lambda connection: method(self, connection, *args, **kwargs), writes=True
        )

    return run


def _migrate(connection: Connection) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "bot.storage:migrations")
    command.upgrade(config, "head")


def _engine(url: URL) -> AsyncEngine:
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
        event.listen(engine.sync_engine, "connect", _set_up)
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _set_up(connection: SQLite, _record: object) -> None:
    # The driver must not begin transactions of its own: `_begin` does.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # A transaction that reads first and writes later cannot wait for another writer, it fails: so writers lock at once.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
