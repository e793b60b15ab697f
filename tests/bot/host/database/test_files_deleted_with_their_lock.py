"""All files of the games are deleted under the bot, as `rm data/kingdomino.db*` does, and it is started again."""

from pathlib import Path

import pytest

from bot.host.database.address import DatabaseError
from bot.host.database.copies import inspect_database
from bot.host.database.opening import open_database
from bot.host.ownership import DatabaseLost
from bot.storage.shards import ALL_SHARDS
from tests.bot.database_urls import on_sqlite_only

pytestmark = on_sqlite_only


def left(folder: Path) -> list[str]:
    return [file.name for file in folder.glob("*.db*")]


def delete_all(folder: Path) -> None:
    for file in folder.glob("games.db*"):
        file.unlink()


async def test_a_bot_that_loses_all_files_leaves_word_for_the_next_start(url: str, tmp_path: Path) -> None:
    async with await open_database(url) as database:
        lock = database.lock_of(ALL_SHARDS)
        assert await lock.take()
        delete_all(tmp_path)
        with pytest.raises(DatabaseLost, match="was deleted or replaced while the bot used it"):
            await lock.take()
        await lock.release()
    for use in (open_database, inspect_database):
        with pytest.raises(DatabaseError, match=r"games\.db: there is no such file, but a bot has used it: restore a "):
            await use(url)
    assert left(tmp_path) == ["games.db.lock"]
    (tmp_path / "games.db.lock").unlink()
    async with await open_database(url) as database:
        lock = database.lock_of(ALL_SHARDS)
        assert await lock.take()
        await lock.release()


async def test_a_bot_whose_folder_is_gone_ends_all_the_same(url: str, tmp_path: Path) -> None:
    async with await open_database(url) as database:
        lock = database.lock_of(ALL_SHARDS)
        assert await lock.take()
        moved = tmp_path.replace(tmp_path.with_name("elsewhere"))  # noqa: ASYNC240 - the bot is idle
        with pytest.raises(DatabaseLost, match="was deleted or replaced while the bot used it"):
            await lock.take()
        await lock.release()
    assert not (tmp_path / "games.db.lock").exists()
    assert moved.name == "elsewhere"
