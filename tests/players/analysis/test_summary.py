"""An analysis in brief: it adds up, keeps its text, and tells what matters first."""

import json
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from players.analysis.analysis import Analysis, Comparison, OtherTurn, Task
from players.analysis.futures import Ends
from players.analysis.questions import PastQuestion
from players.analysis.summary import MOST_TOLD, Summary, _whole
from tests.engine.games import examples
from tests.recorded_games import record_of

TASK = Task.of(record_of("kd-3"), 1)
TURNS = [event for event in TASK.game if event.kingdom is not None]
FUTURES = 40


def analysis(*gains: tuple[float, float]) -> Analysis:
    """An analysis with drawn results, in which the first turns would have gained so many points and chances."""
    rng = np.random.default_rng(1)
    totals = [score.total for score in TASK.game[-1].after.scores()]
    ends: list[Ends] = [np.stack([rng.normal(50, 9, (FUTURES, 3)), rng.random((FUTURES, 3))], 2) for _ in TASK.game]
    ends[0] = np.broadcast_to(ends[0].mean(1, keepdims=True), ends[0].shape)
    over = np.stack([np.array(totals, float), np.equal(totals, max(totals))], 1)
    ends.append(np.tile(over, (FUTURES, 1, 1)))
    found = tuple(_comparison(number, gain) for number, gain in enumerate(gains))
    return Analysis(TASK.game, tuple(ends), found, tuple(each for each in found if each.is_better))


def _comparison(number: int, gain: tuple[float, float]) -> Comparison:
    event = TURNS[number]
    assert event.kingdom is not None
    turn = OtherTurn(event, event.kingdom, event.before.legal_moves()[-1:], event.after)
    drawn: Ends = np.random.default_rng(number).normal(0, 0.001, (FUTURES, 3, 2))
    drawn[:, event.kingdom] += gain
    return Comparison(turn, drawn)


@given(st.lists(st.floats(-200, 200), min_size=3, max_size=5))
@examples(200)
def test_rounded_parts_add_up_and_none_is_a_point_off(parts: list[float]) -> None:
    whole = _whole(parts, round(sum(parts)))
    assert sum(whole) == round(sum(parts))
    assert all(abs(each - part) <= 1 for each, part in zip(whole, parts, strict=True))


def test_the_points_lost_a_turn_count_every_choice_and_gains_too() -> None:
    gains = (6.0, 0.1), (-2.0, 0.0), (1.5, 0.0), (4.0, 0.0)
    expected = [0.0] * 3
    for event, (points, _) in zip(TURNS, gains, strict=False):
        assert event.kingdom is not None
        expected[event.kingdom] += points
    choices = [sum(each.kingdom == one and len(each.before.legal_moves()) > 1 for each in TURNS) for one in range(3)]
    losses = Summary.of(analysis(*gains)).losses
    assert losses == pytest.approx([points / turns for points, turns in zip(expected, choices, strict=True)], abs=0.001)


def test_the_parts_of_every_kingdom_add_up_to_its_score() -> None:
    summary = Summary.of(analysis())
    totals = [score.total for score in TASK.game[-1].after.scores()]
    assert [sum(points) for points in zip(*summary.parts.values(), strict=True)] == totals
    assert list(summary.parts) == ["usual", "order", "luck", "own", "others"]
    assert len(set(summary.parts["usual"])) == 1
    assert summary.error > 0


def test_chances_and_rounds_are_those_of_each_position() -> None:
    summary = Summary.of(analysis())
    assert len(summary.chances) == len(summary.rounds) == len(TASK.game) + 1
    assert summary.rounds[0] == 0
    assert list(summary.rounds) == sorted(summary.rounds)
    assert sorted(summary.chances[-1]) == [0, 0, 1]


def test_the_turns_that_cost_most_come_first_and_those_that_cost_next_to_nothing_are_left_out() -> None:
    gains = (0.5, 0.01), (3, 0.1), (0.5, 0.04), (7, 0.098), (1.2, 0.01), (9, -0.00025)
    summary = Summary.of(analysis(*gains))
    assert [round(each.points.mean, 1) for each in summary.better] == [7, 3, 0.5, 1.2]
    moves = [move for event in TASK.game for move in event.moves]
    for each, event in zip(summary.better, (TURNS[3], TURNS[1], TURNS[2], TURNS[4]), strict=True):
        assert tuple(moves[each.start : each.start + each.played]) == event.moves
        assert (each.kingdom, each.moves) == (event.kingdom, str(event.before.legal_moves()[-1]))
    assert summary.futures == FUTURES


def test_no_more_turns_are_told_than_a_list_has_room_for() -> None:
    summary = Summary.of(analysis(*((3, 0.1) for _ in TURNS)))
    assert len(TURNS) > MOST_TOLD
    assert len(summary.better) == MOST_TOLD


def test_what_is_kept_is_read_again() -> None:
    summary = Summary.of(analysis((3, 0.1)))
    assert Summary.parse(str(summary)) == summary
    assert "\n" not in str(summary)


def test_a_text_in_another_format_is_refused() -> None:
    text = str(replace(Summary.of(analysis()), futures=1))
    for other in (text.replace('"format":1', '"format":0'), "{}", "none", "[]", '{"format":1}'):
        with pytest.raises(ValueError, match=r"format|Expecting|no analysis"):
            Summary.parse(other)


def test_questions_are_kept_and_a_text_of_an_older_version_has_none() -> None:
    asked = PastQuestion(1, 38, "39@h9s", {"position": "kd 2", "answers": {"39@h8s": [0, 0]}})
    text = str(Summary.of(replace(analysis(), questions=(asked,))))
    assert Summary.parse(text).questions == (asked,)
    older = {name: value for name, value in json.loads(text).items() if name != "questions"}
    assert Summary.parse(json.dumps(older)).questions is None
