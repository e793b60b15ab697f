"""Opening a database: engine, write locks and migrations. SQLite is embedded, PostgreSQL takes the same code."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from sqlite3 import Connection as SQLite
from typing import Self

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.errors import SettingsError

_PRAGMAS = (
    "busy_timeout = 10000",
    "journal_mode = WAL",
    "synchronous = FULL",  # acknowledged means on disk, also when the power fails
    "foreign_keys = ON",
)


class Database:
    """An open, migrated database. Close it: an open connection keeps the process from ending."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = engine.execution_options(writes=True)

    @classmethod
    async def connect(cls, url: str) -> Self:
        """Raises SettingsError, naming DATABASE_URL, when the database cannot be used."""
        parsed = make_url(url)
        try:
            return await cls(_engine(parsed))._upgraded()
        except (OSError, ModuleNotFoundError, SQLAlchemyError, CommandError) as error:
            reason = " ".join(str(getattr(error, "orig", error)).split())
            raise SettingsError(f"DATABASE_URL: cannot use {parsed!r}: {reason}") from error

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
        await self._engine.dispose()

    async def upgrade(self) -> None:
        """Run the migrations that the database lacks, all or none."""
        async with self._writing() as connection:
            await connection.run_sync(_migrate)

    async def _upgraded(self) -> Self:
        try:
            await self.upgrade()
        except BaseException:
            await self.close()
            raise
        return self

    def _reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self._engine.begin()

    def _writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self._writer.begin()


def _migrate(connection: Connection) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "bot:migrations")
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
