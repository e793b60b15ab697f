"""Moving all games from one database to another."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select

from bot.games.game import Game
from bot.games.models import Actor, Announcement, GameOptions, Seat, Status
from bot.games.people import Person
from bot.games.settings.servers import adjusted
from bot.processes.shards import ALL_SHARDS
from bot.storage import maintenance
from bot.storage.account_repository import SqlAccountRepository
from bot.storage.database import Database
from bot.storage.errors import DatabaseError
from bot.storage.game_repository import SqlGameRepository
from bot.storage.keyed_rows import SqlAnalysisRepository, SqlKeyValueStore, SqlServerRepository
from bot.storage.maintenance import copy_database
from bot.storage.schema import games, metadata
from tests.bot.database_urls import database_url, on_postgresql_only
from tests.bot.sample_games import KENJI, OLA, a_lobby, a_new_game, announce, append, over, start

SEATS = (Seat(1, OLA, "Ola"), Seat(2, KENJI, "Kenji"))


def sqlite_url(folder: Path, name: str) -> str:
    return f"sqlite:///{folder}/{name}.db"


KINDS = [
    pytest.param((database_url, database_url), id="the same kind"),
    pytest.param((sqlite_url, database_url), id="from SQLite", marks=on_postgresql_only),
    pytest.param((database_url, sqlite_url), id="to SQLite", marks=on_postgresql_only),
]


@pytest.fixture(params=KINDS)
def urls(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """The original and the copy."""
    original, copy = request.param
    return original(tmp_path, "original"), copy(tmp_path, "copy")


async def fill(database: Database) -> Game:
    """Write a dynasty of two games, a lobby, and what is kept of people and of the bot; the newest game."""
    repository = SqlGameRepository(database)
    new = a_new_game(*SEATS, options=GameOptions("kd", 2, dynasty=True))
    first = await start(repository, await repository.create(new), SEATS, "#12", at=2)
    await append(repository, first.id, 1, ">1", "=1", actor=Actor(OLA, "Ola", 10**18), at=3)
    await announce(repository, first.id, Announcement(1, 3, 10**18))
    await append(repository, first.id, 3, "12@-", at=4, change=over(4, (40, 1), (30, 2)))
    await repository.create(a_new_game(*SEATS, channel_id=8))
    await SqlAccountRepository(database).save_person(Person(OLA, auto_place=True, time_zone="Europe/Warsaw"))
    await SqlServerRepository(database).change_server(1, lambda server: adjusted(server, "channels 17 42"))
    await SqlKeyValueStore(database).set("commands", "digest")
    await SqlAnalysisRepository(database).keep_analysis(first.id, "an analysis")
    return await a_lobby(repository, channel_id=9)


def rows(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    return {
        table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
        for table in metadata.sorted_tables
    }


async def test_everything_is_in_the_copy(urls: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance, "_BATCH", 2)
    original, copy = urls
    async with Database.open(original) as database:
        await fill(database)
        before = await database.transaction(rows, writes=False)
    assert await copy_database(original, copy) == {
        "games": 3,
        "meta": 2,
        "people": 1,
        "moves": 4,
        "seats": 5,
        "analyses": 1,
        "followers": 0,
        "servers": 1,
    }
    async with Database.open(copy) as database:
        assert await database.transaction(rows, writes=False) == before
        game = await SqlGameRepository(database).game(1)
        assert (game.status, game.series, game.seats[0].score) == (Status.OVER, 1, 40)


async def test_ids_are_not_given_out_again_in_the_copy(urls: tuple[str, str]) -> None:
    original, copy = urls
    async with Database.open(original) as database:
        newest = await fill(database)
        repository = SqlGameRepository(database)
        gone = await repository.create(a_new_game(channel_id=10))
        await database.transaction(partial(remove, gone.id), writes=True)
    await copy_database(original, copy)
    async with Database.open(copy) as database:
        assert (await SqlGameRepository(database).create(a_new_game(channel_id=11))).id == newest.id + 2


def remove(game_id: int, connection: Connection) -> None:
    for table in (metadata.tables["seats"], games):
        column = table.c.id if table is games else table.c.game_id
        connection.execute(delete(table).where(column == game_id))


async def test_an_empty_database_has_an_empty_copy(urls: tuple[str, str]) -> None:
    original, copy = urls
    async with Database.open(original):
        pass
    assert {name for name, count in (await copy_database(original, copy)).items() if count} == {"meta"}
    async with Database.open(copy) as database:
        assert (await a_lobby(SqlGameRepository(database))).id == 1


async def test_a_database_that_is_not_empty_is_refused_and_stays_as_it_is(urls: tuple[str, str]) -> None:
    original, copy = urls
    async with Database.open(original) as database:
        await fill(database)
    async with Database.open(copy) as database:
        await a_lobby(SqlGameRepository(database))
        before = await database.transaction(rows, writes=False)
    with pytest.raises(DatabaseError, match=r"^the target is not empty: it has rows in the table games$"):
        await copy_database(original, copy)
    async with Database.open(copy) as database:
        assert await database.transaction(rows, writes=False) == before


async def test_what_a_start_of_the_bot_leaves_in_the_target_is_replaced(urls: tuple[str, str]) -> None:
    original, copy = urls
    async with Database.open(original) as database:
        await SqlKeyValueStore(database).set("commands:1", "digest")
    async with Database.open(copy) as database:
        await SqlKeyValueStore(database).set("commands:2", "another")
    await copy_database(original, copy)
    async with Database.open(copy) as database:
        assert await SqlKeyValueStore(database).get("commands:2") is None


@pytest.mark.parametrize("used", ["source", "target"])
async def test_a_database_that_a_bot_uses_is_not_copied(used: str, urls: tuple[str, str]) -> None:
    original, copy = urls
    async with Database.open(original) as source, Database.open(copy) as target:
        lock = {"source": source, "target": target}[used].lock_of(ALL_SHARDS)
        assert await lock.take()
        with pytest.raises(DatabaseError, match=f"^a bot uses the {used} at the moment: stop it first$"):
            await copy_database(original, copy)
        await lock.release()


async def test_a_database_is_not_copied_into_itself(urls: tuple[str, str]) -> None:
    with pytest.raises(DatabaseError, match=r"^the source and the target are the same database$"):
        await copy_database(urls[0], urls[0])


async def test_a_file_under_another_name_is_still_the_same_database(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path, "games")
    async with Database.open(url):
        pass
    (tmp_path / "link.db").symlink_to(tmp_path / "games.db")
    for other in (f"sqlite:///{tmp_path}/./games.db", sqlite_url(tmp_path, "link")):
        with pytest.raises(DatabaseError, match="the source and the target are the same database"):
            await copy_database(url, other)


def test_a_file_that_is_not_there_is_a_clear_line_and_is_not_made(tmp_path: Path) -> None:
    copying = copy_database(sqlite_url(tmp_path, "mistyped"), sqlite_url(tmp_path, "copy"))
    with pytest.raises(DatabaseError, match=r"^cannot use .*mistyped\.db: there is no such file$"):
        asyncio.run(copying)
    assert [*tmp_path.iterdir()] == []
