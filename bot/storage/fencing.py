"""The fencing token of an SQLite database, by which a process notices that the content of its file has been replaced.

The process that serves a database leaves a token there, and replaces the token in each write transaction. A copy that
SQLite restores into the open file brings an older token back, and another bot leaves a token of its own. The memory of
this process would then disagree with the database, so the process writes nothing and ends.
"""

import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from secrets import token_hex
from typing import Any, TypeVar

from sqlalchemy import Connection, delete, insert, select

from bot.games.refusals import Ailment, StorageDown
from bot.processes import DatabaseLost
from bot.storage.schema import meta

T = TypeVar("T")

TOKEN_KEY = "fencing_token"  # noqa: S105 - a key, and the token is no secret
"""The key of the token: a random text of the process, and the number of its writes."""

_TOKEN = select(meta.c.value.label("token")).where(meta.c.key == TOKEN_KEY)
_REPLACE = f"UPDATE meta SET value = ? WHERE key = '{TOKEN_KEY}' AND value IN (?, ?) RETURNING value"  # noqa: S608


class ContentReplaced(DatabaseLost, StorageDown):
    """Another process has written a token, or a copy with an older token was restored."""

    def __init__(self, file: Path) -> None:
        super().__init__(
            f"a copy was restored into {file}, or another bot has begun to use it, so the bot has ended: before the "
            "next start stop the other bot, or run `kingdomino-bot restored`",
            ailment=Ailment.REPLACED,
        )


class Fence:
    """The right of this process to write to the database in `file`; `transact` runs transactions there."""

    def __init__(self, file: Path, transact: Callable[..., Coroutine[Any, Any, Any]]) -> None:
        self._file = file
        self._transact = transact
        self._process: str | None = None
        """The random text of this process's token; None while this process does not serve the database."""
        self._writes = 0

    async def claim(self) -> None:
        """Leave a token in the database; if this process has left one before, check that it is still there.

        Raises ContentReplaced.
        """
        if self._process:
            await self._transact(self._require_token, writes=False)
        else:
            process = token_hex(8)
            await self._transact(lambda connection: _store(connection, f"{process} 0"), writes=True)
            self._process, self._writes = process, 0

    def drop(self) -> None:
        """Let another process leave its token: this process may finish its work without one."""
        self._process = None

    def commit(self, work: Callable[[Connection], T], connection: Connection) -> T:
        """Return the result of the work, committed in a transaction that replaces the token. Raises ContentReplaced."""
        with connection.execution_options(writes=True).begin():
            if self._process:
                # The commit before this one may have succeeded with an error, and then it was not counted.
                present, following = self._token(self._writes), self._token(self._writes + 1)
                # A statement of SQLAlchemy takes three times as long.
                if not driver_of(connection).execute(_REPLACE, (following, present, following)).fetchall():
                    raise ContentReplaced(self._file)
            result = work(connection)
        # One thread at a time writes.
        self._writes += 1
        return result

    def _require_token(self, connection: Connection) -> None:
        earliest = self._writes
        token = connection.scalar(_TOKEN)
        # Another thread of this process may write while this one reads.
        if token not in {self._token(count) for count in range(earliest, self._writes + 2)}:
            raise ContentReplaced(self._file)

    def _token(self, writes: int) -> str:
        return f"{self._process} {writes}"


def driver_of(connection: Connection) -> sqlite3.Connection:
    """Return the driver's connection to SQLite, for statements that SQLAlchemy need not know."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _store(connection: Connection, token: str) -> None:
    connection.execute(delete(meta).where(meta.c.key == TOKEN_KEY))
    connection.execute(insert(meta), {"key": TOKEN_KEY, "value": token})
