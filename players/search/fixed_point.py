"""A network whose sums are exact, so that it says the same on every processor.

Every processor adds up the products of a layer in an order of its own and rounds on the way, so the last bits of a sum
differ, and a choice may hang on them. Here all that goes into a layer is a multiple of a power of two, its *step*, and
so are the weights. Every sum is then a multiple of another power of two, the *grid*, and float32 holds it exactly in
whatever order it is added up, as long as it stays below 2**24 times the grid.

What comes out of a hidden layer is rounded to the step of the next one. Biases lie half a grid beside the grid: so no
sum lies on the border between two steps, and one that is slightly wrong is rounded alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from players.search.batch_kingdoms import Floats
from players.search.edges import Edges
from players.search.inputs import Inputs, layer_sums
from players.search.square_layer import SIGNAL_GRID, SUM_SCALE, SquareLayer
from players.search.steps import NARROW_STEP, WIDE_STEP, to_step

SUM_GRID, WEIGHT_STEP = 2**-12, 2**-8
"""The grid of the first layer, and the step of the weights of all others."""

WIDE = 2
"""Features whose standard deviation is so large have WIDE_STEP."""

SQUARES_STEP, HIDDEN_STEP, LAST_STEP = 1 / 32, 1 / 16, 1 / 8
"""The steps of the sums over squares, of what goes into a hidden layer, and of what goes into the last one."""


@dataclass(frozen=True)
class Layer:
    """A layer on its grid: `weights` are (inputs, neurons) float32, `biases` (neurons,) float32."""

    weights: Floats
    biases: Floats
    grid: float

    @classmethod
    def first(cls, shift: Floats, scale: Floats, weights: Floats, biases: Floats) -> Layer:
        """Return the first layer for features that are not scaled, and sums over squares that are counted in steps."""
        features, factors, rows = len(scale), scale[:, 0].astype(np.float64), weights.T.astype(np.float64)
        # Scaling the weights instead of the features makes the layer a weighted sum of them.
        rows[:features] *= factors[:, None]
        steps = np.full((len(rows), 1), SQUARES_STEP)
        steps[:features, 0] = np.where(factors > 1 / WIDE, NARROW_STEP, WIDE_STEP)
        rows = to_step(rows, SUM_GRID / steps)
        shifted = biases[:, 0] - shift[:, 0].astype(np.float64) @ rows[:features]
        rows[features:] *= SQUARES_STEP
        return cls(rows.astype(np.float32), to_step(shifted, SUM_GRID).astype(np.float32), SUM_GRID)

    @classmethod
    def later(cls, weights: Floats, biases: Floats, step: float) -> Layer:
        """Return a layer whose inputs are counted in steps."""
        grid = WEIGHT_STEP * step
        return cls(to_step(weights.T, WEIGHT_STEP) * step, to_step(biases[:, 0], grid), grid)

    def counting(self, step: float) -> Layer:
        """Return the layer with outputs that are counted in the steps of the next one, beside its grid."""
        return Layer(self.weights / step, (self.biases + self.grid / 2) / step, self.grid / step)

    def sums(self, inputs: Inputs) -> Floats:
        """Return what comes out, (examples, neurons) float32."""
        return layer_sums(inputs, self.weights, self.biases)


@dataclass(frozen=True)
class FixedPoint:
    """A network in which all numbers are rounded to their steps."""

    layers: Sequence[Layer]
    squares: SquareLayer | None

    @classmethod
    def of(
        cls,
        shift: Floats,
        scale: Floats,
        weights: Sequence[Floats],
        biases: Sequence[Floats],
        squares: SquareLayer | None,
    ) -> FixedPoint:
        """Round a network; the arrays are as in `Network`."""
        steps = [*(HIDDEN_STEP for _ in weights[2:]), *(LAST_STEP for _ in weights[1:2])]
        later = map(Layer.later, weights[1:], biases[1:], steps)
        *hidden, last = Layer.first(shift, scale, weights[0], biases[0]), *later
        counting = (layer.counting(step) for layer, step in zip(hidden, steps, strict=True))
        return cls((*counting, last), squares and squares.on_grid())

    def __call__(self, inputs: Inputs) -> Floats:
        """Return the outputs, (outputs, examples) float32; the inputs are features and then what `pooled` returns."""
        *hidden, last = self.layers
        for layer in hidden:
            # A row for each example, so that what examples share is copied row by row.
            signal = layer.sums(inputs)
            inputs = Inputs((np.maximum(np.rint(signal, out=signal), 0, out=signal).T,))
        return to_step(last.sums(inputs).T, last.grid)

    def pooled(self, edges: Edges) -> Floats:
        """Return the sums over the squares at some edges in steps, (kingdoms, 2 * NEURONS) float32."""
        assert self.squares
        sums = edges.pooled(self.squares)
        sums += SIGNAL_GRID * SUM_SCALE / 2
        sums *= 1 / SQUARES_STEP
        return np.rint(sums, out=sums)
