"""Several who write at once, and one who is killed: nothing is lost, and nothing is done twice."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.game import Game
from bot.games.refusals import ChannelBusy, StaleGame
from bot.games.seats import with_seat
from bot.host.database.opening import open_database
from bot.storage.database import SqlKeyValueStore
from bot.storage.game_repository import SqlGameRepository
from tests.bot.database_urls import migrated_url
from tests.bot.sample_games import GUILD, a_game, a_lobby, append, cancel, opened

ROOT = Path(__file__).parents[3]


async def test_a_channel_has_one_live_game_however_many_are_opened_at_once(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        outcomes = await asyncio.gather(*(a_lobby(games) for games in (one, two) * 5), return_exceptions=True)
        [game] = [outcome for outcome in outcomes if isinstance(outcome, Game)]
        assert [outcome.game for outcome in outcomes if isinstance(outcome, ChannelBusy)] == [game] * 9
        await cancel(one, game)
        assert (await a_lobby(two)).id != game.id


async def test_of_two_players_who_move_at_once_one_is_late(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        game = await a_game(one)
        for ply in range(2, 12):
            moves = (append(games, game.id, ply, text, at=ply) for games, text in ((one, ">1"), (two, ">2")))
            outcomes = await asyncio.gather(*moves, return_exceptions=True)
            assert sum(isinstance(outcome, StaleGame) for outcome in outcomes) == 1
            [moved] = [outcome for outcome in outcomes if isinstance(outcome, Game)]
            assert moved.progress.ply == ply + 1
        assert [entry.ply for entry in await one.log(game.id)] == list(range(12))


async def test_of_two_changes_of_one_version_one_is_stale_and_changes_nothing(games: SqlGameRepository) -> None:
    game = await a_game(games)
    paused, offered = (
        replace(game, times=replace(game.times, paused_at=7)),
        with_seat(game, replace(game.seats[0], offered=True)),
    )
    outcomes = await asyncio.gather(games.write(game, paused), games.write(game, offered), return_exceptions=True)
    [written] = [outcome for outcome in outcomes if isinstance(outcome, Game)]
    assert [type(outcome) for outcome in outcomes if outcome is not written] == [StaleGame]
    assert await games.game(game.id) == written


async def test_what_the_channel_shows_has_a_version_of_its_own(games: SqlGameRepository) -> None:
    game = await a_game(games)
    shown = await games.write(game, game.with_outbox(announced=2))
    assert (shown.version, shown.outbox.version) == (game.version, game.outbox.version + 1)
    moved = await append(games, game.id, game.progress.ply, ">1")
    assert (moved.version, moved.outbox.version) == (game.version + 1, shown.outbox.version)
    with pytest.raises(StaleGame):
        await games.write(shown, shown.with_outbox(announced=1))


async def test_closing_waits_for_moves_under_way_and_leaves_no_thread(url: str) -> None:
    before = threading.active_count()
    games = SqlGameRepository(await open_database(url))
    channels = [asyncio.create_task(a_lobby(games, channel)) for channel in range(20)]
    await asyncio.sleep(0)
    for task in channels[:10]:
        task.cancel()
    await games.database.close()
    assert all(isinstance(game, Game) for game in await asyncio.gather(*channels[10:]))
    with pytest.raises(RuntimeError, match="closed"):
        await games.live_games_of_guild(GUILD)
    # The last worker has answered by now, but may need a moment to leave.
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and "worker" in thread.name:
            thread.join(60)
    assert threading.active_count() <= before


WRITER = """
import asyncio, sys
from itertools import count
from bot.games.game import Actor
from bot.host.database.opening import open_database
from bot.storage.game_repository import SqlGameRepository
from tests.bot.database_urls import database_url
from tests.bot.sample_games import append

async def main(url, game_id):
    games = SqlGameRepository(await open_database(url))
    ply = (await games.game(game_id)).progress.ply
    for ply in count(ply, step=2):
        await append(games, game_id, ply, ">1", "=1.2", actor=Actor(None, "", ply + 1), at=ply)
        print(ply + 2, flush=True)

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""


@pytest.mark.slow
async def test_a_writer_killed_at_any_instant_loses_nothing_acknowledged(url: str) -> None:
    async with opened(url) as games:
        game = await a_game(games)
    for acknowledgements in (1, 20):
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


async def test_two_writers_of_one_new_key_at_once_both_succeed(tmp_path: Path) -> None:
    url = migrated_url(tmp_path)
    async with await open_database(url) as one, await open_database(url) as two:
        await asyncio.gather(SqlKeyValueStore(one).set("commands", "1"), SqlKeyValueStore(two).set("commands", "2"))
        assert await SqlKeyValueStore(one).get("commands") in ("1", "2")
