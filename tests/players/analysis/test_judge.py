"""The laws of the judge: one judgement of a position, in which what was suggested is never a mistake."""

from __future__ import annotations

from functools import reduce

import pytest

from engine.moves import Discard, Move, Pick, Place
from engine.state import State
from players.analysis.futures import events
from players.analysis.judge import MOST_TURNS, Depth, Judgement, answered, judge, look, suggestions
from players.analysis.review import costliest
from tests.recorded_games import record_of

pytestmark = pytest.mark.slow

GAMES = "kd-2", "kd3n-3", "qd-2"


def turns(name: str, every: int) -> list[tuple[State, tuple[Move, ...]]]:
    """The positions before some turns of a game, and what was played."""
    found = [(event.before, event.moves) for event in events(record_of(name)) if event.kingdom is not None]
    return found[1::every]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("depth", Depth)
@pytest.mark.sampled(4)
def test_a_position_is_judged_alike_whatever_is_judged_beside_it(name: str, depth: Depth) -> None:
    for state, moves in turns(name, 25)[: None if depth is Depth.GLANCE else 1]:
        alone, beside = judge(state, depth), judge(State.parse(str(state)), depth, moves)
        expected = {each.moves: each.expected for each in beside.turns}
        assert {each.moves: each.expected for each in alone.turns}.items() <= expected.items()
        if depth is not Depth.STUDY:
            assert alone.best == beside.best


@pytest.mark.parametrize("name", GAMES)
def test_turns_are_legal_different_and_few(name: str) -> None:
    for state, _ in turns(name, 8):
        judgement = judge(state, Depth.GLANCE)
        assert len({answered(each.moves[0]) for each in judgement.turns}) == len(judgement.turns) <= MOST_TURNS
        for each in judgement.turns:
            after = state
            for move in each.moves:
                assert move in after.legal_moves()
                after = after.play(move)
            assert not after.is_same_turn(state)


def test_a_judgement_is_read_as_it_was_written() -> None:
    [(state, moves), *_] = turns("kd-2", 7)
    judgement = judge(state, Depth.LOOK, moves)
    assert Judgement.from_data(judgement.data).data == judgement.data


@pytest.mark.parametrize("name", GAMES)
def test_a_suggestion_stands_as_long_as_it_is_followed_and_is_never_a_mistake(name: str) -> None:
    for state, _ in turns(name, 20):
        moves = look(state)
        rests = list(suggestions(state, moves))
        assert [rest for rest in rests if rest] == [moves[made:] for made, rest in enumerate(rests) if rest]
        assert costliest(state, moves) is None


def test_a_turn_that_leaves_a_suggestion_gets_a_new_one_for_its_rest() -> None:
    state, moves = next(each for each in turns("kd-2", 1) if look(each[0])[0] != each[1][0] and len(each[1]) > 1)
    first, second, *_ = suggestions(state, moves)
    assert first == look(state)
    assert second == look(state.play(moves[0]))


def test_a_skipped_step_brings_a_new_suggestion_that_stands_like_the_first() -> None:
    state = next(each for each, _ in turns("qd-2", 1) if not isinstance(look(each)[-2:][0], Place | Pick))
    suggested = look(state)
    skipped = next(made for made, move in enumerate(suggested) if not isinstance(move, Place | Discard))
    after = reduce(State.play, suggested[:skipped], state)
    choosing = after.replace(step_index=len(after.variant.steps) - 1)
    asked = list[State]()

    def suggest(asked_at: State) -> tuple[Move, ...]:
        asked.append(asked_at)
        return look(asked_at)

    rests = list(suggestions(state, [*suggested[:skipped], *look(choosing)], suggest))
    assert rests == [*(suggested[made:] for made in range(skipped + 1)), ()]
    assert asked == [state, choosing]
