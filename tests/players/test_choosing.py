"""Of all that count as equally good, the first is chosen."""

import numpy as np
import pytest

from engine.state import State
from players.choosing import TOLERANCE, first_of_best, ranked
from players.search.batch_games import BatchGames
from players.search.candidates import Candidates, decode_turn, first_of_highest
from tests.engine.games import FORMATS, random_game

CLOSE = 0.9 * TOLERANCE


def test_the_first_value_within_the_tolerance_of_the_best_is_chosen() -> None:
    assert first_of_best([4 - 2 * TOLERANCE, 4 - CLOSE, 4.0, 4 - CLOSE]) == 1


def test_values_are_ranked_one_after_the_other_by_what_is_left() -> None:
    """The last value is within the tolerance of the second, but not of the first, which is the best."""
    assert ranked([1.0, 4 - 2 * CLOSE, 4 - CLOSE, 4.0]) == [2, 3, 1, 0]
    assert ranked([1.0, 4.0, 4 + CLOSE], 2) == [1, 2]
    assert ranked([], 2) == []


def test_the_same_goes_for_every_game_of_a_batch() -> None:
    values = np.array([1, 5 - CLOSE, 5, 7, 7 + CLOSE], np.float32)
    assert first_of_highest(values, np.array([0, 0, 0, 1, 1])).tolist() == [1, 3]


@pytest.mark.parametrize(("code", "players"), FORMATS)
def test_candidates_are_in_the_order_of_moves(code: str, players: int) -> None:
    for state in random_game(code, players, seed=5)[::20]:
        if state.is_over or state.is_chance or state.step_index:
            continue
        candidates = Candidates.of(BatchGames.of(state, np.random.default_rng(0)))
        turns = [order_of_moves(state, candidates, each) for each in range(len(candidates.slot))]
        assert turns == sorted(turns)


def order_of_moves(state: State, candidates: Candidates, candidate: int) -> list[int]:
    found = []
    for move in decode_turn(state, candidates, candidate):
        found.append(state.legal_moves().index(move))
        state = state.play(move)
    return found
