"""Fits a network: its outputs in float32, the gradients of a loss, and the optimizer Adam (Kingma and Ba, 2015).

Players evaluate a network in fixed point (`players.search.network`), which has no useful gradients.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

import numpy as np

from players.search.batch_kingdoms import Floats
from players.search.features import EdgeSquares
from players.search.network import UNREADABLE, Network
from players.search.square_layer import NEURONS, SUM_SCALE, SquareLayer, pairs_of

Slope: TypeAlias = Callable[[Floats], Floats]
"""The derivative of a loss, summed over the examples, by the outputs: both are (outputs, examples) float32."""

MEAN_DECAY, SQUARE_DECAY, EPSILON = 0.9, 0.999, 1e-6
"""The decay of both moving averages, and what keeps the division from exploding."""


def untrained(
    sample: Floats, layers: Sequence[int], rng: np.random.Generator, squares: SquareLayer | None = None
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
    return Network(shift, scale, weights, [np.zeros((out, 1), np.float32) for out in sizes[1:]], squares)


def untrained_squares(rows: int, rng: np.random.Generator) -> SquareLayer:
    """Return a layer with random weights for so many rows of features."""
    # Few of the rows of a square are not 0, hence larger weights than for a layer whose inputs are scaled.
    weights = 0.3 * rng.standard_normal((rows, 2 * NEURONS))
    return SquareLayer(weights.astype(np.float32), np.zeros(2 * NEURONS, np.float32))


def parameters(network: Network) -> list[Floats]:
    """Return weights and biases of each layer, first to last, then of the layer for squares: the arrays themselves."""
    found = [each for pair in zip(network.weights, network.biases, strict=True) for each in pair]
    return [*found, network.squares.weights, network.squares.biases] if network.squares else found


def outputs(network: Network, features: Floats, squares: EdgeSquares | None = None) -> Floats:
    """Return the outputs for features, (features, examples) float32: (outputs, examples) float32."""
    return _layers(network, features, squares)[-1]


def _layers(network: Network, features: Floats, squares: EdgeSquares | None) -> list[Floats]:
    """Return what goes into each layer, and at the end what comes out: (rows, examples) float32 each."""
    found = [(features - network.shift) * network.scale]
    if layer := network.squares:
        assert squares, "this network looks at the edges of kingdoms as well"
        found = [np.concatenate([found[0], layer.sums(squares, squares.features @ layer.weights).T])]
    for weight, bias in zip(network.weights[:-1], network.biases[:-1], strict=True):
        signal = weight @ found[-1]
        signal += bias
        found.append(np.maximum(signal, 0, out=signal))
    found.append(network.weights[-1] @ found[-1] + network.biases[-1])
    return found


def gradients(network: Network, features: Floats, slope: Slope, squares: EdgeSquares | None = None) -> list[Floats]:
    """Return the gradients of the mean loss of some examples, in the order and the shapes of `parameters`."""
    *inputs, output = _layers(network, features, squares)
    back: Floats = slope(output) / np.float32(output.shape[1])
    found: list[Floats] = []
    for depth in range(len(network.weights) - 1, -1, -1):
        found += [back.sum(1, keepdims=True), back @ inputs[depth].T]
        if depth:
            back = (network.weights[depth].T @ back) * (inputs[depth] > 0)
    found.reverse()
    if network.squares and squares:
        found += _gradients_of_squares(network.squares, squares, back.T @ network.weights[0][:, network.features :])
    return found


def _gradients_of_squares(layer: SquareLayer, squares: EdgeSquares, back: Floats) -> list[Floats]:
    """Return the gradients of weights and biases, from those of the sums, (kingdoms, 2 * NEURONS) float32."""
    back = np.repeat(back * np.float32(SUM_SCALE), np.diff(squares.starts), axis=0)
    signals, pair_biases = squares.features @ layer.weights, layer.biases[NEURONS:]
    halves = signals[:, NEURONS:]
    of_squares = back[:, :NEURONS] * (signals[:, :NEURONS] + layer.biases[:NEURONS] > 0)
    of_pairs = back[:, NEURONS:] * ((halves + pair_biases > 0) * squares.beyond[:, None])
    biases = of_pairs.sum(0)
    for first, second in pairs_of(squares):
        slope = back[first, NEURONS:] * (halves[first] + halves[second] + pair_biases > 0)
        # No square is twice the first or twice the second of the pairs in one direction.
        of_pairs[first] += slope
        of_pairs[second] += slope
        biases += slope.sum(0)
    return [
        squares.features.T @ np.concatenate([of_squares, of_pairs], 1),
        np.concatenate([of_squares.sum(0), biases]),
    ]


@dataclass
class Adam:
    """Gradient descent that scales each step by moving averages of the gradients and of their squares.

    `mean` and `square` have an array for each of the network's parameters, of the same shape; they start at zero.
    `settings` are the arguments that a continued training must repeat.
    """

    network: Network
    settings: str = ""
    steps: int = 0
    mean: list[Floats] = field(default_factory=list)
    square: list[Floats] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.mean = self.mean or [np.zeros_like(each) for each in parameters(self.network)]
        self.square = self.square or [np.zeros_like(each) for each in parameters(self.network)]

    def step(self, features: Floats, slope: Slope, rate: float, squares: EdgeSquares | None = None) -> None:
        """Change the network's parameters by one step down the slope; `features` are (features, examples) float32."""
        self.steps += 1
        # Averages that started at zero are too small at first, which dividing by these corrects.
        mean_share, square_share = 1 - MEAN_DECAY**self.steps, 1 - SQUARE_DECAY**self.steps
        found = gradients(self.network, features, slope, squares)
        averages = zip(parameters(self.network), found, self.mean, self.square, strict=True)
        for parameter, gradient, mean, square in averages:
            mean[:] += (1 - MEAN_DECAY) * (gradient - mean)
            square[:] += (1 - SQUARE_DECAY) * (gradient * gradient - square)
            parameter[:] -= rate * (mean / mean_share) / (np.sqrt(square / square_share) + EPSILON)

    def save(self, path: Path) -> None:
        """Write the optimizer's state and its network, both with full precision, to a file .npz."""
        network, kept = self.network, {"p": parameters(self.network), "m": self.mean, "s": self.square}
        arrays = {f"{letter}{index}": each for letter, group in kept.items() for index, each in enumerate(group)}
        about = {"settings": np.array(self.settings), "steps": np.array(self.steps)}
        np.savez(path, shift=network.shift, scale=network.scale, **about, **arrays)  # type: ignore[arg-type]

    def save_network(self, path: Path) -> None:
        """Write the network alone to a file .npz, with half the precision that it computes with."""
        network = self.network
        arrays = {f"p{index}": each.astype(np.float16) for index, each in enumerate(parameters(network))}
        np.savez(path, shift=network.shift, scale=network.scale, **arrays)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: Path) -> Adam:
        """Read a state that `save` has written; ValueError for any other file."""
        try:
            with path.open("rb") as source, np.load(source) as file:
                count = sum(name.startswith("p") for name in file.files)
                values, mean, square = ([file[f"{letter}{index}"] for index in range(count)] for letter in "pms")
                network = Network.of(file["shift"], file["scale"], values)
                return cls(network, str(file["settings"]), int(file["steps"]), mean, square)
        except UNREADABLE as error:
            raise ValueError(f"{path} is no state of a training") from error
