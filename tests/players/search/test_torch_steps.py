"""Steps on a device of PyTorch, against those that NumPy makes; without PyTorch there is nothing to compare."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from engine.variants import Variant
from players.__main__ import main
from players.search import self_play
from players.search.adam import Adam, make_steps
from players.search.batch_games import BatchGames
from players.search.network import Network
from players.search.prediction import OUTPUTS
from players.search.replay_buffer import ReplayBuffer, Sample
from players.search.self_play import play_against_itself
from players.search.square_layer import SquareLayer

pytest.importorskip("torch", reason="PyTorch is not installed")
from players.search.torch_steps import make_steps_on

RATE = 0.002


def samples(buffer: ReplayBuffer, count: int, seed: int) -> Iterator[Sample]:
    rng = np.random.default_rng(seed)
    return (buffer.sample(64, rng) for _ in range(count))


@pytest.mark.parametrize("sees_edges", [True, False])
@pytest.mark.parametrize(("code", "alone"), [("kd+mh", True), ("qd", False)])
def test_steps_are_those_that_numpy_makes(code: str, *, alone: bool, sees_edges: bool) -> None:
    rng, buffer = np.random.default_rng(1), ReplayBuffer(1000)
    played, _ = play_against_itself(BatchGames.start(Variant.parse(code), 2, 4, rng), None, 1, rng, alone=alone)
    buffer.add(played)
    features, targets, edges = buffer.sample(64, rng)
    rows, optimizers = edges.squares().features.shape[1], []
    for _ in range(2):
        rng = np.random.default_rng(2)
        layer = SquareLayer.untrained(rows, rng) if sees_edges else None
        optimizers.append(Adam(Network.untrained(features, (8, 4, len(targets)), rng, layer)))
        make_steps(optimizers[-1], samples(buffer, 3, seed=3), RATE)
    first, second = optimizers
    before = [each.copy() for each in first.network.parameters()]
    make_steps(first, samples(buffer, 3, seed=4), RATE)
    make_steps_on(second, samples(buffer, 3, seed=4), RATE, device="cpu")
    assert len(targets) == (1 if alone else OUTPUTS)
    assert first.steps == second.steps == 6
    assert not any(map(np.array_equal, before, first.network.parameters()))
    for of_first, of_second in (
        (first.network.parameters(), second.network.parameters()),
        (first.mean, second.mean),
        (first.square, second.square),
    ):
        for numpys, torchs in zip(of_first, of_second, strict=True):
            np.testing.assert_allclose(torchs, numpys, rtol=1e-3, atol=1e-4 * np.abs(numpys).max())


@pytest.mark.slow
def test_a_training_goes_on_on_another_device(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(self_play, "STEPS", 3)
    command = ["train", "kd", "2", "--batch", "1", "--out", str(tmp_path / "own.npz")]
    assert main([*command, "--games", "8"]) == 0
    assert main([*command, "--games", "16", "--device", "cpu"]) == 0
    assert main([*command, "--games", "24"]) == 0
    assert Adam.load(tmp_path / "own.state.npz").steps == 9
    assert capsys.readouterr().err.count("games, mean") == 3


def test_a_device_that_is_not_there_is_told_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "kd", "2", "--device", "abacus", "--out", str(tmp_path / "own")]) == 2
    assert capsys.readouterr().err.startswith(
        "python -m players: PyTorch has no device 'abacus' here: Expected one of "
    )
