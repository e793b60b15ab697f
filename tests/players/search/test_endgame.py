import numpy as np
import pytest

from benchmarks.endings import OWN, RIVALS, gains
from engine.variants import Variant
from players.search.batch_games import BatchGames
from players.search.candidates import Candidates, play
from tests.players.search.batches import RNG


@pytest.mark.parametrize(
    ("code", "players", "lines"), [("kd", 4, 11), ("kd7", 2, 11), ("kd3n", 3, 11), ("kd", 3, 12), ("kd", 2, 6)]
)
def test_nothing_is_left_to_chance_once_all_lines_are_known(code: str, players: int, lines: int) -> None:
    """Where all 48 dominoes are played, the last line is what remains when the one before it has been dealt."""
    games = BatchGames.start(Variant.parse(code), players, 2, RNG)
    while not games.is_open:
        candidates = Candidates.of(games)
        play(games, candidates, candidates.best(candidates.points))
        games.advance_round()
    assert (games.lines_dealt, games.turn) == (lines, 0)


@pytest.mark.slow
def test_who_thinks_in_the_endgame_leads_by_more() -> None:
    """In the Mighty Duel that is worth two to three points on average."""
    found = np.concatenate([gains(Variant.parse("kd7+mh"), 2, str(game)) for game in range(16)])
    assert (found[:, OWN] - found[:, RIVALS]).mean() > 0
