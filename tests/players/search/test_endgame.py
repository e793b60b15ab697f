"""The end of a game, once nothing is hidden any more."""

from random import Random

import numpy as np
import pytest

from engine.court.moves import Bribe
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


def lead(state: State, player: Level) -> int:
    """Return by how much the kingdom that is due wins a duel if that player plays its turn, and both think after it."""
    kingdom, rng = state.king.kingdom, Random(1)
    for move in player.choose(state, rng):
        state = state.play(move)
    *_, (_, over) = play_on(state, [WITH_ENDGAME] * 2, rng)
    own, rival = over.scores()[kingdom].total, over.scores()[1 - kingdom].total
    return own - rival


def test_a_domino_is_placed_in_view_of_the_last_line_which_is_what_remains() -> None:
    """One domino of the line is left to take, and the last line will be 13, 24, 30 and 46."""
    kingdoms = (
        "w0g2g1w0w0w1l0/g0g0g0w1w0..../s1g0g0w0w1w0w0/g0g0g0##m0w1f0/f0..g2f0m3w0w0/f0f0l0l1....s0/f0l1l0l0......;"
        "l0l0f0f0f0f1w0/l0l0l1l1f0f1w0/l0l1l0l0f1f1g0/g1w0w0##w0f0f0/....w0s0s2w0f1/....m1m2s0..../....m2w0s0...."
    )
    state = State.parse(f"kd7+mh 2 {kingdoms} 44:2 0 5:1,17,22:1,38:2 11 13.24.30.46")
    assert lead(state, WITH_ENDGAME) > lead(state, WITHOUT_ENDGAME)


def test_with_a_court_the_last_turn_takes_the_queen_from_a_rival_who_would_win_with_her() -> None:
    """The other placement scores a point more, and leaves the game to the rival."""
    kingdoms = "t0##;f0f0f0##f0f0f0/....s2s0......"
    state = State.parse(f"qd 2 {kingdoms} q20:1 0 - 12 - b20,b27,-,-,-,- - 2/0/1;0/0/2 2 - -")
    for move in WITH_ENDGAME.choose(state, Random(1)):
        state = state.play(move)
    assert [score.total for score in state.scores()] == [5, 4]


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


STATUE, WEAVER = "b27", "b7"


def bribes(rival: str, tile: str, coins: int) -> bool:
    """Return whether seat 1 bribes in its last turn, before that of a rival with this kingdom and four coins."""
    state = State.parse(f"qd 2 w0w0##w0w0;{rival} q1:1,q17:2 0 - 12 - {tile},-,-,-,-,- - {coins}/0/0;4/0/0 - - -")
    moves = SearchPlayer().choose(state, Random(1))
    for move in moves:
        assert move in state.legal_moves()
        state = state.play(move)
    assert state.king.seat == 2
    return isinstance(moves[-1], Bribe)


@pytest.mark.parametrize(
    ("rival", "tile", "coins", "is_burned"),
    [
        pytest.param("t0##w0", STATUE, 4, True, id="the coin scores nothing"),
        pytest.param("t0##w0", STATUE, 3, True, id="the coin scores less"),
        pytest.param("w0##w0", STATUE, 4, False, id="the rival cannot build it"),
        pytest.param("t0##l0", WEAVER, 3, False, id="the rival would score nothing with it"),
        pytest.param("t0##w0", STATUE, 0, False, id="there is no coin"),
    ],
)
def test_a_tile_is_burned_that_brings_a_rival_more_than_the_coin(
    rival: str, tile: str, coins: int, *, is_burned: bool
) -> None:
    assert bribes(rival, tile, coins) is is_burned
