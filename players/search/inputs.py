"""What a network sees of many examples, with what they share stored once.

The candidates of a turn share most of what is seen of them: all of a game what is known of it, all of a placement the
kingdom after it. So inputs are a tree, and the first layer of a network, which is a sum over its rows, is computed once
for each column of each level instead of once for each candidate.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

import numpy as np

from players.search.batch_kingdoms import Floats, Ints


@dataclass(frozen=True)
class Inputs:
    """Rows of features for some examples.

    The `parts`, one above the other, are arrays, (rows, columns) float32, or inputs for as many examples as there are
    columns. `which`, (examples,) intp, is the column of each example; None if the columns are the examples.

    >>> of_games = Inputs((np.array([[7, 8]], np.float32),), np.array([0, 0, 1]))
    >>> Inputs((np.array([[1, 2, 3]], np.float32), of_games)).rows()
    array([[1., 2., 3.],
           [7., 7., 8.]], dtype=float32)
    """

    parts: tuple[Floats | Inputs, ...]
    which: Ints | None = None

    def __len__(self) -> int:
        """Return how many rows there are."""
        return sum(map(len, self.parts))

    def rows(self) -> Floats:
        """Return all rows, (rows, examples) float32."""
        rows = np.concatenate([part.rows() if isinstance(part, Inputs) else part for part in self.parts])
        return rows if self.which is None else rows[:, self.which]

    def take(self, examples: Ints) -> Inputs:
        """Return the inputs of some examples, (taken,) intp, in that order, with the columns that they use alone."""
        if self.which is None:
            return Inputs(tuple(_take(part, examples) for part in self.parts))
        which = self.which[examples]
        used = np.bincount(which) > 0
        columns = np.flatnonzero(used)
        return Inputs(tuple(_take(part, columns) for part in self.parts), (np.cumsum(used) - 1)[which])

    def weighted(self, weights: Floats, bias: Floats | None = None) -> Floats:
        """Return the sums of the rows with some weights, (rows, sums) float32: (examples, sums) float32.

        A bias, (sums,) float32, is added to the sums of each example.
        """
        assert len(weights) == len(self), "the rows are not those that the weights are for"
        ends = accumulate(map(len, self.parts))
        blocks = [weights[end - len(part) : end] for part, end in zip(self.parts, ends, strict=True)]
        # The bias goes to the first part, which often has fewer columns than there are examples.
        sums = _weighted(self.parts[0], blocks[0], bias)
        for part, block in zip(self.parts[1:], blocks[1:], strict=True):
            sums += _weighted(part, block)
        return sums if self.which is None else sums.take(self.which, 0)


def layer_sums(inputs: Inputs, weights: Floats, biases: Floats | None = None) -> Floats:
    """Do what `Inputs.weighted` does: the only operation of a network whose last bits depend on the processor."""
    return inputs.weighted(weights, biases)


def _take(part: Floats | Inputs, columns: Ints) -> Floats | Inputs:
    # Most arrays stand column by column in memory, where whole columns are quick to copy.
    return part.take(columns) if isinstance(part, Inputs) else part.T.take(columns, 0).T


def _weighted(part: Floats | Inputs, weights: Floats, bias: Floats | None = None) -> Floats:
    if isinstance(part, Inputs):
        return part.weighted(weights, bias)
    sums: Floats = part.T @ weights
    return sums if bias is None else np.add(sums, bias, out=sums)
