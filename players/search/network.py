"""A small neural network: columns of features go in, a few numbers for each column come out.

Arrays are float32, with a row for each feature or neuron and a column for each example.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from players.search.batch_kingdoms import Floats
from players.search.inputs import Inputs

Slope = Callable[[Floats], Floats]
"""The derivative of a loss, summed over the examples, by the outputs: both are (outputs, examples) float32."""


@dataclass(frozen=True)
class Network:
    """A multilayer perceptron. Inputs are shifted and scaled; every layer but the last is rectified (ReLU).

    `shift` and `scale` are (features, 1). Each of `weights` is (neurons, inputs), each of `biases` (neurons, 1).
    """

    shift: Floats
    scale: Floats
    weights: list[Floats]
    biases: list[Floats]

    @classmethod
    def untrained(cls, sample: Floats, layers: Sequence[int], rng: np.random.Generator) -> Network:
        """Return a network with random weights for features like those of the sample, (features, examples).

        `layers` are the neurons of the hidden layers, and of the last one.
        """
        shift = sample.mean(1, keepdims=True)
        scale = (1 / np.maximum(sample.std(1, keepdims=True), 0.1)).astype(np.float32)
        sizes = [len(sample), *layers]
        # Initialisation by He et al. (2015), which suits rectified layers.
        weights = [
            (rng.standard_normal((out, into)) * np.sqrt(2 / into)).astype(np.float32) for into, out in pairwise(sizes)
        ]
        weights[-1] *= np.float32(0.1)
        return cls(shift, scale, weights, [np.zeros((out, 1), np.float32) for out in sizes[1:]])

    @property
    def inputs(self) -> int:
        """How many numbers go in."""
        return len(self.shift)

    @property
    def outputs(self) -> int:
        """How many numbers come out."""
        return len(self.biases[-1])

    def __call__(self, features: Floats) -> Floats:
        """Return the outputs for features, (features, examples) float32: (outputs, examples) float32."""
        return self.layers(features)[-1]

    def evaluate(self, inputs: Inputs) -> Floats:
        """Return the outputs for some inputs, (outputs, examples) float32.

        What examples share goes through the first layer once.
        """
        # Scaling the weights instead of the inputs makes the first layer a weighted sum of them.
        first: Floats = self.weights[0] * self.scale.T
        # A row for each example here, so that what examples share is copied row by row.
        signal = inputs.weighted(first.T, (self.biases[0] - first @ self.shift)[:, 0])
        for weight, bias in zip(self.weights[1:], self.biases[1:], strict=True):
            signal = np.maximum(signal, 0, out=signal) @ weight.T + bias.T
        return signal.T

    def layers(self, features: Floats) -> list[Floats]:
        """Return what goes into each layer, and at the end what comes out: (rows, examples) float32 each."""
        found = [(features - self.shift) * self.scale]
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            signal = weight @ found[-1]
            signal += bias
            found.append(np.maximum(signal, 0, out=signal))
        found.append(self.weights[-1] @ found[-1] + self.biases[-1])
        return found

    def gradients(self, features: Floats, slope: Slope) -> list[Floats]:
        """Return the gradients of the mean loss of some examples, in the order and the shapes of `parameters`."""
        *inputs, output = self.layers(features)
        back: Floats = slope(output) / np.float32(output.shape[1])
        found: list[Floats] = []
        for depth in range(len(self.weights) - 1, -1, -1):
            found += [back.sum(1, keepdims=True), back @ inputs[depth].T]
            if depth:
                back = (self.weights[depth].T @ back) * (inputs[depth] > 0)
        return found[::-1]

    def parameters(self) -> list[Floats]:
        """Return the weights and the biases of each layer, first to last; they are the arrays themselves."""
        return [each for pair in zip(self.weights, self.biases, strict=True) for each in pair]

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
                return cls(file["shift"], file["scale"], parameters[::2], parameters[1::2])
        except (BadZipFile, EOFError, KeyError, ValueError) as error:
            raise ValueError(f"{path} is no network") from error
