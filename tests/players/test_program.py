"""The command `kingdomino`, which holds those of `python -m engine` and `python -m players`."""

import io
import json
import sys

import pytest

from players.program import main


def test_the_program_scores_a_kingdom(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("w1 w0 ..\n.. ## f1\n"))
    assert main(["score", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["total"] == 3


def test_the_program_plays_matches(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "--players", "random,random", "--games", "1", "--processes", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1


def test_the_program_names_itself_in_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "nonsense", "1"]) == 2
    assert capsys.readouterr().err.startswith("kingdomino: ")
    with pytest.raises(SystemExit):
        main(["replay"])
    assert capsys.readouterr().err.startswith("kingdomino: ")
