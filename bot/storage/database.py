"""Transactions on an open database, the base of repositories, rows, and the refusal of work for erased people.

A piece of work is a function of a connection. Each call of the function is one transaction.
"""

import logging
import sqlite3
import time
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, update_wrapper, wraps
from secrets import token_hex
from typing import Any, ClassVar, Concatenate, Final, ParamSpec, Self, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, Executable, Table, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.activity import current_author, note_stored
from bot.games.refusals import ErasedSince, StorageDown
from bot.storage.schema import Rows, cause, codes, meta

log = logging.getLogger(__name__)

T = TypeVar("T")
R = TypeVar("R", bound="Repository")
P = ParamSpec("P")

Method: TypeAlias = Callable[Concatenate[R, P], Coroutine[Any, Any, T]]

_ADVICE = {
    "": "it did not answer in time",
    "database is locked": "another program has locked it",
    "database disk image is malformed": "it is damaged, so restore a copy",
    "database or disk is full": "the disk is full",
    "disk I/O error": "the disk is full, or does not work",
    "attempt to write a readonly database": "it is read-only: the bot's user must be able to write to it",
    "unable to open database file": "the bot's user may not open the file, or not write to its folder",
}
"""Texts that replace the drivers' texts, for causes that the operator can remove."""

CONFLICTS: Final = {"23505", "40001", "40P01"}
"""PostgreSQL's states after a lost race: unique violation, serialization failure, deadlock."""

_TROUBLE_OF_SERVER = {"08", "25", "28", "3D", "53", "57", "58", "XX"}
"""Classes of PostgreSQL's errors that no statement causes. `_LASTING` has the errors that do not end by themselves."""
_TROUBLE_OF_FILE = {
    getattr(sqlite3, f"SQLITE_{kind}")
    for kind in ("BUSY", "CANTOPEN", "CORRUPT", "FULL", "IOERR", "LOCKED", "NOTADB", "READONLY")
}
"""SQLite's errors that no statement causes."""

_LASTING: Final = frozenset(
    {
        *(sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR),
        *(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, "XX001", "XX002", "53100", "58030", "25006"),
        *("28000", "28P01", "3D000"),  # another password, and a database that is gone
    }
)
"""SQLite's primary error codes, and PostgreSQL's states, for trouble that only the operator can end."""


_QUIET_SECONDS = 60
"""After a logged failure, further failures are not logged for this many seconds, because they have the same cause."""


class Database:
    """An open, migrated database. A subclass for each kind runs the transactions. `rows`: the rows of all features."""

    is_shared: ClassVar[bool] = True
    """Whether other processes may write, so that earlier results of reads may be out of date."""

    def __init__(self, engine: Engine, rows: Sequence[Rows] = ()) -> None:
        self.engine, self.rows = engine, rows
        self.on_error: Callable[[], object] = lambda: None
        """Called for a failed transaction, unless another writer was faster."""
        self.erased: Mapping[int, int] = {}
        """The interaction of each recent erasure, by user id. Threads read the mapping, so each change replaces it."""
        self._is_closed, self._quiet_until = False, 0.0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Wait for the running transactions, refuse new transactions, and close the connections; idempotent."""
        raise NotImplementedError

    async def purge(self) -> None:
        """Remove deleted data from the files as well, as far as the bot can."""

    async def transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        """Return the result of the work, committed; an exception rolls all of the work back.

        If the caller is cancelled, a transaction that has begun is finished first.
        """
        raise NotImplementedError

    async def transaction(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        """Return the result of the work as `transact` does.

        Raises StorageDown if the database does not answer, is locked, full or damaged.
        """
        try:
            result = await self.transact(work, writes=writes)
        # On connecting, each driver raises its own errors. Exception is their only common base class.
        except Exception as error:
            in_trouble = is_trouble(error)
            is_lost_race = isinstance(error, IntegrityError) or codes(error)[1] in CONFLICTS
            if in_trouble or (isinstance(error, DBAPIError) and not is_lost_race):
                self.on_error()
            if not in_trouble:
                raise
            down = StorageDown(f"the database cannot be used: {reason(error)}", is_lasting=is_lasting(error))
            # All work of the bot fails at the same time, so one line in the log is enough.
            if time.monotonic() >= self._quiet_until:
                self._quiet_until = time.monotonic() + _QUIET_SECONDS
                log.error("%s", down)  # noqa: TRY400 - the reason is in the line
            raise down from error
        if writes:
            note_stored()
        return result


def is_trouble(error: Exception) -> bool:
    """Return whether the error comes from the state of the database, and not from the work."""
    number, state = codes(error)
    is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
    is_away = is_lost or isinstance(cause(error), OSError | PoolTimeout)
    return is_away or number in _TROUBLE_OF_FILE or state[:2] in _TROUBLE_OF_SERVER


def is_lasting(error: Exception) -> bool:
    """Return whether only the operator can end the trouble."""
    return not _LASTING.isdisjoint(codes(error))


def reason(error: Exception) -> str:
    """Return the driver's part of the error as one line. SQLAlchemy would add the statement and a link."""
    if isinstance(error, ImportError):
        return "the libraries for PostgreSQL are not installed: pip install asyncpg greenlet"
    text = " ".join(str(cause(error)).split())
    return _ADVICE.get(text, text)


@dataclass(eq=False)
class Repository:
    """Reads and writes rows by methods that `reads` or `writes` decorates."""

    database: Database


def reads(method: Callable[Concatenate[R, Connection, P], T]) -> Method[R, P, T]:
    """Run the method as a read transaction and pass the connection. Raises StorageDown as well."""
    return _as_transaction(method, writes=False)


def writes(method: Callable[Concatenate[R, Connection, P], T]) -> Method[R, P, T]:
    """Run the method as a write transaction, without other writers. On return, the changes are on disk.

    Raises StorageDown as well.
    """
    return _as_transaction(method, writes=True)


def _as_transaction(method: Callable[Concatenate[R, Connection, P], T], *, writes: bool) -> Method[R, P, T]:
    @wraps(method)
    async def run(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.transaction(
            lambda connection: method(self, connection, *args, **kwargs), writes=writes
        )

    return run


# ---- rows


def upsert(connection: Connection, table: Table, *rows: dict[str, Any], names: Collection[str] = ()) -> None:
    """Insert the rows. A row replaces the stored row with its primary key, or only the columns in `names`.

    If `names` has only the key, a stored row stays as it is. All rows go in one statement: if two writers insert the
    same key at once, neither fails.
    """
    connection.execute(_upsert(connection.dialect.name, table, tuple(names or rows[0])), rows)


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
        """Remove the text under the key; return whether the key had a text."""
        return connection.execute(delete(meta).where(meta.c.key == key)).rowcount > 0

    @writes
    def get_or_set(self, connection: Connection, key: str, value: str) -> str:
        """Store the text under the key unless the key has a text; return the stored text."""
        # If two callers ask at once, both get the text of the first.
        upsert(connection, meta, {"key": key, "value": value}, names=("key",))
        kept: str = connection.execute(select(meta.c.value).where(meta.c.key == key)).scalar_one()
        return kept


ERASURE: Final = "erasure"
"""The key of a text that every erasure replaces. Results computed from games before an erasure are stale.

The text is the id of the interaction that asked for the erasure, and a random number.
"""
_NEVER: Final = "0 "
_REMEMBERED: Final = 1000
"""How many recent erasures a process stores. Requests from before an erasure are finished within minutes."""


def stores_people(method: Callable[Concatenate[R, Connection, P], T]) -> Method[R, P, T]:
    """Run the method as `writes` does, unless the person who requested the work was erased after the request.

    Raises ErasedSince as well. Work that no person has requested, such as publishing, is never refused.
    """

    def run(self: R, connection: Connection, /, *args: P.args, **kwargs: P.kwargs) -> T:
        _require_no_erasure(self.database, connection)
        return method(self, connection, *args, **kwargs)

    stored = writes(run)
    update_wrapper(stored, method)
    return stored


def begin_erasure(database: Database, user_id: int, interaction_id: int) -> None:
    """From now on, refuse work that the person requested in earlier interactions."""
    database.erased = dict([*database.erased.items(), (user_id, interaction_id)][-_REMEMBERED:])


def mark_erasure(connection: Connection, interaction_id: int) -> None:
    """Store that the interaction erases a person, before their rows are deleted.

    PostgreSQL locks the mark: writes of other processes end before the erasure begins, or begin after it has ended.
    """
    upsert(connection, meta, {"key": ERASURE, "value": f"{interaction_id} {token_hex(8)}"})


def _require_no_erasure(database: Database, connection: Connection) -> None:
    if (author := current_author()) is None:
        return
    user_id, interaction_id = author
    if database.erased.get(user_id, 0) > interaction_id:
        raise ErasedSince
    # If another process has erased a person, the id of the person is no longer stored. So all interactions from before
    # the erasure are refused.
    if database.is_shared:
        latest = _latest_erasure(connection)
        if latest > interaction_id and latest not in database.erased.values():
            raise ErasedSince


def _latest_erasure(connection: Connection) -> int:
    """Return the interaction of the latest erasure; the next erasure waits until the transaction ends."""
    query = select(meta.c.value).where(meta.c.key == ERASURE).with_for_update(read=True)
    if (value := connection.scalar(query)) is None:
        upsert(connection, meta, {"key": ERASURE, "value": _NEVER}, names=("key",))
        value = connection.execute(query).scalar_one()
    return int(value.partition(" ")[0])
