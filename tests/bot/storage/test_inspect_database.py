"""What is said of a database before the bot starts on it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.database import Database
from bot.storage.errors import DatabaseError
from bot.storage.maintenance import inspect_database


def revision(file: Path) -> str:
    with closing(sqlite3.connect(file)) as database:
        found: str = database.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        return found


async def test_a_file_that_is_not_there_yet_is_not_made(tmp_path: Path) -> None:
    line = await inspect_database(f"sqlite:///{tmp_path}/data/games.db")
    assert line == f"{tmp_path}/data/games.db will be made at the first start"
    assert not os.listdir(tmp_path)  # noqa: PTH208 - at once, in an async test


async def test_a_database_that_the_bot_has_made_is_up_to_date(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    async with Database.open(url):
        pass
    line = await inspect_database(url)
    assert line.endswith(f"games.db is writable and up to date (revision {revision(tmp_path / 'games.db')})")


async def test_an_empty_database_stays_empty(tmp_path: Path) -> None:
    (tmp_path / "games.db").touch()
    line = await inspect_database(f"sqlite:///{tmp_path}/games.db")
    assert "a start brings it from revision base to" in line
    assert (tmp_path / "games.db").read_bytes() == b""


async def test_a_copy_of_a_database_is_not_changed(tmp_path: Path) -> None:
    async with Database.open(f"sqlite:///{tmp_path}/games.db"):
        pass
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute("VACUUM INTO ?", [str(tmp_path / "copy.db")])
    before = (tmp_path / "copy.db").read_bytes()
    assert "is writable and up to date" in await inspect_database(f"sqlite:///{tmp_path}/copy.db")
    assert (tmp_path / "copy.db").read_bytes() == before


async def test_a_database_of_another_program_is_refused_and_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "recipes.db"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    before = file.read_bytes()
    with pytest.raises(DatabaseError, match="it holds another program's tables, such as recipes"):
        await inspect_database(f"sqlite:///{file}")
    assert file.read_bytes() == before


async def test_an_address_that_is_malformed_is_refused() -> None:
    with pytest.raises(DatabaseError, match="the address of the database names mysql"):
        await inspect_database("mysql://host/name")
