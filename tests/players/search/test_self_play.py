import os
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from benchmarks.ladder.opponents import RELEASE_1
from engine.state import State
from players.__main__ import main
from players.cores import THREAD_VARIABLES
from players.player import Limit
from players.search import self_play
from players.search.adam import Adam
from players.search.batch_kingdoms import BatchKingdoms, Floats
from players.search.edges import Edges
from players.search.evaluator import WEIGHTS
from players.search.inputs import Inputs
from players.search.network import Network
from players.search.prediction import sees_table
from players.search.replay_buffer import Experience, ReplayBuffer
from players.search.search_player import SearchPlayer
from players.search.self_play import random_options, replace_file

RNG = np.random.default_rng(1)
FEATURES = RNG.standard_normal((5, 400)).astype(np.float32)


TARGETS = np.stack([FEATURES[0] * FEATURES[1], FEATURES[2]])


def squared_error_slope(outputs: Floats) -> Floats:
    slope: Floats = outputs - TARGETS
    return slope


def test_gradients_are_those_of_the_error() -> None:
    network = Network.untrained(FEATURES, (4, 3, 2), RNG)

    def error() -> float:
        return float(((network(FEATURES) - TARGETS) ** 2).sum(0).mean() / 2)

    for parameter, gradient in zip(network.parameters(), network.gradients(FEATURES, squared_error_slope), strict=True):
        before = error()
        parameter[0, 0] += 1e-2
        assert (error() - before) / 1e-2 == pytest.approx(gradient[0, 0], abs=2e-2)
        parameter[0, 0] -= 1e-2


def test_a_network_evaluates_inputs_that_are_shared_and_whole_columns_alike() -> None:
    network = Network.untrained(FEATURES, (4, 3, 2), RNG)
    inputs = Inputs((Inputs((FEATURES[:3, :10],), np.arange(40) // 4), FEATURES[3:, :40]))
    assert np.allclose(network.evaluate(inputs), network(inputs.rows()), atol=0.1)


def test_the_optimizer_makes_the_error_smaller() -> None:
    network = Network.untrained(FEATURES, (16, 2), RNG)
    optimizer = Adam(network)
    before = np.mean((network(FEATURES) - TARGETS) ** 2)
    for _ in range(300):
        optimizer.step(FEATURES, TARGETS, 0.01)
    assert np.mean((network(FEATURES) - TARGETS) ** 2) < before / 4


def test_a_replay_buffer_keeps_the_latest_turns() -> None:
    buffer = ReplayBuffer(6)
    for number in range(4):
        turns = np.full((4, 1), number, np.float32)
        buffer.add(Experience.of(turns, turns, Edges(BatchKingdoms.empty(5, 4), turns.repeat(12, 1))))
    features, targets, edges = buffer.sample(100, RNG)
    assert np.array_equal(features[0], targets[0])
    assert np.array_equal(features[0], edges.undrawn[:, 0])
    assert set(targets[0].tolist()) == {2, 3}


@pytest.mark.long
def test_training_that_was_stopped_can_be_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(self_play, "STEPS", 5)
    out = tmp_path / "qd-2.npz"
    command = ["train", "qd", "2", "--batch", "1", "--out", str(out)]
    assert main([*command, "--games", "8"]) == 0
    assert capsys.readouterr().out == f"1 iterations, kept in {out}\n"
    first = Network.load(out)
    main([*command, "--games", "24"])
    later = Network.load(out)
    assert Adam.load(out.with_suffix(".state.npz")).steps == 15
    assert not np.array_equal(first.weights[0], later.weights[0])
    assert (
        out.with_suffix(".txt")
        .read_text(encoding="utf-8")
        .splitlines()[0]
        .endswith("train qd 2 --batch 1 --seed 1 --games 24")
    )
    main([*command, "--games", "24"])
    assert np.array_equal(later.weights[0], Network.load(out).weights[0])


@pytest.mark.slow
def test_a_training_is_continued_with_the_settings_that_it_was_begun_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(self_play, "STEPS", 1)
    out = tmp_path / "own"
    command = ["train", "kd", "2", "--out", str(out)]
    assert main([*command, "--games", "8", "--batch", "1"]) == 0
    assert capsys.readouterr().out == f"1 iterations, kept in {out}.npz\n"
    for other in (["--seed", "2"], ["--batch", "2"], ["--teacher", str(RELEASE_1 / "kd-2.npz")]):
        assert main([*command, "--games", "16", "--batch", "1", *other]) == 2
        assert f"{out}.npz was begun with kd 2 --batch 1 --seed 1, and can be" in capsys.readouterr().err
    assert main([*command, "--games", "16", "--batch", "1"]) == 0


@pytest.mark.slow
def test_a_teacher_may_see_less_than_the_network_that_learns_and_the_same_command_gives_the_same_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(self_play, "STEPS", 5)
    teacher = RELEASE_1 / "kd-2.npz"
    for name in ("first", "second"):
        out = str(tmp_path / f"{name}.npz")
        main(["train", "kd", "2", "--batch", "1", "--games", "16", "--teacher", str(teacher), "--out", out])
    first, second = (Network.load(tmp_path / f"{name}.npz") for name in ("first", "second"))
    assert Network.load(teacher).outputs == 1
    assert first.outputs == 3
    assert all(map(np.array_equal, first.parameters(), second.parameters()))
    assert (
        (tmp_path / "first.txt").read_text(encoding="utf-8").splitlines()[0].endswith(f"--teacher {teacher} --games 16")
    )


@pytest.mark.slow
def test_a_network_may_learn_to_see_its_own_kingdom_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "STEPS", 5)
    out = tmp_path / "kd-4.npz"
    assert main(["train", "kd", "4", "--alone", "--batch", "1", "--games", "16", "--out", str(out)]) == 0
    network = Network.load(out)
    assert not sees_table(network)
    assert network.squares
    assert "train kd 4 --alone --batch 1 " in out.with_suffix(".txt").read_text(encoding="utf-8")
    state, limit = State.start("kd", 4), Limit(futures=16)
    rng = Random(1)
    while state.is_chance:
        state = state.play(state.chance(rng))
    assert SearchPlayer(networks=tmp_path).choose(state, rng, limit)[0] in state.legal_moves()


@pytest.mark.long
def test_a_network_is_the_same_whether_or_not_the_environment_says_how_many_threads_compute(tmp_path: Path) -> None:
    silent = {name: value for name, value in os.environ.items() if name not in THREAD_VARIABLES}
    paths = tmp_path / "first.npz", tmp_path / "second.npz"
    for path, own in zip(paths, ({}, dict.fromkeys(THREAD_VARIABLES, "1")), strict=True):
        command = [
            sys.executable,
            "-m",
            "players",
            "train",
            "kd",
            "2",
            "--games",
            "8",
            "--batch",
            "1",
            "--out",
            str(path),
        ]
        subprocess.run(command, env=silent | own, check=True, capture_output=True)
    first, second = (Network.load(path) for path in paths)
    assert all(map(np.array_equal, first.parameters(), second.parameters()))


def test_a_game_that_does_not_exist_cannot_be_trained(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "kd7", "3", "--out", "kd7-3.npz"]) == 2
    assert capsys.readouterr().err == "python -m players: kd7 is for 2 players, not 3\n"


def test_a_network_is_trained_for_all_options_of_a_variant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "kd+m", "2", "--out", "kd-2.npz"]) == 2
    assert capsys.readouterr().err.startswith("python -m players: 'kd+m' is no variant without options, one of kd, ")


def test_a_training_says_where_its_network_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["train", "kd", "2"])
    assert "the following arguments are required: --out" in capsys.readouterr().err


@pytest.mark.parametrize("teacher", [WEIGHTS / "kd-3.npz", WEIGHTS / "qd-2.npz", RELEASE_1 / "qd-2.npz"])
def test_a_teacher_of_another_game_is_refused(
    teacher: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "kd", "2", "--teacher", str(teacher), "--out", str(tmp_path / "kd-2.npz")]) == 2
    assert capsys.readouterr().err == f"python -m players: {teacher} is no network for kd with 2 players\n"


def test_every_network_says_how_it_was_made_and_is_small() -> None:
    for path in WEIGHTS.glob("*.npz"):
        base, players = path.stem.split("-")
        command = path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()[0]
        assert command.startswith(f"python -m players train {base} {players} ")
        assert path.stat().st_size < 1_000_000


def test_training_sees_a_game_with_all_its_options_and_with_some_of_them() -> None:
    rng = np.random.default_rng(1)
    assert {str(random_options("kd", rng)) for _ in range(60)} == {"kd", "kd+m", "kd+h", "kd+mh"}


def test_games_that_make_up_no_iteration_train_no_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "kd", "2", "--games", "100", "--out", str(tmp_path / "kd-2.npz")]) == 2
    assert "--games 100 is too few: an iteration plays 512, see --batch" in capsys.readouterr().err


def test_a_training_is_not_continued_as_that_of_another_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The networks of both games have as many inputs."""
    monkeypatch.setattr(self_play, "STEPS", 1)
    command = ["--batch", "1", "--out", str(tmp_path / "own")]
    assert main(["train", "kd", "2", "--games", "8", *command]) == 0
    assert main(["train", "kd7", "2", "--games", "16", *command]) == 2
    assert "own.npz was begun with kd 2 --batch 1 --seed 1, and can be" in capsys.readouterr().err


def test_a_network_whose_training_is_not_at_hand_is_not_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "kd-2.npz"
    out.write_bytes((WEIGHTS / "kd-2.npz").read_bytes())
    assert main(["train", "kd", "2", "--out", str(out)]) == 2
    assert f"{out} cannot be continued, as kd-2.state.npz is not beside it" in capsys.readouterr().err


def test_a_folder_that_does_not_exist_is_told_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "kd", "2", "--out", str(tmp_path / "none" / "kd-2.npz")]) == 2
    assert capsys.readouterr().err == f"python -m players: there is no folder {tmp_path / 'none'}\n"


def test_a_training_leaves_nothing_but_the_network_and_what_it_goes_on_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(self_play, "STEPS", 1)
    main(["train", "kd", "2", "--batch", "1", "--games", "8", "--out", str(tmp_path / "own")])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["own.npz", "own.state.npz", "own.txt"]


def test_a_training_that_was_interrupted_before_its_last_network_was_kept_keeps_it_when_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(self_play, "STEPS", 1)
    out = tmp_path / "kd-2.npz"
    command = ["train", "kd", "2", "--batch", "1", "--games", "8", "--out", str(out)]
    main(command)
    kept = out.read_bytes()
    out.unlink()
    assert main(command) == 0
    assert out.read_bytes() == kept


def test_a_file_is_replaced_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "kd-2.npz"
    path.write_bytes(b"whole")

    def interrupted(fresh: Path) -> None:
        fresh.write_bytes(b"ha")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        replace_file(path, interrupted)
    assert path.read_bytes() == b"whole"


def test_a_device_takes_pytorch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "players.search.torch_steps", raising=False)
    assert main(["train", "kd", "2", "--device", "cuda", "--out", str(tmp_path / "own")]) == 2
    assert "--device takes PyTorch, which is not installed: pip install torch\n" in capsys.readouterr().err


def test_a_teacher_that_is_no_network_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    teacher = tmp_path / "teacher.npz"
    for content in (b"", b"PK broken", (WEIGHTS / "kd-2.npz").read_bytes()[:500]):
        teacher.write_bytes(content)
        assert main(["train", "kd", "2", "--teacher", str(teacher), "--out", str(tmp_path / "own.npz")]) == 2
        assert capsys.readouterr().err == f"python -m players: {teacher} is no network\n"


def test_a_state_from_which_no_training_can_go_on_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = tmp_path / "own.state.npz"
    for content in (b"", b"PK broken", (WEIGHTS / "kd-2.npz").read_bytes()):
        state.write_bytes(content)
        assert main(["train", "kd", "2", "--out", str(tmp_path / "own.npz")]) == 2
        assert capsys.readouterr().err == f"python -m players: {state} is no state of a training\n"
