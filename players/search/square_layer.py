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

    @classmethod
    def untrained(cls, rows: int, rng: np.random.Generator) -> SquareLayer:
        """Return a layer with random weights for so many rows of features."""
        # Few of the rows of a square are not 0, hence larger weights than for a layer whose inputs are scaled.
        weights = 0.3 * rng.standard_normal((rows, 2 * NEURONS))
        return cls(weights.astype(np.float32), np.zeros(2 * NEURONS, np.float32))

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

    def __call__(self, squares: EdgeSquares) -> Floats:
        """Return the sums over the squares and over the pairs of each kingdom, (kingdoms, 2 * NEURONS) float32."""
        return self.sums(squares, squares.features @ self.weights)

    def sums(self, squares: EdgeSquares, signals: Floats) -> Floats:
        """Return these sums from what the features come to without the biases, (squares, 2 * NEURONS) float32."""
        of_squares = np.maximum(signals[:, :NEURONS] + self.biases[:NEURONS], 0)
        halves = signals[:, NEURONS:]
        of_pairs = np.maximum(halves + self._pair_biases, 0) * squares.beyond[:, None]
        for first, second in pairs_of(squares):
            of_pairs[first] += np.maximum(halves[first] + halves[second] + self._pair_biases, 0)
        return _sums(np.concatenate([of_squares, of_pairs], 1), squares.starts)

    def gradients(self, squares: EdgeSquares, back: Floats) -> list[Floats]:
        """Return the gradients of weights and biases, from those of the sums, (kingdoms, 2 * NEURONS) float32."""
        back = np.repeat(back * np.float32(SUM_SCALE), np.diff(squares.starts), axis=0)
        halves = self._halves(squares)
        of_squares = back[:, :NEURONS] * (self._squares(squares) > 0)
        of_pairs = back[:, NEURONS:] * ((halves + self._pair_biases > 0) * squares.beyond[:, None])
        biases = of_pairs.sum(0)
        for first, second in pairs_of(squares):
            slope = back[first, NEURONS:] * (halves[first] + halves[second] + self._pair_biases > 0)
            # No square is twice the first or twice the second of the pairs in one direction.
            of_pairs[first] += slope
            of_pairs[second] += slope
            biases += slope.sum(0)
        return [
            squares.features.T @ np.concatenate([of_squares, of_pairs], 1),
            np.concatenate([of_squares.sum(0), biases]),
        ]

    def _squares(self, squares: EdgeSquares) -> Floats:
        """Return what goes into the neurons for single squares, (squares, NEURONS) float32."""
        return squares.features @ self.weights[:, :NEURONS] + self.biases[:NEURONS]

    def _halves(self, squares: EdgeSquares) -> Floats:
        """Return what each square brings to the neurons for pairs, (squares, NEURONS) float32."""
        return squares.features @ self.weights[:, NEURONS:]

    @property
    def _pair_biases(self) -> Floats:
        return self.biases[NEURONS:]


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
