"""Games, their seats and their logs, in a real database."""

from dataclasses import replace

import pytest
from sqlalchemy.exc import IntegrityError

from bot.chat.kit.addresses import LARGEST_NUMBER
from bot.games.game import Game
from bot.games.game_changes import with_seat
from bot.games.game_log import Entry
from bot.games.models import Actor, Announcement, GameOptions, Policy, Reminder, Seat, Status
from bot.games.refusals import AlreadyDone, NotPlaying, StaleGame, WrongStatus
from bot.storage.game_repository import SqlGameRepository
from tests.bot.refusals import refused
from tests.bot.sample_games import (
    GUILD,
    KENJI,
    OLA,
    ZURI,
    a_game,
    a_lobby,
    a_new_game,
    append,
    cancel,
    leave,
    over,
    start,
)


async def test_a_new_game_is_a_lobby_with_its_host_on_seat_1(games: SqlGameRepository) -> None:
    game = await a_lobby(games)
    assert game == await games.game(game.id) == await games.live_game(7)
    assert game == Game(
        id=1,
        guild_id=1,
        channel_id=7,
        host_id=OLA,
        options=GameOptions("kd", 4, dynasty=False, suggestions=True, pace=1440, policy=Policy.REMIND),
        series=None,
        number=1,
        status=Status.LOBBY,
        seats=(Seat(1, OLA, "Ola"),),
        announcement=Announcement(0, -1, None),
        reminder=Reminder(0, None, None),
        created_at=1000,
    )


async def test_every_option_of_a_game_is_kept(games: SqlGameRepository) -> None:
    options = GameOptions("kd+mh", 3, dynasty=True, suggestions=False, pace=0, policy=Policy.SEAT, theme="distinct")
    assert (await games.create(a_new_game(options=options))).options == options


async def test_a_series_is_named_after_its_first_game(games: SqlGameRepository) -> None:
    seats = (Seat(1, KENJI, "Kenji"), Seat(2, OLA, "Ola"))
    new = a_new_game(*seats, guild_id=None, options=GameOptions("kd+mh", 2, dynasty=True))
    first = await start(games, await games.create(new), seats, "#12", at=2)
    await append(games, first.id, 1, "12@-", change=over(3, (1, 1), (1, 1)))
    second = await games.create(replace(new, series=first.series, number=2))
    assert (first.series, second.series, second.number, second.seats) == (first.id, first.id, 2, seats)
    assert [(game.id, game.has_successor) for game in await games.series_games(first.id)] == [
        (first.id, True),
        (second.id, False),
    ]
    assert (await start(games, second, seats, "#12", at=4)).series == first.id
    await cancel(games, second)
    assert len(await games.series_games(first.id)) == 1


async def test_a_game_that_is_not_there_is_an_error(games: SqlGameRepository) -> None:
    for request in (games.game(9), games.update(9, lambda game: game), append(games, 9, 0, ">1")):
        with refused("error-no-such-game"):
            await request


@pytest.mark.parametrize("number", [1 << 31, LARGEST_NUMBER])
async def test_a_number_that_no_game_can_have_is_one_that_no_game_has(games: SqlGameRepository, number: int) -> None:
    game = await a_game(games)
    assert [found.id for found in await games.games_in(7, limit=9, before=number)] == [game.id]
    for request in (games.game(number), games.update(number, lambda game: game), append(games, number, 0, ">1")):
        with refused("error-no-such-game"):
            await request


async def test_two_seats_of_one_number_are_refused(games: SqlGameRepository) -> None:
    with pytest.raises(IntegrityError):
        await games.create(a_new_game(Seat(1, OLA, "Ola"), Seat(1, KENJI, "Kenji")))
    assert await games.live_games_of_guild(GUILD) == ()


async def test_seats_are_read_back_in_order_with_all_that_is_known_of_them(games: SqlGameRepository) -> None:
    seats = (
        Seat(1, OLA, "Ola", "solid", resigned=True, team=1, series_player=2),
        Seat(2, None, "Greta", "master", score=44, place=1),
    )
    game = await games.create(a_new_game(*seats))
    assert (await games.game(game.id)).seats == seats


async def test_seats_that_move_up_are_written_over_those_before(games: SqlGameRepository) -> None:
    game = await games.create(a_new_game(Seat(1, OLA, "Ola"), Seat(2, KENJI, "Kenji", team=1), Seat(3, ZURI, "Zuri")))
    left = await leave(games, game, KENJI)
    assert left.seats == (Seat(1, OLA, "Ola"), Seat(2, ZURI, "Zuri"))
    assert await games.game(game.id) == left


async def test_a_change_that_is_refused_leaves_no_trace(games: SqlGameRepository) -> None:
    game = await a_game(games)

    def fail(_: Game) -> Game:
        raise WrongStatus(game)

    for request in (games.update(game.id, fail), append(games, game.id, 2, ">1", change=fail)):
        with pytest.raises(WrongStatus):
            await request
    assert await games.game(game.id) == game
    assert len(await games.log(game.id)) == 2


async def test_an_action_is_written_whole_and_read_back_from_any_ply(games: SqlGameRepository) -> None:
    game = await a_game(games)
    await append(games, game.id, 2, ">1", "=4.5.6", actor=Actor(OLA, "Ola", 900), at=1002)
    after = await append(games, game.id, 4, ">2", at=1003)
    assert (after.ply, after.moved_at) == (5, 1003)
    assert after == await games.game(game.id)
    assert await games.log(game.id, since=2) == (
        Entry(2, ">1", 900, OLA, 1002),
        Entry(3, "=4.5.6", None, OLA, 1002),
        Entry(4, ">2", None, None, 1003),
    )
    assert len(await games.log(game.id)) == 5


async def test_a_move_for_a_position_still_to_come_is_refused(games: SqlGameRepository) -> None:
    game = await a_game(games)
    with pytest.raises(StaleGame):
        await append(games, game.id, 3, ">1")


async def test_the_last_move_ends_the_game_with_its_results(games: SqlGameRepository) -> None:
    game, actor = await a_game(games), Actor(OLA, "Ola", 900)
    end = over(1010, (40, 2), (55, 1), (12, 3))
    ended = await append(games, game.id, 2, "12@-", actor=actor, at=1010, change=end)
    assert ended == await games.game(game.id)
    assert (ended.status, ended.ended_at, ended.is_live) == (Status.OVER, 1010, False)
    assert [(seat.score, seat.place) for seat in ended.seats] == [(40, 2), (55, 1), (12, 3)]
    with pytest.raises(AlreadyDone):
        await append(games, game.id, 2, "12@-", actor=actor, at=1011)
    with pytest.raises(NotPlaying) as caught:
        await append(games, game.id, 3, ">1", at=1011)
    assert caught.value.game == ended


async def test_nobody_moves_in_a_lobby(games: SqlGameRepository) -> None:
    game = await a_lobby(games)
    with pytest.raises(NotPlaying):
        await append(games, game.id, 0, ">1")


async def test_a_computer_takes_over_the_seat_of_a_player_who_resigned(games: SqlGameRepository) -> None:
    game = await a_game(games)
    resigned = Seat(2, KENJI, "Kenji", "solid", resigned=True)
    after = await games.update(game.id, lambda game: with_seat(game, resigned))
    assert after.seats[1].is_computer
    assert after.seat_of(KENJI) == after.seats[1]
    assert (after.seat_of(ZURI), after.seat_of(None)) == (None, None)
    assert (await games.games_of(OLA), await games.games_of(KENJI)) == ((after,), ())


async def test_a_cancelled_game_is_live_no_more(games: SqlGameRepository) -> None:
    ended = await cancel(games, await a_game(games), 1500)
    assert (ended.status, ended.ended_at) == (Status.CANCELLED, 1500)
    assert await games.live_game(7) is None


async def test_games_are_listed_newest_first(games: SqlGameRepository) -> None:
    ended, gone = await a_game(games), await a_game(games, channel_id=8)
    await append(games, ended.id, 2, "12@-", change=over(1, *[(1, 1)] * 3))
    await cancel(games, gone)
    playing, lobby = await a_game(games), await a_lobby(games, channel_id=8)
    assert [game.id for game in await games.live_games_of_guild(GUILD)] == [lobby.id, playing.id]
    assert [game.id for game in await games.games_of(OLA)] == [lobby.id, playing.id]
    assert [game.id for game in await games.games_in(7, limit=9)] == [playing.id, ended.id]
    assert [game.id for game in await games.games_in(7, limit=1)] == [playing.id]
    assert [game.id for game in await games.games_in(7, limit=9, before=playing.id)] == [ended.id]
    assert await games.games_in(7, limit=9, before=ended.id) == ()
    assert [game.id for game in await games.games_in(8, limit=9)] == [gone.id]


async def test_the_latest_game_of_a_channel_is_its_live_one_or_else_the_one_finished_last(
    games: SqlGameRepository,
) -> None:
    assert await games.latest_game(7) is None
    ended = await a_game(games)
    assert await games.latest_game(8) is None, "the channel has no game, whatever is played elsewhere"
    await append(games, ended.id, 2, "12@-", change=over(1, *[(1, 1)] * 3))
    gone = await a_game(games)
    assert (await games.latest_game(7)) == gone
    await cancel(games, gone)
    latest = await games.latest_game(7)
    assert latest
    assert latest.id == ended.id
    later = await a_game(games)
    await append(games, later.id, 2, "12@-", change=over(1, *[(1, 1)] * 3))
    await games.update(ended.id, lambda game: replace(game, ended_at=(game.ended_at or 0) + 1))
    latest = await games.latest_game(7)
    assert latest
    assert latest.id == ended.id, "the other one was opened later, but finished before"
