"""The games' memory, on a real SQLite file."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from bot.games.errors import (
    AlreadyDone,
    AlreadySeated,
    ChannelBusy,
    GameFull,
    NoSuchGame,
    NotInLobby,
    NotLive,
    NotPlaying,
    NotSeated,
    StaleGame,
)
from bot.games.models import Entry, Game, Seat, Status
from bot.games.repositories import Opening
from bot.storage.database import Database
from bot.storage.game_repository import SqlGameRepository

ROOT = Path(__file__).parents[3]
OLA, KENJI, ZURI = 101, 102, 103


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/new folder/games.db"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[SqlGameRepository]:
    """The games of a database, which is open for a block."""
    async with Database.open(url) as database:
        yield SqlGameRepository(database)


@pytest.fixture
async def store(url: str) -> AsyncIterator[SqlGameRepository]:
    async with opened(url) as store:
        yield store


async def a_lobby(store: SqlGameRepository, channel_id: int = 7, capacity: int = 4) -> Game:
    return await store.create_game(
        guild_id=1, channel_id=channel_id, host_id=OLA, host_name="Ola", variant="kd", capacity=capacity, at=1000
    )


async def a_game(store: SqlGameRepository, channel_id: int = 7) -> Game:
    lobby = await a_lobby(store, channel_id)
    await store.take_seat(lobby.id, KENJI, "Kenji")
    game = await store.take_seat(lobby.id, None, "Greta", "greedy")
    return await store.start(game.id, game.seats, ["#123", "=1.2.3"], at=1001)


def names(game: Game) -> list[str]:
    return [seat.name for seat in game.seats]


async def test_a_new_game_is_a_lobby_with_its_host_on_seat_1(store: SqlGameRepository) -> None:
    game = await a_lobby(store)
    assert game == await store.game(game.id) == await store.live_game(7)
    assert (game.status, game.seats, game.is_live) == (Status.LOBBY, (Seat(1, OLA, "Ola"),), True)
    assert (game.suggestions, game.pace, game.dynasty, game.series, game.number) == (True, 24, False, None, 1)
    assert (game.ply, game.moved_at, game.shown_ply, game.created_at) == (0, None, -1, 1000)


async def test_a_dynasty_is_named_after_its_first_game(store: SqlGameRepository) -> None:
    seats = (Seat(1, KENJI, "Kenji"), Seat(2, OLA, "Ola"))
    opening: Opening = {
        "guild_id": None,
        "channel_id": 7,
        "host_id": OLA,
        "variant": "kd+mh",
        "capacity": 2,
        "dynasty": True,
        "seats": seats,
        "at": 1,
    }
    lobby = await store.create_game(**opening)
    first = await store.start(lobby.id, seats, ["#12"], at=2)
    await store.append(first.id, 1, ["12@-"], at=3, over=[(1, 1), (1, 1)])
    following: Opening = {**opening, "series": first.series, "number": 2}
    second = await store.create_game(**following)
    assert (first.series, second.series, second.number, second.seats) == (first.id, first.id, 2, seats)
    assert [(game.id, game.has_successor) for game in await store.series_games(first.id)] == [
        (first.id, True),
        (second.id, False),
    ]
    assert (await store.start(second.id, seats, ["#12"], at=4)).series == first.id
    await store.cancel(second.id, 5)
    assert len(await store.series_games(first.id)) == 1


async def test_a_game_that_is_not_there_is_an_error(store: SqlGameRepository) -> None:
    for request in (store.game(9), store.cancel(9, 0), store.append(9, 0, [">1"], at=0), store.leave(9, OLA)):
        with pytest.raises(NoSuchGame) as caught:
            await request
        assert caught.value.game_id == 9


async def test_a_channel_has_one_live_game_however_many_are_opened_at_once(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        outcomes = await asyncio.gather(*(a_lobby(store) for store in (one, two) * 5), return_exceptions=True)
        [game] = [outcome for outcome in outcomes if isinstance(outcome, Game)]
        assert [outcome.game for outcome in outcomes if isinstance(outcome, ChannelBusy)] == [game] * 9
        await one.cancel(game.id, 1001)
        assert (await a_lobby(two)).id != game.id


async def test_two_seats_of_one_number_are_refused(store: SqlGameRepository) -> None:
    seats = (Seat(1, OLA, "Ola"), Seat(1, KENJI, "Kenji"))
    with pytest.raises(IntegrityError):
        await store.create_game(guild_id=1, channel_id=7, host_id=OLA, variant="kd", capacity=2, seats=seats, at=1)
    assert await store.live_games() == ()


async def test_people_and_computers_take_the_free_seats_in_turn(store: SqlGameRepository) -> None:
    game = await a_lobby(store, capacity=3)
    await store.take_seat(game.id, KENJI, "Kenji")
    with pytest.raises(AlreadySeated):
        await store.take_seat(game.id, KENJI, "Kenji")
    full = await store.take_seat(game.id, None, "Greta", "greedy")
    assert full.seats == (Seat(1, OLA, "Ola"), Seat(2, KENJI, "Kenji"), Seat(3, None, "Greta", "greedy"))
    assert [seat.is_computer for seat in full.seats] == [False, False, True]
    with pytest.raises(GameFull) as caught:
        await store.take_seat(game.id, None, "Rudi", "random")
    assert caught.value.game == full == await store.game(game.id)


async def test_seats_close_up_when_somebody_leaves(store: SqlGameRepository) -> None:
    game = await a_lobby(store)
    await store.take_seat(game.id, KENJI, "Kenji")
    await store.take_seat(game.id, ZURI, "Zuri")
    left = await store.leave_seat(game.id, 1)
    assert left.seats == (Seat(1, KENJI, "Kenji"), Seat(2, ZURI, "Zuri"))
    assert names(await store.leave(game.id, ZURI)) == ["Kenji"]
    for request in (store.leave_seat(game.id, 2), store.leave(game.id, OLA)):
        with pytest.raises(NotSeated):
            await request
    assert (await store.leave(game.id, KENJI)).seats == ()


async def test_two_who_leave_at_once_both_get_out(store: SqlGameRepository) -> None:
    game = await a_lobby(store)
    await store.take_seat(game.id, KENJI, "Kenji")
    await store.take_seat(game.id, ZURI, "Zuri")
    await asyncio.gather(store.leave(game.id, OLA), store.leave(game.id, ZURI))
    assert names(await store.game(game.id)) == ["Kenji"]


async def test_seats_are_taken_and_left_in_the_lobby_only(store: SqlGameRepository) -> None:
    game = await a_lobby(store)
    await store.start(game.id, game.seats, ["#123"], at=1)
    for request in (store.take_seat(game.id, 4, "Li"), store.leave(game.id, OLA)):
        with pytest.raises(NotInLobby):
            await request


async def test_a_game_starts_once_with_the_seats_shuffled(store: SqlGameRepository) -> None:
    game = await a_lobby(store)
    await store.take_seat(game.id, KENJI, "Kenji")
    seats = (Seat(1, KENJI, "Kenji"), Seat(2, OLA, "Ola"))
    starts = (store.start(game.id, seats, ["#12", "=1.2"], user_id=OLA, interaction_id=5, at=9) for _ in range(3))
    outcomes = await asyncio.gather(*starts, return_exceptions=True)
    [started] = [outcome for outcome in outcomes if isinstance(outcome, Game)]
    assert sum(isinstance(outcome, NotInLobby) for outcome in outcomes) == 2
    assert (started.status, started.started_at, started.seats) == (Status.PLAYING, 9, seats)
    assert (started.ply, started.moved_at) == (2, 9)
    assert await store.log(game.id) == (Entry(0, "#12", 5, OLA, 9), Entry(1, "=1.2", None, OLA, 9))


async def test_an_action_is_written_whole_and_read_back_from_any_ply(store: SqlGameRepository) -> None:
    game = await a_game(store)
    await store.append(game.id, 2, [">1", "=4.5.6"], user_id=OLA, interaction_id=900, at=1002)
    await store.append(game.id, 4, [">2"], at=1003)
    assert await store.log(game.id, since=2) == (
        Entry(2, ">1", 900, OLA, 1002),
        Entry(3, "=4.5.6", None, OLA, 1002),
        Entry(4, ">2", None, None, 1003),
    )
    assert len(await store.log(game.id)) == 5


async def test_of_two_who_move_at_once_one_is_late(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        game = await a_game(one)
        for ply in range(2, 12):
            moves = (store.append(game.id, ply, [text], at=ply) for store, text in ((one, ">1"), (two, ">2")))
            outcomes = await asyncio.gather(*moves, return_exceptions=True)
            [late] = [outcome for outcome in outcomes if isinstance(outcome, StaleGame)]
            assert None in outcomes
            assert (late.game_id, late.expected, late.actual) == (game.id, ply, ply + 1)
        assert [entry.ply for entry in await one.log(game.id)] == list(range(12))


async def test_a_move_for_a_position_still_to_come_is_refused(store: SqlGameRepository) -> None:
    game = await a_game(store)
    with pytest.raises(StaleGame):
        await store.append(game.id, 3, [">1"], at=1)


async def test_an_interaction_delivered_twice_moves_once(store: SqlGameRepository) -> None:
    game, other = await a_game(store), await a_game(store, channel_id=8)
    deliveries = (store.append(game.id, 2, [">1", "=7"], interaction_id=900, at=1) for _ in range(2))
    outcomes = await asyncio.gather(*deliveries, return_exceptions=True)
    assert (await store.is_done(900), await store.is_done(901), await store.is_done(None)) == (True, False, False)
    [repeated] = [outcome for outcome in outcomes if isinstance(outcome, AlreadyDone)]
    assert (repeated.game_id, repeated.ply) == (game.id, 2)
    with pytest.raises(AlreadyDone):
        await store.append(other.id, 2, [">1"], interaction_id=900, at=1)
    assert (await store.game(game.id)).ply == 4


async def test_the_last_move_ends_the_game_with_its_results(store: SqlGameRepository) -> None:
    game = await a_game(store)
    await store.append(game.id, 2, ["12@-"], interaction_id=900, at=1010, over=[(40, 2), (55, 1), (12, 3)])
    over = await store.game(game.id)
    assert (over.status, over.ended_at, over.is_live) == (Status.OVER, 1010, False)
    assert [(seat.score, seat.place) for seat in over.seats] == [(40, 2), (55, 1), (12, 3)]
    with pytest.raises(AlreadyDone):
        await store.append(game.id, 2, ["12@-"], interaction_id=900, at=1011)
    with pytest.raises(NotPlaying) as caught:
        await store.append(game.id, 3, [">1"], at=1011)
    assert caught.value.game == over


async def test_results_for_the_wrong_number_of_seats_leave_no_trace(store: SqlGameRepository) -> None:
    game = await a_game(store)
    with pytest.raises(ValueError, match="shorter"):
        await store.append(game.id, 2, ["12@-"], at=1010, over=[(40, 1)])
    assert await store.game(game.id) == game


async def test_nobody_moves_in_a_lobby(store: SqlGameRepository) -> None:
    game = await a_lobby(store)
    with pytest.raises(NotPlaying):
        await store.append(game.id, 0, [">1"], at=1)


async def test_a_computer_takes_over_the_seat_of_one_who_resigned(store: SqlGameRepository) -> None:
    game = await a_game(store)
    after = await store.set_seat(game.id, Seat(2, KENJI, "Kenji", "greedy", resigned=True))
    assert after.seats[1].is_computer
    assert after.seat_of(KENJI) == after.seats[1]
    assert (after.seat_of(ZURI), after.seat_of(None)) == (None, None)
    assert (await store.games_of(OLA), await store.games_of(KENJI)) == ((after,), ())
    assert await store.games_of(KENJI, live=False) == (after,)
    with pytest.raises(NotSeated):
        await store.set_seat(game.id, Seat(5, ZURI, "Zuri"))


async def test_seats_stay_as_they_were_after_the_end(store: SqlGameRepository) -> None:
    game = await a_game(store)
    await store.cancel(game.id, 1)
    with pytest.raises(NotLive):
        await store.set_seat(game.id, Seat(1, ZURI, "Zuri"))


async def test_a_game_is_cancelled_once(store: SqlGameRepository) -> None:
    game = await a_game(store)
    cancelled = await store.cancel(game.id, 1500)
    assert (cancelled.status, cancelled.ended_at) == (Status.CANCELLED, 1500)
    assert await store.live_game(7) is None
    with pytest.raises(NotLive):
        await store.cancel(game.id, 1501)


async def test_games_are_listed_newest_first(store: SqlGameRepository) -> None:
    over, cancelled = await a_game(store), await a_game(store, channel_id=8)
    await store.append(over.id, 2, ["12@-"], at=1, over=[(1, 1)] * 3)
    await store.cancel(cancelled.id, 1)
    playing, lobby = await a_game(store), await a_lobby(store, channel_id=8)
    assert [game.id for game in await store.live_games()] == [lobby.id, playing.id]
    assert [game.id for game in await store.games_of(OLA)] == [lobby.id, playing.id]
    assert [game.id for game in await store.games_in(7)] == [playing.id, over.id]
    assert [game.id for game in await store.games_in(7, limit=1)] == [playing.id]
    assert await store.games_in(8) == ()


async def test_a_game_is_behind_until_its_public_message_tells_all(store: SqlGameRepository) -> None:
    game = await a_game(store)
    assert await store.behind() == (game,)
    await store.shown(game.id, 2, 4444)
    assert (await store.game(game.id)).message_id == 4444
    assert await store.behind() == ()
    await store.append(game.id, 2, ["12@-"], at=1, over=[(1, 1)] * 3)
    assert [game.shown_ply for game in await store.behind()] == [2]


async def test_a_cancelled_game_is_shown_once_more(store: SqlGameRepository) -> None:
    game = await a_lobby(store)
    await store.shown(game.id, 0, 4444)
    await store.cancel(game.id, 1)
    assert [game.message_id for game in await store.behind()] == [4444]


async def test_a_move_starts_the_count_of_reminders_anew(store: SqlGameRepository) -> None:
    game = await a_game(store)
    await store.reminded(game.id, game.ply, 2000, 70)
    await store.reminded(game.id, game.ply, 3000, 71)
    reminded = await store.game(game.id)
    assert (reminded.reminders, reminded.reminded_at, reminded.reminder_id) == (2, 3000, 71)
    await store.append(game.id, 2, [">1"], at=3001)
    moved = await store.game(game.id)
    assert (moved.reminders, moved.reminded_at, moved.moved_at) == (0, None, 3001)


async def test_a_reminder_that_a_move_has_overtaken_does_not_count(store: SqlGameRepository) -> None:
    game = await a_game(store)
    await store.append(game.id, game.ply, [">1"], at=2999)
    await store.reminded(game.id, game.ply, 3000, 71)
    overtaken = await store.game(game.id)
    assert (overtaken.reminders, overtaken.reminded_at, overtaken.reminder_id) == (0, None, 71)


async def test_a_reminder_that_is_gone_does_not_hide_a_newer_one(store: SqlGameRepository) -> None:
    game = await a_game(store)
    await store.reminded(game.id, game.ply, 2000, 70)
    await store.reminder_removed(game.id, 69)
    assert (await store.game(game.id)).reminder_id == 70
    await store.reminder_removed(game.id, 70)
    assert (await store.game(game.id)).reminder_id is None


async def test_all_who_agree_at_once_are_counted_until_somebody_moves(store: SqlGameRepository) -> None:
    game = await a_game(store)
    await asyncio.gather(store.agree(game.id, game.ply, 1), store.agree(game.id, game.ply, 2))
    assert (await store.game(game.id)).agreed == 0b110
    assert (await store.agree(game.id, game.ply, None)).agreed == 0
    await store.agree(game.id, game.ply, 1)
    await store.append(game.id, game.ply, [">1"], at=3001)
    assert (await store.game(game.id)).agreed == 0
    with pytest.raises(StaleGame):
        await store.agree(game.id, game.ply, 2)


async def test_a_cancelled_task_leaves_a_whole_move_or_none(url: str, store: SqlGameRepository) -> None:
    game = await a_game(store)

    under_way = asyncio.Event()

    async def play_on() -> None:
        for ply in count(2, step=2):
            await store.append(game.id, ply, [">1", "=1"], at=ply)
            under_way.set()

    task = asyncio.create_task(play_on())
    await under_way.wait()
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    await store.database.close()
    async with opened(url) as again:
        assert (await again.game(game.id)).ply % 2 == 0


async def test_closing_waits_for_moves_under_way_and_leaves_no_thread(url: str) -> None:
    before = threading.active_count()
    store = SqlGameRepository(await Database.connect(url))
    channels = [asyncio.create_task(a_lobby(store, channel)) for channel in range(20)]
    await asyncio.sleep(0)
    for cancelled in channels[:10]:
        cancelled.cancel()
    await store.database.close()
    assert all(isinstance(game, Game) for game in await asyncio.gather(*channels[10:]))
    with pytest.raises(RuntimeError, match="closed"):
        await store.live_games()
    # The last worker has answered by now, but may need a moment to leave.
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and "worker" in thread.name:
            thread.join(5)
    assert threading.active_count() <= before


WRITER = """
import asyncio, sys
from itertools import count
from bot.storage.database import Database
from bot.storage.game_repository import SqlGameRepository

async def main(url, game_id):
    store = SqlGameRepository(await Database.connect(url))
    ply = (await store.game(game_id)).ply
    for ply in count(ply, step=2):
        await store.append(game_id, ply, [">1", "=1.2"], interaction_id=ply + 1, at=ply)
        print(ply + 2, flush=True)

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""


async def test_a_writer_killed_at_any_instant_loses_nothing_acknowledged(url: str) -> None:
    async with opened(url) as store:
        game = await a_game(store)
    for acknowledgements in (1, 7, 20):
        acknowledged = await asyncio.to_thread(write_and_kill, url, game.id, acknowledgements)
        async with opened(url) as store:
            log = await store.log(game.id)
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
