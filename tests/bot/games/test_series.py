"""The end of a game, and dynasties."""

from dataclasses import replace
from random import Random

import pytest

from bot.games.archive import archive_game
from bot.games.lobby import cancel, seating
from bot.games.models import Seat, Status
from bot.games.people import SeatName
from bot.games.refusals import ChannelBusy, NotPlaying
from bot.games.series import standings
from engine.variants import VARIANTS
from tests.bot.game_driver import KENJI, OLA, ZURI, GameDriver, by
from tests.bot.refusals import refused
from tests.bot.sample_tables import a_game


@pytest.mark.slow
@pytest.mark.parametrize("code", VARIANTS)
async def test_every_game_ends_with_scores_and_places(driver: GameDriver, code: str) -> None:
    players = min(VARIANTS[code].formats)
    await driver.a_game(OLA, code=code, computers=players - 1)
    table = await driver.finish()
    assert table.game.status is Status.OVER
    assert [seat.score for seat in table.game.seats] == [
        table.state.scores()[table.state.kingdom_of(seat.number)].total for seat in table.game.seats
    ]
    assert min(seat.place or 0 for seat in table.game.seats) == 1
    assert await driver.another_bot().table() == table


@pytest.mark.slow
async def test_a_dynasty_is_three_games_and_their_sum(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI, dynasty=True)
    sums = dict.fromkeys((OLA, KENJI), 0)
    for number in (1, 2, 3):
        table = await driver.finish()
        assert (table.game.number, table.game.has_successor) == (number, number < 3)
        for seat in table.game.seats:
            sums[seat.user_id or 0] += seat.score or 0
        told = await driver.series.standings(table.game)
        assert {name: standing.sum for name, standing in told} == {f"Person {who}": sums[who] for who in sums}
        assert [standing.sum for _, standing in told] == sorted(sums.values(), reverse=True)
        first, game = game, (await driver.series.rematch_or_next(game, by(OLA))).game.id
        driver.game = game
    assert (await driver.table()).game.series is None
    with pytest.raises(ChannelBusy):
        await driver.series.rematch_or_next(first, by(OLA))


@pytest.mark.slow
async def test_the_teams_of_a_dynasty_stay_as_they_were_drawn(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI, ZURI, code="rwt", computers=3, dynasty=True)
    first = await driver.finish()
    following = await driver.series.rematch_or_next(game, by(OLA))
    teams, kept = (
        {seat.name: table.state.kingdom_of(seat.number) for seat in table.game.seats} for table in (first, following)
    )
    assert kept == teams


@pytest.mark.slow
async def test_the_second_game_of_a_dynasty_is_played_once(driver: GameDriver) -> None:
    first = await driver.a_game(OLA, KENJI, dynasty=True)
    await driver.finish()
    second = driver.game = (await driver.series.rematch_or_next(first, by(OLA))).game.id
    with refused("error-next-game-begun"):
        await driver.series.rematch_or_next(first, by(KENJI))
    await driver.finish()
    with refused("error-next-game-played") as caught:
        await driver.series.rematch_or_next(first, by(OLA))
    assert caught.value.arguments["link"].id == second
    assert (await driver.series.rematch_or_next(second, by(OLA))).game.number == 3


@pytest.mark.slow
async def test_a_game_of_a_dynasty_that_was_cancelled_can_be_started_again(driver: GameDriver) -> None:
    first = await driver.a_game(OLA, KENJI, dynasty=True)
    await driver.finish()
    second = (await driver.series.rematch_or_next(first, by(OLA))).game.id
    await driver.tables.change(second, cancel, by(OLA))
    assert (await driver.series.rematch_or_next(first, by(OLA))).game.number == 2


@pytest.mark.slow
async def test_a_game_of_a_dynasty_that_was_archived_is_to_be_revived(driver: GameDriver) -> None:
    first = await driver.a_game(OLA, KENJI, dynasty=True)
    await driver.finish()
    second = (await driver.series.rematch_or_next(first, by(OLA))).game.id
    await driver.tables.change(second, lambda game, *_: archive_game(game, 7))
    with pytest.raises(NotPlaying) as caught:
        await driver.series.rematch_or_next(first, by(OLA))
    assert (caught.value.game.id, caught.value.game.status) == (second, Status.ARCHIVED)


async def test_a_single_game_has_no_sums(driver: GameDriver) -> None:
    await driver.a_game(OLA, KENJI)
    assert await driver.series.standings((await driver.table()).game) == ()


@pytest.mark.slow
async def test_players_of_a_dynasty_keep_their_sums_when_two_of_them_are_forgotten(driver: GameDriver) -> None:
    """Their names are the same then, and their seats are shuffled in every game."""
    await driver.a_game(OLA, KENJI, ZURI, dynasty=True)
    table = await driver.finish()
    sums = {seat.series_player: seat.score or 0 for seat in table.game.seats}
    for person in (KENJI, ZURI):
        await driver.tables.forget(by(person), SeatName("Somebody"))
    for _ in (2, 3):
        driver.game = (await driver.series.rematch_or_next(driver.game, by(OLA))).game.id
        table = await driver.finish()
        for seat in table.game.seats:
            sums[seat.series_player] += seat.score or 0
    told = await driver.series.standings(table.game)
    assert {standing.player + 1: standing.sum for _, standing in told} == sums


def test_a_dynasty_names_whoever_had_the_seat_in_its_last_game() -> None:
    seats = (Seat(1, 11, "Ola", score=20, series_player=1), Seat(2, 12, "Kenji", score=50, series_player=2))
    last = replace(a_game("kd", 2), seats=seats)
    lent = replace(last, seats=(seats[0], replace(seats[1], user_id=13, name="Zoe")))
    assert [name for name, _ in standings([lent, last])] == ["Kenji", "Ola"]
    assert [name for name, _ in standings([last, lent])] == ["Zoe", "Ola"]


def test_players_of_a_series_keep_their_numbers_and_newcomers_get_the_others() -> None:
    seats = [Seat(1, 11, "Ola", series_player=2), Seat(2, 12, "Kenji"), Seat(3, 13, "Zuri", series_player=3)]
    game = a_game("kd", 3)
    game = replace(game, seats=tuple(seats), options=replace(game.options, dynasty=True))
    numbered = seating(game, kingdoms=3, rng=Random(1))
    assert {seat.name: seat.series_player for seat in numbered} == {"Ola": 2, "Kenji": 1, "Zuri": 3}
