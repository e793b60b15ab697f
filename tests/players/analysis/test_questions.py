"""Questions about a position: asked only if one answer is clearly better in futures that did not suggest it."""

from __future__ import annotations

import pytest

from engine.moves import Move, Place
from engine.state import State
from players.analysis.analysis import Task, analyse
from players.analysis.questions import Question, ask, ask_again
from players.intervals import Estimate
from tests.recorded_games import record_of

SPOT = State.parse(
    "kd+mh 2 f0f0....../l1l0l0l0../....##s0m2/....f1..m0/s1w0w0..w1;"
    "s0....l0l0/w0w0g2g1l0/w0w0##g0f1/w1......../s0........ 46:1,48:2 0 1:1,10:2,15,25 5 "
    "3-6.8.11-14.18-21.24.26.28.30-34.36.39-40.42-45"
)
BEST, SECOND = Move.parse("46@i9s"), Move.parse("46@h5n")


@pytest.mark.parametrize("seed", [7, 8])
def test_different_futures_find_the_same_best_answer(seed: int) -> None:
    question = ask(SPOT, seed)
    assert question
    assert [each.move for each in question.answers[:2]] == [BEST, SECOND]
    assert question.answers[0].loss == Estimate(0, 0)
    assert all(each.loss.mean - each.loss.error >= 3 for each in question.answers[1:])


def test_every_answer_lies_on_other_squares() -> None:
    question = ask(SPOT, 7)
    assert question
    covered = {frozenset(each.move.squares) for each in question.answers if isinstance(each.move, Place)}
    assert len(covered) == len(question.answers) == 6


def test_the_data_of_a_question_is_read_as_it_was_written() -> None:
    question = ask(SPOT, 7)
    assert question
    assert Question.from_data(question.data).data == question.data


def test_a_turn_is_asked_about_unless_the_best_answer_was_played() -> None:
    asked = ask_again(SPOT, [SECOND], 7)
    assert asked
    assert (asked[0], next(iter(asked[1]["answers"]))) == (0, "46@i9s")
    assert ask_again(SPOT, [BEST], 7) is None


@pytest.mark.parametrize("seed", [7, 8])
def test_nothing_is_asked_about_the_best_squares_with_the_domino_the_wrong_way_around(seed: int) -> None:
    state = State.parse(
        "kd+h 3 w0m1..f0f1/w0m3w0g0w0/g1..##g0../w0g0f1g0g1/f1f0f0..l0!45;"
        "f0f0f0g0w0/l1w1l1w1w0/..l0l0##l0/s1w0w0s0w0/..m0w1s0m2!8;"
        "g0s1f0..w1/s0s2f0..l0/s0w0##f1l0/l0f0f0l0l0/f0f0l1....!1 31:3,41:1 0 - 12 "
        "3.10.13.15.22.24.27.30.33.42.44.47"
    )
    assert ask(state, seed, Move.parse("31@i5w")) is None


def test_nothing_is_asked_about_a_turn_that_the_network_does_not_look_at() -> None:
    # The network looks at a placement without the buildings that would follow only if it is among the best ones.
    start = (
        "qd 4 ##;##;##;## q27:4,q37:3,q44:2,q47:1 0 q6,q21,q31,q33 2 q1-q5.q7-q20.q22-q26.q28-q30.q32.q34-q36.q38-q43."
        "q45-q46.q48 b32,b19,b11,b22,b6,b21 b1-b5.b7-b10.b12-b18.b20.b23-b31 7/1/0;7/1/0;7/1/0;7/1/0 - - -"
    )
    assert ask(State.parse(start), 7, Move.parse("q27@f6n")) is None


@pytest.mark.parametrize(
    "position",
    ["kd 2 ##;## -:1,-:2,-:2,-:1 0 1,2,3,4 1 5-48", "kd 2 ##;## - 0 - 6 -", "kd 2 w0w0##;## 3:1 0 4:1,8:2,19:2,30 6 -"],
)
def test_nothing_is_asked_without_a_clearly_better_answer(position: str) -> None:
    assert ask(State.parse(position), 1) is None


@pytest.mark.slow
def test_an_analysis_asks_about_a_turn_that_cost_points_and_never_about_its_best_answer() -> None:
    record = record_of("kd-2")
    [asked] = analyse(Task.of(record, 1), 8, with_questions=True).questions or ()
    assert (asked.kingdom, asked.start, asked.played) == (1, 38, "39@h9s")
    assert record.moves[asked.start] == Move.parse("39@h9s")
    assert next(iter(asked.question["answers"])) == "39@h8s"
