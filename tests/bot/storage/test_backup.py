"""Daily copies of a database that is in use."""

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from bot.storage.maintenance import DailyBackup, backed_up, make_backup

TODAY = date(2026, 3, 2)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A database with a row, kept open as a running bot keeps it."""
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE games (id INTEGER)")
        connection.execute("INSERT INTO games VALUES (17)")
        connection.commit()
        yield connection


@pytest.fixture
def backup(tmp_path: Path, database: sqlite3.Connection) -> DailyBackup:
    return DailyBackup(tmp_path / "games.db", tmp_path / "backups", 3)


def names(backup: DailyBackup) -> list[str]:
    return sorted(path.name for path in backup.folder.iterdir())


def test_a_copy_holds_what_is_committed_while_a_writer_is_busy(
    backup: DailyBackup, database: sqlite3.Connection
) -> None:
    database.execute("INSERT INTO games VALUES (18)")
    copy = backup.make_if_due(TODAY)
    assert copy == backup.folder / "kingdomino-2026-03-02.db"
    with closing(sqlite3.connect(copy)) as copied:
        assert copied.execute("SELECT id FROM games").fetchall() == [(17,)]
        assert copied.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_there_is_one_copy_a_day(backup: DailyBackup) -> None:
    assert backup.make_if_due(TODAY)
    assert backup.make_if_due(TODAY) is None


def test_a_copy_that_fails_leaves_nothing_behind(backup: DailyBackup, database: sqlite3.Connection) -> None:
    backup.folder.mkdir()
    for left in ("kingdomino-2026-03-01.part", "kingdomino-2026-03-01.part-journal"):
        (backup.folder / left).write_text("of a bot that was killed", encoding="utf-8")
    database.execute("CREATE TABLE broken (id INTEGER)")
    database.commit()
    backup.database.write_bytes(b"no database")
    for suffix in ("-wal", "-shm"):
        backup.database.with_name(backup.database.name + suffix).unlink()
    with pytest.raises(sqlite3.DatabaseError):
        backup.make_if_due(TODAY)
    assert names(backup) == []


def test_copies_of_the_latest_days_are_kept_and_nothing_else_is_touched(backup: DailyBackup) -> None:
    backup.folder.mkdir()
    for name in (
        "kingdomino-2026-02-27.db",
        "kingdomino-2026-02-28.db",
        "kingdomino-2026-03-01.db",
        "kingdomino-old.db",
    ):
        (backup.folder / name).touch()
    backup.make_if_due(TODAY)
    assert names(backup) == [
        "kingdomino-2026-02-28.db",
        "kingdomino-2026-03-01.db",
        "kingdomino-2026-03-02.db",
        "kingdomino-old.db",
    ]


def test_a_copy_that_was_broken_off_is_made_anew(backup: DailyBackup) -> None:
    backup.folder.mkdir()
    (backup.folder / "kingdomino-2026-03-02.part").write_text("half")
    assert backup.make_if_due(TODAY)
    assert names(backup) == ["kingdomino-2026-03-02.db"]


async def test_a_running_bot_makes_a_copy_at_once(backup: DailyBackup, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with backed_up(backup):
        [task] = asyncio.all_tasks() - {asyncio.current_task()}
        # It goes on for ever, so this waits for its thread instead.
        await asyncio.sleep(0)
        await asyncio.get_running_loop().shutdown_default_executor()
        await asyncio.sleep(0)
    assert task.cancelling()
    assert len(names(backup)) == 1
    assert caplog.messages == [f"backup: {backup.folder / names(backup)[0]}"]


async def test_a_copy_that_cannot_be_made_is_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "games.db").write_text("not a database, but long enough to look like one" * 30)
    await make_backup(DailyBackup(tmp_path / "games.db", tmp_path / "backups", 3))
    assert caplog.messages == [f"no backup could be made in {tmp_path}/backups: file is not a database"]


async def test_without_the_setting_nothing_is_started() -> None:
    before = asyncio.all_tasks()
    async with backed_up(None):
        assert asyncio.all_tasks() == before
