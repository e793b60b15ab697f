"""The end of a game, once nothing is hidden any more."""

from random import Random

import numpy as np
import pytest

from engine.state import State
from engine.variants import Variant
from players.player import Level, Limit
from players.search.batch_games import BatchGames
from players.search.candidates import Candidates, play
from players.search.search_player import SearchPlayer
from tests.players.search.batches import RNG
from tools.benchmarks.matches import play_on

WITH_ENDGAME = Level("with endgame", SearchPlayer())
WITHOUT_ENDGAME = Level("without endgame", SearchPlayer(with_endgame=False), Limit(futures=48))


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


@pytest.mark.long
def test_who_thinks_in_the_endgame_seldom_loses_by_it() -> None:
    """In each seat of 16 Mighty Duels, against a rival who does not think in the endgame."""
    gains = []
    for seed in range(16):
        game = play_on(State.start("kd7+mh", 2), [WITH_ENDGAME] * 2, Random(seed))
        opened = next(state for _, state in game if not state.is_chance and BatchGames.of(state, RNG).is_open)
        usual = lead_of_first(opened, WITHOUT_ENDGAME, WITHOUT_ENDGAME)
        gains.append(lead_of_first(opened, WITH_ENDGAME, WITHOUT_ENDGAME) - usual)
        gains.append(usual - lead_of_first(opened, WITHOUT_ENDGAME, WITH_ENDGAME))
    assert np.mean(gains) > 0
    assert sum(gain > 0 for gain in gains) > 2 * sum(gain < 0 for gain in gains)


def lead_of_first(state: State, *players: Level) -> int:
    *_, (_, over) = play_on(state, players, Random(1))
    first, second = (score.total for score in over.scores())
    return first - second
