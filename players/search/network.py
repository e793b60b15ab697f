"""A small neural network with the same outputs on every processor.

Processors add up the products of a layer in different orders, so the last bits of a sum differ, and a choice may depend
on them. Here all inputs of a layer and all weights are multiples of powers of two, the *steps*. Every sum is then a
multiple of another power of two, the *grid*, and exact in float32 below 2**24 grids. The outputs of a hidden layer are
rounded to the step of the next layer. Biases lie half a grid beside the grid, so no sum lies on the border between two
steps.

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

    `undrawn`, (kingdoms, 2 * terrains) float32, holds the numbers of undrawn halves and of their crowns by terrain, for
    each kingdom.
    """

    kingdoms: BatchKingdoms
    undrawn: Floats

    def take(self, columns: Ints) -> Edges:
        return Edges(self.kingdoms.take(columns), self.undrawn.take(columns, 0))

    def squares(self) -> EdgeSquares:
        return backend.list_squares(self.kingdoms, self.undrawn)

    def pooled(self, layer: SquareLayer) -> Floats:
        """Return the sums of a layer over the squares of each edge, (kingdoms, 2 * NEURONS) float32."""
        return backend.pool_squares(self.kingdoms, self.undrawn, layer)


SUM_GRID, WEIGHT_STEP = 2**-12, 2**-8
"""The grid of the first layer, and the step of the weights of all other layers."""

WIDE = 2
"""The least standard deviation of a feature with WIDE_STEP."""

SQUARES_STEP, HIDDEN_STEP, LAST_STEP = 1 / 32, 1 / 16, 1 / 8
"""The steps of the sums over squares, of the inputs of a hidden layer, and of the inputs of the last layer."""


@dataclass(frozen=True)
class Layer:
    """A layer on its grid: `weights` are (inputs, neurons) float32, `biases` (neurons,) float32."""

    weights: Floats
    biases: Floats
    grid: float

    @classmethod
    def first(cls, shift: Floats, scale: Floats, weights: Floats, biases: Floats) -> Layer:
        """Return the first layer for unscaled features, and for sums over squares counted in steps."""
        features, factors, rows = len(scale), scale[:, 0].astype(np.float64), weights.T.astype(np.float64)
        # The layer scales its weights, so the features need no scaling.
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
        """Return the layer with outputs counted in the steps of the next layer, half a grid beside the grid."""
        return Layer(self.weights / step, (self.biases + self.grid / 2) / step, self.grid / step)

    def sums(self, inputs: Inputs) -> Floats:
        """Return the outputs, (examples, neurons) float32."""
        return layer_sums(inputs, self.weights, self.biases)


@dataclass(frozen=True)
class FixedPoint:
    """A network with all numbers rounded to their steps."""

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
        """Round a network with arrays as in `Network`."""
        steps = [*(HIDDEN_STEP for _ in weights[2:]), *(LAST_STEP for _ in weights[1:2])]
        later = map(Layer.later, weights[1:], biases[1:], steps)
        *hidden, last = Layer.first(shift, scale, weights[0], biases[0]), *later
        counting = (layer.counting(step) for layer, step in zip(hidden, steps, strict=True))
        return cls((*counting, last), squares and squares.on_grid())

    def __call__(self, inputs: Inputs) -> Floats:
        """Return the outputs, (outputs, examples) float32, for features followed by the result of `pooled`."""
        *hidden, last = self.layers
        for layer in hidden:
            # The sums have a row for each example, so the shared inputs of examples are copied row by row.
            signal = layer.sums(inputs)
            inputs = Inputs((np.maximum(np.rint(signal, out=signal), 0, out=signal).T,))
        return to_step(last.sums(inputs).T, last.grid)

    def pooled(self, edges: Edges) -> Floats:
        """Return the sums over the squares at some edges, in steps, (kingdoms, 2 * NEURONS) float32."""
        assert self.squares
        sums = edges.pooled(self.squares)
        sums += SIGNAL_GRID * SUM_SCALE / 2
        sums *= 1 / SQUARES_STEP
        return np.rint(sums, out=sums)


UNREADABLE = BadZipFile, EOFError, KeyError, IndexError, ValueError
"""The exceptions of reading a damaged file or another file as .npz."""


@dataclass(frozen=True)
class Network:
    """A multilayer perceptron. Inputs are shifted and scaled; every layer but the last is rectified (ReLU).

    - `shift` and `scale`: (features, 1);
    - `weights`: (neurons, inputs) for each layer;
    - `biases`: (neurons, 1) for each layer;
    - `squares`: the layer for the edges of kingdoms, or None. Its sums are inputs below the features.
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

        The inputs are the features, followed by the sums over the edges (`FixedPoint.pooled`) if the network has a
        layer for squares. The first layer computes shared columns once. Later changes of the network's arrays have no
        effect after the first call, so a training evaluates copies.
        """
        return self.fixed_point(inputs)

    @cached_property
    def fixed_point(self) -> FixedPoint:
        return FixedPoint.of(self.shift, self.scale, self.weights, self.biases, self.squares)

    @classmethod
    def of(cls, shift: Floats, scale: Floats, parameters: Sequence[Floats]) -> Network:
        """Return the network with these weights and biases, layer by layer, followed by the layer for squares."""
        # Only the biases of a layer for squares have one axis, and they come last.
        layer = SquareLayer(*parameters[-2:]) if parameters[-1].ndim == 1 else None
        of_layers = list(parameters[:-2] if layer else parameters)
        return cls(shift, scale, of_layers[::2], of_layers[1::2], layer)

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read the network written by a training. ValueError for any other file."""
        try:
            with path.open("rb") as source, np.load(source) as file:
                parameters = [file[f"p{index}"].astype(np.float32) for index in range(len(file.files) - 2)]
                return cls.of(file["shift"], file["scale"], parameters)
        except UNREADABLE as error:
            raise ValueError(f"{path} is no network") from error
