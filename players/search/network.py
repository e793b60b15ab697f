"""A small neural network: columns of features go in, a few numbers for each column come out.

Arrays are float32, with a row for each feature or neuron and a column for each example.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from players.search.batch_kingdoms import Floats
from players.search.fixed_point import FixedPoint
from players.search.inputs import Inputs
from players.search.square_layer import SquareLayer

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
        """How many features go in."""
        return len(self.shift)

    @property
    def outputs(self) -> int:
        """How many numbers come out."""
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

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read the network that a training has written; ValueError for any other file."""
        try:
            with path.open("rb") as source, np.load(source) as file:
                parameters = [file[f"p{index}"].astype(np.float32) for index in range(len(file.files) - 2)]
                return cls.of(file["shift"], file["scale"], parameters)
        except UNREADABLE as error:
            raise ValueError(f"{path} is no network") from error
