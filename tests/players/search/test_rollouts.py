import numpy as np
import pytest

from players.search.batch_games import BatchGames
from players.search.candidates import Candidates
from players.search.evaluator import Aims
from players.search.network import Network
from players.search.rollouts import LAMBDA, sum_over_futures
from tests.players.search.batches import random_turn


def always_expecting(games: BatchGames, gain: float) -> Network:
    """Return a network that expects a kingdom to gain so many points, whatever it sees of it."""
    inputs = len(Candidates.of(games).kingdom_inputs)
    shift, bias = np.zeros((inputs, 1), np.float32), np.array([[gain]], np.float32)
    return Network(shift, shift + 1, [np.zeros((1, inputs), np.float32)], [bias])


@pytest.mark.parametrize("line", [3, 8, 11])
def test_every_later_turn_but_the_last_gives_a_tenth_of_the_weight_that_is_left_to_the_prediction(line: int) -> None:
    """The same moves are played whatever is always expected, so that only these weights make a difference."""
    games = random_turn("kd", 4, seed=3, turn=1, line=line - 1)
    assert games.lines_dealt == line
    candidates, kept, aims = Candidates.of(games), np.arange(2), Aims(0.25, 20)
    without, with_gain = (
        sum_over_futures(games, candidates, kept, always_expecting(games, gain), aims) for gain in (0, 100)
    )
    later_turns = games.rules.game_format.rounds - line
    assert with_gain - without == pytest.approx([100 * (1 - LAMBDA**later_turns)] * 2, abs=0.01)


@pytest.mark.parametrize(("players", "turn"), [(2, 1), (3, 0), (4, 2)])
def test_a_future_that_stops_early_gives_all_of_the_weight_to_predictions(players: int, turn: int) -> None:
    """Whatever the order of the turns in the last round that is looked at, in which games end one after the other."""
    games = random_turn("kd", players, seed=3, turn=turn, line=2).futures(3, np.random.default_rng(1))
    candidates, aims = Candidates.of(games.take(np.zeros(1, np.intp))), Aims(0.25, 20)
    kept = np.arange(len(candidates.slot))
    without, with_gain = (
        sum_over_futures(games, candidates, kept, always_expecting(games, gain), aims, 2) for gain in (0, 100)
    )
    assert with_gain - without == pytest.approx([100 * len(games)] * len(kept), abs=0.1)
