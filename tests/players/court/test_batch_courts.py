"""Batch games with a court hold to the rules of the engine."""

from random import Random

import numpy as np
import pytest

from engine.dominoes import Terrain
from engine.moves import Place
from engine.state import State
from engine.variants import Variant
from players.court.batch_courts import BatchCourts
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import NONE, BatchKingdoms
from players.search.candidates import Candidates, Placements, play
from tests.engine.games import FORMATS
from tests.players.search.batches import RNG, play_random_turn

WITH_COURT = [(code, players) for code, players in FORMATS if code[0] != "k"]


def court_of(games: BatchGames) -> BatchCourts:
    [court] = games.components
    assert isinstance(court, BatchCourts)
    return court


def only_towns_differ(games: BatchGames, real: BatchKingdoms) -> bool:
    """Return whether a crown stands in another town: batches do not know that the largest may have no free site."""
    differs = games.kingdoms.crowns != real.crowns
    return bool(differs.any() and (real.terrain[differs] == Terrain.TOWN.index + 1).all())


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players"), [*WITH_COURT[:3], ("rw", 4), ("rwt", 6)])
def test_batch_games_with_a_court_are_played_by_the_rules(code: str, players: int) -> None:
    rng = Random(7)
    state = State.start(code, players)
    while not state.is_over:
        if state.is_chance:
            state = state.play(state.chance(rng))
            continue
        placements = Placements.of(BatchGames.of(state, RNG))
        assert (placements.direction != NONE).sum() == sum(isinstance(move, Place) for move in state.legal_moves())
        state, games = play_random_turn(state, rng)
        real, expected, court = BatchKingdoms.of(state.kingdoms), BatchCourts.of(state, RNG), court_of(games)
        assert np.array_equal(games.kingdoms.terrain, real.terrain)
        assert np.array_equal(games.kingdoms.squares, real.squares)
        assert np.array_equal(games.kingdoms.bounds, real.bounds)
        assert np.array_equal(expected.treasuries, court.treasuries)
        assert expected.queen == court.queen
        assert games.discards.tolist() == [[len(each) for each in state.discards]]
        if not only_towns_differ(games, real):
            assert np.array_equal(games.kingdoms.crowns, real.crowns)
            assert games.scores().tolist() == [[score.total for score in state.scores()]]


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players"), WITH_COURT)
def test_the_builders_board_is_full_to_the_end(code: str, players: int) -> None:
    rng = np.random.default_rng(5)
    games = BatchGames.start(Variant.parse(code), players, 3, rng)
    while not games.round_is_over:
        candidates = Candidates.of(games)
        play(games, candidates, candidates.best(rng.random(len(candidates.slot), np.float32)))
        games.advance_round()
    assert ((court_of(games).board != NONE).sum(1) == 6).all()
