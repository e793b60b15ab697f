"""Networks: inputs, sums that are exact, and the networks of games."""

from pathlib import Path

import numpy as np
import pytest

from engine.state import State
from players.search import network as networks
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import Floats
from players.search.candidates import Candidates
from players.search.evaluator import find_network, inputs_of, sees_table
from players.search.network import Network
from players.search.square_layer import Inputs, layer_sums
from players.search.table_inputs import TableInputs
from tests.players.golden_games import decisions, golden_files

RNG = np.random.default_rng(1)
OF_GAMES = Inputs((RNG.random((2, 3), np.float32),), np.array([0, 0, 1, 2]))
PLACEMENT = np.array([0, 1, 1, 2, 3, 3])
OF_PLACEMENTS = Inputs((RNG.random((4, 4), np.float32), OF_GAMES), PLACEMENT)
INPUTS = Inputs((OF_PLACEMENTS, RNG.random((1, 6), np.float32)))


def test_rows_lie_below_each_other_in_the_order_of_the_parts() -> None:
    assert INPUTS.rows().shape == (len(INPUTS), 6) == (7, 6)
    assert np.array_equal(INPUTS.rows()[:6], OF_PLACEMENTS.rows())
    assert np.array_equal(OF_PLACEMENTS.rows()[4:, 3:], OF_GAMES.rows()[:, [2, 3, 3]])


def test_sums_are_those_of_all_rows() -> None:
    weights, bias = RNG.random((7, 5), np.float32), RNG.random(5, np.float32)
    assert np.allclose(INPUTS.weighted(weights, bias), INPUTS.rows().T @ weights + bias)
    assert np.allclose(INPUTS.weighted(weights), INPUTS.rows().T @ weights)


GREEDY_GAMES = [pytest.param(path, id=path.stem) for path in golden_files("solid")]


def positions(path: Path, step: int) -> list[State]:
    """Return the beginnings of some turns of a golden game that are not the last ones."""
    states = [each.state for each in decisions(path) if each.state.step_index == 0 and each.state.next_line.free]
    return states[::step]


def examples(state: State) -> tuple[Network, Candidates]:
    """Return the network for a position, and the candidates there."""
    network, games = find_network(state), BatchGames.of(state, np.random.default_rng(0))
    assert network
    return network, Candidates.of(games, TableInputs.of(games) if sees_table(network) else None)


@pytest.mark.parametrize("path", GREEDY_GAMES)
@pytest.mark.sampled(3)
def test_the_sums_of_all_layers_are_exact(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def checked(inputs: Inputs, weights: Floats, biases: Floats) -> Floats:
        found = layer_sums(inputs, weights, biases)
        assert np.array_equal(found, inputs.rows().T.astype(np.float64) @ weights + biases)
        return found

    monkeypatch.setattr(networks, "layer_sums", checked)
    for state in positions(path, 8):
        network, candidates = examples(state)
        network.evaluate(inputs_of(candidates, network))
