"""The optimizer Adam (Kingma and Ba, 2015) for `Network`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from players.search.batch_kingdoms import Floats
from players.search.network import UNREADABLE, Network
from players.search.replay_buffer import Sample
from players.search.square_features import EdgeSquares
from players.search.targets import loss_slope

MEAN_DECAY, SQUARE_DECAY, EPSILON = 0.9, 0.999, 1e-6
"""The decay of both moving averages, and what keeps the division from exploding."""


@dataclass
class Adam:
    """Gradient descent that scales each step by moving averages of the gradients and of their squares.

    `mean` and `square` have an array for each of the network's parameters, of the same shape; they start at zero.
    `settings` says how the network is trained, for whoever continues.
    """

    network: Network
    settings: str = ""
    steps: int = 0
    mean: list[Floats] = field(default_factory=list)
    square: list[Floats] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.mean = self.mean or [np.zeros_like(each) for each in self.network.parameters()]
        self.square = self.square or [np.zeros_like(each) for each in self.network.parameters()]

    def step(self, features: Floats, targets: Floats, rate: float, squares: EdgeSquares | None = None) -> None:
        """Change the network's parameters by one step down the slope of the loss for these targets.

        `features` are (features, examples) float32, `targets` (outputs, examples) float32.
        """
        self.steps += 1
        # Averages that started at zero are too small at first, which dividing by these corrects.
        mean_share, square_share = 1 - MEAN_DECAY**self.steps, 1 - SQUARE_DECAY**self.steps
        gradients = self.network.gradients(features, loss_slope(targets), squares)
        averages = zip(self.network.parameters(), gradients, self.mean, self.square, strict=True)
        for parameter, gradient, mean, square in averages:
            mean[:] += (1 - MEAN_DECAY) * (gradient - mean)
            square[:] += (1 - SQUARE_DECAY) * (gradient * gradient - square)
            parameter[:] -= rate * (mean / mean_share) / (np.sqrt(square / square_share) + EPSILON)

    def save(self, path: Path) -> None:
        """Write the optimizer's state and its network, both with full precision, to a file .npz."""
        network, kept = self.network, {"p": self.network.parameters(), "m": self.mean, "s": self.square}
        arrays = {f"{letter}{index}": each for letter, group in kept.items() for index, each in enumerate(group)}
        about = {"settings": np.array(self.settings), "steps": np.array(self.steps)}
        np.savez(path, shift=network.shift, scale=network.scale, **about, **arrays)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: Path) -> Adam:
        """Read a state that `save` has written. ValueError if the file is none."""
        try:
            with path.open("rb") as source, np.load(source) as file:
                count = sum(name.startswith("p") for name in file.files)
                parameters, mean, square = ([file[f"{letter}{index}"] for index in range(count)] for letter in "pms")
                network = Network.of(file["shift"], file["scale"], parameters)
                return cls(network, str(file["settings"]), int(file["steps"]), mean, square)
        except UNREADABLE as error:
            raise ValueError(f"{path} is no state of a training") from error


def make_steps(optimizer: Adam, samples: Iterable[Sample], rate: float) -> None:
    """Make a step of the optimizer for each sample."""
    for features, targets, edges in samples:
        optimizer.step(features, targets, rate, edges.squares())
