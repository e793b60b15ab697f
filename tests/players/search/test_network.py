"""Networks: inputs, sums that are exact, and the networks of games."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine.state import State
from players.search import network as networks
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import Floats
from players.search.candidates import Candidates
from players.search.evaluator import find_network, inputs_of, sees_table, sigmoid
from players.search.network import Network
from players.search.square_layer import Inputs, layer_sums
from players.search.table_inputs import TableInputs
from tests.players.golden_games import decisions, golden_files
from tools.training.gradients import outputs

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


@pytest.mark.parametrize("examples", [[], [5], [4, 0, 4], [0, 1, 2, 3, 4, 5]])
def test_some_examples_have_their_rows_and_no_other_columns(examples: list[int]) -> None:
    some = INPUTS.take(np.array(examples, np.intp))
    assert np.array_equal(some.rows(), INPUTS.rows()[:, examples])
    [placements, _] = some.parts
    assert isinstance(placements, Inputs)
    [own, _] = placements.parts
    assert isinstance(own, np.ndarray)
    assert own.shape[1] == len(set(PLACEMENT[examples]))


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
def test_the_sums_of_all_layers_are_exact(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def checked(inputs: Inputs, weights: Floats, biases: Floats) -> Floats:
        found = layer_sums(inputs, weights, biases)
        assert np.array_equal(found, inputs.rows().T.astype(np.float64) @ weights + biases)
        return found

    monkeypatch.setattr(networks, "layer_sums", checked)
    for state in positions(path, 8):
        network, candidates = examples(state)
        network.evaluate(inputs_of(candidates, network))


@pytest.mark.parametrize("path", GREEDY_GAMES)
def test_rounding_hardly_changes_what_a_network_prefers(path: Path) -> None:
    """By a fifth of a point: a network errs by several."""
    differences = []
    for state in positions(path, 8):
        network, candidates = examples(state)
        features = (candidates.inputs if sees_table(network) else candidates.kingdom_inputs).rows()
        squares = candidates.edges.take(candidates.kingdom).squares() if network.squares else None
        rounded = network.evaluate(inputs_of(candidates, network))
        differences.append(np.std(rounded[0] - outputs(network, features, squares)[0]))
    assert np.mean(differences) < 0.3


def test_a_chance_follows_from_the_logarithm_of_its_odds() -> None:
    log_odds = np.log(np.array([1, 3, 1 / 3], np.float32))
    assert sigmoid(log_odds) == pytest.approx([0.5, 0.75, 0.25])


def test_a_network_may_be_as_certain_as_numbers_allow() -> None:
    assert sigmoid(np.array([-1000, 1000], np.float32)).tolist() == [0, 1]
