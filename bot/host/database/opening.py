"""Opens databases, and runs their transactions. SQLite is embedded; the same code runs on PostgreSQL.

For SQLite a transaction is one call in the thread of a connection; for PostgreSQL `AsyncConnection.run_sync` runs it on
the event loop, which serves others whenever the server is busy.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, nullcontext
from contextvars import copy_context
from dataclasses import replace
from functools import partial
from pathlib import Path
from ssl import SSLError
from typing import Any, TypeAlias, TypeVar

import aiosqlite
import sqlalchemy
from sqlalchemy import Connection, Engine, NullPool, event

from bot.activity import SlowLog
from bot.concurrency import to_its_end
from bot.games.refusals import StorageDown
from bot.host.database.address import BUSY_SECONDS, DatabaseError, DatabaseUrl, may_pass, parse_url, require_sound
from bot.host.database.locks import AdvisoryLocks, FileLock
from bot.host.ownership import AlreadyServed, Ownership
from bot.storage.database import CONFLICTS, Database, is_lasting, is_trouble, reason
from bot.storage.schema import Rows, cause, codes, is_outdated, migrate, read_versions
from bot.storage.shards import ALL_SHARDS, Shards

log = logging.getLogger(__name__)

T = TypeVar("T")

CONNECTIONS = 4
"""How many connections to SQLite are open: with several readers, a long export does not block the others."""

SLOW_SECONDS = 1.0

_SHOWN = 80
"""How many characters of a slow statement are logged. The parameters of a statement are never logged."""

_PRAGMAS = (
    "synchronous = FULL",  # an acknowledged move is on disk, also when the power fails
    # Foreign keys are off by default in SQLite, and are set for each connection.
    "foreign_keys = ON",
    # SQLite overwrites deleted data, so that the file contains nothing about an erased person.
    "secure_delete = ON",
)

_PAUSES = (0.2, 0.8, 2.0)
"""Seconds before each retry of work that has written nothing: a server may have restarted."""

CHECK_SECONDS = 2.0
"""How many seconds a start looks for damage, in about 200 MB. The daily copy and `check` read the rest."""


def _driver_of(connection: Connection) -> sqlite3.Connection:
    """Return the driver's connection to SQLite, for statements that SQLAlchemy need not know."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def committed(work: Callable[[Connection], T], connection: Connection, *, writes: bool = False) -> T:
    """Return the result of the work in a transaction; an exception rolls all of the work back."""
    try:
        with connection.execution_options(writes=writes).begin():
            return work(connection)
    except StopIteration as error:  # no future takes this exception, so the caller would wait for ever
        raise RuntimeError("the work of a transaction has raised StopIteration") from error


class SqliteThread(aiosqlite.Connection):
    """A connection to SQLite with a thread of its own, which runs whole transactions."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(self._open, iter_chunk_size=1)
        self._engine = engine
        # A process ends although nobody has closed its connections.
        self._thread.daemon = True

    def _open(self) -> sqlite3.Connection:
        self._opened = self._engine.connect()
        return _driver_of(self._opened)

    async def open(self) -> None:
        """Open the connection. If that fails, the thread ends, and it must not answer an event loop that is closed."""
        try:
            await self
        except BaseException:
            await asyncio.to_thread(self._thread.join)
            raise

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Return the result of the work, in one trip to the thread; a cancelled caller waits for its end."""
        trip = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((trip, partial(copy_context().run, work, self._opened)))
        return await to_its_end(trip)

    async def close(self) -> None:
        await self.run(Connection.close)
        await super().close()


class SqliteDatabase(Database):
    """Runs transactions in SQLite. Statements outside a transaction go to the driver, past SQLAlchemy."""

    is_shared = False

    def __init__(self, address: DatabaseUrl, file: Path, rows: Sequence[Rows]) -> None:
        # SQLite creates the file, but not its folder.
        file.parent.mkdir(parents=True, exist_ok=True)
        self.address, self._file = address, file
        engine = sqlalchemy.create_engine(
            address.url,
            # The driver must not begin transactions of its own: `_begin` does.
            connect_args={"timeout": BUSY_SECONDS, "isolation_level": None},
            poolclass=NullPool,
            # Parameters contain names and secret plans, which must not get into the log with an error.
            hide_parameters=True,
        )
        event.listen(engine, "connect", _configure_connection)
        event.listen(engine, "begin", _begin)
        super().__init__(engine, rows)
        # The thread that was used last is used next, so that an idle bot has one or two.
        self._idle, self._free = list[SqliteThread](), asyncio.Semaphore(CONNECTIONS)
        # SQLite has one writer at a time. A second writer polls for its turn, and among ten busy writers some poll for
        # seconds. The writers of this process queue here instead. Readers do not queue: they see the last commit.
        self._writer = asyncio.Lock()

    async def transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        async with self._connected(writes=writes) as thread:
            return await thread.run(partial(committed, work, writes=writes))

    @asynccontextmanager
    async def _connected(self, *, writes: bool) -> AsyncIterator[SqliteThread]:
        if self._is_closed:
            raise RuntimeError("the database is closed")
        async with self._writer if writes else nullcontext(), self._free:
            while not self._idle:
                await to_its_end(self._connect())
            thread = self._idle.pop()
            try:
                yield thread
            finally:
                self._idle.append(thread)

    async def _connect(self) -> None:
        await (thread := SqliteThread(self.engine)).open()
        self._idle.append(thread)

    async def close(self) -> None:
        self._is_closed = True
        async with AsyncExitStack() as everything:
            await everything.enter_async_context(self._writer)
            for _ in range(CONNECTIONS):
                await everything.enter_async_context(self._free)
            while self._idle:
                await to_its_end(self._idle.pop().close())

    def lock_of(self, shards: Shards) -> FileLock:  # noqa: ARG002 - one process serves all shards
        """Return the lock that keeps other processes from serving any shard."""
        return FileLock(self._file)

    async def enable_wal(self) -> None:
        """Let readers go on during a write. The file stores this mode, so the file must be the bot's.

        If two processes enable the mode in a new file at once, SQLite ignores its timeout and refuses one of them at
        once.
        """
        deadline = time.monotonic() + BUSY_SECONDS
        while True:
            try:
                await self._outside_transaction("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() >= deadline:
                    raise
                await asyncio.sleep(0.01)
            else:
                return

    async def purge(self) -> None:
        # The write-ahead log still contains deleted data for a while.
        if await self._outside_transaction("PRAGMA wal_checkpoint(TRUNCATE)"):
            log.warning("another program reads the database: what was erased stays in its files until the bot stops")

    async def _outside_transaction(self, statement: str) -> Any:
        """Return the first value of the statement's result."""
        async with self._connected(writes=True) as thread:
            return await thread.run(lambda connection: _driver_of(connection).execute(statement).fetchone()[0])


class PostgresqlDatabase(Database):
    """Runs transactions in PostgreSQL. The server may restart, and another process may win a race."""

    def __init__(self, address: DatabaseUrl, rows: Sequence[Rows]) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415 - SQLite needs no greenlet

        # A pre-ping is needed because the server may have restarted since a connection was last used.
        options = {"connect_args": dict(address.arguments), "pool_pre_ping": True, "hide_parameters": True}
        self._async_engine = create_async_engine(address.url, **options)
        super().__init__(self._async_engine.sync_engine, rows)
        self.address = address
        self._running: set[asyncio.Future[Any]] = set()

    async def transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        """Return the result of the work, committed; work that has written nothing is retried with a back-off."""
        if self._is_closed:
            raise RuntimeError("the database is closed")
        # The driver's connection would not survive a cancellation.
        running = asyncio.ensure_future(self._transact(work, writes=writes))
        self._running.add(running)
        running.add_done_callback(self._running.discard)
        return await to_its_end(running)

    async def _transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        may_be_written, pauses = False, iter(_PAUSES)

        def observed(connection: Connection) -> T:
            nonlocal may_be_written
            result = work(connection)
            may_be_written = writes
            return result

        while True:
            try:
                async with self._async_engine.connect() as connection:
                    return await connection.run_sync(partial(committed, observed, writes=writes))
            # A silent server would stay silent, and slow work would be as slow again.
            except TimeoutError:
                raise
            except Exception as error:
                # Another process was faster: after its commit the work succeeds, or fails with an error that says why.
                is_conflict = codes(error)[1] in CONFLICTS
                pause = next(pauses, None)
                is_passing = is_trouble(error) and not is_lasting(error)
                may_pass_soon = is_conflict or (is_passing and not may_be_written and not self._is_closed)
                if pause is None or not may_pass_soon:
                    raise
            await asyncio.sleep(0 if is_conflict else pause)

    async def close(self) -> None:
        self._is_closed = True
        if self._running:
            await asyncio.wait(self._running)
        await self._async_engine.dispose()

    def lock_of(self, shards: Shards) -> AdvisoryLocks:
        """Return the lock that keeps other processes from serving the shards."""
        return AdvisoryLocks(self._async_engine, shards)


def _configure_connection(driver: sqlite3.Connection, _record: object) -> None:
    for pragma in _PRAGMAS:
        driver.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    # A transaction of SQLite that reads first and writes later fails if somebody else writes in between,
    # regardless of the timeout. A writer therefore takes the lock at once.
    _driver_of(connection).execute("BEGIN IMMEDIATE" if connection.get_execution_options()["writes"] else "BEGIN")


def warn_of_slow_statements(engine: Engine, clock: Callable[[], float] = time.perf_counter) -> None:
    """Time every statement of the engine, including the wait for a lock of another process."""
    slow_log = SlowLog()

    def begin(connection: Connection, *_: Any) -> None:
        connection.info["begun"] = clock()

    def end(connection: Connection, _cursor: Any, statement: str, *_: Any) -> None:
        seconds = clock() - connection.info["begun"]
        slow_log.note("a database statement", seconds, SLOW_SECONDS, " ".join(statement.split())[:_SHOWN])

    event.listen(engine, "before_cursor_execute", begin)
    event.listen(engine, "after_cursor_execute", end)


OpenDatabase: TypeAlias = SqliteDatabase | PostgresqlDatabase


def database_at(address: DatabaseUrl, rows: Sequence[Rows] = ()) -> OpenDatabase:
    """Return the database as it is, without a connection so far."""
    file = address.file
    database = SqliteDatabase(address, file, rows) if file else PostgresqlDatabase(address, rows)
    warn_of_slow_statements(database.engine)
    return database


async def open_database(
    url: str,
    rows: Sequence[Rows] = (),
    *,
    create: bool = True,
    migrates: bool = True,
    patience: int = 0,
    check_seconds: float = CHECK_SECONDS,
) -> OpenDatabase:
    """Open the database, look for damage, run the missing migrations, and check that the bot can write.

    `rows` are the rows of all features, including features that are switched off. Without `migrates`, an older
    database stays as it is. `patience` is for how many seconds migrations wait for another bot to end.

    Raises DatabaseError, without `create` also for a database without tables; StorageDown if the database may be usable
    later; AlreadyServed.
    """
    address = parse_url(url)
    with naming(address):
        if address.file:
            require_sound(address.file, check_seconds, create=create)
        database = database_at(address, rows)
        async with AsyncExitStack() as on_failure:
            # The database must not stay open if this fails; after success the caller closes it.
            on_failure.push_async_callback(database.close)
            needs_migrations = await database.transact(partial(is_outdated, rows=rows, create=create), writes=False)
            if migrates:
                # In PostgreSQL a migration, and the wait while another process migrates, may take any time.
                patient = replace(address, arguments={**address.arguments, "command_timeout": None})
                async with (
                    unserved(database, patience) if needs_migrations else nullcontext(),
                    nullcontext(database) if address.file else database_at(patient) as migrating,
                ):
                    await make_ready(migrating, rows)
            on_failure.pop_all()
    return database


@asynccontextmanager
async def unserved(database: OpenDatabase, patience: int = 0) -> AsyncIterator[None]:
    """Keep bots from serving the database, and from writing what is lost or unreadable then. Raises AlreadyServed."""
    ownership = Ownership(database.lock_of(ALL_SHARDS), patience=patience)
    try:
        await ownership.claim()
        yield
    finally:
        await ownership.release()


async def make_ready(database: OpenDatabase, rows: Sequence[Rows]) -> None:
    """Make the tables, or run the missing migrations, as `migrate` does."""
    await database.transact(partial(migrate, rows=rows), writes=True)
    # WAL is enabled last: before the migrations, the file may have been another program's.
    if isinstance(database, SqliteDatabase):
        await database.enable_wal()


async def confirm(database: OpenDatabase) -> None:
    """Raise DatabaseError if a newer bot has migrated the database since it was opened."""
    with naming(database.address):
        await database.transact(partial(read_versions, rows=database.rows), writes=False)


_BUGS = AssertionError, AttributeError, LookupError, NameError, TypeError
"""Errors of the code, for example of a migration: no address and no state of a database causes such an error."""

_PASSING = {"08", "53", "57"}
"""Classes of PostgreSQL's errors that may pass: connections, resources, and a server that starts or stops."""


@contextmanager
def naming(address: DatabaseUrl) -> Iterator[None]:
    """Raise DatabaseError, or StorageDown, with the address in place of the errors of opening a database."""
    try:
        yield
    except (*_BUGS, AlreadyServed):
        raise
    # Each driver raises its own errors on connecting, whose only common base is Exception.
    except Exception as error:
        kind = StorageDown if _may_pass(error, address) else DatabaseError
        raise kind(f"cannot use {address}: {reason(error)}") from error


def _may_pass(error: Exception, address: DatabaseUrl) -> bool:
    """Return whether another attempt may succeed without any change."""
    found = cause(error)
    if address.file:
        return may_pass(found)
    is_network = isinstance(found, OSError) and not isinstance(found, SSLError)
    return is_network or codes(error)[1][:2] in _PASSING
