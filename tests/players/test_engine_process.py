"""Engines that fail in every way there is: each has one clear error."""

import os
import shlex
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from engine.state import State
from players import engine_process
from players.protocol import EngineError
from players.registry import PLAYERS
from tools.benchmarks import engine_player
from tools.benchmarks.engine_player import EnginePlayer
from tools.benchmarks.ladder import main

STATE = State.parse("kd 2 ##w0w1;##f1 1:1,17:2 0 5,8:2,11,12 2 2-4.6-7.9-10.13-16")
HELLO = "input(); print('game\\ngame kd\\ngame ? 2\\n\\n \\ngame kd+m 2 3\\nready', flush=True); input(); "
FAILURES = {
    "print('best 17@g8n', flush=True); input()": "an answer of illegal moves: 17@g8n (17@g8n: other-domino)",
    "print('best 1@e7e >5 >11', flush=True); input()": "the answer goes on after the turn: 1@e7e >5 >11",
    "print('best', flush=True); input()": "an answer without moves",
    "print('best king takes', flush=True); input()": "an answer of illegal moves: king takes (*)",
    "print('error I am tired', flush=True); input()": "I am tired",
    "print('error', flush=True); input()": "an error without a text",
    "raise SystemExit(3)": "the engine has ended without an answer (exit code 3)",
    "print('best 1@', end='', flush=True)": "an answer of illegal moves: 1@ (*)",
    "print('info', end='', flush=True)": "the engine has ended without an answer (exit code 0)",
    "import os, time; os.close(1); time.sleep(60)": "the engine has ended without an answer (exit code None)",
    "print('x' * 2 ** 21, flush=True); input()": "a line of more than 1048576 bytes",
    "[print('info') for _ in iter(int, 1)]": "10000 lines without an answer, the latest line is 'info'",
    "input()": "no answer within 1 seconds, the engine wrote nothing",
    "print('BEST 17', flush=True); input()": "no answer within 1 seconds, the latest line is 'BEST 17'",
}


@pytest.fixture
def asked() -> Iterator[list[EnginePlayer]]:
    players = list[EnginePlayer]()
    yield players
    for player in players:
        player.close()


def engine(code: str) -> str:
    return shlex.join([sys.executable, "-c", code])


@pytest.mark.slow
@pytest.mark.parametrize("code", FAILURES)
def test_each_failure_has_an_error(
    code: str, asked: list[EnginePlayer], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine_player, "SECONDS", 1 if "within 1" in FAILURES[code] else 60)
    asked.append(EnginePlayer(engine(HELLO + code)))
    with pytest.raises(EngineError) as failure:
        asked[0].choose(STATE, Random(1))
    expected, _, rest = FAILURES[code].partition("*")
    assert str(failure.value).startswith(f"engine={asked[0].command}: {expected}")
    assert str(failure.value).endswith(rest)
    capfd.readouterr()


def test_an_engine_that_does_not_introduce_itself_is_not_asked(
    asked: list[EnginePlayer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_process, "START_SECONDS", 1)
    asked.append(EnginePlayer(engine("input(); print('hello', flush=True); input()")))
    with pytest.raises(EngineError, match="no answer within 1 seconds"):
        asked[0].choose(STATE, Random(1))


@pytest.mark.parametrize(("variant", "players"), [("kd+h", 2), ("kd", 4), ("qd", 2)])
def test_an_engine_is_asked_for_no_game_that_it_does_not_play(
    variant: str, players: int, asked: list[EnginePlayer]
) -> None:
    asked.append(EnginePlayer(engine(HELLO)))
    with pytest.raises(EngineError, match=f"does not play {variant.replace('+', '.')} with {players} players"):
        asked[0].choose(State.start(variant, players), Random(1))


def test_the_last_line_of_an_engine_needs_no_line_feed(asked: list[EnginePlayer]) -> None:
    asked.append(EnginePlayer(engine(f"{HELLO}print('best 1@e7e >5', end='', flush=True)")))
    assert list(map(str, asked[0].choose(STATE, Random(1)))) == ["1@e7e", ">5"]


def test_what_an_engine_says_beside_its_answer_is_ignored(asked: list[EnginePlayer]) -> None:
    beside = "print('game of later', 'info', '', 'value x 1 2', 'hm', 'best 1@e7e >5', sep='\\n', flush=True); input()"
    asked.append(EnginePlayer(engine(HELLO + beside)))
    assert list(map(str, asked[0].choose(STATE, Random(1)))) == ["1@e7e", ">5"]


def test_an_engine_moves_as_its_player_does(asked: list[EnginePlayer]) -> None:
    asked.append(EnginePlayer(f"{shlex.quote(sys.executable)} -m players engine --level strong"))
    for state in (
        STATE,
        State.parse("qd 2 ##;## -:1,-:2 0 q3,q17,q22,q41 1 q1-q2 b1,b2,b3,b4,b5,b6 b7-b9 7/1/0;7/1/0 - - -"),
    ):
        assert asked[0].choose(state, Random(1)) == PLAYERS["strong"].choose(state, Random(1))


@pytest.mark.slow
def test_a_match_with_an_engine_prints_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    name = f"engine={shlex.quote(sys.executable)} -m players engine@0.01"
    main(["kd", name, "random", "--deals", "2"])
    row = capsys.readouterr().out.splitlines()[-1]
    assert row.startswith(f"| `kd` | AB | `{name}` | `random` | 2 | 100.0 % ")


def test_a_match_ends_with_the_error_of_its_engine(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["kd", f"engine={engine('raise SystemExit')}", "solid", "--deals", "2"])
    assert end.value.code == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.endswith("the engine has ended without an answer (exit code 0)")


@pytest.mark.slow
@pytest.mark.parametrize("leaves", [False, True])
def test_an_engine_ends_although_a_process_that_it_has_started_keeps_its_pipes(
    asked: list[EnginePlayer], tmp_path: Path, *, leaves: bool
) -> None:
    child = f"subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'], start_new_session={leaves})"
    start = f"import subprocess, sys; open({str(tmp_path / 'pid')!r}, 'w').write(str({child}.pid)); "
    asked.append(EnginePlayer(engine(f"{start}{HELLO}print('best 1@e7e >5', flush=True); input()")))
    asked[0].choose(STATE, Random(1))
    since = time.monotonic()
    asked.pop().close()
    assert time.monotonic() - since < 10
    pid, since = int((tmp_path / "pid").read_text()), time.monotonic()
    if leaves:
        os.kill(pid, signal.SIGKILL)
    while is_alive(pid):
        assert time.monotonic() - since < 10


def is_alive(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        status = Path(f"/proc/{pid}/status")
        return not (status.exists() and "State:\tZ" in status.read_text())
    return False


@pytest.mark.slow
def test_only_the_beginning_of_what_an_engine_complains_of_is_passed_on(
    asked: list[EnginePlayer], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine_process, "MOST_ERROR_BYTES", 1000)
    complain = "import sys; sys.stderr.write('x' * 10 ** 7); sys.stderr.flush(); print('best 2@', flush=True); input()"
    asked.append(EnginePlayer(engine(HELLO + complain)))
    with pytest.raises(EngineError, match="illegal moves"):
        asked[0].choose(STATE, Random(1))
    told = capsys.readouterr().err
    assert told.count("x") == 1000
    assert told.endswith("\n… the engine writes more, which is left out\n")
