"""A small neural network: columns of features go in, a few numbers for each column come out.

It says the same on every processor. Processors add up the products of a layer in different orders, so the last bits of
a sum differ, and a choice may hang on them. Here all inputs of a layer are multiples of a power of two, its *step*, and
so are the weights. Every sum is then a multiple of another power of two, the *grid*, and float32 holds it exactly as
long as it stays below 2**24 grids. What comes out of a hidden layer is rounded to the step of the next one. Biases lie
half a grid beside the grid, so no sum lies on the border between two steps.

Arrays are float32, with a row for each feature or neuron and a column for each example.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from players.search import backend
from players.search.batch_kingdoms import BatchKingdoms, Floats, Ints
from players.search.features import EdgeSquares
from players.search.square_layer import (
    NARROW_STEP,
    SIGNAL_GRID,
    SUM_SCALE,
    WIDE_STEP,
    Inputs,
    SquareLayer,
    layer_sums,
    to_step,
)


@dataclass(frozen=True)
class Edges:
    """The edges of some kingdoms.

    `undrawn`, (kingdoms, 2 * terrains) float32, counts for each the halves and the crowns of each terrain that may
    still come.
    """

    kingdoms: BatchKingdoms
    undrawn: Floats

    def take(self, columns: Ints) -> Edges:
        return Edges(self.kingdoms.take(columns), self.undrawn.take(columns, 0))

    def squares(self) -> EdgeSquares:
        return backend.list_squares(self.kingdoms, self.undrawn)

    def pooled(self, layer: SquareLayer) -> Floats:
        """Return what a layer makes of them, (kingdoms, 2 * NEURONS) float32."""
        return backend.pool_squares(self.kingdoms, self.undrawn, layer)


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


UNREADABLE = BadZipFile, EOFError, KeyError, IndexError, ValueError
"""What reading a file .npz raises if it is another file, or not whole."""


@dataclass(frozen=True)
class Network:
    """A multilayer perceptron. Inputs are shifted and scaled; every layer but the last is rectified (ReLU).

    `shift` and `scale` are (features, 1). Each of `weights` is (neurons, inputs), each of `biases` (neurons, 1).
    What `squares` makes of the edge of a kingdom goes in below the features; the first networks do without.
    """

    shift: Floats
    scale: Floats
    weights: list[Floats]
    biases: list[Floats]
    squares: SquareLayer | None = None

    @property
    def features(self) -> int:
        return len(self.shift)

    @property
    def outputs(self) -> int:
        return len(self.biases[-1])

    def evaluate(self, inputs: Inputs) -> Floats:
        """Return the outputs for some inputs, (outputs, examples) float32.

        They are the features, and then what the layer for squares has made of the edges (`FixedPoint.pooled`). What
        examples share goes through the first layer once. The outputs are those of the network as it was when it was
        first evaluated, so training evaluates copies of the network that it changes.
        """
        return self.fixed_point(inputs)

    @cached_property
    def fixed_point(self) -> FixedPoint:
        """The network as it is evaluated, the same on every processor."""
        return FixedPoint.of(self.shift, self.scale, self.weights, self.biases, self.squares)

    @classmethod
    def of(cls, shift: Floats, scale: Floats, parameters: Sequence[Floats]) -> Network:
        """Return the network with these weights and biases, layer by layer, and then those of the layer for squares."""
        # The biases of a layer for squares are the only ones without a second axis, and come last.
        layer = SquareLayer(*parameters[-2:]) if parameters[-1].ndim == 1 else None
        of_layers = list(parameters[:-2] if layer else parameters)
        return cls(shift, scale, of_layers[::2], of_layers[1::2], layer)

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read the network that a training has written; ValueError for any other file."""
        try:
            with path.open("rb") as source, np.load(source) as file:
                parameters = [file[f"p{index}"].astype(np.float32) for index in range(len(file.files) - 2)]
                return cls.of(file["shift"], file["scale"], parameters)
        except UNREADABLE as error:
            raise ValueError(f"{path} is no network") from error
