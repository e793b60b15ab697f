from pathlib import Path
from random import Random
from shutil import copy

import numpy as np
import pytest
from hypothesis import given

from engine.moves import Place
from engine.state import State
from engine.variants import VARIANTS
from players.registry import PLAYERS
from players.search.batch_games import BatchGames
from players.search.candidates import decode_first_move
from players.search.evaluator import WEIGHTS, evaluate_rollout_turn, evaluate_turn, find_network, sees_table
from players.simple_players import place_value
from tests.engine.games import CHOICES, examples
from tests.players.positions import network_of

RNG = np.random.default_rng(0)


@given(CHOICES)
@examples(20)
def test_the_kingdom_whose_futures_are_played_is_evaluated_as_without_them(state: State) -> None:
    games, network = BatchGames.of(state, RNG), network_of(state)
    _, values = evaluate_rollout_turn(games, network, int(games.acting[0]))
    assert np.allclose(values, evaluate_turn(games, network)[1], atol=1e-3)


def test_rivals_in_rollouts_move_as_greedy_does() -> None:
    """Nearly: greedy looks at the holes behind the next domino as well, and puts them before points."""
    rng, same = Random(3), []
    state = State.start("kd+mh", 4)
    while not state.is_over:
        if state.is_chance:
            state = state.play(state.chance(rng))
            continue
        [move] = PLAYERS["solid"].choose(state, rng)
        if isinstance(move, Place):
            other = (state.king.kingdom + 1) % 4
            candidates, values = evaluate_rollout_turn(BatchGames.of(state, RNG), network_of(state), other)
            rival = decode_first_move(state, candidates, int(np.argmax(values)))
            value = place_value(state)
            same.append(isinstance(rival, Place) and value(rival) == value(move))
        state = state.play(move)
    assert sum(same) > 0.9 * len(same) > 30


def test_a_network_serves_the_game_of_its_name_alone(tmp_path: Path) -> None:
    copy(WEIGHTS / "kd-4.npz", tmp_path)
    assert find_network(State.start("kd", 4), tmp_path)
    assert find_network(State.start("kd3n", 3), tmp_path) is None


@pytest.mark.parametrize("code", VARIANTS)
def test_every_game_has_a_network_of_its_own(code: str) -> None:
    """All but that of Kingdomino with four see the table; there the one that does was no better."""
    for players in VARIANTS[code].formats:
        network = network_of(State.start(code, players))
        assert sees_table(network) == ((code, players) != ("kd", 4))
