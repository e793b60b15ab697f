"""`python -m players analyse`: what it prints, and what it refuses."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from engine.records import Record
from players.__main__ import main
from players.analysis.analysis import Analysis, Comparison, OtherTurn
from players.analysis.futures import events
from players.analysis.report import analysis_report
from players.analysis.summary import Summary
from tests.engine.games import play
from tests.recorded_games import RECORD_OF

TEXT = RECORD_OF["kd-2"].read_text(encoding="utf-8")

Analyse = Callable[..., tuple[int, str, str]]


@pytest.fixture
def analyse(tmp_path: Path, capsys: pytest.CaptureFixture[str], few_futures: None) -> Analyse:
    """Runs the command on this record: its exit code, output and errors."""

    def run(text: str, *options: object) -> tuple[int, str, str]:
        path = tmp_path / "game.txt"
        path.write_text(text, encoding="utf-8")
        return main(["analyse", str(path), *map(str, options)]), *capsys.readouterr()

    return run


def with_gain(own: float, other: float, chance: float, spread: float = 0.3, chance_spread: float = 0.03) -> str:
    """Return the report on a game in which another second turn would have gained that much, give or take the spread."""
    record = Record.parse(TEXT)
    game = events(record)
    event = game[7]
    moves = "14@g6s >20"
    other_moves = tuple(map(type(event.moves[0]).parse, moves.split()))
    turn = OtherTurn(event, 0, other_moves, play(event.before, moves))
    more, less = [[spread, chance_spread]], [[-spread, -chance_spread]]
    gain = np.array([[[own, chance], [other, -chance]]] * 10) + np.array([more, less] * 5)
    ends = tuple(np.full((10, 2, 2), 30.0) for _ in (*game, None))
    found = (Comparison(turn, gain),)
    better = tuple(each for each in found if each.is_better)
    return analysis_report(record, Summary.of(Analysis(game, ends, found, better))).text


def test_a_better_turn_is_told_beside_the_one_that_was_played() -> None:
    row = next(line for line in with_gain(4, -2.5, 0.2).splitlines() if ">41" in line)
    assert re.split(r"\s{2,}", row.strip())[1:] == ["14@g6s >41", "14@g6s >20", "+4.0 ± 0.2", "-2.5 ± 0.2", "+20% ± 2%"]


def test_a_chance_that_is_the_same_in_all_futures_is_certain_only_if_they_are_the_same() -> None:
    """By the rule of three, up to three of ten futures may end otherwise."""
    assert "+50% ± 30%" in with_gain(4, -2.5, 0.5, chance_spread=0)
    assert "+50% ± 0%" in with_gain(4, -2.5, 0.5, spread=0, chance_spread=0)


@pytest.mark.parametrize("gain", [(0.1, 0, 0.005), (-3, 0, -0.2), (3, 0, -0.2)])
def test_a_turn_within_its_error_or_with_fewer_victories_is_no_better_one(gain: tuple[float, float, float]) -> None:
    assert "No turn is known that would have been clearly better" in with_gain(*gain)


def test_more_victories_are_better_whatever_they_cost() -> None:
    assert "-3.0 ± 0.2" in with_gain(-3, 0, 0.2)


@pytest.mark.slow
def test_a_game_is_told_as_a_sum_for_each_player(analyse: Analyse) -> None:
    named = TEXT.replace('[Result "34 28"]', '[Result "34 28"]\n[Player1 "Ola"]\n[Player2 "健\x1b[31m二"]')
    code, out, err = analyse(named, "--futures", 2)
    assert (code, err) == (0, "")
    assert out.startswith("kd, 2 players; 2 futures of each position\n\npoints ")
    head, *parts, result = (line.split() for line in out.splitlines()[2:9])
    assert head == ["points", "Ola", "健[31m二"]
    assert [sum(int(each[column]) for each in parts) for column in (1, 2)] == [34, 28] == [*map(int, result[1:])]
    assert "How to read this" in out


@pytest.mark.slow
def test_it_can_be_had_as_json(analyse: Analyse) -> None:
    code, out, _ = analyse(TEXT, "--futures", 2, "--json")
    told = json.loads(out)
    assert (code, told["variant"], told["players"], told["futures"]) == (0, "kd", 2, 2)
    assert [sum(points) for points in zip(*told["parts"].values(), strict=True)] == [34, 28]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (TEXT.partition("6. ")[0].replace("34 28", "*"), "the game is not over yet, and only finished games can be"),
        (TEXT.replace("34 28", "35 28"), "the result is given as '35 28', but the moves lead to '34 28'"),
        (TEXT.replace("@g6s", "@a1n", 1), "move 8, 14@a1n: outgrows-grid"),
        ("no record", "line 1, column 1: the tag [Variant …] is missing"),
    ],
)
def test_what_cannot_be_analysed_is_refused_in_one_line(analyse: Analyse, text: str, problem: str) -> None:
    code, out, err = analyse(text)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"python -m players: {problem}")
