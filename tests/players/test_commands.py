"""The command line, and the progress that it shows."""

import io
from collections.abc import Iterator

import pytest

from players.__main__ import kingdomino
from players.commands import with_progress_bar
from tests.players.terminal import Terminal


def test_the_program_has_the_commands_on_rules_and_on_players(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["perft", "nonsense", "1"], ["analyse", "no-such-file.txt"]):
        assert kingdomino(arguments) == 2
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
