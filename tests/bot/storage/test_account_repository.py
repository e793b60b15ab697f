"""What is kept of a person."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.models import Game, Person, Seat, Statistics
from bot.storage.account_repository import SqlAccountRepository
from bot.storage.database import Database
from bot.storage.game_repository import SqlGameRepository

OLA, KENJI = 101, 102
SEATS = (Seat(1, OLA, "Ola"), Seat(2, KENJI, "Kenji"))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlGameRepository]:
    async with Database.open(f"sqlite+aiosqlite:///{tmp_path}/games.db") as database:
        yield SqlGameRepository(database)


@pytest.fixture
def accounts(store: SqlGameRepository) -> SqlAccountRepository:
    return SqlAccountRepository(store.database)


async def a_game(store: SqlGameRepository, variant: str = "kd", guild_id: int = 1, channel_id: int = 7) -> Game:
    lobby = await store.create_game(
        guild_id=guild_id, channel_id=channel_id, host_id=OLA, variant=variant, capacity=2, seats=SEATS, at=1000
    )
    return await store.start(lobby.id, SEATS, ["#12"], at=1001)


async def finish(store: SqlGameRepository, game: Game, *over: tuple[int, int]) -> None:
    await store.append(game.id, 1, [">1"], over=over, user_id=OLA, at=1002)


async def test_somebody_never_met_has_the_default_settings(accounts: SqlAccountRepository) -> None:
    assert await accounts.person(OLA) == Person(OLA)


async def test_settings_are_kept_and_can_be_changed(accounts: SqlAccountRepository) -> None:
    night_owl = Person(OLA, suggestions=False, auto_place=True, locale="pl", quiet_from=23, quiet_to=7, utc_offset=-90)
    await accounts.save_person(Person(OLA))
    await accounts.save_person(Person(KENJI))
    await accounts.save_person(night_owl)
    assert (await accounts.person(OLA), await accounts.person(KENJI)) == (night_owl, Person(KENJI))


async def test_statistics_are_counted_for_each_variant(
    store: SqlGameRepository, accounts: SqlAccountRepository
) -> None:
    await finish(store, await a_game(store), (40, 1), (30, 2))
    await finish(store, await a_game(store, guild_id=2), (51, 2), (60, 1))
    await finish(store, await a_game(store, "kd7+m"), (90, 1), (90, 1))
    await a_game(store)
    assert await accounts.statistics(OLA) == (Statistics("kd", 2, 1, 45.5, 51), Statistics("kd7+m", 1, 1, 90.0, 90))
    assert await accounts.statistics(KENJI, guild_id=2) == (Statistics("kd", 1, 1, 60.0, 60),)
    assert await accounts.statistics(103) == ()


async def test_a_game_that_somebody_resigned_is_neither_won_nor_averaged(
    store: SqlGameRepository, accounts: SqlAccountRepository
) -> None:
    game = await a_game(store)
    await store.set_seat(game.id, Seat(1, OLA, "Ola", "greedy", resigned=True))
    await finish(store, game, (60, 1), (30, 2))
    assert await accounts.statistics(OLA) == (Statistics("kd", 1, 0, None, None),)


async def test_an_export_holds_all_about_one_person_and_nothing_about_others(
    store: SqlGameRepository, accounts: SqlAccountRepository
) -> None:
    game = await a_game(store)
    await store.append(game.id, 1, [">1"], user_id=OLA, interaction_id=900, at=1002)
    await store.append(game.id, 2, [">2"], user_id=KENJI, interaction_id=901, at=1003)
    await accounts.save_person(Person(OLA, locale="pl"))
    exported = json.loads(json.dumps(await accounts.export(OLA)))
    assert exported["settings"][0]["locale"] == "pl"
    assert exported["hosted"] == [{"id": game.id, "created_at": 1000}]
    assert [(seat["game_id"], seat["name"], seat["variant"]) for seat in exported["seats"]] == [(game.id, "Ola", "kd")]
    assert [move["text"] for move in exported["moves"]] == [">1"]
    assert "Kenji" not in str(exported)


async def test_somebody_forgotten_leaves_games_that_stay_valid(
    store: SqlGameRepository, accounts: SqlAccountRepository
) -> None:
    over = await a_game(store)
    await finish(store, over, (40, 1), (30, 2))
    playing = await a_game(store)
    await accounts.save_person(Person(OLA, locale="pl"))
    await accounts.forget(OLA, "Somebody")
    assert (await store.game(over.id)).seats[0] == Seat(1, None, "Somebody", score=40, place=1)
    assert (await store.game(playing.id)).seats == (Seat(1, None, "Somebody", "greedy"), SEATS[1])
    assert [entry.text for entry in await store.log(over.id)] == ["#12", ">1"]
    assert await accounts.export(OLA) == {"settings": [], "hosted": [], "seats": [], "moves": []}
    assert await accounts.person(OLA) == Person(OLA)
