from pathlib import Path
from shutil import copy

import numpy as np
import pytest
from hypothesis import given

from engine.state import State
from engine.variants import VARIANTS
from players.search.batch_games import BatchGames
from players.search.evaluator import WEIGHTS, evaluate_rollout_turn, evaluate_turn, find_network, sees_table
from tests.engine.games import CHOICES, examples
from tests.players.positions import network_of

RNG = np.random.default_rng(0)


@given(CHOICES)
@examples(20)
def test_the_kingdom_whose_futures_are_played_is_evaluated_as_without_them(state: State) -> None:
    games, network = BatchGames.of(state, RNG), network_of(state)
    _, values = evaluate_rollout_turn(games, network, int(games.acting[0]))
    assert np.allclose(values, evaluate_turn(games, network)[1], atol=1e-3)


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
