"""How much of its limit a search has used up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from players.player import Limit

Clock = Callable[[], float]
"""Returns seconds from some fixed moment on."""


BATCH_SHARE: Final = 1 / 8
"""The largest share of a limit that one batch of rollouts may use up."""


class Budget:
    """How much of a limit is used up. A batch of rollouts counts as a whole, however long it takes."""

    def __init__(self, limit: Limit, share: float, clock: Clock) -> None:
        self._clock = clock if limit.seconds else None
        self._total = share * (limit.seconds or limit.futures or 0)
        self._start = self._now = clock() if limit.seconds else 0.0
        self._latest_batch = 0.0

    def allows(self, share: float) -> bool:
        """Return whether the next batch would be at least half done when that share of the limit is used up."""
        if self._clock:
            self._now = self._clock()
        return self._now + self._latest_batch / 2 < self._start + self._total * share

    def spend(self, futures: int) -> None:
        """Count a batch of that many futures that has just been played on."""
        now = self._clock() if self._clock else self._now + futures
        self._latest_batch, self._now = now - self._now, now

    def allows_larger_batches(self) -> bool:
        """Return whether twice the latest batch would take no more than its share of the limit."""
        return 2 * self._latest_batch <= BATCH_SHARE * self._total
