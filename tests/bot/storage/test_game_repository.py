"""Games, their seats and their logs, in a real database."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from bot.games.errors import AlreadyDone, ChannelBusy, NoSuchGame, NotInLobby, NotPlaying, StaleGame
from bot.games.game_changes import cancel_game, require_seat, start_change, with_seat
from bot.games.game_log import Entry, log_entries
from bot.games.lobby import leave_seat
from bot.games.models import Actor, Announcement, Game, GameOptions, Leftover, Policy, Reminder, Seat, Status
from bot.games.reminder_schedule import reminder_sent_change
from bot.games.shards import Shards
from bot.storage.database import Database
from bot.storage.game_repository import SqlGameRepository
from tests.bot.database_urls import database_url
from tests.bot.sample_games import (
    KENJI,
    OLA,
    ZURI,
    a_game,
    a_lobby,
    a_new_game,
    announce,
    append,
    live_games,
    opened,
    over,
    sit,
    start,
)

ROOT = Path(__file__).parents[3]


@pytest.fixture
def url(tmp_path: Path) -> str:
    return database_url(tmp_path / "new folder")


@pytest.fixture
async def games(url: str) -> AsyncIterator[SqlGameRepository]:
    async with opened(url) as games:
        yield games


async def cancel(games: SqlGameRepository, game: Game, at: int = 1) -> Game:
    return await games.update(game.id, partial(cancel_game, at=at))


async def leave(games: SqlGameRepository, game: Game, user_id: int) -> Game:
    return await games.update(game.id, lambda lobby: leave_seat(lobby, require_seat(lobby, Actor(user_id, ""))))


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
    options = GameOptions("kd+mh", 3, dynasty=True, suggestions=False, pace=0, policy=Policy.SEAT)
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
        with pytest.raises(NoSuchGame) as caught:
            await request
        assert caught.value.game_id == 9


async def test_a_channel_has_one_live_game_however_many_are_opened_at_once(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        outcomes = await asyncio.gather(*(a_lobby(games) for games in (one, two) * 5), return_exceptions=True)
        [game] = [outcome for outcome in outcomes if isinstance(outcome, Game)]
        assert [outcome.game for outcome in outcomes if isinstance(outcome, ChannelBusy)] == [game] * 9
        await cancel(one, game)
        assert (await a_lobby(two)).id != game.id


async def test_two_seats_of_one_number_are_refused(games: SqlGameRepository) -> None:
    with pytest.raises(IntegrityError):
        await games.create(a_new_game(Seat(1, OLA, "Ola"), Seat(1, KENJI, "Kenji")))
    assert await live_games(games) == ()


async def test_seats_are_read_back_in_order_with_all_that_is_known_of_them(games: SqlGameRepository) -> None:
    seats = (
        Seat(1, OLA, "Ola", "greedy", resigned=True, team=1, series_player=2),
        Seat(2, None, "Greta", "master", score=44, place=1),
    )
    game = await games.create(a_new_game(*seats))
    assert (await games.game(game.id)).seats == seats


async def test_seats_that_move_up_are_written_over_those_before(games: SqlGameRepository) -> None:
    game = await games.create(a_new_game(Seat(1, OLA, "Ola"), Seat(2, KENJI, "Kenji", team=1), Seat(3, ZURI, "Zuri")))
    left = await leave(games, game, KENJI)
    assert left.seats == (Seat(1, OLA, "Ola"), Seat(2, ZURI, "Zuri"))
    assert await games.game(game.id) == left


async def test_two_players_who_leave_at_once_both_leave(games: SqlGameRepository) -> None:
    game = await a_lobby(games)
    await sit(games, game, KENJI, "Kenji")
    await sit(games, game, ZURI, "Zuri")
    await asyncio.gather(leave(games, game, OLA), leave(games, game, ZURI))
    left = await games.game(game.id)
    assert (left.seats, left.host_id) == ((Seat(1, KENJI, "Kenji"),), KENJI)


async def test_a_change_that_is_refused_leaves_no_trace(games: SqlGameRepository) -> None:
    game = await a_game(games)

    def fail(_: Game) -> Game:
        raise NotInLobby(game)

    for request in (games.update(game.id, fail), append(games, game.id, 2, ">1", change=fail)):
        with pytest.raises(NotInLobby):
            await request
    assert await games.game(game.id) == game
    assert len(await games.log(game.id)) == 2


async def test_a_game_starts_once_with_the_seats_shuffled(games: SqlGameRepository) -> None:
    game = await sit(games, await a_lobby(games), KENJI, "Kenji")
    seats = (Seat(1, KENJI, "Kenji"), Seat(2, OLA, "Ola"))
    entries = log_entries(0, ["#12", "=1.2"], Actor(OLA, "Ola", 5), 9)
    starts = (games.append(game.id, entries, start_change(game, seats)) for _ in range(3))
    outcomes = await asyncio.gather(*starts, return_exceptions=True)
    [running] = [outcome for outcome in outcomes if isinstance(outcome, Game)]
    assert sum(isinstance(outcome, AlreadyDone) for outcome in outcomes) == 2
    assert (running.status, running.seats) == (Status.PLAYING, seats)
    assert (running.ply, running.moved_at) == (2, 9)
    assert running == await games.game(game.id)
    assert await games.log(game.id) == (Entry(0, "#12", 5, OLA, 9), Entry(1, "=1.2", None, OLA, 9))
    with pytest.raises(NotInLobby):
        await start(games, game, seats, "#12", at=10)


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


async def test_of_two_players_who_move_at_once_one_is_late(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        game = await a_game(one)
        for ply in range(2, 12):
            moves = (append(games, game.id, ply, text, at=ply) for games, text in ((one, ">1"), (two, ">2")))
            outcomes = await asyncio.gather(*moves, return_exceptions=True)
            [late] = [outcome for outcome in outcomes if isinstance(outcome, StaleGame)]
            [moved] = [outcome for outcome in outcomes if isinstance(outcome, Game)]
            assert moved.ply == ply + 1
            assert (late.game_id, late.expected, late.actual) == (game.id, ply, ply + 1)
        assert [entry.ply for entry in await one.log(game.id)] == list(range(12))


async def test_a_move_for_a_position_still_to_come_is_refused(games: SqlGameRepository) -> None:
    game = await a_game(games)
    with pytest.raises(StaleGame):
        await append(games, game.id, 3, ">1")


async def test_an_interaction_delivered_twice_moves_once(games: SqlGameRepository) -> None:
    game, other, actor = await a_game(games), await a_game(games, channel_id=8), Actor(OLA, "Ola", 900)
    deliveries = (append(games, game.id, 2, ">1", "=7", actor=actor) for _ in range(2))
    outcomes = await asyncio.gather(*deliveries, return_exceptions=True)
    assert (await games.is_done(900), await games.is_done(901), await games.is_done(None)) == (True, False, False)
    [repeated] = [outcome for outcome in outcomes if isinstance(outcome, AlreadyDone)]
    assert (repeated.game_id, repeated.ply) == (game.id, 2)
    with pytest.raises(AlreadyDone):
        await append(games, other.id, 2, ">1", actor=actor)
    assert (await games.game(game.id)).ply == 4


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
    resigned = Seat(2, KENJI, "Kenji", "greedy", resigned=True)
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
    assert [game.id for game in await live_games(games)] == [lobby.id, playing.id]
    assert [game.id for game in await games.games_of(OLA)] == [lobby.id, playing.id]
    assert [game.id for game in await games.games_in(7)] == [playing.id, ended.id]
    assert [game.id for game in await games.games_in(7, limit=1)] == [playing.id]
    assert [game.id for game in await games.games_in(8)] == [gone.id]


async def test_the_latest_game_of_a_channel_is_its_live_one_or_else_the_one_finished_last(
    games: SqlGameRepository,
) -> None:
    assert await games.latest_game(7) is None
    ended = await a_game(games)
    await append(games, ended.id, 2, "12@-", change=over(1, *[(1, 1)] * 3))
    gone = await a_game(games)
    assert (await games.latest_game(7)) == gone
    await cancel(games, gone)
    latest = await games.latest_game(7)
    assert latest
    assert latest.id == ended.id


async def test_a_game_is_behind_until_its_public_message_tells_all(games: SqlGameRepository) -> None:
    game = await a_game(games)
    assert await games.unshown_games() == (game.id,)
    await announce(games, game.id, Announcement(0, 2, 4444))
    assert (await games.game(game.id)).announcement == Announcement(0, 2, 4444)
    assert await games.unshown_games() == ()
    await append(games, game.id, 2, "12@-", change=over(1, *[(1, 1)] * 3))
    assert await games.unshown_games() == (game.id,)


async def test_a_cancelled_game_is_shown_once_more(games: SqlGameRepository) -> None:
    game = await a_lobby(games)
    await announce(games, game.id, Announcement(0, 0, 4444))
    assert await games.unshown_games() == ()
    await cancel(games, game)
    assert await games.unshown_games() == (game.id,)


@pytest.mark.parametrize(
    ("shards", "served"),
    [
        (Shards(), {None, 1, 2 << 22, (3 << 22) + 5, 1 << 62}),
        (Shards(3, (0,)), {None, 1, (3 << 22) + 5}),
        (Shards(3, (1, 2)), {2 << 22, 1 << 62}),
        (Shards(3, (1,)), {1 << 62}),
    ],
)
async def test_the_heartbeat_looks_only_after_games_of_its_shards(
    games: SqlGameRepository, shards: Shards, served: set[int | None]
) -> None:
    """Discord's division: a server is of the shard (id >> 22) % count, a private conversation of the first."""
    guilds: dict[int, int | None] = {}
    for guild_id in (None, 1, 2 << 22, (3 << 22) + 5, 1 << 62):
        channel_id = len(guilds) + 1
        lobby = await games.create(a_new_game(channel_id=channel_id, guild_id=guild_id))
        lobby = await sit(games, lobby, KENJI, "Kenji")
        await start(games, lobby, lobby.seats, "#123", at=1)
        guilds[lobby.id] = guild_id
    served_games = replace(games, shards=shards)
    assert {guilds[game_id] for game_id in await served_games.unshown_games()} == served
    for game_id in guilds:
        await announce(games, game_id, Announcement(0, 1, 4444))
    assert {guilds[game_id] for game_id in await served_games.due_games(1 << 40)} == served


async def test_a_move_starts_the_count_of_reminders_anew(games: SqlGameRepository) -> None:
    game = await a_game(games)
    await games.update(game.id, reminder_sent_change(game.ply, 2000, 70))
    await games.update(game.id, reminder_sent_change(game.ply, 3000, 71))
    assert (await games.game(game.id)).reminder == Reminder(2, 3000, 71)
    await append(games, game.id, 2, ">1", at=3001)
    moved = await games.game(game.id)
    assert (moved.reminder, moved.moved_at) == (Reminder(0, None, 71), 3001)


async def test_a_reminder_that_a_move_has_overtaken_does_not_count(games: SqlGameRepository) -> None:
    game = await a_game(games)
    await append(games, game.id, game.ply, ">1", at=2999)
    await games.update(game.id, reminder_sent_change(game.ply, 3000, 71))
    known = await games.game(game.id)
    assert (known.reminder, known.leftovers) == (Reminder(), (Leftover(71),))


async def test_a_reminder_leaves_the_one_before_to_be_deleted(games: SqlGameRepository) -> None:
    game = await a_game(games)
    await games.update(game.id, reminder_sent_change(game.ply, 2000, 70))
    await games.update(game.id, reminder_sent_change(game.ply, 3000, 71))
    known = await games.game(game.id)
    assert (known.reminder, known.leftovers) == (Reminder(2, 3000, 71), (Leftover(70),))
    assert game.id in await games.unshown_games()


async def test_all_approvals_given_at_once_are_counted_until_somebody_moves(games: SqlGameRepository) -> None:
    game = await a_game(games)

    def approve(seat: int) -> asyncio.Future[Game]:
        return asyncio.ensure_future(
            games.update(game.id, lambda game: replace(game, undo_approvals=game.undo_approvals | 1 << seat))
        )

    await asyncio.gather(approve(1), approve(2))
    assert (await games.game(game.id)).undo_approvals == 0b110
    await append(games, game.id, game.ply, ">1", at=3001)
    assert (await games.game(game.id)).undo_approvals == 0


async def test_a_cancelled_task_leaves_a_whole_move_or_none(url: str, games: SqlGameRepository) -> None:
    game = await a_game(games)
    under_way = asyncio.Event()

    async def play_on() -> None:
        for ply in count(2, step=2):
            await append(games, game.id, ply, ">1", "=1", at=ply)
            under_way.set()

    task = asyncio.create_task(play_on())
    await under_way.wait()
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    await games.database.close()
    async with opened(url) as again:
        assert (await again.game(game.id)).ply % 2 == 0


async def test_closing_waits_for_moves_under_way_and_leaves_no_thread(url: str) -> None:
    before = threading.active_count()
    games = SqlGameRepository(await Database.connect(url))
    channels = [asyncio.create_task(a_lobby(games, channel)) for channel in range(20)]
    await asyncio.sleep(0)
    for task in channels[:10]:
        task.cancel()
    await games.database.close()
    assert all(isinstance(game, Game) for game in await asyncio.gather(*channels[10:]))
    with pytest.raises(RuntimeError, match="closed"):
        await live_games(games)
    # The last worker has answered by now, but may need a moment to leave.
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and "worker" in thread.name:
            thread.join(5)
    assert threading.active_count() <= before


WRITER = """
import asyncio, sys
from itertools import count
from bot.games.models import Actor
from bot.storage.database import Database
from bot.storage.game_repository import SqlGameRepository
from tests.bot.database_urls import database_url
from tests.bot.sample_games import append

async def main(url, game_id):
    games = SqlGameRepository(await Database.connect(url))
    ply = (await games.game(game_id)).ply
    for ply in count(ply, step=2):
        await append(games, game_id, ply, ">1", "=1.2", actor=Actor(None, "", ply + 1), at=ply)
        print(ply + 2, flush=True)

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""


@pytest.mark.slow
async def test_a_writer_killed_at_any_instant_loses_nothing_acknowledged(url: str) -> None:
    async with opened(url) as games:
        game = await a_game(games)
    for acknowledgements in (1, 7, 20):
        acknowledged = await asyncio.to_thread(write_and_kill, url, game.id, acknowledgements)
        async with opened(url) as games:
            log = await games.log(game.id)
        assert [entry.ply for entry in log] == list(range(len(log)))
        # An action in flight when the process dies may be on disk; half of one may not.
        assert len(log) in (acknowledged, acknowledged + 2)


def write_and_kill(url: str, game_id: int, acknowledgements: int) -> int:
    command = [sys.executable, "-c", WRITER, url, str(game_id)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout
        said = [writer.stdout.readline() for _ in range(acknowledgements)]
        writer.send_signal(signal.SIGKILL)
        said += writer.stdout.read().split()
    return int(said[-1])
