"""What people can do before a game starts."""

import asyncio
from dataclasses import replace

import pytest

from bot.games.changes import with_seat
from bot.games.lobby import add_computer, cancel, choose_team, fill, join, leave
from bot.games.models import GameOptions, Status
from bot.games.people import SeatName
from bot.games.refusals import NotPlaying, WrongStatus
from bot.games.seats import resign
from tests.bot.game_driver import CHANNEL, KENJI, NAMES, OLA, STRANGER, ZURI, GameDriver, by
from tests.bot.refusals import refused


async def test_the_host_opens_a_table_and_others_sit_down(driver: GameDriver) -> None:
    await driver.a_lobby(OLA, KENJI, computers=1)
    table = await driver.tables.live(CHANNEL)
    assert table
    assert [seat.name for seat in table.game.seats] == ["Person 101", "Person 102", "Greta"]
    assert (table.acting, table.moves, table.public_ply) == (None, (), 0)
    assert await driver.table() == table


async def test_computer_players_have_different_names(driver: GameDriver) -> None:
    await driver.a_lobby(OLA, computers=3)
    assert [seat.name for seat in (await driver.table()).game.seats][1:] == ["Greta", "Rudi", "Hans"]


async def test_a_computer_player_has_a_number_if_people_have_all_the_names(driver: GameDriver) -> None:
    driver.game = (await driver.lobby.open(1, CHANNEL, by(OLA), GameOptions("kd", 4))).game.id
    for names in (["Greta"], ["Greta"], ["Greta", "Person 101"]):
        await driver.change(add_computer, by(OLA), "solid", names)
    seats = (await driver.table()).game.seats
    assert [seat.name for seat in seats] == ["Person 101", "Greta", "Greta 2", "Person 101 2"]


async def test_two_who_fill_the_table_at_once_fill_it_once(driver: GameDriver) -> None:
    game = driver.game = (await driver.lobby.open(1, CHANNEL, by(OLA), GameOptions("kd", 4))).game.id
    await asyncio.gather(*(driver.tables.change(game, fill, by(OLA), level, NAMES) for level in ("beginner", "strong")))
    levels = [seat.computer for seat in (await driver.table()).game.seats]
    assert levels in ([None, *["beginner"] * 3], [None, *["strong"] * 3])


async def test_nobody_but_the_host_fills_the_table_even_when_it_is_full(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA, KENJI)
    for person in (KENJI, STRANGER):
        with refused("error-host-sets-up"):
            await driver.tables.change(game, fill, by(person), "beginner", NAMES)


async def test_only_those_at_the_table_change_it(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA, KENJI)
    for request in (
        driver.lobby.start(game, by(STRANGER)),
        driver.tables.change(game, leave, by(STRANGER)),
        driver.tables.change(game, choose_team, by(STRANGER), 0),
        driver.tables.change(game, resign, by(STRANGER)),
        driver.series.rematch_or_next(game, by(STRANGER)),
    ):
        with refused("error-not-seated"):
            await request


async def test_a_game_starts_only_with_as_many_as_its_rules_allow(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA)
    with refused("error-wrong-number") as caught:
        await driver.lobby.start(game, by(OLA))
    assert caught.value.arguments == {"allowed": (2, 3, 4), "seated": 1}


async def test_a_table_with_free_seats_waits_for_its_host(driver: GameDriver) -> None:
    game = driver.game = (await driver.lobby.open(1, CHANNEL, by(OLA), GameOptions("kd", 3))).game.id
    await driver.tables.change(game, join, by(KENJI))
    with refused("error-host-starts"):
        await driver.lobby.start(game, by(KENJI))
    assert (await driver.lobby.start(game, by(OLA))).is_playing


async def test_anybody_starts_a_full_table(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA, KENJI, computers=1)
    assert (await driver.lobby.start(game, by(KENJI))).is_playing


async def test_a_host_who_leaves_passes_the_role_on(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA, KENJI, ZURI, computers=1)
    left = await driver.tables.change(game, leave, by(OLA))
    assert left.game.host == left.game.seat_of(KENJI) == left.seat(1)
    [forgotten] = await driver.tables.forget(by(KENJI), SeatName("Somebody"))
    assert forgotten.game.host == forgotten.game.seat_of(ZURI)
    assert (await driver.tables.change(game, cancel, by(ZURI))).game.status is Status.CANCELLED


async def test_a_host_who_resigns_or_keeps_others_waiting_passes_the_role_on(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI, ZURI)
    resigned = (await driver.tables.change(game, resign, by(OLA))).game
    assert resigned.host == resigned.people[0]
    kept = replace(resigned.people[0], computer="solid")
    away = await driver.games.update(game, lambda game: with_seat(game, kept))
    assert away.host == away.people[0]
    assert (await driver.games.game(game)).host_id == away.host_id != resigned.host_id


async def test_a_lobby_closes_behind_the_last_person(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA, computers=1)
    assert (await driver.tables.change(game, leave, by(OLA))).game.status is Status.CANCELLED
    assert await driver.tables.live(CHANNEL) is None


async def test_without_a_host_everybody_at_the_table_may_start_and_cancel(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI, dynasty=True)
    await driver.finish()
    await driver.tables.forget(by(OLA), SeatName("Somebody"))
    following = (await driver.series.rematch_or_next(game, by(KENJI))).game
    assert (following.host, following.status) == (None, Status.PLAYING)
    with refused("error-not-host"):
        await driver.tables.change(following.id, cancel, by(STRANGER))
    assert not (await driver.tables.change(following.id, cancel, by(KENJI))).game.is_live


async def test_of_two_players_who_press_start_at_once_one_starts_the_game(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA, KENJI)
    outcomes = await asyncio.gather(
        *(driver.lobby.start(game, by(person)) for person in (OLA, KENJI)), return_exceptions=True
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Table", "WrongStatus"]
    assert [str(played.move)[0] for played in (await driver.table()).moves] == ["#", "="]


async def test_nobody_resigns_before_the_game(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA, KENJI)
    with pytest.raises(NotPlaying):
        await driver.tables.change(game, resign, by(OLA))
    assert not (await driver.table()).seat(1).is_computer


@pytest.mark.parametrize(("who", "moderator"), [(OLA, False), (STRANGER, True)], ids=["host", "moderator"])
async def test_the_host_or_a_moderator_ends_a_game_without_a_result(
    driver: GameDriver,
    who: int,
    moderator: bool,  # noqa: FBT001
) -> None:
    game = await driver.a_game(OLA, KENJI)
    table = await driver.tables.change(game, cancel, replace(by(who), is_moderator=moderator))
    assert table.game.status is Status.CANCELLED
    assert await driver.tables.live(CHANNEL) is None
    with pytest.raises(WrongStatus):
        await driver.tables.change(game, cancel, replace(by(who), is_moderator=moderator))


async def test_nobody_else_ends_a_game(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI)
    with refused("error-not-host"):
        await driver.tables.change(game, cancel, by(KENJI))


async def test_a_game_that_never_was_is_an_error(driver: GameDriver) -> None:
    with refused("error-no-such-game"):
        await driver.tables.table(9)


async def test_a_table_that_was_cancelled_with_one_person_at_it_does_not_start(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA)
    await driver.tables.change(game, cancel, by(OLA))
    with pytest.raises(WrongStatus):
        await driver.lobby.start(game, by(OLA))


async def test_a_table_that_is_cancelled_at_the_moment_of_its_start_does_not_start(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA, KENJI)
    seen = (await driver.table()).game
    await driver.tables.change(game, leave, by(KENJI))
    await driver.tables.change(game, cancel, by(OLA))
    with pytest.raises(WrongStatus):
        await driver.lobby.start_lobby(seen, by(OLA))
