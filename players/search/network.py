"""A small neural network: columns of features go in, one number for each column comes out.

Arrays are float32, with a row for each feature or neuron and a column for each example.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np

from players.search.batch_kingdoms import Floats, Ints


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
    def untrained(cls, sample: Floats, hidden: Sequence[int], rng: np.random.Generator) -> Network:
        """Return a network with random weights for features like those of the sample, (features, examples).

        `hidden` are the neurons of the hidden layers.
        """
        shift = sample.mean(1, keepdims=True)
        scale = (1 / np.maximum(sample.std(1, keepdims=True), 0.1)).astype(np.float32)
        sizes = [len(sample), *hidden, 1]
        # Initialisation by He et al. (2015), which suits rectified layers.
        weights = [
            (rng.standard_normal((out, into)) * np.sqrt(2 / into)).astype(np.float32) for into, out in pairwise(sizes)
        ]
        weights[-1] *= np.float32(0.1)
        return cls(shift, scale, weights, [np.zeros((out, 1), np.float32) for out in sizes[1:]])

    def __call__(self, features: Floats) -> Floats:
        """Return the output for each column, (examples,)."""
        return self.layers(features)[-1][0]

    def evaluate_pairs(self, shared: Floats, which: Ints, own: Floats) -> Floats:
        """Return the output for columns of which the first rows are shared by several, (examples,).

        Column i consists of `shared[:, which[i]]` above `own[:, i]`. The part of the first layer that `shared` makes up
        is computed once for each of its columns.
        """
        # Scaling the weights instead of the inputs makes the first layer a sum of two independent products.
        first: Floats = self.weights[0] * self.scale.T
        start: Floats = self.biases[0] - first @ self.shift
        signal: Floats = (first[:, : len(shared)] @ shared + start).take(which, 1)
        signal += first[:, len(shared) :] @ own
        for weight, bias in zip(self.weights[1:], self.biases[1:], strict=True):
            signal = weight @ np.maximum(signal, 0, out=signal) + bias
        return signal[0]

    def layers(self, features: Floats) -> list[Floats]:
        """Return what goes into each layer, and at the end what comes out."""
        found = [(features - self.shift) * self.scale]
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            signal = weight @ found[-1]
            signal += bias
            found.append(np.maximum(signal, 0, out=signal))
        found.append(self.weights[-1] @ found[-1] + self.biases[-1])
        return found

    def gradients(self, features: Floats, target: Floats) -> list[Floats]:
        """Return the gradients of half the mean squared error, in the order and the shapes of `parameters`.

        `target` is (examples,).
        """
        *inputs, output = self.layers(features)
        back: Floats = (output - target) / np.float32(len(target))
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
        """Write the network to a file .npz."""
        arrays = {f"p{index}": each for index, each in enumerate(self.parameters())}
        np.savez(path, shift=self.shift, scale=self.scale, **arrays)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read a network that `save` has written."""
        with np.load(path) as file:
            parameters = [file[f"p{index}"] for index in range(len(file.files) - 2)]
            return cls(file["shift"], file["scale"], parameters[::2], parameters[1::2])
