"""Keeps two bots from doing the same work: a process with the lock owns the shards until it unlocks or dies."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from bot.games.refusals import StorageDown
from bot.host.database.address import DatabaseError, Identity, identity, lock_file, may_pass
from bot.host.ownership import DatabaseLost
from bot.storage.shards import MOST_SHARDS, Shards

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine  # SQLite needs no greenlet

_SPACE = 0x6B696E67
"""The first half of all keys of locks in PostgreSQL: a number that no other program uses in the database."""

PROBE_SECONDS = 10
"""How many seconds a server may take to say whether a connection is still there."""

_KEEP_ALIVE = (
    # A vanished machine holds its locks for at most half a minute; PostgreSQL's default is two hours.
    "SET tcp_keepalives_idle = 15",
    "SET tcp_keepalives_interval = 5",
    "SET tcp_keepalives_count = 3",
)
# The numbers are cast here, because the driver would send them as 64 bits wide.
_TAKE = text("SELECT pg_try_advisory_lock(CAST(:space AS integer), CAST(:key AS integer))")
_KEYS = text(
    "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = CAST(:space AS oid) AND objsubid = 2 "
    "AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


_UNUSABLE = "cannot lock {}: the bot's user must be able to write to it"


class FileLock:
    """The lock of an SQLite database, which one process at a time serves: an empty file beside the database.

    The lock file is an SQLite database too, because SQLite can lock files on every system.
    """

    def __init__(self, database: Path) -> None:
        self._database, self._served = database, identity(database)
        self._path = lock_file(database)
        self._held: sqlite3.Connection | None = None
        self._locked: Identity = None

    async def take(self) -> bool:
        """Lock the file without waiting; lock it again if the lock file was deleted.

        Raises DatabaseError or StorageDown if the file cannot be locked at all, DatabaseLost if the database was
        replaced, which nobody may do while it is open (SQLite's howtocorrupt.html, 2.4).
        """
        if identity(self._database) != self._served:
            # The lock file says to the next start that there were games; it may have been deleted with them.
            with suppress(OSError):
                self._path.touch()
            raise DatabaseLost(
                f"{self._database} was deleted or replaced while the bot used it, so the bot has ended: restore a copy "
                "before the next start"
            )
        if not self._held or identity(self._path) != self._locked:
            self._unlock()
            try:
                self._held = _locked(self._path)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                    return False
                kind = StorageDown if may_pass(error) else DatabaseError
                raise kind(_UNUSABLE.format(self._path)) from error
            self._locked = identity(self._path)
        return True

    async def release(self) -> None:
        """Unlock the file. The file stays: its deletion could delete the lock of the next process."""
        self._unlock()

    def _unlock(self) -> None:
        if self._held:
            self._held.close()
            self._held = None


def _locked(path: Path) -> sqlite3.Connection:
    """Return a connection that holds the lock. Raises sqlite3.OperationalError if the lock cannot be taken."""
    connection = sqlite3.connect(path, timeout=0, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
        # The transaction is never committed, so this writes nothing. The statement fails if the file is read-only:
        # SQLite opens a read-only file all the same, and then every process would get the lock.
        connection.execute("PRAGMA user_version = 1")
    except sqlite3.OperationalError:
        connection.close()
        raise
    return connection


class AdvisoryLocks:
    """A lock for each shard in PostgreSQL. One connection holds all locks, and a lost connection loses the locks.

    One task at a time may take or release it: SQLAlchemy loses a connection that two tasks invalidate at once.
    """

    def __init__(self, engine: AsyncEngine, shards: Shards) -> None:
        self._engine = engine
        self._shards = shards
        self._connection: AsyncConnection | None = None
        self._is_held = False

    async def take(self) -> bool:
        """Take all locks or none; if the connection was lost, take all locks again on a new connection."""
        if self._connection is None or not await _is_alive(self._connection):
            await self.release()
            self._connection = await self._connect()
        if not self._is_held:
            self._is_held = await self._take_all(self._connection)
        return self._is_held

    async def release(self) -> None:
        """End the connection, and the locks with it."""
        self._is_held = False
        if self._connection:
            connection, self._connection = self._connection, None
            # The connection does not return to the pool, which would keep it open with its locks. A server that does
            # not answer ends the connection itself, as `_KEEP_ALIVE` says.
            with suppress(TimeoutError):
                async with asyncio.timeout(PROBE_SECONDS):
                    await connection.invalidate()
                    await connection.close()

    async def _connect(self) -> AsyncConnection:
        connection = await self._engine.execution_options(isolation_level="AUTOCOMMIT").connect()
        try:
            for setting in _KEEP_ALIVE:
                await connection.exec_driver_sql(setting)
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _take_all(self, connection: AsyncConnection) -> bool:
        for shard in self._shards.ids:
            key = self._shards.count * MOST_SHARDS + shard
            if not await connection.scalar(_TAKE, {"space": _SPACE, "key": key}):
                break
        else:
            # All processes must divide the servers alike: locks of another division exclude nobody.
            keys = await connection.scalars(_KEYS, {"space": _SPACE})
            if all(key // MOST_SHARDS == self._shards.count for key in keys):
                return True
        await connection.exec_driver_sql("SELECT pg_advisory_unlock_all()")
        return False


async def _is_alive(connection: AsyncConnection) -> bool:
    try:
        # Where packets vanish, a lost connection would go unnoticed for minutes.
        async with asyncio.timeout(PROBE_SECONDS):
            await connection.exec_driver_sql("SELECT 1")
    except (DBAPIError, OSError):  # a timeout is an OSError
        return False
    return True
