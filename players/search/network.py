"""A small neural network: columns of features go in, a few numbers for each column come out.

Arrays are float32, with a row for each feature or neuron and a column for each example.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from players.search.batch_kingdoms import Floats
from players.search.fixed_point import FixedPoint
from players.search.inputs import Inputs
from players.search.square_features import EdgeSquares
from players.search.square_layer import SquareLayer

UNREADABLE = BadZipFile, EOFError, KeyError, IndexError, ValueError
"""What reading a file .npz raises if it is another file, or not whole."""

Slope = Callable[[Floats], Floats]
"""The derivative of a loss, summed over the examples, by the outputs: both are (outputs, examples) float32."""


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

    @classmethod
    def untrained(
        cls, sample: Floats, layers: Sequence[int], rng: np.random.Generator, squares: SquareLayer | None = None
    ) -> Network:
        """Return a network with random weights for features like those of the sample, (features, examples).

        `layers` are the neurons of the hidden layers, and of the last one.
        """
        shift = sample.mean(1, keepdims=True)
        scale = (1 / np.maximum(sample.std(1, keepdims=True), 0.1)).astype(np.float32)
        sizes = [len(sample) + (len(squares.biases) if squares else 0), *layers]
        # Initialisation by He et al. (2015), which suits rectified layers.
        weights = [
            (rng.standard_normal((out, into)) * np.sqrt(2 / into)).astype(np.float32) for into, out in pairwise(sizes)
        ]
        weights[-1] *= np.float32(0.1)
        return cls(shift, scale, weights, [np.zeros((out, 1), np.float32) for out in sizes[1:]], squares)

    @property
    def features(self) -> int:
        """How many features go in."""
        return len(self.shift)

    @property
    def outputs(self) -> int:
        """How many numbers come out."""
        return len(self.biases[-1])

    def __call__(self, features: Floats, squares: EdgeSquares | None = None) -> Floats:
        """Return the outputs for features, (features, examples) float32: (outputs, examples) float32."""
        return self.layers(features, squares)[-1]

    def evaluate(self, inputs: Inputs) -> Floats:
        """Return the outputs for some inputs, (outputs, examples) float32.

        They are the features, and then what the layer for squares has made of the edges (`FixedPoint.pooled`). What
        examples share goes through the first layer once. The outputs are those of the network as it was when it was
        first evaluated: one that is still being trained is evaluated as a `copy`.
        """
        return self.fixed_point(inputs)

    @cached_property
    def fixed_point(self) -> FixedPoint:
        """The network as it is evaluated, the same on every processor."""
        return FixedPoint.of(self.shift, self.scale, self.weights, self.biases, self.squares)

    def copy(self) -> Network:
        """Return another object with the same arrays, whose `fixed_point` is worked out anew."""
        return replace(self)

    def layers(self, features: Floats, squares: EdgeSquares | None = None) -> list[Floats]:
        """Return what goes into each layer, and at the end what comes out: (rows, examples) float32 each."""
        found = [(features - self.shift) * self.scale]
        if self.squares:
            assert squares, "this network looks at the edges of kingdoms as well"
            found = [np.concatenate([found[0], self.squares(squares).T])]
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            signal = weight @ found[-1]
            signal += bias
            found.append(np.maximum(signal, 0, out=signal))
        found.append(self.weights[-1] @ found[-1] + self.biases[-1])
        return found

    def gradients(self, features: Floats, slope: Slope, squares: EdgeSquares | None = None) -> list[Floats]:
        """Return the gradients of the mean loss of some examples, in the order and the shapes of `parameters`."""
        *inputs, output = self.layers(features, squares)
        back: Floats = slope(output) / np.float32(output.shape[1])
        found: list[Floats] = []
        for depth in range(len(self.weights) - 1, -1, -1):
            found += [back.sum(1, keepdims=True), back @ inputs[depth].T]
            if depth:
                back = (self.weights[depth].T @ back) * (inputs[depth] > 0)
        found.reverse()
        if self.squares and squares:
            found += self.squares.gradients(squares, back.T @ self.weights[0][:, self.features :])
        return found

    def parameters(self) -> list[Floats]:
        """Return the weights and the biases of each layer, first to last; they are the arrays themselves.

        Those of the layer for squares come last.
        """
        found = [each for pair in zip(self.weights, self.biases, strict=True) for each in pair]
        return [*found, self.squares.weights, self.squares.biases] if self.squares else found

    @classmethod
    def of(cls, shift: Floats, scale: Floats, parameters: Sequence[Floats]) -> Network:
        """Return the network with these `parameters`."""
        # The biases of a layer for squares are the only ones without a second axis, and come last.
        layer = SquareLayer(*parameters[-2:]) if parameters[-1].ndim == 1 else None
        of_layers = list(parameters[:-2] if layer else parameters)
        return cls(shift, scale, of_layers[::2], of_layers[1::2], layer)

    def save(self, path: Path) -> None:
        """Write the network to a file .npz, with half the precision that it computes with."""
        arrays = {f"p{index}": each.astype(np.float16) for index, each in enumerate(self.parameters())}
        np.savez(path, shift=self.shift, scale=self.scale, **arrays)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read a network that `save` has written. ValueError if the file is none."""
        try:
            with path.open("rb") as source, np.load(source) as file:
                parameters = [file[f"p{index}"].astype(np.float32) for index in range(len(file.files) - 2)]
                return cls.of(file["shift"], file["scale"], parameters)
        except UNREADABLE as error:
            raise ValueError(f"{path} is no network") from error
