"""The games with a court agree with the reference rules, move by move and point by point."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.court import Court
from engine.moves import Move
from engine.state import State
from tests.engine.court.reference_queendomino import FORMATS, QueendominoGame
from tests.engine.games import ANY_POSITIONS, SEEDS, examples

each_format = pytest.mark.parametrize(("code", "players"), FORMATS)
COURT_POSITIONS = ANY_POSITIONS.filter(lambda state: state.find(Court) is not None)


@given(st.sampled_from(list(FORMATS)), SEEDS)
@examples(6)
def test_the_engine_offers_the_same_moves_as_the_reference_rules(format_: tuple[str, int], seed: int) -> None:
    rng, state, game = Random(seed), State.start(*format_), QueendominoGame.start(*format_)
    while not state.is_over:
        assert state.is_chance == game.is_chance
        offers = [str(move) for move in state.legal_moves()]
        assert sorted(offers) == sorted(game.moves())
        move = str(state.chance(rng)) if state.is_chance else rng.choice(offers)
        state, game = state.play(Move.parse(move)), game.after(move)
    assert game.is_over
    assert [score.total for score in state.scores()] == game.totals()


@each_format
@pytest.mark.sampled(3)
def test_chance_as_the_reference_rules_draw_it_is_chance_to_the_engine(code: str, players: int) -> None:
    rng, state, game = Random(1), State.start(code, players), QueendominoGame.start(code, players)
    while not game.is_over:
        move = game.chance(rng) if game.is_chance else rng.choice(game.moves())
        state, game = state.play(Move.parse(move)), game.after(move)
    assert state.is_over


@given(COURT_POSITIONS)
@examples(40)
def test_totals_are_those_that_the_reference_rules_count_in_the_middle_of_a_game(state: State) -> None:
    game = QueendominoGame.of(state)
    assert [score.total for score in state.scores()] == game.totals()
    assert sorted(map(str, state.legal_moves())) == sorted(game.moves())
