"""Computer players in processes of their own, with some that fail in every way there is."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.games.levels import LEVELS
from bot.workers.computers import SEARCH_TIMEOUTS, Computers
from engine.state import State
from players.registry import PLAYERS
from tests.bot.faulty_players import PLAYERS as FAULTY_PLAYERS
from tests.bot.faulty_players import STARTED_PIPE, SearchStarted, is_gone
from tests.bot.server import SimulatedServer

FAULTY = "tests.bot.faulty_players"
LONG = 60.0
RNG = Random(1)
STATE = State.parse("kd 2 ##w0w1;##f1 1:1,17:2 0 5,8:2,11,12 2 2-4.6-7.9-10.13-16")
GREEDY = {PLAYERS["solid"].choose(STATE, Random(seed))[0] for seed in range(50)}
"""What may be played instead where a player fails; none does it by chance."""
ASKED = f"go level first limit 60 position {STATE!s}\n"
ANSWER = f"best {STATE.legal_moves()[0]!s}\n"


@pytest.fixture
async def computers() -> AsyncIterator[Computers]:
    them = Computers(FAULTY, dict.fromkeys([*FAULTY_PLAYERS, "nobody"], LONG), workers=2)
    yield them
    await them.close()


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SearchStarted:
    pipe = tmp_path / "started"
    monkeypatch.setenv(STARTED_PIPE, str(pipe))
    return SearchStarted(pipe)


def worker() -> list[str]:
    return [sys.executable, "-m", "bot.workers", FAULTY, "5"]


def test_people_may_invite_four_levels_and_wait_for_the_one_that_searches() -> None:
    assert LEVELS == ("beginner", "solid", "strong", "master")
    assert SEARCH_TIMEOUTS == {"master": 20}


async def test_the_move_of_a_process_is_that_of_the_player(computers: Computers) -> None:
    assert STATE.legal_moves()[0] not in GREEDY
    assert await computers.choose("first", STATE, RNG) == STATE.legal_moves()[0]


async def test_what_a_player_prints_disturbs_nobody(computers: Computers) -> None:
    assert await computers.choose("printing", STATE, RNG) == STATE.legal_moves()[0]


async def test_a_turn_is_thought_through_once_and_its_later_moves_are_kept(computers: Computers) -> None:
    first = await computers.choose("whole-turn", STATE, RNG)
    assert first == STATE.legal_moves()[0]
    [worker] = computers.pool._idle
    later = STATE.play(first)
    await computers.close()
    assert await computers.choose("whole-turn", later, RNG) == later.legal_moves()[0]
    assert not computers.pool._idle, f"no process was asked, neither {worker.process.pid} nor another"


async def test_no_more_think_at_once_than_there_may_be_processes(computers: Computers) -> None:
    await asyncio.gather(*(computers.choose("first", STATE, RNG) for _ in range(6)))
    assert len(computers.pool._idle) == 2


async def test_the_processes_end_with_the_bot(computers: Computers) -> None:
    await computers.choose("first", STATE, RNG)
    [worker] = computers.pool._idle
    await computers.close()
    assert is_gone(worker.process.pid)


async def test_for_a_player_that_fails_another_moves(
    computers: Computers, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    for name in ("failing", "cheating", "cheating-later", "nobody", "of whom no level knows"):
        assert await computers.choose(name, STATE, RNG) in GREEDY, name
        assert caplog.text.count(f"the computer player {name} failed") == 1
        assert await computers.choose("first", STATE, RNG) == STATE.legal_moves()[0], name
    capfd.readouterr()  # the traceback of a process


async def test_a_player_that_fails_is_asked_once_a_turn(
    computers: Computers, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    state, answers = STATE, 0
    while state.turns == STATE.turns:
        state = state.play(await computers.choose("failing", state, RNG))
        answers += 1
    assert answers == 2
    assert caplog.text.count("the computer player failing failed") == 1
    capfd.readouterr()  # the traceback of the process


async def test_the_traceback_of_a_process_is_there_to_be_read(
    computers: Computers, capfd: pytest.CaptureFixture[str]
) -> None:
    await computers.choose("failing", STATE, RNG)
    assert "ZeroDivisionError" in capfd.readouterr().err


async def test_for_a_player_whose_process_is_killed_while_it_thinks_another_moves(
    computers: Computers, started: SearchStarted, caplog: pytest.LogCaptureFixture
) -> None:
    move = asyncio.create_task(computers.choose("stuck", STATE, RNG))
    os.kill(await started.process_id(), signal.SIGKILL)
    assert await move in GREEDY
    assert caplog.text.count("the computer player stuck failed") == 1


async def test_a_process_that_was_killed_while_nobody_asked_it_is_replaced(
    computers: Computers, caplog: pytest.LogCaptureFixture
) -> None:
    await computers.choose("first", STATE, RNG)
    [worker] = computers.pool._idle
    os.kill(worker.process.pid, signal.SIGKILL)
    await worker.process.wait()
    assert await computers.choose("first", STATE, RNG) == STATE.legal_moves()[0]
    assert caplog.text == ""


async def test_a_player_that_is_late_is_stopped_and_another_moves() -> None:
    hurried = Computers(FAULTY, {"stuck": 0.2})
    assert await hurried.choose("stuck", STATE, RNG) in GREEDY
    assert not hurried.pool._idle


async def test_servers_take_turns_with_a_process_and_games_of_a_server_in_the_order_they_came() -> None:
    computers = Computers(FAULTY, {"first": LONG}, workers=1)
    answered = list[int]()

    async def ask(number: int) -> None:
        await computers.choose("first", STATE, RNG, server=number // 4)
        answered.append(number)

    await asyncio.gather(*(ask(number) for number in range(6)))
    await computers.close()
    assert answered == [0, 1, 4, 2, 5, 3]


async def test_where_too_many_wait_another_moves(started: SearchStarted, caplog: pytest.LogCaptureFixture) -> None:
    crowded = Computers(FAULTY, {"stuck": LONG}, workers=1)
    crowded.pool.queue.most_waiting = 1
    tasks = [asyncio.create_task(crowded.choose("stuck", STATE, RNG)) for _ in range(2)]
    await started.process_id()
    assert await crowded.choose("stuck", STATE, RNG) in GREEDY
    assert "the computer player stuck failed: QueueFull()" in caplog.text
    assert "Traceback" not in caplog.text
    await crowded.close()
    assert all(
        isinstance(each, asyncio.CancelledError) for each in await asyncio.gather(*tasks, return_exceptions=True)
    )


async def test_a_computer_player_that_thinks_when_the_bot_stops_makes_no_move(
    started: SearchStarted, caplog: pytest.LogCaptureFixture
) -> None:
    stopped = Computers(FAULTY, {"stuck": LONG}, workers=1)
    move = asyncio.create_task(stopped.choose("stuck", STATE, RNG))
    pid = await started.process_id()
    await stopped.close()
    with pytest.raises(asyncio.CancelledError):
        await move
    with pytest.raises(asyncio.CancelledError):
        await stopped.choose("solid", STATE, RNG)
    assert is_gone(pid)
    assert caplog.text == ""


async def test_if_all_players_fail_any_move_is_made(computers: Computers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.workers.computers.PLAYERS", {})
    assert await computers.choose("solid", STATE, RNG) in STATE.legal_moves()


async def test_the_bot_ends_while_a_computer_player_thinks_and_nothing_is_left_behind(
    tmp_path: Path, started: SearchStarted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.host.app.GRACE_SECONDS", 0)
    async with SimulatedServer.of(tmp_path, "Ola") as server:

        async def play() -> None:
            await server.begin(players=4, computers="master")
            await server.step()

        server.services.runner.players.pool.module = FAULTY
        table = asyncio.create_task(play())
        pid = await started.process_id()
        await server.bot.close()
        assert is_gone(pid)
        table.cancel()
        await asyncio.gather(table, return_exceptions=True)


def test_a_process_answers_line_by_line_and_ends_with_its_input() -> None:
    done = subprocess.run(worker(), input=ASKED * 2, capture_output=True, text=True, check=True)
    assert done.stdout == ANSWER * 2
    assert done.stderr == ""


def test_a_process_leaves_the_processor_to_the_bot() -> None:
    with subprocess.Popen(worker(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        print(ASKED, file=process.stdin, flush=True)
        process.stdout.readline()
        niceness = os.getpriority(os.PRIO_PROCESS, process.pid)
        process.stdin.close()
    assert niceness == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 5)


def test_a_process_whose_bot_is_no_more_ends_quietly() -> None:
    ear, mouth = os.pipe()
    os.close(ear)
    try:
        done = subprocess.run(worker(), input=ASKED.encode(), stdout=mouth, stderr=subprocess.PIPE, check=True)
    finally:
        os.close(mouth)
    assert done.stderr == b""
