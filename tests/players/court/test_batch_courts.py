"""Batch games with a court hold to the rules of the engine."""

import numpy as np
import pytest

from engine.dominoes import Terrain
from players.court.batch_courts import BatchCourts
from players.search.batch_component import DRAWN
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import NONE, BatchKingdoms
from players.search.candidates import Placements
from tests.engine.court.positions import position
from tests.engine.games import FORMATS
from tests.players.search.batches import RNG, random_turn, turns_by_rules

BAKERY, MERCHANT, QUEENS_TOWER = 0, 4, 16
"""Kinds of tiles, as batches number them."""

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
    for state, games, real in turns_by_rules(code, players):
        expected, court = BatchCourts.of(state, RNG), court_of(games)
        assert np.array_equal(expected.treasuries, court.treasuries)
        assert expected.queen == court.queen
        assert np.array_equal(np.sort(expected.board), np.sort(court.board))
        if not only_towns_differ(games, real):
            assert np.array_equal(games.kingdoms.crowns, real.crowns)
            assert games.scores().tolist() == [[score.total for score in state.scores()]]


def test_ways_to_go_on_from_a_placement_share_its_kingdom_unless_they_build_crowns() -> None:
    found = set[bool]()
    for seed in range(8):
        games = random_turn("qd", 2, seed, turn=1, line=9)
        placements = Placements.of(games).with_holdings(games)
        ways = placements.with_optional_actions()
        spots = list(zip(placements.direction, placements.cell, strict=True))
        origin = np.array([spots.index(spot) for spot in zip(ways.direction, ways.cell, strict=True)])
        before, after = placements.kingdoms.take(origin), ways.kingdoms.take(ways.kingdom)
        changed = (after.crowns != before.crowns).any(0)
        assert (ways.kingdom != origin).tolist() == changed.tolist()
        assert len(ways.kingdoms) == len(placements.kingdoms) + changed.sum()
        found.update(changed.tolist())
    assert found == {True, False}


def test_a_new_round_slides_the_tiles_and_takes_new_ones_from_the_stack() -> None:
    court = BatchCourts.of(position(board="b1,-,b9,-,-,-"), RNG)  # the three Queen's Towers are left in the stack
    court.next_round()
    assert court.board.tolist() == [[BAKERY, MERCHANT, *[QUEENS_TOWER] * 3, NONE]]
    assert (court.draw_keys == DRAWN).all()
