"""Files of games that are not where a bot has left them, or where SQLite would begin a second log of them."""

from pathlib import Path

import pytest

from bot.processes import ALL_SHARDS
from bot.storage import database_url
from bot.storage.database import Database
from bot.storage.database_url import DatabaseError
from bot.storage.maintenance import inspect_database
from tests.bot.database_urls import on_sqlite_only

pytestmark = on_sqlite_only


def contents(folder: Path) -> dict[Path, bytes]:
    return {file: file.read_bytes() for file in folder.rglob("*.db*")}


async def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.db").mkdir()
    for use in (Database.connect, inspect_database):
        with pytest.raises(DatabaseError, match=r"^cannot use \S*games\.db: it is no ordinary file$"):
            await use(f"sqlite:///{tmp_path}/games.db")
    assert contents(tmp_path / "games.db") == {}


async def test_a_file_with_a_second_name_is_refused_and_gets_no_second_log(url: str, tmp_path: Path) -> None:
    async with Database.open(url):
        pass
    (second := tmp_path / "second").mkdir()
    (second / "games.db").hardlink_to(tmp_path / "games.db")
    before = contents(tmp_path)
    for folder in (tmp_path, second):
        for use in (Database.connect, inspect_database):
            with pytest.raises(DatabaseError, match=rf"^cannot use \S*{folder}/games\.db: the file has a second name"):
                await use(f"sqlite:///{folder}/games.db")
    assert contents(tmp_path) == before


async def test_a_file_that_is_mounted_without_its_folder_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder := tmp_path / "the games").mkdir()
    url, mounts = f"sqlite:///{folder}/games.db", tmp_path / "mountinfo"
    async with Database.open(url):
        pass
    monkeypatch.setattr(database_url, "_MOUNTS", mounts)
    shown = str(folder).replace(" ", r"\040")
    line = "64 44 254:0 /srv/games.db {} rw,relatime - ext4 /dev/vda rw\n"
    mounts.write_text(line.format(f"{shown}/games.db"), "utf-8")
    with pytest.raises(DatabaseError, match=r"games\.db: it is mounted without its folder, .+: mount its folder$"):
        await Database.connect(url)
    mounts.write_text(line.format(shown), "utf-8")
    async with Database.open(url):
        pass


async def test_a_file_that_was_deleted_is_not_replaced_by_an_empty_one(url: str, tmp_path: Path) -> None:
    async with Database.open(url) as database:
        lock = database.lock_of(ALL_SHARDS)
        await lock.take()
        await lock.release()
    (tmp_path / "games.db").unlink()
    for use in (Database.connect, inspect_database):
        with pytest.raises(DatabaseError, match=r"games\.db: there is no such file, but a bot has used it: restore a "):
            await use(url)
    assert [file.name for file in contents(tmp_path)] == ["games.db.lock"]
    (tmp_path / "games.db.lock").unlink()
    async with Database.open(url):
        pass
