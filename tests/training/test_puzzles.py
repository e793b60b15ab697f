"""The command that finds puzzles, and the puzzles that it has found."""

from __future__ import annotations

from random import Random

import pytest

from engine.state import State
from players.analysis.judge import Depth, answered, judge
from players.puzzles import Puzzle, daily_puzzles
from tools.training.puzzles import _puzzles


@pytest.mark.long
def test_puzzles_of_a_game_can_be_stored() -> None:
    puzzle = next(_puzzles(State.start("kd", 2), Random("1/0/1")))
    assert Puzzle.parse(str(puzzle)) == puzzle
    assert judge(puzzle.question.state, Depth.STUDY).best.moves[0] == puzzle.question.best


@pytest.mark.slow
def test_the_judge_gives_the_answers_of_the_puzzles_that_come_with_the_package() -> None:
    """An earlier judge has found them, in more futures."""
    for puzzle in daily_puzzles()[::100]:
        found = judge(puzzle.question.state, Depth.STUDY).best.moves[0]
        assert answered(found) == answered(puzzle.question.best), str(puzzle.question.state)
