"""The kernels and the NumPy backend give the same results."""

from types import ModuleType

import numpy as np
import pytest

from engine.variants import Variant
from players.search import native_backend, numpy_backend
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import NONE, BatchKingdoms, Floats
from players.search.candidates import Candidates, play
from players.search.evaluator import greedy_values
from players.search.features import row_count
from players.search.library import KERNELS, load_kernels
from tests.players.search.batches import untrained_layer

RNG = np.random.default_rng(4)


def assert_same(games: BatchGames) -> None:
    """Assert that both find the same placements, place dominoes alike, and extract the same features after that."""
    columns, dominoes = games.columns(games.acting), games.due_dominoes
    if dominoes[0] == NONE:
        return
    placements = numpy_backend.find_placements(games.kingdoms, columns, dominoes)
    others = native_backend.find_placements(games.kingdoms, columns, dominoes)
    assert np.array_equal(placements, others)
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
    undrawn = RNG.integers(0, 20, (len(one), 2 * games.rules.terrains)).astype(np.float32)
    assert_same_edges(one, undrawn)


def assert_same_edges(kingdoms: BatchKingdoms, undrawn: Floats) -> None:
    """Assert that both find the same squares at the edges, and make the same of them."""
    expected, found = (each.list_squares(kingdoms, undrawn) for each in (numpy_backend, native_backend))
    assert np.array_equal(expected.starts, found.starts)
    assert np.array_equal(expected.neighbors, found.neighbors)
    assert np.array_equal(expected.beyond, found.beyond)
    assert np.allclose(expected.features, found.features)
    layer = untrained_layer(row_count(undrawn.shape[1] // 2)).on_grid()
    one, other = (each.pool_squares(kingdoms, undrawn, layer) for each in (numpy_backend, native_backend))
    assert np.array_equal(one, other)


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players"), [("kd+mh", 4), ("kd7", 2), ("qd", 3), ("rw", 5)])
@pytest.mark.parametrize(
    ("module", "count"), [(load_kernels(KERNELS), 1), (native_backend.kernels, 20)], ids=["python", "as installed"]
)
@pytest.mark.sampled(3)
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


def losses_of_greedy_turns(games: BatchGames, backend: ModuleType) -> Floats:
    """Return by how much the turns that a backend chooses are worse than the best ones, (games,) float32."""
    candidates = Candidates.of(games)
    values = greedy_values(games, candidates)
    columns, center = games.columns(games.acting), bool(games.rules.center)
    directions, cells, slots = backend.choose_greedily(
        games.kingdoms, columns, games.due_dominoes, games.free_line, center=center
    )
    placements, game = candidates.placements, candidates.game
    is_chosen = (placements.direction[candidates.placement] == directions[game]) & (candidates.slot == slots[game])
    chosen = np.flatnonzero(is_chosen & (placements.cell[candidates.placement] == cells[game]))
    assert game[chosen].tolist() == list(range(len(games)))
    losses: Floats = values[candidates.best(values)] - values[chosen]
    return losses


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players"), [("kd+mh", 4), ("kd7", 2)])
@pytest.mark.parametrize("backend", [numpy_backend, native_backend])
def test_greedy_turns_are_nearly_always_the_best_at_once(code: str, players: int, backend: ModuleType) -> None:
    games = BatchGames.start(Variant.parse(code), players, 20, np.random.default_rng(3))
    losses = []
    while not games.is_last_round:
        losses.append(losses_of_greedy_turns(games, backend))
        candidates = Candidates.of(games)
        play(games, candidates, candidates.best(greedy_values(games, candidates)))
        games.advance_round()
    assert np.mean(np.concatenate(losses) == 0) > 0.9


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players"), [("kd+mh", 4), ("kd7", 2)])
def test_both_choose_the_same_greedy_turns(code: str, players: int) -> None:
    games = BatchGames.start(Variant.parse(code), players, 40, np.random.default_rng(5))
    while not games.is_last_round:
        columns = games.columns(games.acting)
        one, other = (
            each.choose_greedily(games.kingdoms, columns, games.due_dominoes, games.free_line, center=code == "kd+mh")
            for each in (numpy_backend, native_backend)
        )
        assert np.array_equal(one, other)
        candidates = Candidates.of(games)
        play(games, candidates, candidates.best(greedy_values(games, candidates)))
        games.advance_round()
