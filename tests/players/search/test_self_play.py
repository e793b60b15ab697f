from pathlib import Path

import numpy as np
import pytest

from players.search import self_play as train
from players.search.evaluator import WEIGHTS
from players.search.network import Network

RNG = np.random.default_rng(1)
NUMBERS = RNG.standard_normal((5, 400)).astype(np.float32)


def test_slopes_are_those_of_the_error() -> None:
    network, target = Network.untrained(NUMBERS, (4, 3), RNG), NUMBERS[0] * NUMBERS[1]

    def error() -> float:
        return float(((network(NUMBERS) - target) ** 2).mean() / 2)

    for parameter, slope in zip(network.parameters(), network.slopes(NUMBERS, target), strict=True):
        before = error()
        parameter[0, 0] += 1e-2
        assert (error() - before) / 1e-2 == pytest.approx(slope[0, 0], abs=2e-2)
        parameter[0, 0] -= 1e-2


def test_a_network_judges_alike_what_is_told_at_once_and_what_is_shared() -> None:
    network = Network.untrained(NUMBERS, (4, 3), RNG)
    shared, own, which = NUMBERS[:3, :10], NUMBERS[3:, :40], np.arange(40) // 4
    assert np.allclose(network.judge(shared, which, own), network(np.concatenate([shared[:, which], own])), atol=1e-5)


def test_a_teacher_makes_the_error_smaller() -> None:
    network, target = Network.untrained(NUMBERS, (16,), RNG), NUMBERS[0] * NUMBERS[1]
    teacher = train.Teacher(network)
    before = np.mean((network(NUMBERS) - target) ** 2)
    for _ in range(300):
        teacher.step(NUMBERS, target, 0.01)
    assert np.mean((network(NUMBERS) - target) ** 2) < before / 4


def test_a_memory_keeps_the_last_turns() -> None:
    memory = train.Memory(6)
    for number in range(4):
        turns = np.full(4, number, np.float32)
        memory.add(train.Games(turns[:, None], turns))
    numbers, targets = memory.sample(100, RNG)
    assert np.array_equal(numbers[0], targets)
    assert set(targets.tolist()) == {2, 3}


def test_training_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "STEPS", 5)
    out = tmp_path / "qd-2.npz"
    order = ["qd", "2", "--tables", "1", "--out", str(out)]
    train.main([*order, "--games", "8"])
    first = Network.load(out)
    train.main([*order, "--games", "24"])
    later = Network.load(out)
    steps = train.Teacher.load(out.with_suffix(".state.npz"), later).steps
    assert steps == 15
    assert not np.array_equal(first.weights[0], later.weights[0])
    assert out.with_suffix(".txt").read_text(encoding="utf-8").splitlines()[0].endswith("--games 24 --seed 1")
    train.main([*order, "--games", "24"])
    assert np.array_equal(later.weights[0], Network.load(out).weights[0])


def test_every_network_says_how_it_came_about_and_is_small() -> None:
    for path in WEIGHTS.glob("*.npz"):
        base, players = path.stem.split("-")
        command = path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()[0]
        assert command.startswith(f"python -m players.search.self_play {base} {players} --games ")
        assert path.stat().st_size < 1_000_000
