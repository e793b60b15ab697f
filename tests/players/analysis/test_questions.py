"""Questions about a position, and the review of a game that asks them."""

import json
import re
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from io import StringIO
from itertools import accumulate, pairwise, permutations

import pytest

import players.analysis.review
from engine.court.moves import Bribe, Build, Tax
from engine.moves import Done, Move, Pick, Place
from engine.state import State
from players.analysis.futures import Event, events
from players.analysis.judge import MOST_TURNS, Depth, JudgedTurn, Judgement, answered, positions, studied
from players.analysis.questions import Question, _seems_clear, ask
from players.analysis.report import review_report
from players.analysis.review import (
    FORMAT,
    PastQuestion,
    PastTurn,
    Review,
    Settled,
    Turn,
    _by_cost,
    _is_known,
    _loss_at_a_glance,
    _past_turn,
    _turns,
    asked_about,
    review,
    reviewing,
    settle,
)
from players.analysis.verdicts import CLEAR, Verdict, is_settled, is_worth_a_study, verdict
from players.intervals import Estimate
from tests.recorded_games import record_of, states_of

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
    assert all(verdict(each.loss) is Verdict.CLEARLY_BETTER for each in question.answers[1:])
    covered = {frozenset(each.move.squares) for each in question.answers if isinstance(each.move, Place)}
    assert len(covered) == len(question.answers) == MOST_TURNS
    assert Question.from_data(question.data).data == question.data


@pytest.mark.slow
@pytest.mark.parametrize(
    "position",
    [
        "kd 2 ##;## - 0 - 6 -",
        "kd 2 w0w0##;## 3:1 0 4:1,8:2,19:2,30 6 -",
    ],
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


def test_a_question_has_one_answer_that_seems_clear_and_that_a_hint_gives() -> None:
    for losses, hint, is_clear in ((0, 4), 0, True), ((0, 4), 1, False), ((0, 4, 0.5), 0, False), ((0, 4, 4), 0, True):
        judgement = judged(*losses)
        assert _seems_clear(judgement, judgement.turns[hint].moves[0]) is is_clear


def test_no_question_is_about_the_best_turn_or_about_a_turn_that_nobody_has_judged() -> None:
    best = JudgedTurn((BEST,), Estimate(50, 2), loss=Estimate(0, 0))
    judgement = Judgement(SPOT, Depth.LOOK, (best, JudgedTurn((SECOND,), loss=Estimate(4, 1))))
    assert [bool(Question.of(judgement, each)) for each in (BEST, SECOND, Pick.parse(">1"))] == [False, True, False]
    unknown = Judgement(SPOT, Depth.LOOK, (JudgedTurn((BEST,)), judgement.turns[1]))
    assert Question.of(unknown, SECOND) is None
    assert Judgement.from_data(unknown.data).data == unknown.data


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


def test_the_three_dearest_clear_turns_of_a_kingdom_are_asked_about_of_equals_the_earlier_first() -> None:
    def turn(start: int, cost: float, verdict: Verdict = Verdict.CLEARLY_BETTER, kingdom: int = 0) -> PastTurn:
        return PastTurn(kingdom, start, verdict, cost, question=PastQuestion(start, "", {}))

    others = turn(5, 9, Verdict.AS_GOOD), turn(6, 9, kingdom=1), turn(7, 9)._replace(by_hint=True)
    asked = asked_about(
        [turn(4, 2), turn(2, 5), turn(0, 2), turn(3, 1), *others, turn(8, 9)._replace(question=None)], 0
    )
    assert [each.start for each in asked] == [2, 0, 4]


def test_the_turns_that_cost_most_at_a_glance_are_studied_first_the_kingdoms_by_turns() -> None:
    turns = _by_cost(_turns(events(record_of("kd-4")), None))
    assert [{each.kingdom for each in turns[at : at + 4]} for at in range(0, len(turns), 4)] == [{0, 1, 2, 3}] * 13
    for kingdom in range(4):
        losses = [_loss_at_a_glance(each.event) for each in turns if each.kingdom == kingdom]
        assert losses == sorted(losses, reverse=True)


def test_nothing_is_asked_about_the_best_answer_with_the_domino_the_wrong_way_around() -> None:
    judgement = judged(0, 4)
    place = judgement.best.moves[0]
    assert isinstance(place, Place)
    back = next(each for each in SPOT.legal_moves() if answered(each) == answered(place) and each != place)
    assert Question.of(judgement, back) is None


KINDS = Tax, Build, Bribe, Pick, Done


@pytest.mark.parametrize("kinds", [each for each in permutations(KINDS, 2) if {*each} != {Pick, Done}])
def test_what_was_better_is_asked_whatever_kinds_of_moves_it_and_the_played_move_are(
    kinds: tuple[type[Move], type[Move]],
) -> None:
    states = (state for name in ("qd-3", "qd-4") for state in states_of(name) if not state.is_chance)
    moves = ((state, {type(each): each for each in state.legal_moves()}) for state in states)
    state, (best, played) = next(
        (state, [found[each] for each in kinds]) for state, found in moves if found.keys() >= {*kinds}
    )
    none, cost = Estimate(0, 0), Estimate(4, 1)
    turns = (JudgedTurn((move,), Estimate(60, 1), none, loss, none) for move, loss in ((best, none), (played, cost)))
    question = Question.of(Judgement(state, Depth.STUDY, tuple(turns)), played)
    assert question
    assert [(each.move, each.loss) for each in question.answers] == [(best, none), (played, cost)]


@pytest.mark.slow
def test_each_move_of_a_turn_with_a_choice_is_studied(monkeypatch: pytest.MonkeyPatch) -> None:
    game = reversed(events(record_of("qd-2")))
    event = next(each for each in game if {type(move) for move in each.moves} >= {Place, Tax, Build})
    studied_moves = list[Move]()

    def noted(state: State, moves: Sequence[Move], *_: object) -> Judgement:
        studied_moves.append(moves[0])
        return Judgement(state, Depth.STUDY, (JudgedTurn(tuple(moves)),))

    monkeypatch.setattr(players.analysis.review, "studied", noted)
    settle(event.before, event.moves)
    states = positions(event.before, event.moves)
    choices = [
        move for state, move in zip(states, event.moves, strict=False) if len({*map(answered, state.legal_moves())}) > 1
    ]
    assert studied_moves == choices


@pytest.mark.slow
@pytest.mark.parametrize("name", ["kd-4", "qd-2"])
@pytest.mark.sampled(2)
def test_a_study_that_blames_asks_about_three_moves_where_as_many_are_legal(name: str) -> None:
    for state in [each for each in states_of(name) if not each.is_chance and not each.is_over][3::30]:
        legal = {*map(answered, state.legal_moves())}
        if len(legal) > 1:
            move = state.legal_moves()[-1]
            found = studied(state, (move,))
            own = found.answering(move)
            assert own
            if verdict(own.loss, own.chance_loss) is not Verdict.AS_GOOD:
                assert len({answered(each.moves[0]) for each in found.turns}) >= min(3, len(legal))


@pytest.mark.parametrize(
    ("cost", "chance", "expected"),
    [
        (Estimate(5, 1), Estimate(0.1, 0.05), Verdict.CLEARLY_BETTER),
        (Estimate(5, 1), None, Verdict.CLEARLY_BETTER),
        (Estimate(5, 1), Estimate(-0.1, 0.05), Verdict.AS_GOOD),
        (Estimate(5, 1), Estimate(-0.1, 0.2), Verdict.CLEARLY_BETTER),
        (Estimate(2.96, 1.52), None, Verdict.CLEARLY_BETTER),
        (Estimate(20.9, 6.8), None, Verdict.CLEARLY_BETTER),
        (Estimate(5, 3), None, Verdict.A_LITTLE_BETTER),
        (Estimate(2.9, 1), None, Verdict.A_LITTLE_BETTER),
        (Estimate(1, 0.9), None, Verdict.A_LITTLE_BETTER),
        (Estimate(1, 1), None, Verdict.AS_GOOD),
        (Estimate(0.9, 0.1), None, Verdict.AS_GOOD),
        (Estimate(-4, 1), None, Verdict.AS_GOOD),
        (None, Estimate(0.1, 0.05), Verdict.AS_GOOD),
    ],
)
def test_a_verdict_asks_for_the_cost_its_error_and_the_chance(
    cost: Estimate | None, chance: Estimate | None, expected: Verdict
) -> None:
    assert verdict(cost, chance) is expected


@pytest.mark.parametrize(
    ("cost", "is_known"),
    [
        (None, True),
        (Estimate(4, 1.3), True),
        (Estimate(4, 1.4), False),
        (Estimate(2.5, 1), True),
        (Estimate(1.6, 1.3), True),
        (Estimate(1.7, 1.3), False),
        (Estimate(4.4, 1.5), False),
        (Estimate(4.5, 1.5), True),
        (Estimate(7.9, 4), False),
        (Estimate(8, 4), True),
    ],
)
def test_a_cost_is_settled_that_hardly_varies_or_is_surely_small_or_dear(
    cost: Estimate | None, *, is_known: bool
) -> None:
    assert is_settled(cost) is is_known


OTHER = json.dumps({"format": 0, "futures": 1, "chances": [], "rounds": [], "turns": []})


@pytest.mark.parametrize("text", ["[]", "{", OTHER, json.dumps({"format": FORMAT})])
def test_a_text_that_is_no_review_of_this_format_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"review|Expecting"):
        Review.parse(text)


def test_no_dear_cost_that_varies_is_settled_before_its_verdict_is() -> None:
    costs = [Estimate(mean / 10, error / 10) for mean in range(10 * CLEAR, 300) for error in range(14, 200)]
    assert all(verdict(cost) is Verdict.CLEARLY_BETTER for cost in costs if is_settled(cost))


@pytest.mark.parametrize(
    ("cost", "is_open"),
    [
        (Estimate(2, 0.5), True),
        (Estimate(1.9, 1), False),
        (Estimate(0.8, 4.1), True),
        (Estimate(0.8, 2), False),
        (None, False),
    ],
)
def test_a_study_settles_what_looks_dear_or_may_be_dear(cost: Estimate | None, *, is_open: bool) -> None:
    assert is_worth_a_study(cost) is is_open


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
    monkeypatch.setattr(players.analysis.review, "MOST_WORK", 50_000)
    record = record_of("kd-2")
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    report = review_report(str(record))
    shares = [int(each) for each in re.findall(r"(\d+)%", terminal.shown)]
    assert (shares == sorted(shares), shares[-1]) == (True, 100)
    lines = terminal.shown.count("\n")
    found = Review.parse(json.dumps({**report.data, "format": FORMAT}))
    assert Review.parse(str(found)) == found
    assert len(found.turns) > sum(turn.verdict is not None for turn in found.turns) > 0
    assert lines == sum(turn.verdict == Verdict.CLEARLY_BETTER for turn in found.turns)
    asked = [turn for turn in found.turns if turn.question]
    assert asked
    for turn in asked:
        assert turn.question
        question, played = Question.from_data(turn.question.question), Move.parse(turn.question.played)
        assert record.moves[turn.question.start] == played
        own = question.answer(played)
        assert own
        assert verdict(own.loss) == turn.verdict
        assert turn.verdict
    totals = [round(sum(row), 2) for row in found.chances]
    assert set(totals) == {1.0}


START = 27
"""The moves of a game of three before a turn whose second choice costs points."""


@cache
def settled_turn() -> tuple[Event, Settled]:
    record = record_of("kd-3")
    starts = accumulate((len(each.moves) for each in events(record)), initial=0)
    turn = next(event for start, event in zip(starts, events(record), strict=False) if start == START)
    settled = settle(turn.before, turn.moves)
    assert settled
    return turn, settled


@pytest.mark.slow
def test_the_verdict_on_a_turn_is_the_same_whoever_is_reviewed_beside_its_player_and_by_the_coach() -> None:
    record = record_of("kd-3")
    steps = [*reviewing(record, {START: False, 31: False})]
    shares, found = [share for share, _ in steps], [known for _, known in steps if known]
    assert (shares == sorted(shares), round(shares[-1], 6)) == (True, 1)
    # Verdicts come one by one, and none changes.
    told = [[each for each in known.turns if each.verdict is not None] for known in found]
    assert [len(each) for each in told] == [0, 1, 2]
    assert all(each in after for before, after in pairwise(told) for each in before)
    [alone] = review(record, {START: False}).turns
    assert alone in found[-1].turns
    assert (alone.start, alone.question and alone.question.start) == (START, START + 1)
    _, coached = settled_turn()
    assert (coached.verdict, coached.cost and round(coached.cost.mean, 1)) == (alone.verdict, alone.cost)
    assert Review.parse(str(found[-1])) == found[-1]
    assert len(found[-1].chances) == len(found[-1].rounds) == sum(1 for _ in events(record)) + 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("cost", "chance", "expected"),
    [
        (Estimate(1.1, 1.8), Estimate(0, 0.1), Verdict.AS_GOOD),
        (Estimate(1.2, 1.8), Estimate(0, 0.1), None),
        (Estimate(1.2, 1.8), Estimate(-0.2, 0.1), Verdict.AS_GOOD),
        (Estimate(2.9, 1), Estimate(0, 0.1), Verdict.A_LITTLE_BETTER),
    ],
)
def test_a_turn_that_may_be_dear_after_the_most_futures_is_not_praised(
    cost: Estimate, chance: Estimate, expected: Verdict | None
) -> None:
    turn, settled = settled_turn()
    best, played = settled.judgement.turns[0], settled.judgement.answering(settled.played)
    assert played
    turns = best, replace(played, loss=cost, chance_loss=chance)
    told = settled._replace(judgement=replace(settled.judgement, turns=turns))
    assert _past_turn(Turn(turn.kingdom or 0, START, turn), told, hinted=False).verdict == expected


@pytest.mark.slow
def test_a_review_says_what_was_settled_of_a_turn_and_blames_a_hint_that_the_player_saw() -> None:
    turn, settled = settled_turn()
    best, played = settled.judgement.turns[0], settled.judgement.answering(settled.played)
    assert played
    costs = replace(played, loss=Estimate(7, 1), chance_loss=Estimate(0, 0.1))
    told = settled._replace(judgement=replace(settled.judgement, depth=Depth.STUDY, turns=(best, costs)))
    known = Turn(turn.kingdom or 0, START, turn)
    [past] = review(record_of("kd-3"), {START: True}, {START: told._replace(is_suggested=True)}).turns
    assert past == _past_turn(known, told._replace(is_suggested=True), hinted=True)
    for is_seen, is_suggested in ((True, True), (True, False), (False, True)):
        data = json.loads(json.dumps(told._replace(is_suggested=is_suggested).data))
        past = _past_turn(known, Settled.from_data(data), hinted=is_seen)
        assert (past.verdict, past.cost, past.by_hint) == (Verdict.CLEARLY_BETTER, 7, is_seen and is_suggested)
    elsewhere = replace(told.judgement, state=record_of("kd-3").replay())
    for other in (told._replace(judgement=elsewhere), told._replace(made=2), told._replace(played=turn.moves[0])):
        assert [_is_known(known, {START: each}) for each in (told, other)] == [True, False]
