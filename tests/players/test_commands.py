"""The command line, and the progress that it shows."""

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from players.__main__ import kingdomino, main
from players.commands import with_progress_bar
from tests.engine.games import FORMATS
from tests.players.terminal import Terminal

Say = Callable[..., tuple[object, str, str]]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """Runs the tool: its exit code, output and errors."""

    def run(*arguments: object) -> tuple[object, str, str]:
        try:
            code: object = main([str(each) for each in arguments])
        except SystemExit as stop:
            code = stop.code
        return code, *capsys.readouterr()

    return run


@pytest.mark.parametrize(("code", "players"), FORMATS)
def test_match_plays_every_variant(say: Say, code: str, players: int) -> None:
    names = ",".join(["solid", *["random"] * (players - 1)])
    told = json.loads(say("match", "--variant", code, "--players", names, "--games", 1, "--json")[1])
    assert [seat["player"] for seat in told["seats"]] == names.split(",")


def test_match_prints_means_and_wins_with_their_intervals(say: Say) -> None:
    code, out, err = say("match", "--players", "solid,random", "--games", 4, "--seed", 2, "--processes", 1)
    rows = [line.split() for line in out.splitlines()]
    assert (code, err) == (0, "")
    assert rows[0] == ["seat", "player", "mean", "±", "wins", "%", "from", "to"]
    assert [row[1] for row in rows[1:3]] == ["solid", "random"]
    assert all(float(low) <= float(share) <= float(high) for share, low, high in (row[5:] for row in rows[1:3]))
    assert rows[3][:2] == ["4", "games,"]


def test_match_knows_no_interval_of_a_mean_after_one_game(say: Say) -> None:
    assert say("match", "--players", "random,random", "--games", 1)[1].splitlines()[1].split()[3] == "?"
    told = json.loads(say("match", "--players", "random,random", "--games", 1, "--json")[1])
    assert [seat["mean_interval"] for seat in told["seats"]] == [None, None]


@pytest.mark.slow
def test_match_comes_to_the_same_with_any_number_of_processes(say: Say) -> None:
    alone, many = (json.loads(say("match", "--games", 5, "--processes", n, "--json")[1]) for n in (1, 3))
    assert alone.pop("games_a_second") > 0
    assert many.pop("games_a_second") > 0
    assert alone == many
    assert sum(seat["wins"] for seat in alone["seats"]) == pytest.approx(5, abs=0.05)
    low, high = alone["seats"][0]["mean_interval"]
    assert low < alone["seats"][0]["mean"] < high


@pytest.mark.slow
def test_match_takes_players_from_any_module(say: Say) -> None:
    names = "players.registry:solid,random"
    told = json.loads(say("match", "--players", names, "--games", 2, "--processes", 2, "--json")[1])
    assert [seat["player"] for seat in told["seats"]] == names.split(",")
    known = json.loads(say("match", "--players", "solid,random", "--games", 2, "--json")[1])
    assert [seat["mean"] for seat in told["seats"]] == [seat["mean"] for seat in known["seats"]]


@pytest.fixture
def on_ctrl_c() -> Iterator[Callable[[Any], object]]:
    """Says whether the processes that are started next ignore Ctrl-C, as those behind a shell's & do."""
    before = signal.getsignal(signal.SIGINT)
    yield partial(signal.signal, signal.SIGINT)
    signal.signal(signal.SIGINT, before)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("handler", "games", "code"), [(signal.default_int_handler, 9000, 130), (signal.SIG_IGN, 20, 0)]
)
def test_match_can_be_interrupted_unless_whoever_started_it_has_that_ignored(
    handler: object, games: int, code: int, on_ctrl_c: Callable[[Any], object]
) -> None:
    """The progress, on a terminal of its own, tells when it is at work."""
    terminal, its_end = os.openpty()
    command = [sys.executable, "-m", "players", "match", "--games", str(games), "--processes", "2"]
    on_ctrl_c(handler)
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=its_end, start_new_session=True) as match:
        os.close(its_end)
        seen = b""
        while f"2/{games}".encode() not in seen:
            seen += os.read(terminal, 1000)
        os.killpg(match.pid, signal.SIGINT)
        assert match.wait() == code, os.read(terminal, 10_000)
    os.close(terminal)


@pytest.mark.slow
def test_a_match_one_of_whose_processes_is_killed_says_so(
    say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killer = """
        import os, signal
        from players.player import Level

        class Killer:
            def choose(self, state, rng, limit):
                os.kill(os.getpid(), signal.SIGKILL)

        PLAYERS = {"killer": Level("killer", Killer())}
    """
    (tmp_path / "killers.py").write_text(dedent(killer), encoding="ascii")
    monkeypatch.syspath_prepend(tmp_path)
    code, out, err = say("match", "--players", "killers:killer,random", "--games", 50, "--processes", 2)
    assert (code, out, err) == (
        "A process that played games was killed, perhaps for want of memory: fewer --processes need less.",
        "",
        "",
    )


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["match", "--games", "0"], "argument --games: '0' is not a whole number from 1 on"),
        (["match", "--players", "solid,bob"], "there is no player 'bob'; there are random, beginner, solid"),
        (["match", "--players", "players.registry:bob,random"], "there is no player 'bob'; there are random,"),
        (["match", "--players", "no.such.module:solid,random"], "there are no players in 'no.such.module'"),
        (["match", "--players", ".x:y,random"], "there are no players in '.x'"),
        (["match", "--players", ":y,random"], "there are no players in ''"),
        (["match", "--players", "engine.moves:solid,random"], "there are no players in 'engine.moves'"),
        (["match", "--processes", "0"], "argument --processes: '0' is not a whole number from 1 on"),
        (["match", "--players", "solid"], "kd is for 2, 3, 4 players, not 1"),
        (["match", "--variant", "kd+x"], "line 1, column 4: 'x' is not an option"),
    ],
)
def test_bad_input_is_reported_in_one_line_with_its_place(say: Say, arguments: list[str], problem: str) -> None:
    code, out, err = say(*arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"python -m players: {problem}")


def test_the_program_has_the_commands_on_rules_and_on_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert kingdomino(["match", "--players", "random,random", "--games", "1", "--processes", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1
    assert kingdomino(["perft", "nonsense", "1"]) == 2
    assert capsys.readouterr().err.startswith("kingdomino: ")


def test_on_a_terminal_a_bar_fills_with_the_time_that_is_left_and_goes_in_the_end() -> None:
    terminal, times = Terminal(), iter([0.0, 100.0, 150.0, 150.0, 200.0])
    assert list(with_progress_bar("abcd", 4, terminal, lambda: next(times), unit="games")) == list("abcd")
    *bars, gone = terminal.getvalue().split("\r\x1b[K")[1:]
    assert [bar.partition(" ")[2] for bar in bars] == [
        "0/4 games",
        "1/4 games, 5:00 left",
        "2/4 games, 2:30 left",
        "3/4 games, 0:50 left",
        "4/4 games, 0:00 left",
    ]
    assert [bar.count("#") for bar in bars] == [0, 7, 15, 22, 30]
    assert {len(bar.partition(" ")[0]) for bar in bars} == {32}
    assert gone == ""


def interrupted() -> Iterator[str]:
    yield "a"
    raise KeyboardInterrupt


def test_the_bar_goes_when_the_work_ends_early() -> None:
    terminal = Terminal()
    with pytest.raises(KeyboardInterrupt):
        list(with_progress_bar(interrupted(), 2, terminal, unit="games"))
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_elsewhere_nothing_is_shown() -> None:
    stream = io.StringIO()
    assert list(with_progress_bar("abcd", 4, stream, unit="games")) == list("abcd")
    assert stream.getvalue() == ""
