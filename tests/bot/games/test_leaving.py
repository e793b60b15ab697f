"""Leaving a game for good."""

from dataclasses import replace

from bot.games.archive import QUIET_SECONDS, archive_due
from bot.games.lobby import add_computer
from bot.games.models import GameOptions, News, Status
from bot.games.people import SeatName
from bot.games.proposals import PACE, propose
from bot.games.seats import resign, return_to_seat
from tests.bot.game_driver import CHANNEL, KENJI, NAMES, NOW, OLA, ZURI, GameDriver, by


async def test_a_player_who_resigns_leaves_the_seat_to_a_computer_player(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI)
    table = await driver.tables.change(game, resign, by(OLA))
    seat = table.game.seat_of(OLA)
    assert seat
    assert (seat.computer, seat.resigned, table.is_playing) == ("solid", True, True)
    table = await driver.finish()
    assert table.game.status is Status.OVER
    assert {played.chosen_by for played in table.moves[2:]} == {KENJI, None}


async def test_a_game_that_the_last_person_leaves_has_no_result(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI, computers=1)
    await driver.tables.change(game, resign, by(OLA))
    table = await driver.tables.change(game, resign, by(KENJI))
    assert table.game.status is Status.CANCELLED


async def test_a_game_waits_for_the_person_whose_seat_is_kept_when_the_other_leaves(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    gone, other = (await driver.acting()).user_id, await driver.another()
    await driver.remind(2)
    await driver.runner.let_computer_keep_seat(driver.game, None, by(other))
    table = await driver.change(resign, by(other))
    assert (table.is_playing, table.game.present, table.acting_computer) == (True, (), None)
    assert await driver.runner.advance(driver.game) == table
    assert archive_due(table.game) == NOW + QUIET_SECONDS
    back = await driver.change(return_to_seat, by(gone))
    assert (back.awaits(gone), back.game.host_id) == (True, gone)


async def test_somebody_who_is_forgotten_leaves_all_their_games(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI)
    [left] = await driver.tables.forget(by(OLA), SeatName("Somebody"))
    assert (left.game.id, left.is_playing, left.game.seat_of(OLA)) == (game, True, None)
    [ended] = await driver.tables.forget(by(KENJI), SeatName("Somebody"))
    assert ended.game.status is Status.CANCELLED
    assert await driver.tables.forget(by(None), SeatName("Somebody")) == []


async def test_a_request_stays_open_when_somebody_who_has_resigned_is_forgotten(driver: GameDriver) -> None:
    await driver.a_game(OLA, KENJI, ZURI)
    await driver.change(resign, by(OLA))
    asked = (await driver.change(propose, by(KENJI), PACE, "1440 turn")).game
    told = (replace(asked.notices[-1], is_told=True, message_id=77),)
    before = await driver.games.update(driver.game, lambda game: replace(game, notices=told))
    [forgotten] = await driver.tables.forget(by(OLA), SeatName("Somebody"))
    assert forgotten.game.proposal == before.proposal
    assert [(notice.news, notice.message_id) for notice in forgotten.game.notices] == [(News.PROPOSED, 77)]
    assert f"Person {OLA}" not in str(forgotten.game)


async def test_a_game_in_the_conversation_with_somebody_forgotten_is_over(driver: GameDriver) -> None:
    options = GameOptions("kd", 2)
    driver.game = (await driver.lobby.open(None, CHANNEL, by(OLA), options)).game.id
    await driver.change(add_computer, by(OLA), "solid", NAMES)
    await driver.lobby.start(driver.game, by(OLA))
    assert await driver.tables.forget(by(OLA), SeatName("Somebody")) == []
    game = (await driver.table()).game
    assert (game.status, game.channel_id, await driver.games.unshown_games()) == (Status.CANCELLED, 0, ())


async def test_a_game_whose_channel_is_gone_is_over(driver: GameDriver) -> None:
    await driver.a_game(OLA, KENJI)
    await driver.tables.end_game_of_deleted_channel(CHANNEL)
    assert (await driver.table()).game.status is Status.CANCELLED
