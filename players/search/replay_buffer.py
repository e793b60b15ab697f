"""The replay buffer: the latest turns of self-play, from which training samples."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from players.search.batch_kingdoms import BatchKingdoms, Bytes, Floats, Ints, Window
from players.search.edges import Edges

Sample: TypeAlias = tuple[Floats, Floats, Edges]
"""Some turns: features, (features, turns) float32, targets, (outputs, turns) float32, and edges."""


@dataclass(frozen=True)
class Experience:
    """Turns that have been played: what a network saw of each, and what it should have predicted.

    `features` is (turns, features) float32, `targets` (turns, outputs) float32. `lands`, `bounds` and `undrawn`, turn
    by turn, are those of the kingdoms after each turn and of their edges; see `BatchKingdoms` and `Edges`.
    """

    window: Window
    features: Floats
    targets: Floats
    lands: Bytes
    bounds: NDArray[np.int8]
    undrawn: Floats

    @classmethod
    def of(cls, features: Floats, targets: Floats, edges: Edges) -> Experience:
        """Return turns with these edges."""
        kingdoms = edges.kingdoms
        return cls(kingdoms.window, features, targets, kingdoms.lands, kingdoms.bounds.T, edges.undrawn)

    @property
    def arrays(self) -> tuple[NDArray[np.generic], ...]:
        """All arrays, whose first axis are the turns."""
        return self.features, self.targets, self.lands, self.bounds, self.undrawn

    def edges(self, turns: Ints) -> Edges:
        """Return the edges of some turns."""
        bounds = np.ascontiguousarray(self.bounds[turns].T)
        return Edges(BatchKingdoms(self.window, self.lands[turns], bounds), self.undrawn[turns])


class ReplayBuffer:
    """The latest turns that have been played, up to a capacity."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._added = 0
        self._turns: Experience | None = None

    def add(self, played: Experience) -> None:
        """Add turns, which overwrite the oldest ones when the buffer is full."""
        if not self._turns:
            empty = (np.empty((self._capacity, *each.shape[1:]), each.dtype) for each in played.arrays)
            self._turns = Experience(played.window, *empty)
        rows = np.arange(self._added, self._added + len(played.targets)) % self._capacity
        for kept, new in zip(self._turns.arrays, played.arrays, strict=True):
            kept[rows] = new
        self._added += len(rows)

    def sample(self, count: int, rng: np.random.Generator) -> Sample:
        """Return so many random turns."""
        assert self._turns
        rows = rng.integers(0, min(self._added, self._capacity), count)
        return self._turns.features[rows].T, self._turns.targets[rows].T, self._turns.edges(rows)
