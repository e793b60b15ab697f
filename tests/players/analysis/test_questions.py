"""Questions about a position, and the review of a game that asks them."""

import json
import sys
from io import StringIO
from itertools import pairwise

import pytest

import players.analysis.review
from engine.moves import Move, Place
from engine.state import State
from players.analysis.futures import events
from players.analysis.judge import MOST_TURNS, Depth, JudgedTurn, Judgement, answered
from players.analysis.questions import LEAST, Answer, Question, ask, costs
from players.analysis.report import review_report
from players.analysis.review import LOOK_WORK, STUDY_WORK, Review, cost, costliest, review
from players.intervals import Estimate
from tests.recorded_games import record_of

SPOT = State.parse(
    "kd+mh 2 f0f0....../l1l0l0l0../....##s0m2/....f1..m0/s1w0w0..w1;"
    "s0....l0l0/w0w0g2g1l0/w0w0##g0f1/w1......../s0........ 46:1,48:2 0 1:1,10:2,15,25 5 "
    "3-6.8.11-14.18-21.24.26.28.30-34.36.39-40.42-45"
)
BEST, SECOND = Move.parse("46@i9s"), Move.parse("46@h5n")


def test_a_puzzle_has_one_clearly_better_answer() -> None:
    question = ask(SPOT)
    assert question
    assert [each.move for each in question.answers[:2]] == [BEST, SECOND]
    assert question.answers[0].loss == Estimate(0, 0)
    assert all(each.loss.mean - each.loss.error >= LEAST for each in question.answers[1:])
    covered = {frozenset(each.move.squares) for each in question.answers if isinstance(each.move, Place)}
    assert len(covered) == len(question.answers) == MOST_TURNS
    assert Question.from_data(question.data).data == question.data


@pytest.mark.parametrize(
    "position",
    ["kd 2 ##;## -:1,-:2,-:2,-:1 0 1,2,3,4 1 5-48", "kd 2 ##;## - 0 - 6 -", "kd 2 w0w0##;## 3:1 0 4:1,8:2,19:2,30 6 -"],
)
def test_nothing_is_asked_without_a_clearly_better_answer(position: str) -> None:
    assert ask(State.parse(position)) is None


def judged(*losses: float, error: float = 1, chance: float = 0) -> Judgement:
    """A judgement of the first placements of the position, the best one first."""
    spots = {answered(move): move for move in SPOT.legal_moves()}
    none = Estimate(0, 0)
    turns = (
        JudgedTurn((move,), Estimate(60 - loss, 1), none, Estimate(loss, error if loss else 0), Estimate(chance, 0.01))
        for move, loss in zip(spots.values(), losses, strict=False)
    )
    return Judgement(SPOT, Depth.STUDY, tuple(turns))


def test_an_answer_that_comes_near_the_best_is_as_good() -> None:
    judgement = judged(0, 0.5, 2, 4)
    best, near, worse, played = (each.moves[0] for each in judgement.turns)
    question = Question.of(judgement, played)
    assert question
    assert [(each.move, each.is_good) for each in question.answers] == [
        (best, True),
        (near, True),
        (worse, False),
        (played, False),
    ]


def test_an_answer_within_the_error_of_the_best_is_as_good_and_never_above_it() -> None:
    judgement = judged(0, -2, 7, error=3)
    best, near, played = (each.moves[0] for each in judgement.turns)
    question = Question.of(judgement, played)
    assert question
    assert [(each.move, each.loss.mean, each.is_good) for each in question.answers] == [
        (best, 0, True),
        (near, 0, True),
        (played, 7, False),
    ]


def test_nothing_is_asked_about_the_best_answer_with_the_domino_the_wrong_way_around() -> None:
    judgement = judged(0, 4)
    place = judgement.best.moves[0]
    assert isinstance(place, Place)
    back = next(each for each in SPOT.legal_moves() if answered(each) == answered(place) and each != place)
    assert Question.of(judgement, back) is None


@pytest.mark.parametrize(
    ("loss", "chance", "expected"),
    [
        (Estimate(5, 1), Estimate(0.1, 0.05), True),
        (Estimate(5, 3), Estimate(0.1, 0.05), False),
        (Estimate(5, 1), Estimate(-0.1, 0.05), False),
        (Estimate(5, 1), Estimate(-0.1, 0.2), True),
        (Estimate(5, 1), None, False),
        (None, Estimate(0.1, 0.05), False),
    ],
)
def test_a_turn_costs_points_clearly_and_no_chance(
    loss: Estimate | None, chance: Estimate | None, *, expected: bool
) -> None:
    assert costs(JudgedTurn((), None, None, loss, chance)) is expected


class Terminal(StringIO):
    """A terminal that shows what was written once it is flushed."""

    shown = ""

    def isatty(self) -> bool:
        return True

    def flush(self) -> None:
        self.shown = self.getvalue()


@pytest.mark.slow
def test_a_review_asks_about_turns_that_cost_points_and_never_about_their_best_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(players.analysis.review, "EFFORT", 4)
    record = record_of("kd-2")
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    report = review_report(str(record))
    shares = [int(each) for each in terminal.shown.replace("%", "").split()]
    assert (shares == sorted(shares), shares[-1], shares.count(100) <= 2) == (True, 100, True)
    found = Review.parse(json.dumps({**report.data, "format": 3}))
    assert found.questions
    assert Review.parse(str(found)) == found
    for each in found.questions:
        question, played = Question.from_data(each.question), Move.parse(each.played)
        assert record.moves[each.start] == played
        assert question.best != played
        own = question.answer(played)
        assert own
        assert own.loss.mean - own.loss.error >= LEAST - 0.1
    assert {each.start for each in found.questions} <= set(found.costly)
    # The cost of every costly turn is computed again. With so little effort, the review studies one of them.
    worth, start = dict[int, float](), 0
    for event in events(record):
        end = start + len(event.moves)
        if any(start <= each < end for each in found.costly):
            made, judgement = costliest(event.before, event.moves) or (len(event.moves), None)
            worth[start + made] = cost(judgement) if judgement else 0
        start = end
    assert [*worth] == list(found.costly)
    assert [each.start for each in found.questions] == [max(worth, key=lambda each: worth[each])]
    totals = [round(sum(row), 2) for row in found.chances]
    assert set(totals) == {1.0}


@pytest.mark.parametrize(
    ("mean", "error", "is_good"), [(0.9, 0.1, True), (1.0, 0.1, False), (1.5, 1.5, True), (1.5, 1.4, False)]
)
def test_an_answer_is_good_if_it_costs_little_or_nobody_can_tell(mean: float, error: float, *, is_good: bool) -> None:
    assert Answer(Move.parse(">1"), Estimate(mean, error)).is_good is is_good


@pytest.mark.slow
def test_only_turns_that_are_named_are_looked_at_and_a_review_is_read_as_it_was_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(players.analysis.review, "EFFORT", 4)
    shares, record = list[float](), record_of("kd-3")
    # The choice after the placement of this turn costs points.
    found = review(record, [27], shares.append)
    assert (found.looked, found.costly) == ((27,), (28,))
    assert (shares == sorted(shares), shares[-1]) == (True, 1)
    looked, studied, _ = (after - before for before, after in pairwise(shares[-4:]))
    assert studied / looked == pytest.approx(STUDY_WORK / LOOK_WORK)
    assert Review.parse(str(found)) == found
    assert len(found.chances) == len(found.rounds) == sum(1 for _ in events(record)) + 1
