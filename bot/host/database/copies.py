"""Work on a database for its operator: checks, daily copies, moves, and the preparation of a restored copy."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import partial
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from sqlalchemy import Connection, Engine, Table, delete, exists, func, insert, select, update

from bot.games.game import Clock
from bot.games.outbox import Kind, Leaving
from bot.games.people.dates import utc_date
from bot.host.database.address import DatabaseError, lock_file, nearest, parse_url, require_sound
from bot.host.database.opening import OpenDatabase, database_at, make_ready, naming, open_database, unserved
from bot.host.ownership import AlreadyServed
from bot.storage.schema import (
    ID_KEY,
    Rows,
    games,
    head,
    is_live,
    last_id,
    latest,
    messages,
    meta,
    metadata,
    migrate,
    moves,
    read_versions,
    set_last_id,
    skip_ids,
)
from bot.storage.shards import ALL_SHARDS, Shards

# ---- what a start would do


@dataclass(frozen=True)
class Contents:
    """What a database has in it."""

    games: int
    newest: int | None
    """The time of the newest move, in Unix seconds."""

    def __str__(self) -> str:
        if not self.games:
            return "no game: if there were games, this is the wrong file, or a copy without its -wal file"
        newest = self.newest and f"{datetime.fromtimestamp(self.newest, UTC):%Y-%m-%d %H:%M} UTC"
        moved = f"the newest move at {newest}" if newest else "no move yet"
        return f"{self.games} game{'s' * (self.games > 1)}, {moved}"


class Inspection(NamedTuple):
    line: str
    contents: Contents | None = None
    """None if a start has to make the database."""
    is_served: bool = False
    """Whether another bot serves the shards."""


async def inspect_database(url: str, rows: Sequence[Rows] = (), shards: Shards = ALL_SHARDS) -> Inspection:
    """Examine the database without a change. Raises DatabaseError for an unusable database, as a start does."""
    address = parse_url(url)
    with naming(address):
        if address.file:
            require_sound(address.file, inf)
            if not address.file.exists():
                await _try_to_make(address.file, rows)
                return Inspection(f"{address.file} will be made at the first start")
        database = database_at(address)
    try:
        with naming(address):
            state, contents = await database.transact(partial(_try_to_migrate, rows=rows), writes=True)
        is_served = False
        if not address.file or lock_file(address.file).exists():
            lock = database.lock_of(shards)
            is_served = not await lock.take()
            await lock.release()
    finally:
        await database.close()
    return Inspection(f"{address} {state}, with {contents}", contents, is_served)


async def _try_to_make(file: Path, rows: Sequence[Rows]) -> None:
    """Make a database on the same disk, and remove it."""
    with TemporaryDirectory(dir=nearest(file.parent)) as folder:
        database = database_at(parse_url(f"sqlite:///{folder}/games.db"))
        try:
            await make_ready(database, rows)
        finally:
            await database.close()


def _try_to_migrate(connection: Connection, rows: Sequence[Rows]) -> tuple[str, Contents]:
    is_ready = read_versions(connection, rows) == latest(rows)
    # The migration runs and is rolled back, so that it fails where a start would fail.
    migrate(connection, rows=rows)
    contents = _contents(connection)
    connection.rollback()
    state = "is writable and up to date" if is_ready else "is writable; a start brings it up to date"
    return f"{state} (revision {head()})", contents


def _contents(connection: Connection) -> Contents:
    count, newest = select(func.count(games.c.id)).scalar_subquery(), select(func.max(moves.c.at)).scalar_subquery()
    return Contents(*connection.execute(select(count, newest)).one())


# ---- a copy a day


BUSY_SECONDS = 30
PAUSE_SECONDS = 600
"""Seconds between two checks of the date, and before a failed copy is tried again."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class DailyBackup:
    """Daily copies of the file `database` in `folder`, limited to the newest `days` copies.

    The names of the copies contain the id of the database. A bot that runs on another database by mistake leaves the
    copies alone.
    """

    database: Path
    folder: Path
    days: int

    def make_if_due(self, today: date) -> Path | None:
        """Make the copy of the day unless it exists, and remove old copies; return the new copy. Takes seconds."""
        copy = self.folder / f"kingdomino-{today}-{(database_id := _inside(self.database)[0])}.db"
        if copy.exists():
            return None
        self.folder.mkdir(parents=True, exist_ok=True)
        self._copy_to(copy, database_id)
        self._remove_old(copy, database_id)
        return copy

    def __str__(self) -> str:
        return f"the games are copied once a day, and the newest {self.days} copies are kept in {self.folder}"

    def newest(self) -> tuple[float, int]:
        """Return the time of the newest copy in Unix seconds, and its size in bytes."""
        found = [file.stat() for file in self.folder.glob("kingdomino-*.db")]
        return max(((each.st_mtime, each.st_size) for each in found), default=(-inf, 0))

    def _copy_to(self, copy: Path, database_id: str) -> None:
        # A bot that was killed while copying has left an incomplete copy.
        self._remove_parts(database_id)
        part = copy.with_suffix(".part")
        try:
            with closing(sqlite3.connect(self.database, timeout=BUSY_SECONDS)) as connection:
                connection.execute("VACUUM INTO ?", [str(part)])
            # A copy with its final name is complete, also after a power cut.
            with part.open("rb+") as file:
                os.fsync(file.fileno())
            part.rename(copy)
        finally:
            # A copy that failed would keep a full disk full.
            self._remove_parts(database_id)

    def _remove_parts(self, database_id: str) -> None:
        """Remove incomplete copies with their SQLite journals; another bot may be copying into the same folder."""
        for part in self.folder.glob(f"kingdomino-*-{database_id}.part*"):
            part.unlink()

    def _remove_old(self, new: Path, database_id: str) -> None:
        """Remove all but the newest copies, but no copy that has more games than the new copy.

        Games that were played on from other games do not count, because the bot deletes them.
        """
        games = _inside(new)[1]
        copies = sorted(self.folder.glob(f"kingdomino-*-{database_id}.db"))
        for copy in copies[: -self.days]:
            with suppress(sqlite3.Error):  # a broken copy, which somebody may still want to look at
                if _inside(copy)[1] <= games:
                    copy.unlink()


def _inside(file: Path) -> tuple[str, int]:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", timeout=BUSY_SECONDS, uri=True)) as connection:
        query = "SELECT value, (SELECT count(*) FROM games WHERE origin IS NULL) FROM meta WHERE key = ?"
        found: tuple[str, int] = connection.execute(query, [ID_KEY]).fetchone()
        return found


@asynccontextmanager
async def backed_up(backup: DailyBackup | None, clock: Clock) -> AsyncIterator[None]:
    """Make a copy once a day by the clock while the block runs; do nothing without a backup."""
    if backup:
        log.info("%s", backup)
    task = asyncio.create_task(_keep(backup, clock)) if backup else None
    try:
        yield
    finally:
        if task:
            task.cancel()


async def _keep(backup: DailyBackup, clock: Clock) -> None:
    while True:
        await make_backup(backup, clock())
        await asyncio.sleep(PAUSE_SECONDS)


async def make_backup(backup: DailyBackup, now: int) -> None:
    """Make the copy of the day unless it exists, off the event loop, and log the outcome."""
    try:
        copy = await asyncio.to_thread(backup.make_if_due, utc_date(now))
    except (OSError, sqlite3.Error) as error:
        log.error("no backup could be made in %s: %s", backup.folder, error)  # noqa: TRY400 - a line, the reason is in it
    except Exception:
        # The next attempt follows after any error, and the log shows the error to the operator.
        log.exception("no backup could be made in %s", backup.folder)
    else:
        if copy:
            log.info("backup: %s", copy)


@asynccontextmanager
async def _reserved(url: str, rows: Sequence[Rows], name: str, *, create: bool = False) -> AsyncIterator[OpenDatabase]:
    """Open the database, which no bot serves during the block. Raises DatabaseError, which calls it by `name`."""
    try:
        async with (
            await open_database(url, rows, create=create, check_seconds=inf) as database,
            unserved(database),
        ):
            yield database
    except AlreadyServed:
        raise DatabaseError(f"a bot uses the {name} at the moment: stop it first") from None


# ---- all data into another database, which may be of the other kind


_BATCH = 1000
"""How many rows are in memory at once."""


async def copy_database(source: str, target: str, rows: Sequence[Rows] = ()) -> Mapping[str, int]:
    """Copy everything from one database to another, all or nothing; return the number of rows of each table.

    `rows` are the rows of features.

    Both databases are migrated first. Raises DatabaseError, also if a bot serves either database, or if the target
    holds anything but the rows of a first start.
    """
    # The texts are not compared: "data/a.db" and "./data/a.db" are one file, and the copy would block on its own lock.
    if parse_url(source).place == parse_url(target).place:
        raise DatabaseError("the source and the target are the same database")
    async with (
        _reserved(source, rows, "source") as old,
        _reserved(target, rows, "target", create=True) as new,
    ):
        tables = [table for each in (metadata, *(each.tables for each in rows)) for table in each.sorted_tables]
        copying = partial(_copy, source=old.engine, target=new.engine, tables=tables)
        # The driver of PostgreSQL works only within a transaction of its engine. SQLite works anywhere.
        return await (new if new.is_shared else old).transact(copying, writes=False)


def _copy(_: Connection, source: Engine, target: Engine, tables: Sequence[Table]) -> Mapping[str, int]:
    """Copy the tables, all or nothing, in transactions of their own; return the number of rows of each table."""
    with (
        source.execution_options(writes=False).begin() as reading,
        target.execution_options(writes=True).begin() as writing,
    ):
        _prepare_target(writing, tables)
        # The tables are ordered so that each row comes after the rows that it refers to.
        counts = {table.name: _copy_table(table, reading, writing) for table in tables}
        if last := last_id(reading):
            set_last_id(writing, last)
        return counts


def _prepare_target(connection: Connection, tables: Sequence[Table]) -> None:
    """Delete the rows that every start of the bot rewrites. Raises DatabaseError if the database has other rows."""
    connection.execute(delete(meta))
    for table in tables:
        if connection.scalar(select(exists(select(table)))):
            raise DatabaseError(f"the target is not empty: it has rows in the table {table.name}")


def _copy_table(table: Table, reading: Connection, writing: Connection) -> int:
    count = 0
    # The primary key is the order, because a game may refer to an earlier game of its series.
    query = select(table).order_by(*table.primary_key).execution_options(yield_per=_BATCH)
    for batch in reading.execute(query).mappings().partitions():
        writing.execute(insert(table), [dict(row) for row in batch])
        count += len(batch)
    return count


# ---- after a copy was restored


async def note_restore(url: str, at: int, rows: Sequence[Rows] = ()) -> tuple[int, str]:
    """Prepare the restored database for the next start; return how many games will be announced again, and a summary.

    New games get ids that no button has yet, and slash commands are uploaded again. Raises DatabaseError, also if a bot
    serves the database.
    """
    async with _reserved(url, rows, "database") as database:
        return await database.transaction(partial(_note_restore, at=at), writes=True)


def _note_restore(connection: Connection, at: int) -> tuple[int, str]:
    skip_ids(connection, at)
    connection.execute(delete(meta).where(meta.c.key.startswith("commands:")))
    # A turn gets a new message with the contents of the latest message; a lobby is redrawn.
    of_live = messages.c.game_id.in_(select(games.c.id).where(is_live)), messages.c.leaves.is_(None)
    of_turn = select(messages.c.since).where(messages.c.game_id == games.c.id, messages.c.kind == Kind.TURN)
    since = of_turn.where(messages.c.leaves.is_(None)).scalar_subquery()
    told = {"told": func.coalesce(since, games.c.told), "outbox_version": games.c.outbox_version + 1, "unshown": True}
    announced = connection.execute(update(games).where(is_live).values(**told))
    connection.execute(update(messages).where(*of_live, messages.c.kind == Kind.TURN).values(leaves=Leaving.CONTROLS))
    connection.execute(update(messages).where(*of_live, messages.c.kind == Kind.LOBBY).values(look=""))
    return announced.rowcount, str(_contents(connection))
