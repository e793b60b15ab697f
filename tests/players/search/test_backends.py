"""The kernels and the NumPy backend give the same results."""

from types import ModuleType

import numpy as np
import pytest

from engine.variants import Variant
from players.search import native_backend, numpy_backend
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import NONE
from players.search.candidates import Candidates, play
from players.search.library import KERNELS, load_kernels


def assert_same(games: BatchGames) -> None:
    """Assert that both find the same placements, place dominoes alike, and extract the same features after that."""
    columns, dominoes = games.columns(games.acting), games.due_dominoes
    if dominoes[0] == NONE:
        return
    placements = numpy_backend.find_placements(games.kingdoms, columns, dominoes)
    others = native_backend.find_placements(games.kingdoms, columns, dominoes)
    assert set(zip(*placements, strict=True)) == set(zip(*others, strict=True))
    assert len(placements[0]) == len(others[0])
    which, directions, cells = placements
    if not len(which):
        return
    one, other = (games.kingdoms.take(columns[which]) for _ in range(2))
    every = np.arange(len(which))
    numpy_backend.place_dominoes(one, every, dominoes[which], directions, cells)
    native_backend.place_dominoes(other, every, dominoes[which], directions, cells)
    assert np.array_equal(one.planes, other.planes)
    assert np.array_equal(one.bounds, other.bounds)
    pending = np.concatenate([games.free_line, games.other_domino], 1)[which]
    expected = numpy_backend.extract_features(one, games.rules.terrains, pending)
    found = native_backend.extract_features(one, games.rules.terrains, pending)
    assert np.array_equal(expected.kingdoms, found.kingdoms)
    assert np.array_equal(expected.dominoes, found.dominoes)


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players"), [("kd+mh", 4), ("kd7", 2), ("qd", 3), ("rw", 5)])
@pytest.mark.parametrize(
    ("module", "count"), [(load_kernels(KERNELS), 1), (native_backend.kernels, 20)], ids=["python", "as installed"]
)
def test_the_kernels_and_numpy_give_the_same_results(
    code: str, players: int, module: ModuleType, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native_backend, "kernels", module)
    rng = np.random.default_rng(3)
    games = BatchGames.start(Variant.parse(code), players, count, rng)
    while not games.round_is_over:
        if count > 1 or rng.random() < 0.3:
            assert_same(games)
        candidates = Candidates.of(games)
        play(games, candidates, candidates.best(candidates.points + rng.random(len(candidates.slot), np.float32)))
        games.advance_round()
