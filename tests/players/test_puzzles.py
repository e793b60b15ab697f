"""The puzzles that come with the package, and their order by days."""

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest

from players.analysis.verdicts import Verdict, verdict
from players.puzzles import FILE, Puzzle, daily_puzzles

LINES = FILE.read_text(encoding="utf-8").splitlines()


@cache
def puzzles() -> Sequence[Puzzle]:
    return [Puzzle.parse(line) for line in LINES[1:]]


@pytest.mark.slow
def test_there_are_puzzles_of_different_positions_for_forty_weeks_under_an_open_license() -> None:
    assert json.loads(LINES[0])["license"] == "CC0-1.0"
    assert len({str(each.question.state) for each in puzzles()}) == len(puzzles()) >= 280


def test_every_line_is_written_as_it_was_read() -> None:
    assert [str(each) for each in puzzles()] == LINES[1:]


def test_every_answer_is_legal_and_clearly_worse_unless_it_is_the_best() -> None:
    for puzzle in puzzles():
        best, *others = puzzle.question.answers
        assert {each.move for each in puzzle.question.answers} <= set(puzzle.question.state.legal_moves())
        assert (best.loss.mean, best.loss.error) == (0, 0)
        assert 2 <= len(others) <= 5
        assert {verdict(each.loss) for each in others} == {Verdict.CLEARLY_BETTER}


def test_puzzles_come_from_both_games_and_ask_for_spots_and_for_dominoes() -> None:
    kinds = Counter((each.question.state.variant.code, "@" in str(each.question.best)) for each in puzzles())
    assert min(kinds[code, is_spot] for code in ("kd+mh", "kd7+mh") for is_spot in (True, False)) >= 3


@pytest.mark.slow
def test_a_puzzle_comes_on_one_day_of_the_round_and_the_easiest_on_mondays() -> None:
    days = daily_puzzles()
    assert len(days) == len(set(map(str, days))) == len(puzzles()) // 7 * 7
    mondays = [each.level for each in days[::7]]
    assert min(mondays) >= max(each.level for at, each in enumerate(days) if at % 7)


def test_a_level_finds_a_puzzle_in_at_least_half_of_its_tries() -> None:
    found = {"beginner": 0.49, "solid": 0.5, "strong": 1.0, "master": 0.0}
    assert Puzzle(puzzles()[0].question, found).level == 2


@pytest.mark.parametrize(("found", "is_sure"), [((0.0, 1.0, 0.0, 1.0), True), ((0.0, 0.5, 0.0, 1.0), False)])
def test_a_puzzle_is_sure_where_all_tries_of_each_level_agree(found: tuple[float, ...], *, is_sure: bool) -> None:
    levels = dict(zip(("beginner", "solid", "strong", "master"), found, strict=True))
    assert Puzzle(puzzles()[0].question, levels).is_sure is is_sure
