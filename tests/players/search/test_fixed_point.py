"""Networks on a grid: sums are exact, and close to those of the network as it was trained."""

from __future__ import annotations

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
from training.gradients import outputs

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
