"""Opening a database and keeping its shape."""

import asyncio
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, create_mock_engine, text
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.schema import ExecutableDDLElement

from bot.games.models import Announcement, Entry, Game, GameOptions, Person, Reminder, Seat, Status
from bot.storage.account_repository import SqlAccountRepository
from bot.storage.database import Database, DatabaseError
from bot.storage.game_repository import SqlGameRepository
from bot.storage.key_value_store import SqlKeyValueStore
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
        assert await first.transaction(versions, writes=False) == ["0002"]


def make_with_first_release(path: Path) -> None:
    """A database as the first release left it, with a dynasty under way."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", "bot.storage:migrations")
        command.upgrade(config, "0001")
        for statement in FIRST_RELEASE.strip().splitlines():
            connection.exec_driver_sql(statement)
    engine.dispose()


FIRST_RELEASE = """
INSERT INTO games VALUES (7, 1, 70, 101, 'kd', 2, 1, 7, 1, 1, 24, 'over', 10, 11, 12, 0, 2, 4444, NULL, 0, NULL, 0)
INSERT INTO games VALUES (8, 1, 70, 101, 'kd', 2, 1, 7, 2, 1, 24, 'playing', 20, 21, NULL, 0, 1, 5555, 30, 1, 66, 0)
INSERT INTO games VALUES (9, 1, 71, 101, 'qd', 2, 0, NULL, 1, 1, 24, 'playing', 20, 21, NULL, 0, 1, 5, NULL, 0, NULL, 0)
INSERT INTO seats VALUES (7, 1, 102, 'Kenji', NULL, 0, 40, 1, NULL)
INSERT INTO seats VALUES (7, 2, 101, 'Ola', NULL, 0, 30, 2, NULL)
INSERT INTO seats VALUES (8, 1, 101, 'Ola', NULL, 0, NULL, NULL, NULL)
INSERT INTO seats VALUES (8, 2, 102, 'Kenji', NULL, 0, NULL, NULL, NULL)
INSERT INTO seats VALUES (9, 1, 101, 'Ola', NULL, 0, NULL, NULL, 1)
INSERT INTO moves VALUES (8, 0, '#12', 900, 101, 21)
INSERT INTO people VALUES (101, 0, 1, 'pl', 22, 7, 60)
INSERT INTO meta VALUES ('commands:1', 'digest')
"""


async def test_a_database_of_the_first_release_is_opened_with_all_that_is_in_it(tmp_path: Path) -> None:
    make_with_first_release(tmp_path / "games.db")
    async with Database.open(url_of(tmp_path / "games.db")) as database:
        assert await database.transaction(lambda connection: connection.run_sync(differences), writes=False) == []
        games, accounts = SqlGameRepository(database), SqlAccountRepository(database)
        running = await games.game(8)
        assert running == Game(
            id=8,
            guild_id=1,
            channel_id=70,
            host_id=101,
            options=GameOptions("kd", 2, dynasty=True),
            series=7,
            number=2,
            status=Status.PLAYING,
            seats=(Seat(1, 101, "Ola", series_player=1), Seat(2, 102, "Kenji", series_player=2)),
            announcement=Announcement(0, 1, 5555),
            reminder=Reminder(1, 30, 66),
            ply=1,
            moved_at=21,
        )
        assert [seat.series_player for seat in (await games.game(7)).seats] == [2, 1]
        assert (await games.game(9)).seats == (Seat(1, 101, "Ola", team=1),)
        assert await games.log(8) == (Entry(0, "#12", 900, 101, 21),)
        person = Person(101, suggestions=False, auto_place=True, quiet_from=22, quiet_to=7, utc_offset=60)
        assert await accounts.person(101) == person
        assert await SqlKeyValueStore(database).get("commands:1") == "digest"


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
        assert await database.transaction(versions, writes=False) == ["0002"]


async def test_a_folder_that_cannot_be_made_is_a_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DatabaseError, match=r"^DATABASE_URL: cannot use .*/file/games\.db: .*File exists.*$"):
        await Database.connect(url_of(tmp_path / "file" / "games.db"))


async def test_a_file_that_is_no_database_is_a_clear_line(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_text("Dear diary, today we played Kingdomino. " * 9)
    with pytest.raises(DatabaseError, match=r"^DATABASE_URL: cannot use .*games\.db: file is not a database$"):
        await Database.connect(url_of(tmp_path / "games.db"))


async def test_a_database_of_a_newer_bot_is_a_clear_line(tmp_path: Path) -> None:
    async def from_the_future(connection: AsyncConnection) -> None:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    url = url_of(tmp_path / "games.db")
    async with Database.open(url) as database:
        await database.transaction(from_the_future, writes=True)
    with pytest.raises(DatabaseError, match=r"^DATABASE_URL: .*9999"):
        await Database.connect(url)


async def test_a_driver_that_is_not_installed_is_a_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(DatabaseError, match=r"^DATABASE_URL: cannot use postgresql.*asyncpg") as caught:
        await Database.connect("postgresql+asyncpg://bot:geheim@127.0.0.1/games")
    assert "geheim" not in str(caught.value)
