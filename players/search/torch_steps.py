"""The steps of the optimizer on a device of PyTorch, such as a GPU. PyTorch has to be installed for it.

They are those of `adam.make_steps` up to rounding, and PyTorch finds the gradients itself. So a training may go on with
the one after the other. Games are played on the processor whatever the device.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
import torch

from players.search.adam import EPSILON, MEAN_DECAY, SQUARE_DECAY, Adam
from players.search.network import Network
from players.search.prediction import OUTPUTS, WIN
from players.search.replay_buffer import Sample
from players.search.square_features import EdgeSquares
from players.search.square_layer import NEURONS, SUM_SCALE, pairs_of
from players.search.targets import WIN_WEIGHT

Tensor: TypeAlias = Any  # torch.Tensor: PyTorch is not there for the type checker


def check_device(name: str) -> None:
    """Raise ValueError if PyTorch does not know a device of that name, or if it is not there."""
    try:
        torch.zeros(1, device=name)
    except (AssertionError, RuntimeError) as error:  # the former if PyTorch was built without it
        reason, *_ = re.split(r"\.\s|\n", str(error))
        raise ValueError(f"PyTorch has no device {name!r} here: {reason}") from error


def make_steps_on(optimizer: Adam, samples: Iterable[Sample], rate: float, *, device: str) -> None:
    """Make a step of the optimizer for each sample."""
    model = _Model.of(optimizer.network, device)
    steps = torch.optim.Adam(model.parameters, rate, (MEAN_DECAY, SQUARE_DECAY), EPSILON)
    for parameter, mean, square in zip(model.parameters, optimizer.mean, optimizer.square, strict=True):
        averages = {"exp_avg": model.tensor(mean), "exp_avg_sq": model.tensor(square)}
        steps.state[parameter] = {"step": torch.tensor(float(optimizer.steps)), **averages}
    for features, targets, edges in samples:
        steps.zero_grad()
        outputs = model(features, edges.squares())
        _loss(outputs, model.tensor(targets)).backward()
        steps.step()
        optimizer.steps += 1
    kept = zip(model.parameters, optimizer.network.parameters(), optimizer.mean, optimizer.square, strict=True)
    for tensor, parameter, mean, square in kept:
        averages = steps.state[tensor]
        parameter[:] = tensor.detach().cpu().numpy()
        mean[:] = averages["exp_avg"].cpu().numpy()
        square[:] = averages["exp_avg_sq"].cpu().numpy()


def _loss(outputs: Tensor, targets: Tensor) -> Tensor:
    """Return the mean loss over the examples whose slope is `targets.loss_slope`; both are (outputs, examples)."""
    points = slice(WIN if len(targets) == OUTPUTS else None)
    loss = ((outputs[points] - targets[points]) ** 2).sum() / 2
    if len(targets) == OUTPUTS:
        entropy = torch.nn.functional.binary_cross_entropy_with_logits
        loss = loss + WIN_WEIGHT * entropy(outputs[WIN], targets[WIN], reduction="sum")
    return loss / targets.shape[1]


@dataclass(frozen=True)
class _Model:
    """A `Network` on a device: `parameters` are in the same order and of the same shapes."""

    device: str
    shift: Tensor
    scale: Tensor
    parameters: list[Tensor]
    has_squares: bool

    @classmethod
    def of(cls, network: Network, device: str) -> _Model:
        """Return a copy of a network."""
        shift, scale, *parameters = (
            torch.tensor(each, device=device) for each in (network.shift, network.scale, *network.parameters())
        )
        return cls(device, shift, scale, [each.requires_grad_() for each in parameters], network.squares is not None)

    def tensor(self, array: npt.NDArray[Any]) -> Tensor:
        """Return a copy of an array on the device."""
        return torch.tensor(np.ascontiguousarray(array), device=self.device)

    def __call__(self, features: npt.NDArray[np.float32], squares: EdgeSquares) -> Tensor:
        """Return what `Network.__call__` does."""
        *of_layers, weights, biases = self.parameters if self.has_squares else (*self.parameters, None, None)
        signal = (self.tensor(features) - self.shift) * self.scale
        if self.has_squares:
            signal = torch.cat([signal, self._pooled(squares, weights, biases).T])
        *hidden, last = zip(of_layers[::2], of_layers[1::2], strict=True)
        for weight, bias in hidden:
            signal = torch.relu(weight @ signal + bias)
        weight, bias = last
        return weight @ signal + bias

    def _pooled(self, squares: EdgeSquares, weights: Tensor, biases: Tensor) -> Tensor:
        """Return what `SquareLayer.__call__` does."""
        singles, halves = (self.tensor(squares.features) @ weights).split(NEURONS, 1)
        pairs = torch.relu(halves + biases[NEURONS:]) * self.tensor(squares.beyond)[:, None]
        for ends in pairs_of(squares):
            first, second = map(self.tensor, ends)
            pairs = pairs.index_add(0, first, torch.relu(halves[first] + halves[second] + biases[NEURONS:]))
        signals = torch.cat([torch.relu(singles + biases[:NEURONS]), pairs], 1)
        counts = np.diff(squares.starts)
        kingdom = self.tensor(np.arange(len(counts)).repeat(counts))
        sums = torch.zeros(len(counts), 2 * NEURONS, device=self.device)
        return sums.index_add(0, kingdom, signals) * SUM_SCALE
