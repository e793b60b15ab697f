"""The replay buffer: the latest turns of self-play, from which training samples."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from players.search.batch_kingdoms import Floats


@dataclass(frozen=True)
class Experience:
    """Turns that have been played: what a network saw of each, and what it should have predicted.

    `features` is (turns, features) float32, `targets` (turns, OUTPUTS) float32.
    """

    features: Floats
    targets: Floats


class ReplayBuffer:
    """The latest turns that have been played, up to a capacity."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._added = 0
        self._turns: Experience | None = None

    def add(self, played: Experience) -> None:
        """Add turns, which overwrite the oldest ones when the buffer is full."""
        if not self._turns:
            shapes = played.features.shape[1], played.targets.shape[1]
            self._turns = Experience(*(np.empty((self._capacity, width), np.float32) for width in shapes))
        rows = np.arange(self._added, self._added + len(played.targets)) % self._capacity
        self._turns.features[rows], self._turns.targets[rows] = played.features, played.targets
        self._added += len(rows)

    def sample(self, count: int, rng: np.random.Generator) -> tuple[Floats, Floats]:
        """Return the features of random turns, (features, count) float32, and their targets, (OUTPUTS, count)."""
        assert self._turns
        rows = rng.integers(0, min(self._added, self._capacity), count)
        return self._turns.features[rows].T, self._turns.targets[rows].T
