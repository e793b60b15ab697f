"""What a kingdom plays for: its own points, fewer points for its rivals, and victory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import Floats, Ints
from players.search.network import Network
from players.search.prediction import Prediction, sees_table, sigmoid

RIVALRY = {2: 1.0, 3: 0.4, 4: 0.25, 5: 0.2, 6: 0.15}
"""What a point of the rivals' mean counts compared with an own one, by the number of kingdoms."""

WIN_VALUE = 20
"""The points that a certain victory is worth in the last round; earlier in the game proportionally less."""

BLIND_WIN_VALUE = 60
"""The same for a network that knows the own kingdom alone, which learns of a victory from the end of a future only."""


@dataclass(frozen=True)
class Aims:
    """What a point of the rivals' mean counts compared with an own one, and how many points a victory is worth.

    With a `spread`, in points, a narrow victory is worth little more than a narrow defeat: it might as well have gone
    the other way.
    """

    rivalry: float
    win_value: float
    spread: float = 0

    @classmethod
    def of(cls, games: BatchGames, network: Network) -> Aims:
        """Return the aims in games that are played by that network: the nearer the end, the more a victory counts."""
        kingdoms = games.rules.game_format.kingdoms
        if sees_table(network):
            return cls(RIVALRY[kingdoms], WIN_VALUE * games.progress)
        return cls(1 / kingdoms, BLIND_WIN_VALUE * games.progress)

    def value(self, predicted: Prediction) -> Floats:
        """Return what candidates are worth in points, (candidates,) float32."""
        value: Floats = predicted.own - self.rivalry * predicted.rivals + self.win_value * predicted.win
        return value

    def parts_of(self, scores: Floats, kingdom: int | Ints) -> tuple[Floats, Floats]:
        """Return what finished games are worth to a kingdom: its points and all else, (games,) float32 each.

        `scores` is (games, kingdoms) float32; `kingdom` may be another one in every game, (games,) intp.
        """
        is_own = np.broadcast_to(np.arange(scores.shape[1]) == np.reshape(kingdom, (-1, 1)), scores.shape)
        own, rivals = scores[is_own], scores[~is_own].reshape(len(scores), -1)
        lead = own - rivals.max(1)
        # 1 for a victory, 1/2 for a shared one, 0 for a defeat.
        wins = sigmoid(lead / self.spread) if self.spread else (1 + np.sign(lead)) / 2
        return own, self.win_value * wins - self.rivalry * rivals.mean(1)


def shares_of_victory(scores: NDArray[np.floating[Any]]) -> NDArray[np.float64]:
    """Return 1 for a victory and a fraction for a shared one, else 0, of the shape of the scores, (games, kingdoms).

    Equal points share a victory, whatever breaks the tie.
    """
    is_first = scores == scores.max(1, keepdims=True)
    return is_first / is_first.sum(1, keepdims=True)
