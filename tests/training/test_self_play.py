"""Training by self-play: how a network is fitted, what is stored, and the command line."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from players.search.batch_kingdoms import Floats
from players.search.candidates import Candidates
from players.search.evaluator import WEIGHTS, inputs_of, sees_table
from players.search.network import Network
from players.search.square_layer import Inputs
from tests.players.search.batches import random_turn, untrained_layer
from tools.training import self_play
from tools.training.__main__ import main
from tools.training.gradients import Adam, gradients, outputs, parameters, untrained

FEATURES = np.random.default_rng(1).standard_normal((5, 400)).astype(np.float32)
TARGETS = np.stack([FEATURES[0] * FEATURES[1], FEATURES[2]])

Train = Callable[..., int]


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch) -> Train:
    """Runs the command with short iterations."""
    monkeypatch.setattr(self_play, "STEPS", 2)
    return lambda *arguments: main([str(each) for each in arguments])


def squared_error_slope(found: Floats) -> Floats:
    slope: Floats = found - TARGETS
    return slope


def test_gradients_are_those_of_the_error() -> None:
    network = untrained(FEATURES, (4, 3, 2), np.random.default_rng(1))

    def error() -> float:
        return float(((outputs(network, FEATURES) - TARGETS) ** 2).sum(0).mean() / 2)

    found = gradients(network, FEATURES, squared_error_slope)
    for parameter, gradient in zip(parameters(network), found, strict=True):
        before = error()
        parameter[0, 0] += 1e-2
        assert (error() - before) / 1e-2 == pytest.approx(gradient[0, 0], abs=2e-2)
        parameter[0, 0] -= 1e-2


def test_gradients_of_the_layer_for_squares_are_those_of_the_error() -> None:
    candidates, rng = Candidates.of(random_turn("kd+mh", 4, seed=5, turn=1)), np.random.default_rng(2)
    features, squares = candidates.kingdom_inputs.rows(), candidates.edges.take(candidates.kingdom).squares()
    targets = rng.standard_normal((1, len(candidates.slot))).astype(np.float32)
    network = untrained(features, (6, 1), rng, untrained_layer())

    def error() -> float:
        return float(((outputs(network, features, squares) - targets).astype(np.float64) ** 2).mean() / 2)

    found = gradients(network, features, lambda outputs: outputs - targets, squares)
    for parameter, gradient in zip(parameters(network)[-2:], found[-2:], strict=True):
        steepest = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        before, errors = parameter[steepest], []
        for step in (1e-2, -1e-2):
            parameter[steepest] = before + step
            errors.append(error())
        parameter[steepest] = before
        assert (errors[0] - errors[1]) / 2e-2 == pytest.approx(gradient[steepest], rel=0.05)


def test_a_network_evaluates_inputs_as_it_was_trained_on_them() -> None:
    network = untrained(FEATURES, (4, 3, 2), np.random.default_rng(1))
    inputs = Inputs((Inputs((FEATURES[:3, :10],), np.arange(40) // 4), FEATURES[3:, :40]))
    assert np.allclose(network.evaluate(inputs), outputs(network, inputs.rows()), atol=0.1)
    candidates = Candidates.of(random_turn("kd+mh", 4, seed=5, turn=1))
    features, squares = candidates.kingdom_inputs.rows(), candidates.edges.take(candidates.kingdom).squares()
    network = untrained(features, (6, 1), np.random.default_rng(2), untrained_layer())
    found = network.evaluate(inputs_of(candidates, network))
    assert np.allclose(found, outputs(network, features, squares), atol=0.1)


@pytest.mark.long
def test_a_training_goes_on_with_the_settings_that_it_was_begun_with(
    tmp_path: Path, train: Train, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "own.npz"
    command = ("kd", 2, "--batch", 1, "--out", tmp_path / "own")
    assert train(*command, "--games", 8) == 0
    assert capsys.readouterr().out == f"1 iterations, written to {out}\n"
    first = Network.load(out)
    begun = f"{out} was begun with kd 2 --batch 1 --seed 1, and can be"
    for other in (["--seed", 2], ["--batch", 2], ["--teacher", WEIGHTS / "kd-2.npz"]):
        assert train(*command, "--games", 16, *other) == 2
        assert begun in capsys.readouterr().err
    # The networks of both games have as many inputs.
    assert train("kd7", 2, "--batch", 1, "--out", out, "--games", 16) == 2
    assert begun in capsys.readouterr().err
    assert train(*command, "--games", 24) == 0
    later = Network.load(out)
    assert Adam.load(out.with_suffix(".state.npz")).steps == 6
    assert not np.array_equal(first.weights[0], later.weights[0])
    about = out.with_suffix(".txt").read_text(encoding="utf-8").splitlines()[0]
    assert about == "python -m tools.training kd 2 --batch 1 --seed 1 --games 24"
    # An interruption between the last state and its network loses nothing.
    out.unlink()
    assert train(*command, "--games", 24) == 0
    assert np.array_equal(later.weights[0], Network.load(out).weights[0])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["own.npz", "own.state.npz", "own.txt"]


@pytest.mark.long
def test_a_teacher_may_see_less_than_the_network_that_learns_and_the_same_command_gives_the_same_network(
    tmp_path: Path, train: Train
) -> None:
    teacher = WEIGHTS / "kd-4.npz"
    for name in ("first", "second"):
        train("kd", 4, "--batch", 1, "--games", 16, "--teacher", teacher, "--out", tmp_path / f"{name}.npz")
    first, second = (Network.load(tmp_path / f"{name}.npz") for name in ("first", "second"))
    assert not sees_table(Network.load(teacher))
    assert sees_table(first)
    assert all(map(np.array_equal, parameters(first), parameters(second)))
