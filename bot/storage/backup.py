"""Copies an SQLite database once a day while the bot runs, and keeps the copies of some days."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

BUSY_SECONDS = 30
PAUSE_SECONDS = 600
"""Between two looks at the calendar, and until a copy that failed is tried again."""

_NAME = "kingdomino-%Y-%m-%d.db"
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class DailyBackup:
    """Copies of the file `database` in `folder`, one for each of the latest `days` days."""

    database: Path
    folder: Path
    days: int

    def make_if_due(self, today: date) -> Path | None:
        """Make the copy of the day unless it is there, and remove old ones; return the new copy. It takes seconds."""
        copy = self.folder / today.strftime(_NAME)
        if copy.exists():
            return None
        self.folder.mkdir(parents=True, exist_ok=True)
        self._copy_to(copy)
        self._remove_before(today - timedelta(days=self.days - 1))
        return copy

    def _copy_to(self, copy: Path) -> None:
        # Of bots that were killed while they made one.
        self._remove_parts()
        part = copy.with_suffix(".part")
        try:
            with closing(sqlite3.connect(self.database, timeout=BUSY_SECONDS)) as connection:
                connection.execute("VACUUM INTO ?", [str(part)])
            # A copy that has its name is complete, also after a power cut.
            with part.open("rb+") as file:
                os.fsync(file.fileno())
            part.rename(copy)
        finally:
            # One that failed would keep a full disk full.
            self._remove_parts()

    def _remove_parts(self) -> None:
        """Remove copies that are not complete, with the journals that SQLite writes beside them."""
        for part in self.folder.glob("kingdomino-*.part*"):
            part.unlink()

    def _remove_before(self, first: date) -> None:
        for copy in self.folder.glob("kingdomino-*.db"):
            with suppress(ValueError):  # another file, which somebody has put there
                if datetime.strptime(copy.name, _NAME).replace(tzinfo=UTC).date() < first:
                    copy.unlink()


@asynccontextmanager
async def backed_up(backup: DailyBackup | None) -> AsyncIterator[None]:
    """Make a copy once a day while the block runs; none without a backup."""
    task = asyncio.create_task(_keep(backup)) if backup else None
    try:
        yield
    finally:
        if task:
            task.cancel()


async def _keep(backup: DailyBackup) -> None:
    while True:
        await make_backup(backup)
        await asyncio.sleep(PAUSE_SECONDS)


async def make_backup(backup: DailyBackup) -> None:
    """Make the copy of the day unless it is there, off the event loop, and log what came of it."""
    try:
        copy = await asyncio.to_thread(backup.make_if_due, datetime.now(UTC).date())
    except (OSError, sqlite3.Error) as error:
        log.error("no backup could be made in %s: %s", backup.folder, error)  # noqa: TRY400 - a line, the reason is in it
    except Exception:
        # Whatever it is, the next attempt follows, and the host has to know.
        log.exception("no backup could be made in %s", backup.folder)
    else:
        if copy:
            log.info("backup: %s", copy)
