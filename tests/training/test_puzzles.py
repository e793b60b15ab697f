"""The command that finds puzzles, and the puzzles that it has found."""

from collections.abc import Sequence
from random import Random

import pytest

from engine.state import State
from players.analysis.verdicts import Verdict, verdict
from players.puzzles import Puzzle, stored_puzzles
from tools.training.puzzles import FEWEST_ANSWERS, _puzzles, puzzle_at


@pytest.mark.long
def test_puzzles_of_a_game_can_be_stored() -> None:
    puzzle = next(_puzzles(State.start("kd", 2), Random("1/0/1")))
    # Prices are stored with one decimal.
    assert str(Puzzle.parse(str(puzzle))) == str(puzzle)
    assert len(puzzle.question.answers) >= FEWEST_ANSWERS


@pytest.mark.slow
def test_todays_judge_asks_stored_puzzles_with_the_same_prices_and_levels_find_them_as_often() -> None:
    check(stored_puzzles()[7::150])


@pytest.mark.long
@pytest.mark.parametrize("part", range(12))
def test_todays_judge_asks_every_stored_puzzle_and_levels_find_it_as_often(part: int) -> None:
    check(stored_puzzles()[part::12])


def check(puzzles: Sequence[Puzzle]) -> None:
    """Ask each position again; this also lets the rivals play otherwise, asks what a hint would be, and every level."""
    for puzzle in puzzles:
        found = puzzle_at(puzzle.question.state)
        assert found is not None, str(puzzle.question.state)
        assert str(found) == str(puzzle)
        assert all(verdict(each.loss) is Verdict.CLEARLY_BETTER for each in found.question.answers[1:])
