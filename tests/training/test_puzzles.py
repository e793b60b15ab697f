"""The command that finds puzzles, and the puzzles that it has found."""

from collections.abc import Sequence
from random import Random

import pytest

from engine.state import State
from players.analysis.questions import ask
from players.analysis.verdicts import Verdict, verdict
from players.puzzles import Puzzle, stored_puzzles
from tools.training.puzzles import FEWEST_ANSWERS, _puzzles


@pytest.mark.long
def test_puzzles_of_a_game_can_be_stored() -> None:
    puzzle = next(_puzzles(State.start("kd", 2), Random("1/0/1")))
    # Prices are stored with one decimal.
    assert str(Puzzle.parse(str(puzzle))) == str(puzzle)
    assert len(puzzle.question.answers) >= FEWEST_ANSWERS


@pytest.mark.slow
def test_todays_judge_asks_stored_puzzles_with_the_same_prices() -> None:
    check(stored_puzzles()[7::150])


@pytest.mark.long
@pytest.mark.parametrize("part", range(12))
def test_todays_judge_asks_every_stored_puzzle_with_the_same_prices(part: int) -> None:
    check(stored_puzzles()[part::12])


def check(puzzles: Sequence[Puzzle]) -> None:
    """Ask each position again; `ask` also lets the rivals play otherwise, and asks what a hint would be."""
    for puzzle in puzzles:
        found = ask(puzzle.question.state)
        assert found is not None, str(puzzle.question.state)
        assert found.data == puzzle.question.data
        assert all(verdict(each.loss) is Verdict.CLEARLY_BETTER for each in found.answers[1:])
