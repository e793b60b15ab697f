import numpy as np
import pytest

from players.search.batch_kingdoms import BatchKingdoms
from players.search.evaluator import OWN, RIVALS, WIN
from players.search.network import Edges
from tools.training.targets import WIN_WEIGHT, BatchTurn, lambda_returns, loss_slope, outcomes

SCORES = np.array([[50, 40, 30], [20, 20, 8]], np.float32)


def turn(kingdom: int, points: float, predicted: float) -> BatchTurn:
    """Return a turn of one game, in which own points were predicted, and nothing of rivals and victory."""
    ends = np.array([[predicted, 0, 0]], np.float32)
    features, edges = np.zeros((1, 1), np.float32), Edges(BatchKingdoms.empty(5, 1), np.zeros((1, 12), np.float32))
    return BatchTurn(np.array([kingdom]), features, edges, np.array([[points, 0, 0]], np.float32), ends)


def test_games_end_with_points_of_each_kingdom_and_its_rivals_and_shared_victories() -> None:
    first, second = outcomes(SCORES)
    assert first[:, OWN].tolist() == [50, 40, 30]
    assert first[:, RIVALS].tolist() == [35, 40, 45]
    assert first[:, WIN].tolist() == [1, 0, 0]
    assert second[:, WIN].tolist() == [0.5, 0.5, 0]


def test_targets_are_what_was_still_gained_mixed_with_what_was_predicted_later() -> None:
    turns = [turn(0, points=10, predicted=99), turn(1, points=5, predicted=99), turn(0, points=20, predicted=60)]
    targets = lambda_returns(turns, outcomes(SCORES[:1]), 0.5)
    # Kingdom 0 gained 30 points after its last turn. At its first, 50 points and the 60 predicted count half each.
    assert targets[:, OWN].tolist() == [45, 35, 30]


def test_the_slope_is_that_of_the_loss() -> None:
    targets = np.array([[3.0], [4.0], [1.0]], np.float32)
    outputs = np.array([[5.0], [1.0], [0.0]], np.float32)
    assert loss_slope(targets)(outputs)[:, 0].tolist() == pytest.approx([2, -3, -WIN_WEIGHT / 2])
