"""Opens a database and runs transactions in it. SQLite is embedded; the same code runs on PostgreSQL.

Work on a database is a plain function of a connection. `AsyncConnection.run_sync` runs the function on the event loop,
which serves others whenever the database is busy.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import cache, partial, wraps
from pathlib import Path
from ssl import SSLError
from types import MappingProxyType
from typing import Any, Concatenate, Final, ParamSpec, Self, TypeAlias, TypeVar

from cachetools import TTLCache
from sqlalchemy import (
    AdaptedConnection,
    Connection,
    Engine,
    ExceptionContext,
    Executable,
    Table,
    delete,
    event,
    select,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.activity import SlowLog, note_stored
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
from bot.storage.fencing import Fence
from bot.storage.process_lock import AdvisoryLocks, FileLock
from bot.storage.schema import Rows, meta, migrate

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

    def __init__(self, engine: AsyncEngine) -> None:
        self.asyncio_engine, self.sync_engine = engine, engine.sync_engine
        # The variants are made once: SQLAlchemy takes a millisecond to drop each of them.
        self._variants = {writes: engine.execution_options(writes=writes) for writes in (False, True)}

    async def transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        """Return the result of the work, committed; an exception rolls all of the work back."""
        async with self._variants[writes].connect() as connection:
            return await connection.run_sync(partial(_committed, work))

    def begin(self, *, writes: bool) -> AbstractAsyncContextManager[AsyncConnection]:
        """Return a context manager for a transaction, which an exception rolls back."""
        return self._variants[writes].begin()

    def is_trouble(self, error: Exception) -> bool:
        """Return whether the error comes from the state of the database, and not from the work."""
        raise NotImplementedError

    def lock_of(self, shards: Shards, *, serves: bool = True) -> ProcessLock:
        """Return the lock that keeps other processes from serving the shards; in SQLite, from serving any shard.

        Without `serves` the database stays as it is: the process only keeps others away.
        """
        raise NotImplementedError

    async def purge(self) -> bool:
        """Remove deleted data from the files as well; return whether the removal was possible."""
        return True

    async def dispose(self) -> None:
        await self.asyncio_engine.dispose()


def _committed(work: Callable[[Connection], T], connection: Connection) -> T:
    with connection.begin():
        return work(connection)


class SqliteEngine(DatabaseEngine):
    """Runs transactions in SQLite. Statements outside a transaction go to the driver, past SQLAlchemy."""

    is_shared = False

    def __init__(self, address: DatabaseUrl, file: Path) -> None:
        # SQLite creates the file, but not its folder.
        file.parent.mkdir(parents=True, exist_ok=True)
        self._file = file
        engine = create_async_engine(
            address.url,
            # The driver must not begin transactions of its own: `_begin` does.
            connect_args={"timeout": BUSY_SECONDS, "isolation_level": None},
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=None,
            # Every transaction ends before its connection is returned.
            pool_reset_on_return=None,
            # LIFO keeps the number of connections of an idle bot at one or two.
            pool_use_lifo=True,
            # Parameters contain names and secret plans, which must not get into the log with an error.
            hide_parameters=True,
        )
        event.listen(engine.sync_engine, "connect", _configure_connection)
        event.listen(engine.sync_engine, "begin", _begin)
        super().__init__(engine)
        # SQLite has one writer at a time. A second writer polls for its turn, and among ten busy writers some poll for
        # seconds. The writers of this process queue here instead. Readers do not queue: they see the last commit.
        self._writer = asyncio.Lock()
        self._fence = Fence(file, self.transact)

    async def transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        if not writes:
            return await super().transact(work, writes=False)
        async with self._writer:
            result = await super().transact(partial(self._fence.carry_out, work), writes=True)
            self._fence.count_write()
            return result

    def is_trouble(self, error: Exception) -> bool:
        cause = getattr(error, "orig", None) or error
        # The lowest byte is the kind of the error.
        return (getattr(cause, "sqlite_errorcode", None) or 0) & 0xFF in _TROUBLE_OF_FILE

    def lock_of(self, shards: Shards, *, serves: bool = True) -> FileLock:  # noqa: ARG002 - one process serves all shards
        return FileLock(self._file, self._fence if serves else None)

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

    async def purge(self) -> bool:
        """Empty the write-ahead log, which still contains deleted data for a while.

        Return whether the log could be emptied: another program may be reading the database.
        """
        async with self._writer:
            return not await self._outside_transaction("PRAGMA wal_checkpoint(TRUNCATE)")

    async def _outside_transaction(self, statement: str) -> Any:
        """Return the first value of the statement's result."""
        async with self.asyncio_engine.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver
            [(value, *_)] = await driver.execute_fetchall(statement)
            return value


class PostgresqlEngine(DatabaseEngine):
    """Runs transactions in PostgreSQL. The server may restart, and another process may win a race."""

    def __init__(self, address: DatabaseUrl) -> None:
        # A pre-ping is needed because the server may have restarted since a connection was last used.
        options = {"connect_args": dict(address.arguments), "pool_pre_ping": True, "hide_parameters": True}
        super().__init__(create_async_engine(address.url, **options))

    async def transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        """Return the result of the work, committed; work that has written nothing is retried with a back-off."""
        may_be_written = False

        def observed(connection: Connection) -> T:
            nonlocal may_be_written
            result = work(connection)
            may_be_written = writes
            return result

        for pause in _PAUSES:
            try:
                return await super().transact(observed, writes=writes)
            except Exception as error:
                # Another process was faster: after its commit the work succeeds, or fails with an error that says why.
                is_conflict = getattr(getattr(error, "orig", None), "sqlstate", None) in _CONFLICTS
                if not is_conflict and (may_be_written or not self.is_trouble(error)):
                    raise
            await asyncio.sleep(0 if is_conflict else pause)
        return await super().transact(work, writes=writes)

    def is_trouble(self, error: Exception) -> bool:
        cause = getattr(error, "orig", None) or error
        is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
        is_away = is_lost or isinstance(cause, OSError | PoolTimeout)
        return is_away or (getattr(cause, "sqlstate", None) or "")[:2] in _TROUBLE_OF_SERVER

    def lock_of(self, shards: Shards, *, serves: bool = True) -> AdvisoryLocks:  # noqa: ARG002 - it writes nothing
        return AdvisoryLocks(self.asyncio_engine, shards)


def create_engine(address: DatabaseUrl) -> DatabaseEngine:
    engine = SqliteEngine(address, address.file) if address.file else PostgresqlEngine(address)
    warn_of_slow_statements(engine.sync_engine)
    return engine


def _configure_connection(connection: AdaptedConnection, _record: object) -> None:
    for pragma in _PRAGMAS:
        _run_at_once(connection, f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    # A transaction of SQLite that reads first and writes later fails if somebody else writes in between,
    # regardless of the timeout. A writer therefore takes the lock at once.
    writes = connection.get_execution_options().get("writes", False)
    adapted = connection.connection.dbapi_connection
    assert isinstance(adapted, AdaptedConnection)
    _run_at_once(adapted, "BEGIN IMMEDIATE" if writes else "BEGIN")


def _run_at_once(connection: AdaptedConnection, statement: str) -> None:
    """Run a statement in one trip to the thread of aiosqlite: a cursor of SQLAlchemy makes four trips."""
    connection.run_async(lambda driver: driver.execute_fetchall(statement))


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

log = logging.getLogger(__name__)

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

ERASURES, ERASED_SECONDS = 1000, 3600.0
"""How many erasures a process remembers, and for how long: what people asked for before is done within minutes."""

CHECK_SECONDS = 2.0
"""How many seconds a start looks for damage, in about 200 MB. The daily copy and `check` read the rest."""


class Database:
    """An open, migrated database. The caller must close the database: an open connection keeps the process from ending.

    `transaction` runs the work in a task of its own. The task cannot be cancelled half-way; `close` awaits the task.
    """

    def __init__(self, engine: DatabaseEngine, rows: Sequence[Rows] = ()) -> None:
        self.engine, self.rows = engine, rows
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False
        self.on_error: Callable[[], object] = lambda: None
        """Called for a failed statement, unless another writer was faster."""
        event.listen(engine.sync_engine, "handle_error", self._count_error)
        self._quiet_until = 0.0
        self.erased = TTLCache[int, int](ERASURES, ERASED_SECONDS)
        """The interactions that asked for the erasures of the last hour in this process, by the ids of the people."""

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
                await database._to_its_end(engine.transact(partial(migrate, rows=rows, create=create), writes=True))
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
        lock = self.engine.lock_of(ALL_SHARDS, serves=False)
        try:
            if not await lock.take():
                raise DatabaseError(f"a bot uses the {name} at the moment: stop it first")
            yield
        finally:
            await lock.release()

    async def close(self) -> None:
        """Wait for the open transactions and let no new transaction begin."""
        self._closed = True
        # Every transaction that has begun is finished: everything that people have seen confirmed must be on disk.
        if self._running:
            await asyncio.wait(self._running)
        await self.engine.dispose()

    async def transaction(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        """Return the result of `work`, committed; an exception rolls all of the work back.

        Raises UnreachableDatabase if the database does not answer, is locked, full or damaged, ContentReplaced if a
        copy was restored into its file.
        """
        try:
            result = await self._to_its_end(self.engine.transact(work, writes=writes))
        # Each driver raises its own errors on connecting, whose only common base is Exception.
        except Exception as error:
            if not self.engine.is_trouble(error):
                raise
            line = f"the database cannot be used: {reason(error)}"
            raise UnreachableDatabase(line, ailment=_ailment(error)) from error
        if writes:
            note_stored()
        return result

    async def purge_deleted(self) -> None:
        """Remove deleted data from the disk as well, as far as the bot can."""
        if not await self._to_its_end(self.engine.purge()):
            log.warning("another program reads the database: what was erased stays in its files until the bot stops")

    async def _to_its_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of the work, which goes on when the caller is cancelled."""
        if self._closed:
            work.close()
            raise RuntimeError("the database is closed")
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._forget)
        # A request may be cancelled at any time, for example when the bot stops. Its transaction must not stop
        # half-way, and the driver's connection would not survive a cancellation.
        return await asyncio.shield(task)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        # The exception is retrieved, because asyncio logs an unretrieved exception and the caller may have been
        # cancelled.
        if not task.cancelled():
            task.exception()

    def _count_error(self, context: ExceptionContext) -> None:
        error = context.sqlalchemy_exception
        is_conflict = (
            isinstance(error, IntegrityError) or getattr(context.original_exception, "sqlstate", None) in _CONFLICTS
        )
        if not is_conflict:
            self.on_error()

    def log_once(self, error: UnreachableDatabase) -> None:
        """Log the error, unless an error was logged just before: all work of the bot fails at the same time."""
        if time.monotonic() >= self._quiet_until:
            self._quiet_until = time.monotonic() + _QUIET_SECONDS
            log.error("%s", error)


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
    return is_network or (getattr(cause, "sqlstate", None) or "")[:2] in _PASSING


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


def _ailment(error: Exception) -> Ailment | None:
    cause = getattr(error, "orig", None) or error
    primary = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    return _AILMENTS.get(primary) or _AILMENTS.get(getattr(cause, "sqlstate", None) or "")


def reason(error: Exception) -> str:
    """Return the driver's part of the error as one line. SQLAlchemy would add the statement and a link."""
    if isinstance(error, ModuleNotFoundError):
        return f"{error.name} is not installed: pip install {error.name}"
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
        def work(connection: Connection) -> T:
            return method(self, connection, *args, **kwargs)

        try:
            return await self.database.transaction(work, writes=writes)
        except UnreachableDatabase as error:
            self.database.log_once(error)
            raise

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
