"""What positions come to: they are played on to the end in many futures, everybody playing at first sight."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from engine.state import State
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import Floats
from players.search.candidates import Candidates
from players.search.evaluator import evaluate_turn
from players.search.network import Network
from players.search.rollouts import play_to_end
from players.search.targets import shares_of_victory

BATCH = 64
"""The most futures that are played on at a time."""

POINTS, VICTORY = range(2)
"""What is known of an end for each kingdom: its points, and 1 for a victory, a fraction for a shared one, else 0."""

Ends = npt.NDArray[np.float64]
"""(futures, kingdoms, 2): the points and the victories."""


@dataclass(frozen=True)
class Futures:
    """Some futures, the same ones for every position of a game.

    In each of them, dominoes and tiles that are still hidden come in an order that depends on the seed alone. So two
    positions can be compared future by future, and most of the luck that is to come cancels out.
    """

    network: Network
    count: int
    seed: tuple[int, ...]

    def ends(self, state: State) -> Ends:
        """Return how the futures of a position end; before the first line, for each kingdom alike."""
        if not state.lines_dealt:
            return self._usual_ends(state)
        if state.is_over:
            totals = np.array([[score.total for score in state.scores()]])
            return _ends(totals.repeat(self.count, 0))
        return _ends(play_to_end(self._games(state), self._policy))

    def _usual_ends(self, state: State) -> Ends:
        """Return how all games of this kind end."""
        games = BatchGames.start(state.variant, state.players, self.count, self._draws())
        ends = _ends(play_to_end(games, self._policy))
        return np.broadcast_to(ends.mean(1, keepdims=True), (self.count, len(state.kingdoms), 2))

    def _draws(self) -> np.random.Generator:
        return np.random.default_rng(self.seed)

    def _games(self, state: State) -> BatchGames:
        # Numbers are drawn for all dominoes, seen or not, so they are the same whatever has been seen.
        games = BatchGames.of(state, self._draws()).futures(self.count, self._draws())
        if state.is_chance:
            games.begin_round()
        return games

    def _policy(self, games: BatchGames) -> tuple[Candidates, Floats]:
        return evaluate_turn(games, self.network)


def _ends(points: npt.ArrayLike) -> Ends:
    """Return points, (futures, kingdoms), with the victories."""
    points = np.asarray(points, np.float64)
    return np.stack([points, shares_of_victory(points)], 2)


def batches(futures: int) -> list[int]:
    """Return how many futures are played on at a time so that they come to that number.

    >>> batches(150)
    [64, 64, 22]
    """
    full, rest = divmod(futures, BATCH)
    return [BATCH] * full + [rest] * bool(rest)
