"""Opening a database and keeping its shape."""

import asyncio
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_mock_engine, text
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.schema import ExecutableDDLElement

from bot.games.errors import SettingsError
from bot.storage.database import Database
from bot.storage.schema import metadata


def url_of(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


async def test_the_migrations_make_what_the_schema_describes(tmp_path: Path) -> None:
    async with Database.open(url_of(tmp_path / "games.db")) as database:
        assert await database.transaction(lambda connection: connection.run_sync(differences), writes=False) == []


async def test_upgrading_twice_is_harmless(tmp_path: Path) -> None:
    url = url_of(tmp_path / "games.db")
    async with Database.open(url) as first, Database.open(url) as second:
        await asyncio.gather(first.upgrade(), second.upgrade())
        assert await first.transaction(versions, writes=False) == ["0001"]


async def versions(connection: AsyncConnection) -> list[str]:
    return list(await connection.scalars(text("SELECT version_num FROM alembic_version")))


async def test_a_commit_is_flushed_to_disk_and_references_are_checked(tmp_path: Path) -> None:
    async def pragmas(connection: AsyncConnection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [await connection.scalar(text(f"PRAGMA {name}")) for name in names]

    async with Database.open(url_of(tmp_path / "games.db")) as database:
        assert await database.transaction(pragmas, writes=False) == ["wal", 2, 1]


def test_the_schema_reads_the_same_to_postgresql() -> None:
    statements: list[str] = []

    def note(statement: ExecutableDDLElement, *_: object) -> None:
        statements.append(str(statement.compile(dialect=engine.dialect)))

    engine = create_mock_engine("postgresql+psycopg2://", note)
    metadata.create_all(engine, checkfirst=False)
    [guard] = [statement for statement in statements if "one_live_game_a_channel" in statement]
    assert guard.endswith("WHERE status IN ('lobby', 'playing')")


async def test_an_error_rolls_everything_back(tmp_path: Path) -> None:
    async def fail(connection: AsyncConnection) -> None:
        await connection.execute(text("DELETE FROM alembic_version"))
        raise ZeroDivisionError

    async with Database.open(url_of(tmp_path / "games.db")) as database:
        with pytest.raises(ZeroDivisionError):
            await database.transaction(fail, writes=True)
        assert await database.transaction(versions, writes=False) == ["0001"]


async def test_a_folder_that_cannot_be_made_is_a_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SettingsError, match=r"^DATABASE_URL: cannot use .*/file/games\.db: .*File exists.*$"):
        await Database.connect(url_of(tmp_path / "file" / "games.db"))


async def test_a_file_that_is_no_database_is_a_clear_line(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_text("Dear diary, today we played Kingdomino. " * 9)
    with pytest.raises(SettingsError, match=r"^DATABASE_URL: cannot use .*games\.db: file is not a database$"):
        await Database.connect(url_of(tmp_path / "games.db"))


async def test_a_database_of_a_newer_bot_is_a_clear_line(tmp_path: Path) -> None:
    async def from_the_future(connection: AsyncConnection) -> None:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    url = url_of(tmp_path / "games.db")
    async with Database.open(url) as database:
        await database.transaction(from_the_future, writes=True)
    with pytest.raises(SettingsError, match=r"^DATABASE_URL: .*9999"):
        await Database.connect(url)


async def test_a_driver_that_is_not_installed_is_a_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(SettingsError, match=r"^DATABASE_URL: cannot use postgresql.*asyncpg") as caught:
        await Database.connect("postgresql+asyncpg://bot:geheim@127.0.0.1/games")
    assert "geheim" not in str(caught.value)
