"""Opens a database and runs transactions in it. SQLite is embedded; the same code runs on PostgreSQL.

Work on a database is a plain function of a connection, and a transaction is one call of it. For SQLite the call runs in
the thread of a connection; for PostgreSQL `AsyncConnection.run_sync` runs it on the event loop, which serves others
whenever the server is busy.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, nullcontext
from contextvars import copy_context
from dataclasses import dataclass
from functools import cache, partial, wraps
from pathlib import Path
from ssl import SSLError
from types import MappingProxyType
from typing import Any, Concatenate, Final, ParamSpec, Self, TypeAlias, TypeVar

import aiosqlite
import sqlalchemy
from sqlalchemy import Connection, Engine, Executable, NullPool, Table, delete, event, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.activity import SlowLog, note_stored
from bot.concurrency import to_its_end
from bot.games.refusals import Ailment
from bot.processes import ALL_SHARDS, ProcessLock, Shards
from bot.storage.database_url import (
    BUSY_SECONDS,
    DatabaseError,
    DatabaseUrl,
    UnreachableDatabase,
    may_pass,
    parse_url,
    require_sound,
)
from bot.storage.process_lock import AdvisoryLocks, FileLock
from bot.storage.schema import Rows, meta, migrate

log = logging.getLogger(__name__)

T = TypeVar("T")
Word = TypeVar("Word")

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


class DatabaseEngine:
    """Runs transactions in a database of either kind."""

    is_shared = True
    """Whether other processes may write while this one serves the database."""

    def __init__(self, engine: Engine) -> None:
        self.sync_engine, self._is_closed = engine, False

    async def transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        """Return the result of the work, committed; an exception rolls all of the work back.

        If the caller is cancelled, a transaction that has begun is finished first.
        """
        raise NotImplementedError

    def is_trouble(self, error: Exception) -> bool:
        """Return whether the error comes from the state of the database, and not from the work."""
        raise NotImplementedError

    def lock_of(self, shards: Shards) -> ProcessLock:
        """Return the lock that keeps other processes from serving the shards; in SQLite, from serving any shard."""
        raise NotImplementedError

    async def purge(self) -> None:
        """Remove deleted data from the files as well, as far as the bot can."""

    async def close(self) -> None:
        """Wait for the transactions that have begun, let no other begin, and close the connections; idempotent."""
        raise NotImplementedError


def _driver_of(connection: Connection) -> sqlite3.Connection:
    """Return the driver's connection to SQLite, for statements that SQLAlchemy need not know."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def committed(work: Callable[[Connection], T], connection: Connection, *, writes: bool = False) -> T:
    """Return the result of the work in a transaction; an exception rolls all of the work back."""
    with connection.execution_options(writes=writes).begin():
        return work(connection)


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

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Return the result of the work, in one trip to the thread; a cancelled caller waits for its end."""
        trip = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((trip, partial(copy_context().run, work, self._opened)))
        return await to_its_end(trip)

    async def close(self) -> None:
        await self.run(Connection.close)
        await super().close()


class SqliteEngine(DatabaseEngine):
    """Runs transactions in SQLite. Statements outside a transaction go to the driver, past SQLAlchemy."""

    is_shared = False

    def __init__(self, address: DatabaseUrl, file: Path) -> None:
        # SQLite creates the file, but not its folder.
        file.parent.mkdir(parents=True, exist_ok=True)
        self._file = file
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
        super().__init__(engine)
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
        await (thread := SqliteThread(self.sync_engine))
        self._idle.append(thread)

    async def close(self) -> None:
        self._is_closed = True
        async with AsyncExitStack() as everything:
            await everything.enter_async_context(self._writer)
            for _ in range(CONNECTIONS):
                await everything.enter_async_context(self._free)
            while self._idle:
                await to_its_end(self._idle.pop().close())

    def is_trouble(self, error: Exception) -> bool:
        return _codes(error)[0] in _TROUBLE_OF_FILE

    def lock_of(self, shards: Shards) -> FileLock:  # noqa: ARG002 - one process serves all shards
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


class PostgresqlEngine(DatabaseEngine):
    """Runs transactions in PostgreSQL. The server may restart, and another process may win a race."""

    def __init__(self, address: DatabaseUrl) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415 - SQLite needs no greenlet

        # A pre-ping is needed because the server may have restarted since a connection was last used.
        options = {"connect_args": dict(address.arguments), "pool_pre_ping": True, "hide_parameters": True}
        self._engine = create_async_engine(address.url, **options)
        super().__init__(self._engine.sync_engine)
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
                async with self._engine.connect() as connection:
                    return await connection.run_sync(partial(committed, observed, writes=writes))
            except Exception as error:
                # Another process was faster: after its commit the work succeeds, or fails with an error that says why.
                is_conflict = _codes(error)[1] in _CONFLICTS
                pause = next(pauses, None)
                if pause is None or (not is_conflict and (may_be_written or not self.is_trouble(error))):
                    raise
            await asyncio.sleep(0 if is_conflict else pause)

    async def close(self) -> None:
        self._is_closed = True
        if self._running:
            await asyncio.wait(self._running)
        await self._engine.dispose()

    def is_trouble(self, error: Exception) -> bool:
        cause = getattr(error, "orig", None) or error
        is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
        return is_lost or isinstance(cause, OSError | PoolTimeout) or _codes(error)[1][:2] in _TROUBLE_OF_SERVER

    def lock_of(self, shards: Shards) -> AdvisoryLocks:
        return AdvisoryLocks(self._engine, shards)


def create_engine(address: DatabaseUrl) -> DatabaseEngine:
    engine = SqliteEngine(address, address.file) if address.file else PostgresqlEngine(address)
    warn_of_slow_statements(engine.sync_engine)
    return engine


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


# ---- an open database

R = TypeVar("R", bound="Repository")

P = ParamSpec("P")

Method: TypeAlias = Callable[Concatenate[R, P], Coroutine[Any, Any, T]]

_ADVICE = {
    "database is locked": "another program has locked it",
    "database disk image is malformed": "it is damaged, so restore a copy",
    "database or disk is full": "the disk is full",
    "disk I/O error": "the disk is full, or does not work",
    "FOREIGN KEY constraint failed": "a row belongs to another that is not there, so restore a copy",
    "attempt to write a readonly database": "it is read-only: the bot's user must be able to write to it",
    "unable to open database file": "the bot's user may not open the file, or not write to its folder",
}
"""Replacements for the drivers' texts, for mistakes of operators."""

_PASSING = {"08", "53", "57"}
"""Classes of PostgreSQL's errors that may pass: connections, resources, and a server that starts or stops."""

_BUGS = ArithmeticError, AssertionError, AttributeError, LookupError, NameError, TypeError
"""Errors of the code, for example of a migration: no address and no state of a database causes such an error."""

_CONFLICTS = {"23505", "40001", "40P01"}  # unique violation, serialization failure, deadlock

_TROUBLE_OF_SERVER = {*_PASSING, "25", "58", "XX"}
"""Classes of PostgreSQL's errors that no statement causes. Some do not pass: a read-only server, bad disks or data."""
_TROUBLE_OF_FILE = {
    getattr(sqlite3, f"SQLITE_{kind}")
    for kind in ("BUSY", "CANTOPEN", "CORRUPT", "FULL", "IOERR", "LOCKED", "NOTADB", "READONLY")
}
"""SQLite's errors that no statement causes."""

_PAUSES = (0.2, 0.8, 2.0)
"""Seconds before each retry of work that has written nothing: a server may have restarted."""

_QUIET_SECONDS = 60
"""For how many seconds further failures are not logged: the first failure says all."""

CHECK_SECONDS = 2.0
"""How many seconds a start looks for damage, in about 200 MB. The daily copy and `check` read the rest."""


class Database:
    """An open, migrated database, which the caller must close."""

    def __init__(self, engine: DatabaseEngine, rows: Sequence[Rows] = ()) -> None:
        self.engine, self.rows = engine, rows
        self.on_error: Callable[[], object] = lambda: None
        """Called for a failed transaction, unless another writer was faster."""
        self._quiet_until = 0.0
        self.erased: Mapping[int, int] = {}
        """The interactions that asked for the latest erasures, by people. It is replaced, for threads read it."""

    @classmethod
    async def connect(
        cls, url: str, rows: Sequence[Rows] = (), *, create: bool = True, check_seconds: float = CHECK_SECONDS
    ) -> Self:
        """Open the database, look for damage, run the missing migrations, and check that the bot can write.

        `rows` are the rows of all features, including features that are switched off.

        Raises DatabaseError, without `create` also for a database without tables. Raises UnreachableDatabase if the
        database may be usable later.
        """
        address = parse_url(url)
        with naming(address):
            if address.file:
                require_sound(address.file, check_seconds, create=create)
            database = cls(engine := create_engine(address), rows)
            async with AsyncExitStack() as on_failure:
                # The engine must not stay open if a migration fails; after success the caller closes it.
                on_failure.push_async_callback(database.close)
                await engine.transact(partial(migrate, rows=rows, create=create), writes=True)
                # WAL is enabled last: before the migrations, the file may have been another program's.
                if isinstance(engine, SqliteEngine):
                    await engine.enable_wal()
                on_failure.pop_all()
        return database

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, rows: Sequence[Rows] = (), **options: Any) -> AsyncIterator[Self]:
        """Connect, and close the database at the end of the block. Takes and raises the same as `connect`."""
        database = await cls.connect(url, rows, **options)
        try:
            yield database
        finally:
            await database.close()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write, so that what this process has read may be out of date."""
        return self.engine.is_shared

    def lock_of(self, shards: Shards) -> ProcessLock:
        """Return the lock of the engine for the shards."""
        return self.engine.lock_of(shards)

    @asynccontextmanager
    async def reserved(self, name: str) -> AsyncIterator[None]:
        """Keep bots from serving the database during the block, because the bots' writes would be lost.

        Raises DatabaseError if a bot serves the database; the message calls the database by `name`.
        """
        lock = self.engine.lock_of(ALL_SHARDS)
        try:
            if not await lock.take():
                raise DatabaseError(f"a bot uses the {name} at the moment: stop it first")
            yield
        finally:
            await lock.release()

    async def close(self) -> None:
        """Wait for the transactions that have begun, and let no other begin."""
        await self.engine.close()

    async def transaction(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        """Return the result of `work`, committed; an exception rolls all of the work back.

        Raises UnreachableDatabase if the database does not answer, is locked, full or damaged, ContentReplaced if a
        copy was restored into its file.
        """
        try:
            result = await self.engine.transact(work, writes=writes)
        # Each driver raises its own errors on connecting, whose only common base is Exception.
        except Exception as error:
            is_trouble, codes = self.engine.is_trouble(error), _codes(error)
            is_lost_race = isinstance(error, IntegrityError) or codes[1] in _CONFLICTS
            if is_trouble or (isinstance(error, DBAPIError) and not is_lost_race):
                self.on_error()
            if not is_trouble:
                raise
            ailment = _AILMENTS.get(codes[0]) or _AILMENTS.get(codes[1])
            unreachable = UnreachableDatabase(f"the database cannot be used: {reason(error)}", ailment=ailment)
            # All work of the bot fails at the same time.
            if time.monotonic() >= self._quiet_until:
                self._quiet_until = time.monotonic() + _QUIET_SECONDS
                log.error("%s", unreachable)  # noqa: TRY400 - the reason is in the line
            raise unreachable from error
        if writes:
            note_stored()
        return result


def _codes(error: Exception) -> tuple[int, str]:
    """Return SQLite's primary code of an error, and its SQLSTATE in PostgreSQL; 0 and "" for other errors."""
    cause = getattr(error, "orig", None) or error
    return (getattr(cause, "sqlite_errorcode", None) or 0) & 0xFF, getattr(cause, "sqlstate", None) or ""


@contextmanager
def naming(address: DatabaseUrl) -> Iterator[None]:
    """Raise DatabaseError, or UnreachableDatabase, with the address in place of the errors of opening a database."""
    try:
        yield
    except _BUGS:
        raise
    # Each driver raises its own errors on connecting, whose only common base is Exception.
    except Exception as error:
        kind = UnreachableDatabase if _may_pass(error, address) else DatabaseError
        raise kind(f"cannot use {address}: {reason(error)}") from error


def _may_pass(error: Exception, address: DatabaseUrl) -> bool:
    """Return whether another attempt may succeed without any change."""
    cause = getattr(error, "orig", None) or error
    if address.file:
        return may_pass(cause)
    is_network = isinstance(cause, OSError) and not isinstance(cause, SSLError)
    return is_network or _codes(error)[1][:2] in _PASSING


_AILMENTS: Final[Mapping[int | str, Ailment]] = MappingProxyType(
    {
        sqlite3.SQLITE_CORRUPT: Ailment.DAMAGED,
        sqlite3.SQLITE_NOTADB: Ailment.DAMAGED,
        sqlite3.SQLITE_FULL: Ailment.FULL,
        sqlite3.SQLITE_IOERR: Ailment.FULL,
        sqlite3.SQLITE_READONLY: Ailment.READ_ONLY,
        sqlite3.SQLITE_CANTOPEN: Ailment.READ_ONLY,
        **dict.fromkeys(("XX001", "XX002"), Ailment.DAMAGED),
        **dict.fromkeys(("53100", "58030"), Ailment.FULL),
        "25006": Ailment.READ_ONLY,
    }
)
"""The ailments by the primary error codes of SQLite and the states of PostgreSQL."""


def reason(error: Exception) -> str:
    """Return the driver's part of the error as one line. SQLAlchemy would add the statement and a link."""
    if isinstance(error, ImportError):
        return "the libraries for PostgreSQL are not installed: pip install asyncpg greenlet"
    text = " ".join(str(getattr(error, "orig", None) or error).split())
    return _ADVICE.get(text, text)


@dataclass(frozen=True)
class Repository:
    """Reads and writes rows by methods that `reads` or `writes` decorates."""

    database: Database


def reads(method: Callable[Concatenate[R, Connection, P], T]) -> Method[R, P, T]:
    """Run the method as a read transaction and pass the connection. Raises UnreachableDatabase as well."""
    return _as_transaction(method, writes=False)


def writes(method: Callable[Concatenate[R, Connection, P], T]) -> Method[R, P, T]:
    """Run the method as a write transaction, without other writers. On return, the changes are on disk.

    Raises UnreachableDatabase as well.
    """
    return _as_transaction(method, writes=True)


def _as_transaction(method: Callable[Concatenate[R, Connection, P], T], *, writes: bool) -> Method[R, P, T]:
    @wraps(method)
    async def run(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.transaction(
            lambda connection: method(self, connection, *args, **kwargs), writes=writes
        )

    return run


_SIZES = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
    "postgresql": "SELECT pg_database_size(current_database())",
}


def database_size(connection: Connection) -> int:
    return int(connection.scalar(text(_SIZES[connection.dialect.name])) or 0)


# ---- rows


def upsert(connection: Connection, table: Table, *rows: dict[str, Any], names: Collection[str] = ()) -> None:
    """Insert the rows. A row replaces the stored row with its primary key, or only the columns in `names`.

    If `names` has only the key, a stored row stays as it is. All rows go in one statement: if two writers insert the
    same key at once, neither fails.
    """
    connection.execute(_upsert(connection.dialect.name, table, tuple(names or rows[0])), rows)


def write_settings(connection: Connection, table: Table, before: Any, after: Any) -> None:
    """Write the differences between two values of settings. One row of the table holds all settings."""
    old, new = row_of(before), row_of(after)
    # Only the changed settings are written: if two settings are changed at the same time, both stay changed.
    if names := [name for name in new if new[name] != old[name]]:
        upsert(connection, table, new, names=names)


@cache
def _upsert(dialect: str, table: Table, names: tuple[str, ...]) -> Executable:
    # SQLAlchemy offers ON CONFLICT only by dialect, although both databases have it.
    statement = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(table)
    key = [column.name for column in table.primary_key]
    changes = {name: statement.excluded[name] for name in names if name not in key}
    if not changes:
        return statement.on_conflict_do_nothing(index_elements=key)
    return statement.on_conflict_do_update(index_elements=key, set_=changes)


def row_of(value: Any, prefix: str = "") -> dict[str, Any]:
    """Return the fields of a flat value by column; a column's name is `prefix` and the name of its field.

    `asdict` takes much longer, because it copies the values.
    """
    return {prefix + name: getattr(value, name) for name in names_of(type(value))}


def names_of(kind: type[Any]) -> Collection[str]:
    """Return the names of the fields of a dataclass. `fields` is slower, and each write of a game asks for hundreds."""
    names: Mapping[str, Any] = kind.__dataclass_fields__
    return names.keys()


@cache
def word_of(kind: Callable[[str], Word], text: str, unknown: Word) -> Word:
    """Return the value of a stored word, or `unknown` for the word of another version, which is logged once.

    One unreadable row would otherwise keep all other rows of the query from being read.
    """
    try:
        return kind(text)
    except ValueError as error:
        log.error("the database has a value that this version cannot read: %s", error)  # noqa: TRY400
        return unknown


# ---- the data of the bot about itself


class SqlKeyValueStore(Repository):
    """Texts of the bot itself, each under a key."""

    @reads
    def get(self, connection: Connection, key: str) -> str | None:
        """Return the text under the key; None without a text."""
        value: str | None = connection.scalar(select(meta.c.value).where(meta.c.key == key))
        return value

    @writes
    def set(self, connection: Connection, key: str, value: str) -> None:
        """Store the text under the key, in place of an earlier text."""
        upsert(connection, meta, {"key": key, "value": value})

    @reads
    def beginning_with(self, connection: Connection, start: str) -> Mapping[str, str]:
        """Return all texts whose keys begin with `start`, by their keys in order."""
        rows = select(meta.c.key, meta.c.value).where(meta.c.key.startswith(start)).order_by(meta.c.key)
        return {row.key: row.value for row in connection.execute(rows)}

    @writes
    def remove(self, connection: Connection, key: str) -> bool:
        """Remove the text under the key; return whether there was one."""
        return connection.execute(delete(meta).where(meta.c.key == key)).rowcount > 0

    @writes
    def get_or_set(self, connection: Connection, key: str, value: str) -> str:
        """Store the text under the key unless the key has a text; return the stored text."""
        # If two callers ask at once, both get the text of the first.
        upsert(connection, meta, {"key": key, "value": value}, names=("key",))
        kept: str = connection.execute(select(meta.c.value).where(meta.c.key == key)).scalar_one()
        return kept
