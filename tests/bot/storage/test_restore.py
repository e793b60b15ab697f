"""A database that was restored from a copy: Discord has seen what came after the copy."""

from pathlib import Path

import pytest

from bot.games.models import Announcement, Seat, Status
from bot.processes.shards import ALL_SHARDS
from bot.storage.database import Database
from bot.storage.errors import DatabaseError
from bot.storage.game_repository import SqlGameRepository
from bot.storage.keyed_rows import SqlKeyValueStore
from bot.storage.maintenance import RESTORED_AT, SKIPPED_IDS, note_restore
from tests.bot.database_urls import database_url
from tests.bot.sample_games import KENJI, OLA, a_lobby, a_new_game, announce, append, over, start

SEATS = (Seat(1, OLA, "Ola"), Seat(2, KENJI, "Kenji"))
RESTORED = 1_800_000_000


@pytest.fixture
def url(tmp_path: Path) -> str:
    return database_url(tmp_path, "restored")


async def test_games_get_ids_that_no_button_bears(url: str) -> None:
    async with Database.open(url) as database:
        copied = await a_lobby(SqlGameRepository(database))
    await note_restore(url, RESTORED)
    async with Database.open(url) as database:
        new = await SqlGameRepository(database).create(a_new_game(*SEATS, channel_id=99))
    assert new.id > copied.id + SKIPPED_IDS


async def test_a_copy_without_a_game_gives_out_no_id_again_either(url: str) -> None:
    async with Database.open(url):
        pass
    assert await note_restore(url, RESTORED) == 0
    async with Database.open(url) as database:
        assert (await a_lobby(SqlGameRepository(database))).id > SKIPPED_IDS


async def test_live_games_are_announced_again_and_finished_ones_are_not(url: str) -> None:
    async with Database.open(url) as database:
        games = SqlGameRepository(database)
        ended, playing = [
            await start(games, await games.create(a_new_game(*SEATS, channel_id=channel)), SEATS, "#12", at=2)
            for channel in (8, 9)
        ]
        for game in ended, playing:
            await append(games, game.id, 1, ">1", "=1", at=3)
            await announce(games, game.id, Announcement(1, 3, 10**18))
        await append(games, ended.id, 3, "12@-", at=4, change=over(4, (40, 1), (30, 2)))
        await announce(games, ended.id, Announcement(3, 4, 10**18 + 1))
        lobby = await a_lobby(games, channel_id=10)
    assert await note_restore(url, RESTORED) == 2
    async with Database.open(url) as database:
        games = SqlGameRepository(database)
        assert set(await games.unshown_games()) == {playing.id, lobby.id}
        assert (await games.game(playing.id)).announcement == Announcement(1, 1, 10**18)
        again = await games.game(lobby.id)
        assert (again.status, again.announcement.ply) == (Status.LOBBY, -1)


async def test_slash_commands_are_uploaded_again_and_the_time_is_kept(url: str) -> None:
    async with Database.open(url) as database:
        store = SqlKeyValueStore(database)
        await store.set("commands:1", "a digest")
        await store.set("application", "1 2")
    await note_restore(url, RESTORED)
    async with Database.open(url) as database:
        store = SqlKeyValueStore(database)
        kept = [await store.get(key) for key in ("commands:1", "application", RESTORED_AT)]
    assert kept == [None, "1 2", str(RESTORED)]


async def test_a_file_that_is_not_there_is_refused_and_is_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    with pytest.raises(DatabaseError):
        await note_restore(f"sqlite:///{missing}", RESTORED)
    assert not missing.exists()


async def test_a_database_that_a_bot_serves_is_left_alone(url: str) -> None:
    async with Database.open(url) as database:
        lock = database.lock_of(ALL_SHARDS)
        assert await lock.take()
        with pytest.raises(DatabaseError, match="a bot uses the database at the moment: stop it first"):
            await note_restore(url, RESTORED)
        await lock.release()
