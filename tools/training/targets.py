"""The targets of a training: final results mixed with earlier predictions; the loss; and the replay buffer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import BatchKingdoms, Bytes, Floats, Ints, Window
from players.search.candidates import Candidates
from players.search.evaluator import OUTPUTS, OWN, RIVALS, WIN, sees_table, shares_of_victory, sigmoid
from players.search.network import Edges, Network
from players.search.square_layer import Inputs
from tools.training.gradients import Slope

WIN_WEIGHT = 30
"""The weight of the chance to win in the loss, in squared points."""


@dataclass(frozen=True)
class BatchTurn:
    """A played turn of every game.

    - `acting`, (games,) intp;
    - `features`, (features, games) float32: the inputs of the network;
    - `edges`: the edges of the kingdoms right after the turn;
    - `points`, (games, OUTPUTS) float32: the points of the kingdom and its rivals right after the turn;
    - `predicted`, (games, OUTPUTS) float32: the predicted end of the game.
    """

    acting: Ints
    features: Floats
    edges: Edges
    points: Floats
    predicted: Floats

    @classmethod
    def of(
        cls, games: BatchGames, candidates: Candidates, chosen: Ints, network: Network | None, *, with_table: bool
    ) -> BatchTurn:
        """Return the turn with the candidates chosen by a network.

        `with_table` says whether the learning network sees the table.
        """
        edges = candidates.edges.take(candidates.kingdom[chosen])
        features = (candidates.inputs if with_table else candidates.kingdom_inputs).take(chosen).rows()
        points = np.zeros((len(games), OUTPUTS), np.float32)
        points[:, OWN] = candidates.points[chosen]
        if candidates.table:
            points[:, RIVALS] = candidates.table.rival_points
        predicted = np.zeros_like(points)
        if network and sees_table(network) == with_table:
            outputs = network.evaluate(
                Inputs((features, edges.pooled(network.squares).T) if network.squares else (features,))
            ).T
            predicted = points.copy()
            predicted[:, : outputs.shape[1]] += outputs
            predicted[:, WIN] = sigmoid(predicted[:, WIN])
            if games.is_last_turn:
                predicted[:, OWN] = points[:, OWN]
        return cls(games.acting, features, edges, points, predicted)


def joined_edges(parts: Sequence[Edges]) -> Edges:
    """Return the edges of all parts, one part after the other; all parts must have the same window."""
    lands = np.concatenate([each.kingdoms.lands for each in parts])
    bounds = np.concatenate([each.kingdoms.bounds for each in parts], 1)
    kingdoms = BatchKingdoms(parts[0].kingdoms.window, lands, bounds)
    return Edges(kingdoms, np.concatenate([each.undrawn for each in parts]))


def outcomes(scores: Floats) -> Floats:
    """Return the results of each kingdom, (games, kingdoms, OUTPUTS) float32, from the scores."""
    kingdoms = scores.shape[1]
    rivals = (scores.sum(1, keepdims=True) - scores) / (kingdoms - 1)
    return np.stack([scores, rivals, shares_of_victory(scores)], 2).astype(np.float32)


def lambda_returns(turns: Sequence[BatchTurn], ends: Floats, decay: float) -> Floats:
    """Return the targets of all turns, (turns * games, OUTPUTS) float32, turn by turn.

    `ends` is the result of `outcomes`. The targets are mixtures of the end of the game and of the predictions at the
    kingdom's later turns (Sutton, 1988).
    """
    expected, rows, found = ends.copy(), np.arange(len(ends)), []
    for turn in reversed(turns):
        later = expected[rows, turn.acting]
        found.append(later - turn.points)
        expected[rows, turn.acting] = decay * later + (1 - decay) * turn.predicted
    return np.concatenate(found[::-1])


def loss_slope(targets: Floats) -> Slope:
    """Return the slope of the loss for some targets, (outputs, examples) float32.

    The loss is half the squared error of points plus WIN_WEIGHT times the cross entropy of the chance to win. Without
    the table a network does not predict the chance.
    """

    def slope(outputs: Floats) -> Floats:
        found = outputs - targets
        if len(targets) == OUTPUTS:
            found[WIN] = WIN_WEIGHT * (sigmoid(outputs[WIN]) - targets[WIN])
        return found

    return slope


Sample: TypeAlias = tuple[Floats, Floats, Edges]
"""Some turns: features, (features, turns) float32, targets, (outputs, turns) float32, and edges."""


@dataclass(frozen=True)
class Experience:
    """Played turns with the inputs and the targets of a network.

    - `features`, (turns, features) float32;
    - `targets`, (turns, outputs) float32;
    - `lands`, `bounds` and `undrawn`, turn by turn: the kingdoms after each turn and their edges; see `BatchKingdoms`
      and `Edges`.
    """

    window: Window
    features: Floats
    targets: Floats
    lands: Bytes
    bounds: NDArray[np.int8]
    undrawn: Floats

    @classmethod
    def of(cls, features: Floats, targets: Floats, edges: Edges) -> Experience:
        """Return turns with these edges."""
        kingdoms = edges.kingdoms
        return cls(kingdoms.window, features, targets, kingdoms.lands, kingdoms.bounds.T, edges.undrawn)

    @property
    def arrays(self) -> tuple[NDArray[np.generic], ...]:
        """All arrays, with the turns as the first axis."""
        return self.features, self.targets, self.lands, self.bounds, self.undrawn

    def edges(self, turns: Ints) -> Edges:
        """Return the edges of some turns."""
        bounds = np.ascontiguousarray(self.bounds[turns].T)
        return Edges(BatchKingdoms(self.window, self.lands[turns], bounds), self.undrawn[turns])


class ReplayBuffer:
    """The latest played turns, up to a capacity."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._added = 0
        self._turns: Experience | None = None

    def add(self, played: Experience) -> None:
        """Add turns, overwriting the oldest turns in a full buffer."""
        if not self._turns:
            empty = (np.empty((self._capacity, *each.shape[1:]), each.dtype) for each in played.arrays)
            self._turns = Experience(played.window, *empty)
        rows = np.arange(self._added, self._added + len(played.targets)) % self._capacity
        for kept, new in zip(self._turns.arrays, played.arrays, strict=True):
            kept[rows] = new
        self._added += len(rows)

    def sample(self, count: int, rng: np.random.Generator) -> Sample:
        """Return a random sample of turns."""
        assert self._turns
        rows = rng.integers(0, min(self._added, self._capacity), count)
        return self._turns.features[rows].T, self._turns.targets[rows].T, self._turns.edges(rows)
