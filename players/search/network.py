"""A small neural network: numbers in columns go in, one number for each column comes out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]
Ints = NDArray[np.intp]


@dataclass(frozen=True)
class Network:
    """Inputs are shifted and scaled; every layer but the last cuts off what is below zero."""

    shift: Numbers
    scale: Numbers
    weights: list[Numbers]
    biases: list[Numbers]

    @classmethod
    def untrained(cls, sample: Numbers, hidden: Sequence[int], rng: np.random.Generator) -> Network:
        """A network for numbers like those of the sample."""
        shift = sample.mean(1, keepdims=True)
        scale = (1 / np.maximum(sample.std(1, keepdims=True), 0.1)).astype(np.float32)
        sizes = [len(sample), *hidden, 1]
        weights = [
            (rng.standard_normal((out, into)) * np.sqrt(2 / into)).astype(np.float32) for into, out in pairwise(sizes)
        ]
        weights[-1] *= np.float32(0.1)
        return cls(shift, scale, weights, [np.zeros((out, 1), np.float32) for out in sizes[1:]])

    def __call__(self, numbers: Numbers) -> Numbers:
        return self.layers(numbers)[-1][0]

    def judge(self, shared: Numbers, which: Ints, own: Numbers) -> Numbers:
        """As for numbers of which the first are `shared`, so that their part of the first layer is worked out once:
        each column of `own` goes with `which` of them.
        """
        first: Numbers = self.weights[0] * self.scale.T
        start: Numbers = self.biases[0] - first @ self.shift
        signal: Numbers = (first[:, : len(shared)] @ shared + start).take(which, 1)
        signal += first[:, len(shared) :] @ own
        for weight, bias in zip(self.weights[1:], self.biases[1:], strict=True):
            signal = weight @ np.maximum(signal, 0, out=signal) + bias
        return signal[0]

    def layers(self, numbers: Numbers) -> list[Numbers]:
        """What goes into each layer, and at the end what comes out."""
        found = [(numbers - self.shift) * self.scale]
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            signal = weight @ found[-1]
            signal += bias
            found.append(np.maximum(signal, 0, out=signal))
        found.append(self.weights[-1] @ found[-1] + self.biases[-1])
        return found

    def slopes(self, numbers: Numbers, target: Numbers) -> list[Numbers]:
        """How the mean squared error grows with each weight and each bias."""
        *inputs, output = self.layers(numbers)
        back: Numbers = (output - target) / np.float32(len(target))
        found: list[Numbers] = []
        for depth in range(len(self.weights) - 1, -1, -1):
            found += [back.sum(1, keepdims=True), back @ inputs[depth].T]
            if depth:
                back = (self.weights[depth].T @ back) * (inputs[depth] > 0)
        return found[::-1]

    def parameters(self) -> list[Numbers]:
        return [each for pair in zip(self.weights, self.biases, strict=True) for each in pair]

    def save(self, path: Path) -> None:
        arrays = {f"p{number}": each for number, each in enumerate(self.parameters())}
        np.savez(path, shift=self.shift, scale=self.scale, **arrays)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: Path) -> Network:
        with np.load(path) as file:
            parameters = [file[f"p{number}"] for number in range(len(file.files) - 2)]
            return cls(file["shift"], file["scale"], parameters[::2], parameters[1::2])
