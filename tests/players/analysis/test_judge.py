"""The laws of the judge: one judgement of a position, a suggestion that stands, and one verdict on a turn."""

from collections.abc import Sequence
from functools import reduce
from itertools import accumulate
from random import Random
from typing import Any

import numpy as np
import pytest

from engine.court.moves import Bribe, Tax
from engine.moves import Deal, Discard, Done, Move, Order, Place
from engine.records import Record
from engine.state import State
from players.analysis import judge
from players.analysis.futures import Futures, Rival, _all_turns_left, events, recorded_rivals
from players.analysis.questions import Question
from players.analysis.review import asked_about, review, settle
from players.analysis.verdicts import CLEAR, LEAST_ERROR, PRECISE, Verdict, is_settled, verdict
from players.intervals import Estimate
from players.search.evaluator import find_network
from tests.recorded_games import RECORD_OF, record_of, states_of

pytestmark = pytest.mark.slow

GAMES = "qd-2", "kd3n-3", "kd-2"
GAMES_BY_HINTS = ("kd+mh", 2), ("kd", 3), ("kd7", 2), ("kd+mh", 4), ("qd", 2)


def turns(name: str, every: int) -> list[tuple[State, tuple[Move, ...]]]:
    """The positions before some turns of a game, and what was played."""
    found = [(event.before, event.moves) for event in events(record_of(name)) if event.kingdom is not None]
    return found[1::every]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("depth", judge.Depth)
@pytest.mark.sampled(4)
def test_a_position_is_judged_alike_whatever_is_judged_beside_it(name: str, depth: judge.Depth) -> None:
    for state, moves in turns(name, 25)[: None if depth is judge.Depth.GLANCE else 1]:
        alone, beside = judge.judge(state, depth), judge.judge(State.parse(str(state)), depth, moves)
        expected = {each.moves: each.expected for each in beside.turns}
        assert {each.moves: each.expected for each in alone.turns}.items() <= expected.items()
        if depth is not judge.Depth.STUDY:
            assert alone.best == beside.best
            assert judge.judge(state, depth, alone.best.moves) == alone


@pytest.mark.parametrize("name", GAMES)
def test_turns_are_legal_different_and_few(name: str) -> None:
    for state, _ in turns(name, 8):
        judgement = judge.judge(state, judge.Depth.GLANCE)
        assert (
            len({judge.answered(each.moves[0]) for each in judgement.turns}) == len(judgement.turns) <= judge.MOST_TURNS
        )
        for each in judgement.turns:
            after = state
            for move in each.moves:
                assert move in after.legal_moves()
                after = after.play(move)
            assert not after.is_same_turn(state)


def test_a_judgement_is_read_as_it_was_written() -> None:
    [(state, moves), *_] = turns("kd-2", 7)
    judgement = judge.judge(state, judge.Depth.LOOK, moves)
    assert judge.Judgement.from_data(judgement.data).data == judgement.data


@pytest.mark.parametrize("name", GAMES[::-1])
@pytest.mark.sampled(3)
def test_a_suggestion_stands_as_long_as_it_is_followed(name: str) -> None:
    for state, _ in turns(name, 20):
        moves = judge.look(state)
        rests = list(judge.suggestions(state, moves))
        assert [rest for rest in rests if rest] == [moves[made:] for made, rest in enumerate(rests) if rest]


def test_the_verdict_on_a_turn_is_that_on_its_dearest_decision_also_if_that_followed_a_bad_suggestion() -> None:
    state = State.parse(
        "kd+m 4 w0s1l0w1m0/..s2w0w0w1/..f0##g0w0/..l1l0l0l1/f0l1......;..f0g0l0l1/f0f0##l0f0/g0w1w0m2../..w0w0w0../"
        "..l1......;......l0../..g1w0w0../g0g0##w0s0/f1f0l0m3m2/w0f0w0....;s0w0w0w1/g0g0g2f0/..##l0f1/..f0f1f0/"
        "..f0g0f0 9:2,22:3,42:4 0 2,4,12,44:1 10 24-25.27.34.37.39-40.46"
    )
    place, pick = moves = Move.parse("9@e4n"), Move.parse(">12")
    assert judge.look(state.play(place)) == (pick,)
    found = settle(state, moves)
    assert found
    assert (found.played, found.is_suggested, found.verdict) == (pick, True, Verdict.CLEARLY_BETTER)


@pytest.mark.parametrize(("name", "sought"), [("kd3n-3", "43@g6s >42"), ("qd-2", "q34@h7e >q45")])
def test_a_look_searches_in_two_stages_and_with_an_extension_in_one(name: str, sought: str) -> None:
    [state, _] = turns(name, 1)[4]
    assert " ".join(map(str, judge.look(state))) == sought


def test_a_turn_that_leaves_a_suggestion_gets_a_new_one_for_its_rest() -> None:
    state, moves = next(
        each for each in turns("kd-2", 1)[3:] if judge.look(each[0])[0] != each[1][0] and len(each[1]) > 1
    )
    first, second, *_ = judge.suggestions(state, moves)
    assert first == judge.look(state)
    assert second == judge.look(state.play(moves[0]))
    assert list(judge.suggestions(state, (), lambda _: moves)) == [moves]


def test_the_end_of_a_turn_that_leaves_a_suggestion_brings_no_other() -> None:
    last = next(
        each for each in reversed(states_of("qd-2")) if Done() in each.legal_moves() and len(each.legal_moves()) > 1
    )
    other = next(each for each in last.legal_moves() if each != Done())
    assert [*judge.suggestions(last, (Done(),), lambda _: (other, Done()))] == [(other, Done()), ()]


def test_an_optional_move_does_not_pay_for_the_domino_behind_it() -> None:
    states = zip(states_of("qd-4"), record_of("qd-4").moves, strict=False)
    *_, (state, bribe) = ((state, move) for state, move in states if isinstance(move, Bribe) and state.round == 8)
    found = judge.studied(state, (bribe,))
    own = found.answering(bribe)
    assert own
    assert own.moves[1:] == found.best.moves[-1:]
    assert verdict(own.loss) < Verdict.CLEARLY_BETTER


def test_the_rest_behind_a_knight_sends_no_other_to_its_square() -> None:
    for state in states_of("qd-4"):
        taxes = [each for each in state.legal_moves() if isinstance(each, Tax)]
        if len(taxes) > 1 and taxes[1] in state.play(taxes[0]).legal_moves():
            break
    first, second = taxes
    *_, last = judge.look(state)
    assert judge._rest(state, first, (second, first, last)) == [second, last]


def test_a_skipped_step_brings_a_new_suggestion_that_stands_like_the_first() -> None:
    state, _ = turns("qd-2", 1)[5]
    suggested = judge.look(state)
    skipped = next(made for made, move in enumerate(suggested) if not isinstance(move, Place | Discard))
    after = reduce(State.play, suggested[:skipped], state)
    choosing = after.replace(step_index=len(after.variant.steps) - 1)
    asked = list[State]()

    def suggest(asked_at: State) -> tuple[Move, ...]:
        asked.append(asked_at)
        return judge.look(asked_at)

    rests = list(judge.suggestions(state, [*suggested[:skipped], *judge.look(choosing)], suggest))
    assert rests == [*(suggested[made:] for made in range(skipped + 1)), ()]
    assert asked == [state, choosing]


OPEN_SPOT = State.parse(
    "kd+mh 4 l0s1....f0/g2g0f0l0l1/g1l0##l0l0/....f1f0f0/....g0w0f1;..g0g1..../..f0w0w1m0/l0l0##w0m3/..w1w0w1w0/"
    "..l0s0f0f1;..l1l1..../..f0f0w0../w0f0##m1../w0f1m2m2g0/g0s2s0w0w0;w0w0w0s0../w1s0s1s0../f0f0##w0l0/..w0l1l1l1/"
    "......f0w0 11:1,21:2,25:3,28:4 0 1,5,9,43 11 4.10.41.46"
)


def placements(name: str, domino: str) -> tuple[State, list[tuple[Move, ...]]]:
    """The position before the placement of a domino, and its three best turns at a glance."""
    state = next(state for state, _ in turns(name, 1) if str(state.domino) == domino)
    return state, [each.moves for each in judge.judge(state, judge.Depth.GLANCE).turns[:3]]


def test_a_decision_is_settled_once_its_cost_is_sure_to_be_clear_or_not() -> None:
    costs = [(9, LEAST_ERROR), (1, 1.9), (1, 2), (CLEAR, PRECISE), (2.9, PRECISE), (CLEAR, 1.4), (4.4, 1.4), (5, 2.6)]
    found = [is_settled(Estimate(mean, error)) for mean, error in costs]
    assert found == [True, True, False, True, False, False, True, False]
    assert is_settled(None)


def test_a_closer_comparison_goes_on_until_the_verdict_is_settled_and_leaves_nothing_out() -> None:
    state, found = placements("kd-2", "39")
    rough = judge.compare(state, judge.Depth.STUDY, found)
    assert [is_settled(each.loss) for each in rough.turns] == [True, False, False]
    close = judge.compare_closely(state, found)
    assert [is_settled(each.loss) for each in close.turns] == [True] * len(found)
    assert judge.compare_closely(state, found[:1]) == judge.compare(state, judge.Depth.STUDY, found[:1])


def test_a_turn_is_blamed_for_what_it_costs_in_futures_that_have_not_chosen_the_best_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, found = placements("kd-2", "21")
    drawn = list[tuple[tuple[int, ...], int]]()
    ends = judge._ends

    def noted(*asked: Any) -> Any:
        drawn.append((asked[5], asked[3]))
        return ends(*asked)

    monkeypatch.setattr(judge, "_ends", noted)
    close = judge.compare_with_played(state, [[each] for each in (found[2], *found[:2])])
    priced = [each for each in drawn if each[0][0] == 2]
    assert [seed[0] for seed, _ in drawn] == [1] * (len(drawn) - len(priced)) + [2] * len(priced)
    # The third turn of the question has the same futures as the others, until its price is settled.
    shared = priced.index(priced[0], 1)
    assert priced[shared:] == priced[: len(priced) - shared]
    [third] = [each for each in close.turns if each not in (close.best, close.turn(found[2]))]
    assert is_settled(third.loss) or len(priced) == 2 * shared
    own = close.turn(found[2])
    assert own
    assert verdict(own.loss)
    assert len(close.turns) == len(found)


def test_the_best_turn_stays_the_best_only_where_others_have_chosen_it() -> None:
    state, _ = turns("kd-2", 6)[0]
    named = [each.moves for each in judge.judge(state, judge.Depth.GLANCE).turns[:2]]
    for gains, keeps, best in ([9, -7], True, 0), ([9, -7], False, 1), ([9, 8], True, 0):
        ends = [np.array([[0, gain, wins] for gain in each]) for each, wins in (([0, 0], 0), (gains, 1))]
        found = judge._judged(state, judge.Depth.STUDY, named, ends, keeps_first=keeps)
        assert found.best.moves == named[best]


@pytest.mark.parametrize("rival", Rival)
def test_it_matters_whose_futures_are_played_only_where_rivals_play_otherwise(rival: Rival) -> None:
    [(state, _), *_] = turns("kd-2", 1)
    network = find_network(state)
    assert network
    points = [Futures(network, 8, (1,), 0, (rival, rival), each).points([state]).tolist() for each in (0, 1)]
    assert (points[0] == points[1]) is (rival is Rival.NETWORK)


def test_the_rivals_of_a_record_play_as_its_computer_players_do() -> None:
    record = record_of("rwt-6")
    tagged = Record.of(record.variant, record.players, record.moves, Level1="master", Level2="strong", Level3="solid")
    owners = map(record.replay().owners, range(3))
    levels = {1: Rival.NETWORK, 2: Rival.STRONG, 3: Rival.SOLID}
    assert recorded_rivals(tagged) == tuple(levels.get(seats[0], Rival.NETWORK) for seats in owners)
    assert {*recorded_rivals(record)} == {Rival.NETWORK}


def test_where_nothing_is_hidden_rivals_play_as_they_are_asked_to() -> None:
    state, found = placements("kd-4", "25")
    ends = {judge.compare(state, judge.Depth.STUDY, found, 4 * (each,)).turns for each in Rival}
    assert len(ends) > 1


def test_the_order_of_the_kings_is_an_event_and_turns_are_left_as_often_as_a_domino_is_placed() -> None:
    game = events(record_of("qd-2"))
    assert [[type(move) for move in event.moves][:1] for event in game[:2]] == [[Order], [Deal]]
    for at, event in enumerate(game):
        placed = [each.kingdom for each in game[at:] if any(isinstance(move, Place | Discard) for move in each.moves)]
        assert _all_turns_left(event.before) == list(map(placed.count, range(len(event.before.kingdoms))))


def test_positions_have_the_same_futures_in_any_order() -> None:
    states = [state for state, _ in turns("kd-2", 6)]
    network = find_network(states[0])
    assert network
    futures = Futures(network, 2, (1,))
    assert futures.points(states[::-1]).tolist() == futures.points(states).tolist()[::-1]


def test_where_nothing_is_hidden_answers_with_equal_ends_have_equal_prices_and_an_error() -> None:
    judgement = judge.judge(OPEN_SPOT, judge.Depth.STUDY)
    assert {each.loss.error for each in judgement.turns[1:] if each.loss} == {LEAST_ERROR}
    assert all(each.loss and float(each.loss.mean).is_integer() for each in judgement.turns)


@pytest.mark.slow
@pytest.mark.sampled(136)
@pytest.mark.parametrize("name", [*RECORD_OF])
@pytest.mark.parametrize("number", range(7))
def test_a_study_knows_its_errors_and_gives_each_first_move_once(name: str, number: int) -> None:
    """Some 200 positions over all games."""
    for state, moves in turns(name, 6)[number : number + 1]:
        judgement = judge.judge(state, judge.Depth.STUDY, moves)
        ends = reduce(State.play, judgement.best.moves, state).is_over
        firsts = [judge.answered(each.moves[0]) for each in judgement.turns]
        assert len(set(firsts)) == len(firsts) >= 1
        assert judge.answered(moves[0]) in firsts
        for each in judgement.turns[1:]:
            assert each.loss
            assert ends or each.loss.error >= LEAST_ERROR
            assert each.loss.mean >= -each.loss.error - 0.01


@pytest.mark.slow
@pytest.mark.sampled(10)
@pytest.mark.parametrize(("seed", "from_round"), [(0, 4), *((seed, 0) for seed in range(1, 10))])
def test_a_game_played_by_hints_has_no_question_and_no_blame(seed: int, from_round: int) -> None:
    code, players = GAMES_BY_HINTS[seed % len(GAMES_BY_HINTS)]
    rng, state, made, hinted = Random(seed), State.start(code, players), list[Move](), dict[int, bool]()
    while not state.is_over:
        if state.is_chance:
            moves: Sequence[Move] = (state.chance(rng),)
        elif state.round < from_round:
            moves = (rng.choice(state.legal_moves()),)
        else:
            hinted[len(made)], moves = True, judge.look(state)
        made += moves
        state = reduce(State.play, moves, state)
    some = dict([*hinted.items()][seed % 6 :: 6])
    found = review(Record.of(State.start(code, players).variant, players, made), some)
    assert all(each.by_hint for each in found.turns if each.verdict)
    assert found.turns
    assert not any(asked_about(found.turns, kingdom) for kingdom in range(players))


@pytest.mark.long
@pytest.mark.parametrize("name", [*RECORD_OF][::3])
def test_what_the_coach_calls_good_no_question_asks_about(name: str) -> None:
    record = record_of(name)
    starts = accumulate((len(event.moves) for event in events(record)), initial=0)
    found, states = review(record, dict.fromkeys([*starts][::9], False)), [*record.states()]
    for turn in found.turns:
        if turn.question is None:
            assert turn.verdict in (None, Verdict.AS_GOOD)
            continue
        question = Question.from_data(turn.question.question)
        assert question.state == states[turn.question.start]
        [own] = [answer for answer in question.answers if answer.answers_like(Move.parse(turn.question.played))]
        assert verdict(own.loss) == turn.verdict
