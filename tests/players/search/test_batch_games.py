"""The batch games hold to the rules of the engine."""

from random import Random

import numpy as np
import pytest
from hypothesis import given

from engine.moves import Order
from engine.state import State
from engine.variants import Variant
from players.search.batch_games import BatchGames
from players.search.candidates import Candidates, play
from tests.engine.games import CHOICES, FORMATS, examples
from tests.players.search.batches import RNG, turns_by_rules
from tools.benchmarks.games import random_games


@pytest.mark.parametrize(("code", "players"), [*[each for each in FORMATS if each[0][0] == "k"], ("kd+mh", 4)])
@pytest.mark.sampled(3)
def test_batch_games_are_played_by_the_rules(code: str, players: int) -> None:
    for state, games, real in turns_by_rules(code, players):
        assert np.array_equal(games.kingdoms.crowns, real.crowns)
        assert games.scores().tolist() == [[score.total for score in state.scores()]]


@pytest.mark.parametrize(("code", "players"), [each for each in FORMATS if each[0] != "rwt"])
@pytest.mark.sampled(3)
def test_the_kings_of_batch_games_choose_first_in_an_order_that_the_rules_allow(code: str, players: int) -> None:
    state, games = State.start(code, players), BatchGames.start(Variant.parse(code), players, 20, RNG)
    for kingdoms in games.turn_kingdoms.tolist():
        state.play(Order(tuple(kingdom + 1 for kingdom in kingdoms)))  # which refuses any other order


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players"), FORMATS)
@pytest.mark.sampled(3)
def test_batch_games_last_as_long_as_the_rules_say(code: str, players: int) -> None:
    rng = np.random.default_rng(5)
    games = BatchGames.start(Variant.parse(code), players, 3, rng)
    game_format, turns, seen = games.rules.game_format, 0, [set[int](), set[int](), set[int]()]
    while not games.round_is_over:
        for dominoes, line in zip(seen, games.line.tolist(), strict=True):
            dominoes.update(line)
        candidates = Candidates.of(games)
        play(games, candidates, candidates.best(rng.random(len(candidates.slot), np.float32)))
        turns += 1
        games.advance_round()
    assert turns == (game_format.rounds + 1) * game_format.kings_each * players
    assert {len(dominoes) for dominoes in seen} == {game_format.rounds * game_format.line}
    assert (games.undrawn.sum(1) == 48 * len(set(game_format.boxes)) - game_format.rounds * game_format.line).all()


@given(CHOICES)
@examples(10)
def test_futures_differ_in_the_hidden_order_and_in_nothing_else(state: State) -> None:
    game = BatchGames.of(state, RNG)
    futures = game.futures(3, RNG)
    assert all((each == game.undrawn[0]).all() for each in futures.undrawn)
    assert len(np.unique(futures.draw_keys, axis=0)) == (3 if game.undrawn.any() else 1)
    copies = game.take(np.zeros(3, np.intp))
    assert np.array_equal(futures.kingdoms.lands, copies.kingdoms.lands)
    assert np.array_equal(futures.kingdoms.bounds, copies.kingdoms.bounds)
    for name in ("discards", "turn_kingdoms", "turn_dominoes", "line", "line_owners"):
        assert np.array_equal(getattr(futures, name), getattr(copies, name))


@pytest.mark.slow
def test_random_batch_games_score_like_random_games_by_the_rules() -> None:
    variant, rng, totals = Variant.parse("kd+mh"), Random(3), []
    for _ in range(150):
        state = State.start(variant.code, 4)
        while not state.is_over:
            state = state.play(state.chance(rng) if state.is_chance else rng.choice(state.legal_moves()))
        totals += [score.total for score in state.scores()]
    fast = random_games(variant, 4, 2000, np.random.default_rng(3)).reshape(-1)
    standard_error = (np.var(totals) / len(totals) + fast.var() / fast.size) ** 0.5
    assert abs(np.mean(totals) - fast.mean()) < 4 * standard_error
    assert np.std(totals) == pytest.approx(fast.std(), rel=0.1)
