"""Files of games that are not where a bot has left them, or where SQLite would begin a second log of them."""

from pathlib import Path

import pytest

from bot.host.database.address import DatabaseError
from bot.host.database.copies import inspect_database
from bot.host.database.opening import open_database
from bot.storage.shards import ALL_SHARDS
from tests.bot.database_urls import on_sqlite_only

pytestmark = on_sqlite_only


def contents(folder: Path) -> dict[Path, bytes]:
    return {file: file.read_bytes() for file in folder.rglob("*.db*")}


async def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.db").mkdir()
    for use in (open_database, inspect_database):
        with pytest.raises(DatabaseError, match=r"^cannot use \S*games\.db: it is no ordinary file$"):
            await use(f"sqlite:///{tmp_path}/games.db")
    assert contents(tmp_path / "games.db") == {}


async def test_a_file_that_was_deleted_is_not_replaced_by_an_empty_one(url: str, tmp_path: Path) -> None:
    async with await open_database(url) as database:
        lock = database.lock_of(ALL_SHARDS)
        await lock.take()
        await lock.release()
    (tmp_path / "games.db").unlink()
    for use in (open_database, inspect_database):
        with pytest.raises(DatabaseError, match=r"games\.db: there is no such file, but a bot has used it: restore a "):
            await use(url)
    assert [file.name for file in contents(tmp_path)] == ["games.db.lock"]
    (tmp_path / "games.db.lock").unlink()
    async with await open_database(url):
        pass
