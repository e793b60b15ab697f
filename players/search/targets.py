"""What a network is trained for: how games ended, mixed with what was predicted on the way, and the loss."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import Floats, Ints
from players.search.candidates import Candidates
from players.search.network import Network, Slope
from players.search.prediction import OWN, WIN, sees_table, sigmoid

WIN_WEIGHT = 30
"""What the chance to win counts in the loss, in squared points."""


@dataclass(frozen=True)
class BatchTurn:
    """A turn that has been played in every game.

    `acting` is (games,) intp; `features` is what the network saw of it, (features, games) float32. `points` and
    `predicted` are (games, OUTPUTS) float32: what the kingdom and its rivals had scored right after it, and how the
    game was predicted to end.
    """

    acting: Ints
    features: Floats
    points: Floats
    predicted: Floats

    @classmethod
    def of(cls, games: BatchGames, candidates: Candidates, chosen: Ints, network: Network | None) -> BatchTurn:
        assert candidates.table
        features = candidates.inputs.take(chosen).rows()
        points = np.stack(
            [candidates.points[chosen], candidates.table.rival_points, np.zeros(len(games), np.float32)], 1
        )
        predicted = np.zeros_like(points)
        if network and sees_table(network):
            predicted = points + network(features).T
            predicted[:, WIN] = sigmoid(predicted[:, WIN])
            if games.is_last_turn:
                predicted[:, OWN] = points[:, OWN]
        return cls(games.acting, features, points, predicted)


def outcomes(scores: Floats) -> Floats:
    """Return how the games ended for each kingdom, (games, kingdoms, OUTPUTS) float32, from their scores."""
    kingdoms = scores.shape[1]
    rivals = (scores.sum(1, keepdims=True) - scores) / (kingdoms - 1)
    return np.stack([scores, rivals, shares_of_victory(scores)], 2).astype(np.float32)


def shares_of_victory(scores: NDArray[np.floating[Any]]) -> NDArray[np.float64]:
    """Return 1 for a victory and a fraction for a shared one, else 0, of the shape of the scores, (games, kingdoms).

    Equal points share a victory, whatever breaks the tie.
    """
    is_first = scores == scores.max(1, keepdims=True)
    return is_first / is_first.sum(1, keepdims=True)


def lambda_returns(turns: Sequence[BatchTurn], ends: Floats, decay: float) -> Floats:
    """Return the targets of all turns, (turns * games, OUTPUTS) float32, turn by turn.

    `ends` is how the games ended, as `outcomes` returns it. The targets are mixtures of how the game ended and of what
    was predicted at the kingdom's later turns (Sutton, 1988).
    """
    expected, rows, found = ends.copy(), np.arange(len(ends)), []
    for turn in reversed(turns):
        later = expected[rows, turn.acting]
        found.append(later - turn.points)
        expected[rows, turn.acting] = decay * later + (1 - decay) * turn.predicted
    return np.concatenate(found[::-1])


def loss_slope(targets: Floats) -> Slope:
    """Return the slope of the loss for these targets, (OUTPUTS, examples) float32.

    The loss is half the squared error of points, and WIN_WEIGHT times the cross entropy of the chance to win.
    """

    def slope(outputs: Floats) -> Floats:
        found = outputs - targets
        found[WIN] = WIN_WEIGHT * (sigmoid(outputs[WIN]) - targets[WIN])
        return found

    return slope
