"""Opens a database and runs transactions in it. SQLite is embedded, PostgreSQL takes the same code."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext
from functools import wraps
from pathlib import Path
from sqlite3 import SQLITE_BUSY
from ssl import SSLError
from typing import Any, Concatenate, ParamSpec, Protocol, Self, TypeAlias, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from bot.processes import ALL_SHARDS, ProcessLock, Shards
from bot.storage.database_url import DatabaseUrl, parse_url
from bot.storage.engine import DatabaseEngine, Session, create_engine
from bot.storage.errors import DatabaseError, UnreachableDatabase
from bot.storage.migrate import migrate
from bot.storage.process_lock import AdvisoryLocks, FileLock

log = logging.getLogger(__name__)

R = TypeVar("R", bound="UsesDatabase")
P = ParamSpec("P")
T = TypeVar("T")
Method: TypeAlias = Callable[Concatenate[R, P], Coroutine[Any, Any, T]]

_ADVICE = {
    "database is locked": "another program has locked it",
    "attempt to write a readonly database": "it is read-only: the bot's user must be able to write to it",
    "unable to open database file": "the bot's user may not open the file, or not write to its folder",
}
"""What to say instead of the drivers' texts for mistakes that hosts make."""

_PASSING = {"08", "53", "57"}
"""Classes of PostgreSQL's errors that may pass: of connections, of resources, and while the server starts or stops."""

_BUGS = ArithmeticError, AssertionError, AttributeError, LookupError, NameError, TypeError
"""Errors that no address and no state of a database causes: the bot is wrong, for example in a migration."""

_CONFLICTS = {"23505", "40001", "40P01"}  # unique violation, serialization failure, deadlock
_ATTEMPTS = 3


class Database:
    """An open, migrated database. Close it: an open connection keeps the process from ending.

    What `transaction` runs is a task of its own, which nobody can cancel half-way and which `close` waits for.
    """

    def __init__(self, engine: DatabaseEngine) -> None:
        self._engine = engine
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False
        # SQLite has one writer at a time, and waits for its turn by polling: one of ten busy writers loses for seconds.
        # Writers of this process queue here instead. PostgreSQL locks rows and needs no queue.
        self._writer: AbstractAsyncContextManager[Any] = asyncio.Lock() if engine.is_sqlite else nullcontext()

    @classmethod
    async def connect(cls, url: str, *, create: bool = True) -> Self:
        """Open the database, run the migrations it lacks, and check that it can be written.

        Raises DatabaseError, without `create` also for a file that is not there yet; UnreachableDatabase if it may be
        usable later.
        """
        address = parse_url(url)
        if not create and address.file and not address.file.exists():
            raise DatabaseError(f"cannot use {address}: there is no such file")
        try:
            database = cls(engine := create_engine(address))
            async with AsyncExitStack() as on_failure:
                # The engine must not stay open if a migration fails; after success the caller closes it.
                on_failure.push_async_callback(database.close)
                await database.upgrade()
                # Not before: the file may have been another program's.
                await engine.enable_wal()
                on_failure.pop_all()
        except _BUGS:
            raise
        # Drivers raise errors of their own when they connect, whose only common base is Exception.
        except Exception as error:
            kind = UnreachableDatabase if _may_pass(error, address) else DatabaseError
            raise kind(f"cannot use {address}: {reason(error)}") from error
        return database

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, *, create: bool = True) -> AsyncIterator[Self]:
        """Connect, and close at the end of the block. Raises as `connect`."""
        database = await cls.connect(url, create=create)
        try:
            yield database
        finally:
            await database.close()

    def lock_of(self, shards: Shards) -> ProcessLock:
        """Return the lock that keeps other processes from serving the shards; in SQLite, from serving any."""
        if self._engine.is_sqlite:
            return FileLock(Path(self._engine.sync_engine.url.database or ""))
        return AdvisoryLocks(self._engine.asyncio_engine, shards)

    @asynccontextmanager
    async def reserved(self, name: str) -> AsyncIterator[None]:
        """Keep bots from serving the database for a block: what they write meanwhile would be lost.

        Raises DatabaseError, which calls the database by that name, if a bot serves it.
        """
        lock = self.lock_of(ALL_SHARDS)
        try:
            if not await lock.take():
                raise DatabaseError(f"a bot uses the {name} at the moment: stop it first")
            yield
        finally:
            await lock.release()

    async def close(self) -> None:
        """Wait for the transactions under way and let no new one begin."""
        self._closed = True
        # A transaction that has begun is finished, so that what people were told is on disk.
        if self._running:
            await asyncio.wait(self._running)
        await self._engine.dispose()

    async def upgrade(self) -> None:
        """Run the migrations that the database lacks, all or none."""
        await self.transaction(migrate, writes=True)

    async def transaction(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        """Return the result of `work`, committed; whatever it raises rolls all of it back."""
        return await self._to_its_end(self._transact(work, writes=writes))

    @asynccontextmanager
    async def session(self, *, writes: bool) -> AsyncIterator[Session]:
        """Begin a transaction for work that goes back and forth between databases.

        Unlike `transaction` it runs in the task of the caller, which must neither be cancelled nor close the database
        before the end of the block.
        """
        async with self._writer if writes else nullcontext(), self._engine.session(writes=writes) as session:
            yield session

    async def purge_deleted(self) -> None:
        """Remove what was deleted from the disk as well, as far as the bot can."""
        await self._to_its_end(self._purge())

    async def _to_its_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of the work, which goes on when the caller is cancelled."""
        if self._closed:
            work.close()
            raise RuntimeError("the database is closed")
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._forget)
        # A request may be cancelled at any time, for example at the end; its transaction must not stop half-way, and
        # the driver's connection would not survive that.
        return await asyncio.shield(task)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        # Looked at, because asyncio complains of an error that nobody sees: the caller may have been cancelled.
        if not task.cancelled():
            task.exception()

    async def _purge(self) -> None:
        async with self._writer:
            if not await self._engine.truncate_wal():
                log.warning(
                    "another program reads the database: what was erased stays in its files until the bot stops"
                )

    async def _transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        for _ in range(_ATTEMPTS - 1):
            try:
                return await self._attempt(work, writes=writes)
            except DBAPIError as error:
                # Another process was faster: after its commit the work succeeds, or fails with an error that says why.
                if getattr(error.orig, "sqlstate", None) not in _CONFLICTS:
                    raise
        return await self._attempt(work, writes=writes)

    async def _attempt(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        # Readers do not queue: in WAL mode they see the last commit.
        async with self._writer if writes else nullcontext():
            return await self._engine.transact(work, writes=writes)


def _may_pass(error: Exception, address: DatabaseUrl) -> bool:
    """Return whether another attempt may succeed without any change."""
    cause = getattr(error, "orig", None) or error
    if address.file:
        return getattr(cause, "sqlite_errorcode", None) == SQLITE_BUSY
    is_network = isinstance(cause, OSError) and not isinstance(cause, SSLError)
    return is_network or (getattr(cause, "sqlstate", None) or "")[:2] in _PASSING


def reason(error: Exception) -> str:
    """Return the error as one line, and only the driver's part of it: SQLAlchemy adds the statement and a link."""
    if isinstance(error, ModuleNotFoundError):
        return f"{error.name} is not installed: pip install --require-hashes -r requirements/postgres.lock"
    text = " ".join(str(getattr(error, "orig", None) or error).split())
    return _ADVICE.get(text, text)


class UsesDatabase(Protocol):
    """What `reads` and `writes` ask of the class of a method: the database in which the transactions run."""

    @property
    def database(self) -> Database: ...


def reads(method: Callable[Concatenate[R, Connection, P], T]) -> Method[R, P, T]:
    """Run the method as a read transaction, which supplies its connection. It raises UnreachableDatabase as well."""
    return _as_transaction(method, writes=False)


def writes(method: Callable[Concatenate[R, Connection, P], T]) -> Method[R, P, T]:
    """Run the method as a write transaction, which keeps other writers out; what it wrote is on disk on return.

    It raises UnreachableDatabase as well.
    """
    return _as_transaction(method, writes=True)


def _as_transaction(method: Callable[Concatenate[R, Connection, P], T], *, writes: bool) -> Method[R, P, T]:
    @wraps(method)
    async def run(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        def work(connection: Connection) -> T:
            return method(self, connection, *args, **kwargs)

        try:
            return await self.database.transaction(work, writes=writes)
        # A server that cannot be reached: whoever asks must not take this for the same error of a request to Discord.
        except OSError as error:
            raise UnreachableDatabase(f"the database does not answer: {reason(error)}") from error

    return run
