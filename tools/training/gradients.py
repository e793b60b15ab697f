"""Fitting a network: outputs in float32, gradients of a loss, and the optimizer Adam (Kingma and Ba, 2015).

Players evaluate a network in fixed point (`players.search.network`), without useful gradients.
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
"""The derivative of a loss by the outputs, summed over the examples, (outputs, examples) float32."""

MEAN_DECAY, SQUARE_DECAY, EPSILON = 0.9, 0.999, 1e-6
"""The decay of both moving averages, and a term against division by zero."""


def untrained(
    sample: Floats, layers: Sequence[int], rng: np.random.Generator, squares: SquareLayer | None = None
) -> Network:
    """Return a network with random weights for features like the sample's, (features, examples).

    `layers` lists the neurons of the hidden layers and of the last layer.
    """
    shift = sample.mean(1, keepdims=True)
    scale = (1 / np.maximum(sample.std(1, keepdims=True), 0.1)).astype(np.float32)
    sizes = [len(sample) + (len(squares.biases) if squares else 0), *layers]
    # The initialization by He et al. (2015) suits rectified layers.
    weights = [
        (rng.standard_normal((out, into)) * np.sqrt(2 / into)).astype(np.float32) for into, out in pairwise(sizes)
    ]
    weights[-1] *= np.float32(0.1)
    return Network(shift, scale, weights, [np.zeros((out, 1), np.float32) for out in sizes[1:]], squares)


def untrained_squares(rows: int, rng: np.random.Generator) -> SquareLayer:
    """Return a layer with random weights for `rows` rows of features."""
    # Few rows of a square are nonzero, so the weights are larger than for scaled inputs.
    weights = 0.3 * rng.standard_normal((rows, 2 * NEURONS))
    return SquareLayer(weights.astype(np.float32), np.zeros(2 * NEURONS, np.float32))


def parameters(network: Network) -> list[Floats]:
    """Return the weights and biases of each layer, first to last, and of the layer for squares, without copying."""
    found = [each for pair in zip(network.weights, network.biases, strict=True) for each in pair]
    return [*found, network.squares.weights, network.squares.biases] if network.squares else found


def outputs(network: Network, features: Floats, squares: EdgeSquares | None = None) -> Floats:
    """Return the outputs, (outputs, examples) float32, for features, (features, examples) float32."""
    return _layers(network, features, squares)[-1]


def _layers(network: Network, features: Floats, squares: EdgeSquares | None) -> list[Floats]:
    """Return the inputs of each layer and the outputs of the last, (rows, examples) float32 each."""
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
    """Return the gradients of the mean loss over some examples, in the order and the shapes of `parameters`."""
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
    """Return the gradients of weights and biases, from the gradients of the sums, (kingdoms, 2 * NEURONS) float32."""
    back = np.repeat(back * np.float32(SUM_SCALE), np.diff(squares.starts), axis=0)
    signals, pair_biases = squares.features @ layer.weights, layer.biases[NEURONS:]
    halves = signals[:, NEURONS:]
    of_squares = back[:, :NEURONS] * (signals[:, :NEURONS] + layer.biases[:NEURONS] > 0)
    of_pairs = back[:, NEURONS:] * ((halves + pair_biases > 0) * squares.beyond[:, None])
    biases = of_pairs.sum(0)
    for first, second in pairs_of(squares):
        slope = back[first, NEURONS:] * (halves[first] + halves[second] + pair_biases > 0)
        # A square is the first of at most one pair in each direction, and the second of at most one pair.
        of_pairs[first] += slope
        of_pairs[second] += slope
        biases += slope.sum(0)
    return [squares.features.T @ np.concatenate([of_squares, of_pairs], 1), np.concatenate([of_squares.sum(0), biases])]


@dataclass
class Adam:
    """Gradient descent with steps scaled by moving averages of the gradients and of their squares.

    `mean` and `square` hold an array of the same shape for each parameter of the network, and start at zero. `settings`
    are the arguments that a continued training must repeat.
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
        # Averages that start at zero are too small at first, so they are divided by these corrections.
        mean_share, square_share = 1 - MEAN_DECAY**self.steps, 1 - SQUARE_DECAY**self.steps
        found = gradients(self.network, features, slope, squares)
        averages = zip(parameters(self.network), found, self.mean, self.square, strict=True)
        for parameter, gradient, mean, square in averages:
            mean[:] += (1 - MEAN_DECAY) * (gradient - mean)
            square[:] += (1 - SQUARE_DECAY) * (gradient * gradient - square)
            parameter[:] -= rate * (mean / mean_share) / (np.sqrt(square / square_share) + EPSILON)

    def save(self, path: Path) -> None:
        """Write the optimizer's state and its network in full precision to a file .npz."""
        network, kept = self.network, {"p": parameters(self.network), "m": self.mean, "s": self.square}
        arrays = {f"{letter}{index}": each for letter, group in kept.items() for index, each in enumerate(group)}
        about = {"settings": np.array(self.settings), "steps": np.array(self.steps)}
        np.savez(path, shift=network.shift, scale=network.scale, **about, **arrays)  # type: ignore[arg-type]

    def save_network(self, path: Path) -> None:
        """Write only the network to a file .npz, in half precision."""
        network = self.network
        arrays = {f"p{index}": each.astype(np.float16) for index, each in enumerate(parameters(network))}
        np.savez(path, shift=network.shift, scale=network.scale, **arrays)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: Path) -> Adam:
        """Read the state written by `save`. ValueError for any other file."""
        try:
            with path.open("rb") as source, np.load(source) as file:
                count = sum(name.startswith("p") for name in file.files)
                values, mean, square = ([file[f"{letter}{index}"] for index in range(count)] for letter in "pms")
                network = Network.of(file["shift"], file["scale"], values)
                return cls(network, str(file["settings"]), int(file["steps"]), mean, square)
        except UNREADABLE as error:
            raise ValueError(f"{path} is no state of a training") from error
