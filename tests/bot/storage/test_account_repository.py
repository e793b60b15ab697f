"""What is kept of a person."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing, nullcontext
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from bot.activity import carrying_out
from bot.games.channel import needs_publisher
from bot.games.game import Actor, Game, GameOptions, Seat, Status
from bot.games.people.person import Person, SeatName
from bot.games.refusals import ErasedSince
from bot.games.seats import cancel_game
from bot.host.database import opening
from bot.storage.account_repository import SqlAccountRepository, personal_data
from bot.storage.database import ERASURE, SqlKeyValueStore, row_of, stores_people, upsert
from bot.storage.game_repository import SqlGameRepository
from bot.storage.schema import metadata, people
from tests.bot.database_urls import migrated_url, on_postgresql_only, on_sqlite_only
from tests.bot.sample_games import KENJI, OLA, a_new_game, append, opened, over, save, start, update
from tests.bot.storage.releases import PERSON

SEATS = (Seat(1, OLA, "Ola"), Seat(2, KENJI, "Kenji"))


async def a_game(games: SqlGameRepository, variant: str = "kd", guild_id: int = 1, channel_id: int = 7) -> Game:
    options = GameOptions(variant, 2)
    lobby = await games.create(a_new_game(*SEATS, guild_id=guild_id, channel_id=channel_id, options=options))
    return await start(games, lobby, SEATS, "#12", at=1001)


async def finish(games: SqlGameRepository, game: Game, *results: tuple[int, int]) -> None:
    await append(games, game.id, 1, ">1", actor=Actor(OLA, "Ola"), at=1002, change=over(1002, *results))


async def test_settings_are_kept_and_can_be_changed(accounts: SqlAccountRepository) -> None:
    await save(accounts, Person(OLA))
    await save(accounts, Person(KENJI))
    await save(accounts, PERSON)
    assert (await accounts.person(OLA), await accounts.person(KENJI)) == (PERSON, Person(KENJI))


async def test_the_settings_of_the_people_at_a_table_are_read_at_once(
    games: SqlGameRepository, accounts: SqlAccountRepository
) -> None:
    game = await a_game(games)
    assert set(await accounts.seated(game.id)) == {Person(OLA), Person(KENJI)}
    for person in (Person(KENJI, text_mode=True, mentions=False), Person(103, text_mode=True)):
        await save(accounts, person)
    assert set(await accounts.seated(game.id)) == {Person(OLA), Person(KENJI, text_mode=True, mentions=False)}


async def test_settings_that_are_changed_at_once_are_all_kept(accounts: SqlAccountRepository) -> None:
    def changed(name: str) -> Callable[[Person], Person]:
        changes: dict[str, Any] = {name: False}
        return lambda person: replace(person, **changes)

    names = ("mentions", "ranked")
    for _ in range(2):
        await asyncio.gather(*(accounts.change(OLA, changed(name)) for name in names))
    assert await SqlAccountRepository(accounts.database).person(OLA) == Person(OLA, mentions=False, ranked=False)


async def test_an_export_holds_all_about_one_person_and_nothing_about_others(
    games: SqlGameRepository, accounts: SqlAccountRepository
) -> None:
    game = await a_game(games)
    await append(games, game.id, 1, ">1", actor=Actor(OLA, "Ola", 900), at=1002)
    await append(games, game.id, 2, ">2", actor=Actor(KENJI, "Kenji", 901), at=1003)
    await save(accounts, Person(OLA, time_zone="UTC+1", hints="spots"))
    exported = json.loads(json.dumps(await accounts.export(OLA)))
    assert (exported["settings"][0]["time_zone"], exported["settings"][0]["hints"]) == ("UTC+1", "spots")
    assert exported["hosted"] == [{"id": game.id, "created_at": 1000}]
    assert [(seat["game_id"], seat["name"], seat["variant"]) for seat in exported["seats"]] == [(game.id, "Ola", "kd")]
    assert [move["text"] for move in exported["moves"]] == [">1"]
    assert "Kenji" not in str(exported)


async def test_what_was_asked_for_before_an_erasure_is_not_stored_after_it(
    games: SqlGameRepository, accounts: SqlAccountRepository
) -> None:
    ended = await a_game(games)
    await finish(games, ended, (40, 1), (30, 2))
    await accounts.forget(OLA, SeatName("Somebody"), "solid", 900)
    with carrying_out((OLA, 899)):
        for write in (
            accounts.change(OLA, lambda person: replace(person, coach=True)),
            games.create(replace(a_new_game(SEATS[0]), channel_id=9)),
        ):
            with pytest.raises(ErasedSince):
                await write
    assert not any((await accounts.export(OLA)).values())
    for author in (None, (OLA, 901), (KENJI, 899)):
        with carrying_out(author):
            await save(accounts, Person(OLA, coach=author is None))


@on_postgresql_only
async def test_after_an_erasure_by_another_process_a_person_who_has_asked_for_something_before_asks_again(
    games: SqlGameRepository, accounts: SqlAccountRepository
) -> None:
    await accounts.forget(OLA, SeatName("Somebody"), "solid", 900)
    accounts.database.erased = {}
    for interaction, is_stored in ((899, False), (901, True)):
        with carrying_out((KENJI, interaction)), nullcontext() if is_stored else pytest.raises(ErasedSince):
            await save(accounts, Person(KENJI))


class SlowRepository(SqlAccountRepository):
    """Settings whose write takes as long as many statements."""

    @stores_people
    def save_slowly(self, connection: Connection, person: Person, note_begun: Callable[[], object]) -> None:
        note_begun()
        for _ in range(50):
            connection.scalar(select(1))
        upsert(connection, people, row_of(person))


async def test_an_erasure_waits_for_what_is_being_stored_about_the_person(accounts: SqlAccountRepository) -> None:
    for _ in range(3):
        slow, begun = SlowRepository(accounts.database), asyncio.Event()
        # A transaction in SQLite runs in a thread of its own.
        note_begun = partial(asyncio.get_running_loop().call_soon_threadsafe, begun.set)
        with carrying_out((OLA, 899)):
            storing = asyncio.create_task(slow.save_slowly(Person(OLA), note_begun))
        await begun.wait()
        await accounts.forget(OLA, SeatName("Somebody"), "solid", 900)
        await storing
        assert not any((await accounts.export(OLA)).values())
        accounts.database.erased = {}
        await SqlKeyValueStore(accounts.database).set(ERASURE, "0 ")


@on_sqlite_only
async def test_nothing_of_somebody_forgotten_is_left_in_the_files(
    games: SqlGameRepository, accounts: SqlAccountRepository, tmp_path: Path
) -> None:
    person, name, channel = 0x1122334455667788, "Wolfeschlegelstein", 0x1199AABBCCDDEEFF
    seats = (Seat(1, person, name), SEATS[1])
    for guild_id, channel_id in ((1, 7), (None, channel)):
        lobby = replace(a_new_game(*seats, channel_id=channel_id, guild_id=guild_id), host_id=person)
        game = await start(games, await games.create(lobby), seats, "#12", at=1001)
        for ply in range(1, 40, 2):
            await append(games, game.id, ply, ">1", "=1.2", actor=Actor(person, name, channel_id + ply))
        await update(games, game.id, lambda game, *_: cancel_game(game, 1002))
    await save(accounts, Person(person, time_zone="UTC+1"))
    marks = [name.encode(), *(number.to_bytes(8) for number in (person, channel))]
    assert found(tmp_path, marks) == marks
    await accounts.forget(person, SeatName("Somebody"), "solid")
    assert found(tmp_path, marks) == []


@on_sqlite_only
async def test_a_program_that_keeps_the_files_from_being_cleaned_is_told_to_the_operator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(opening, "BUSY_SECONDS", 0.01)
    async with opened(migrated_url(tmp_path)) as games:
        with closing(sqlite3.connect(tmp_path / "games.db")) as other:
            other.execute("BEGIN")
            other.execute("SELECT * FROM games").fetchall()
            await a_game(games)
            await SqlAccountRepository(games.database).forget(OLA, SeatName("Somebody"), "solid")
    assert "another program reads the database" in caplog.text


def found(folder: Path, marks: list[bytes]) -> list[bytes]:
    """Which of the marks are in a file of the folder."""
    files = [path.read_bytes() for path in folder.iterdir()]
    return [mark for mark in marks if any(mark in content for content in files)]


def test_every_column_that_names_a_person_is_exported_and_erased() -> None:
    naming = {
        str(column)
        for table in metadata.sorted_tables
        for column in table.columns
        if column.name in {"user_id", "host_id", "owner_id"}
    }
    asked = {name for name in naming for query in personal_data(OLA).values() if f"{name} =" in str(query)}
    assert asked == naming
    assert len(naming) == 5
    # Whose seat a substitute plays concerns its owner.
    assert not {"owner_id", "owner_name"} & {*personal_data(OLA)["seats"].selected_columns.keys()}


async def test_tables_that_are_opened_in_private_while_their_people_are_erased_end_as_well(
    games: SqlGameRepository, accounts: SqlAccountRepository
) -> None:
    private = [await games.create(a_new_game(seat, channel_id=9 + seat.number, guild_id=None)) for seat in SEATS]
    for seat in SEATS:
        await accounts.forget(seat.user_id or 0, SeatName("nobody"), "solid")
    left = [await games.game(game.id) for game in private]
    ended = [(game.status, game.channel_id, needs_publisher(game)) for game in left]
    assert ended == [(Status.CANCELLED, 0, False)] * 2
    assert (await games.unshown_games(), await games.next_due(0)) == ((), None)
