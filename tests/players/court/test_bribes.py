"""In the last round the search player bribes the dragon if that leads to a better end, and only then."""

from random import Random

from engine.court.moves import Bribe
from engine.state import State
from players.search.search_player import SearchPlayer

STATUE, WEAVER = "b27", "b7"


def bribes(rival: str, tile: str, coins: int = 4) -> bool:
    """Return whether seat 1 bribes in its last turn, before that of a rival with this kingdom and four coins."""
    state = State.parse(
        f"qd 2 w0w0##w0w0;{rival} q1:1,q17:2 0 - 12 - {tile},-,-,-,-,- - {coins}/0/0;4/0/0 - - -",
    )
    moves = SearchPlayer().choose(state, Random(1))
    for move in moves:
        assert move in state.legal_moves()
        state = state.play(move)
    assert state.king.seat == 2
    return isinstance(moves[-1], Bribe)


def test_a_tile_that_a_rival_would_score_is_burned_for_a_coin_that_scores_nothing() -> None:
    assert bribes("t0##w0", STATUE)


def test_a_tile_is_burned_for_a_coin_that_scores_less() -> None:
    assert bribes("t0##w0", STATUE, coins=3)


def test_a_tile_is_left_that_a_rival_cannot_build() -> None:
    assert not bribes("w0##w0", STATUE)


def test_a_tile_is_left_that_a_rival_would_score_nothing_with() -> None:
    assert not bribes("t0##l0", WEAVER, coins=3)


def test_nobody_bribes_without_a_coin() -> None:
    assert not bribes("t0##w0", STATUE, coins=0)
