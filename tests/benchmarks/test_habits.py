"""How players build: rows of a table for levels that play, and for recorded games."""

import pytest

from engine.state import State
from tests.recorded_games import RECORD_OF
from tools.benchmarks.habits import Habits, by_level, habits, main

RECORD = RECORD_OF["kd-2"]


def test_a_recorded_game_has_a_row_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    main([str(RECORD)])
    head, _, first, second = capsys.readouterr().out.splitlines()
    names = [cell.strip() for cell in head.strip("|").split("|")]
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in (first, second)]
    assert [dict(zip(names, row, strict=True))["points"] for row in rows] == ["34.0", "28.0"]
    assert [dict(zip(names, row, strict=True))["whose"] for row in rows] == ["seat 1", "seat 2"]


def test_each_level_plays_each_other_one_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.benchmarks.habits.LEVELS", ("random", "beginner", "solid"))
    kingdoms = by_level("kd", 2, 1)
    assert {name: len(each) for name, each in kingdoms.items()} == {"random": 4, "beginner": 4, "solid": 4}


def test_the_habits_of_a_kingdom_are_counted_at_its_end() -> None:
    state = State.parse("kd+m 2 w1w0f0../g0##f2m1!24;## - 0 - 6 -")
    assert habits(state, 0) == Habits(
        grid=5, points=7, crowns=4, properties=4, largest=2, bare=1, empty=18, discards=1, off_center=True
    )


def test_a_castle_off_center_costs_points_only_with_the_option() -> None:
    assert not habits(State.parse("kd 2 w1w0##;## - 0 - 6 -"), 0).off_center
    assert habits(State.parse("kd+m 2 w1w0##;## - 0 - 6 -"), 0).off_center
