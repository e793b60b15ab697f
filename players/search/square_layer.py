"""The inputs of a network, and its layer for the squares and pairs of squares at the edge of a kingdom.

The candidates of a turn share most of their inputs, so inputs form a tree, and the first layer is computed once for
each column of each level. The same neurons read all squares, and their sums are inputs of the network (a "deep set" of
Zaheer et al., 2017). A pair is the room for one domino: two squares at the edge, or a square at the edge and a free
square beyond the edge.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from players.search.batch_kingdoms import NONE, Floats, Ints
from players.search.features import UNDRAWN_ROWS, UNDRAWN_SCALE, EdgeSquares

NARROW_STEP, WIDE_STEP = 1 / 16, 1 / 8
"""The steps of the features of a network. Most features are whole numbers; means have the wide step."""

Doubles = NDArray[np.float64]

F = TypeVar("F", Floats, Doubles)


def to_step(numbers: F, step: Doubles | float) -> F:
    """Round numbers to the nearest multiples of powers of two. A single step keeps the type of the numbers."""
    rounded: F = np.rint(numbers / step) * step
    return rounded


@dataclass(frozen=True)
class Inputs:
    """Rows of features for some examples.

    - `parts`, one above the other: arrays, (rows, columns) float32, or inputs with as many examples as columns;
    - `which`, (examples,) intp: the column of each example; None if the columns are the examples.

    >>> of_games = Inputs((np.array([[7, 8]], np.float32),), np.array([0, 0, 1]))
    >>> Inputs((np.array([[1, 2, 3]], np.float32), of_games)).rows()
    array([[1., 2., 3.],
           [7., 7., 8.]], dtype=float32)
    """

    parts: tuple[Floats | Inputs, ...]
    which: Ints | None = None

    def __len__(self) -> int:
        return sum(map(len, self.parts))

    def rows(self) -> Floats:
        """Return all rows, (rows, examples) float32."""
        rows = np.concatenate([part.rows() if isinstance(part, Inputs) else part for part in self.parts])
        return rows if self.which is None else rows[:, self.which]

    def take(self, examples: Ints) -> Inputs:
        """Return the inputs of some examples, (taken,) intp, in the given order, without unused columns."""
        if self.which is None:
            return Inputs(tuple(_take(part, examples) for part in self.parts))
        which = self.which[examples]
        used = np.bincount(which) > 0
        columns = np.flatnonzero(used)
        return Inputs(tuple(_take(part, columns) for part in self.parts), (np.cumsum(used) - 1)[which])

    def weighted(self, weights: Floats, bias: Floats | None = None) -> Floats:
        """Return the weighted sums of the rows of each example, (examples, sums) float32.

        `weights` are (rows, sums) float32. `bias`, (sums,) float32, is added to the sums of each example.
        """
        assert len(weights) == len(self), "the rows are not those that the weights are for"
        ends = accumulate(map(len, self.parts))
        blocks = [weights[end - len(part) : end] for part, end in zip(self.parts, ends, strict=True)]
        # The bias goes to the first part, which often has fewer columns than examples.
        sums = _weighted(self.parts[0], blocks[0], bias)
        for part, block in zip(self.parts[1:], blocks[1:], strict=True):
            sums += _weighted(part, block)
        return sums if self.which is None else sums.take(self.which, 0)


def layer_sums(inputs: Inputs, weights: Floats, biases: Floats | None = None) -> Floats:
    """Return `Inputs.weighted`: the only operation of a network with processor-dependent last bits."""
    return inputs.weighted(weights, biases)


def _take(part: Floats | Inputs, columns: Ints) -> Floats | Inputs:
    # Most arrays lie column by column in memory, and whole columns are quick to copy.
    return part.take(columns) if isinstance(part, Inputs) else part.T.take(columns, 0).T


def _weighted(part: Floats | Inputs, weights: Floats, bias: Floats | None = None) -> Floats:
    if isinstance(part, Inputs):
        return part.weighted(weights, bias)
    sums: Floats = part.T @ weights
    return sums if bias is None else np.add(sums, bias, out=sums)


NEURONS = 32
"""The number of neurons for single squares, and of neurons for pairs."""

SUM_SCALE = 1 / 10
"""The factor of the sums, as an edge has some ten squares."""

SIGNAL_GRID = 2**-12
"""The grid of all signals of a rounded network (see `players.search.network`)."""

ON_GRID = np.float32(1.5 * 2**23 * SIGNAL_GRID)
"""A number with float32 steps as wide as the grid. Signals must be below a third of it."""


@dataclass(frozen=True)
class SquareLayer:
    """Rectified neurons for squares and for pairs of squares.

    - `weights`, (rows, 2 * NEURONS) float32: first the neurons for single squares, then the neurons for pairs, which
      add up the signals of both squares;
    - `biases`, (2 * NEURONS,) float32.
    """

    weights: Floats
    biases: Floats

    def on_grid(self) -> SquareLayer:
        """Return the layer with rounded parameters, so all signals are multiples of SIGNAL_GRID."""
        steps = np.full((len(self.weights), 1), SIGNAL_GRID)
        steps[-UNDRAWN_ROWS:] /= UNDRAWN_SCALE
        weights, biases = np.rint(self.weights / steps) * steps, np.rint(self.biases / SIGNAL_GRID) * SIGNAL_GRID
        return SquareLayer(weights.astype(np.float32), biases.astype(np.float32))

    def signals(self, features: Floats) -> Floats:
        """Return the signals of features without biases, as exact multiples of SIGNAL_GRID on every processor."""
        found = layer_sums(Inputs((features.T,)), self.weights)
        # Around ON_GRID the steps of float32 are the grid, so adding it rounds to the grid.
        found += ON_GRID
        found -= ON_GRID
        return found

    def sums(self, squares: EdgeSquares, signals: Floats) -> Floats:
        """Return the sums over the squares and over the pairs of each kingdom, (kingdoms, 2 * NEURONS) float32.

        `signals`, (squares, 2 * NEURONS) float32, are the results of `signals` without biases.
        """
        of_squares = np.maximum(signals[:, :NEURONS] + self.biases[:NEURONS], 0)
        halves, biases = signals[:, NEURONS:], self.biases[NEURONS:]
        of_pairs = np.maximum(halves + biases, 0) * squares.beyond[:, None]
        for first, second in pairs_of(squares):
            of_pairs[first] += np.maximum(halves[first] + halves[second] + biases, 0)
        return _sums(np.concatenate([of_squares, of_pairs], 1), squares.starts)


def pairs_of(squares: EdgeSquares) -> Iterator[tuple[Ints, Ints]]:
    """Yield the two squares of the pairs at the edge, (pairs,) intp each, direction by direction."""
    for neighbors in squares.neighbors:
        first = np.flatnonzero(neighbors != NONE)
        yield first, neighbors[first]


def _sums(signals: Floats, starts: Ints) -> Floats:
    """Return the scaled sums of the signals of each kingdom, (kingdoms, signals) float32, and 0 for an empty edge."""
    sums = np.zeros((len(starts) - 1, signals.shape[1]), np.float32)
    some = np.flatnonzero(np.diff(starts))
    if len(some):
        sums[some] = np.add.reduceat(signals, starts[:-1][some]) * np.float32(SUM_SCALE)
    return sums
