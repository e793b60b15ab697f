"""The first layer of a network that looks at every square at the edge of a kingdom, and at every pair of squares there.

The same neurons look at all squares, and the sums over all squares go on into the network (a "deep set" of Zaheer et
al., 2017). So what it sees does not depend on how a kingdom is turned. A pair is the room for one domino: two squares
at the edge, or one and a free square beyond it, of which there is nothing to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from players.search.batch_kingdoms import NONE, Floats, Ints
from players.search.inputs import Inputs, layer_sums
from players.search.square_features import UNDRAWN_ROWS, UNDRAWN_SCALE, EdgeSquares

NEURONS = 32
"""The neurons that look at single squares, and as many look at pairs."""

SUM_SCALE = 1 / 10
"""What the sums are multiplied by, as there are some ten squares at an edge."""

SIGNAL_GRID = 2**-12
"""What all signals are multiples of when a network is evaluated (see `fixed_point`)."""

ON_GRID = np.float32(1.5 * 2**23 * SIGNAL_GRID)
"""So far from zero the steps of float32 are the grid; signals must be below a third of it."""


@dataclass(frozen=True)
class SquareLayer:
    """Rectified neurons for squares and pairs of squares.

    `weights`, (rows, 2 * NEURONS) float32, are those of the neurons for single squares, and then those of the neurons
    for pairs, which add up what both squares come to. `biases` is (2 * NEURONS,) float32.
    """

    weights: Floats
    biases: Floats

    def on_grid(self) -> SquareLayer:
        """Return the layer with parameters rounded so that all signals are multiples of SIGNAL_GRID."""
        steps = np.full((len(self.weights), 1), SIGNAL_GRID)
        steps[-UNDRAWN_ROWS:] /= UNDRAWN_SCALE
        weights, biases = np.rint(self.weights / steps) * steps, np.rint(self.biases / SIGNAL_GRID) * SIGNAL_GRID
        return SquareLayer(weights.astype(np.float32), biases.astype(np.float32))

    def signals(self, features: Floats) -> Floats:
        """Return what features come to without the biases, as multiples of SIGNAL_GRID: the same on every processor."""
        found = layer_sums(Inputs((features.T,)), self.weights)
        # Where float32 has no finer steps than the grid, adding rounds to it.
        found += ON_GRID
        found -= ON_GRID
        return found

    def sums(self, squares: EdgeSquares, signals: Floats) -> Floats:
        """Return the sums over the squares and over the pairs of each kingdom, (kingdoms, 2 * NEURONS) float32.

        `signals`, (squares, 2 * NEURONS) float32, are what the features come to without the biases.
        """
        of_squares = np.maximum(signals[:, :NEURONS] + self.biases[:NEURONS], 0)
        halves, biases = signals[:, NEURONS:], self.biases[NEURONS:]
        of_pairs = np.maximum(halves + biases, 0) * squares.beyond[:, None]
        for first, second in pairs_of(squares):
            of_pairs[first] += np.maximum(halves[first] + halves[second] + biases, 0)
        return _sums(np.concatenate([of_squares, of_pairs], 1), squares.starts)


def pairs_of(squares: EdgeSquares) -> Iterator[tuple[Ints, Ints]]:
    """Yield the pairs of squares at the edge for each direction, (pairs,) intp each."""
    for neighbours in squares.neighbours:
        first = np.flatnonzero(neighbours != NONE)
        yield first, neighbours[first]


def _sums(signals: Floats, starts: Ints) -> Floats:
    """Return the scaled sums of the signals of each kingdom, (kingdoms, signals) float32; of none they are 0."""
    sums = np.zeros((len(starts) - 1, signals.shape[1]), np.float32)
    some = np.flatnonzero(np.diff(starts))
    if len(some):
        sums[some] = np.add.reduceat(signals, starts[:-1][some]) * np.float32(SUM_SCALE)
    return sums
