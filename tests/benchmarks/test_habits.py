"""How players build: rows of a table for levels that play, and for recorded games."""

from pathlib import Path

import pytest

from benchmarks.habits import by_level, main

RECORD = Path(__file__).parents[1] / "records" / "kd-2.txt"


def test_a_recorded_game_has_a_row_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    main([str(RECORD)])
    head, _, first, second = capsys.readouterr().out.splitlines()
    names = [cell.strip() for cell in head.strip("|").split("|")]
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in (first, second)]
    assert [dict(zip(names, row, strict=True))["points"] for row in rows] == ["34.0", "28.0"]
    assert [dict(zip(names, row, strict=True))["whose"] for row in rows] == ["seat 1", "seat 2"]


def test_each_level_plays_each_other_one_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.habits.LEVELS", ("random", "beginner", "solid"))
    kingdoms = by_level("kd", 2, 1)
    assert {name: len(each) for name, each in kingdoms.items()} == {"random": 4, "beginner": 4, "solid": 4}
