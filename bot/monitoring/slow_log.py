"""Warns of slow operations in the log, with at most one line a minute for each kind."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable

PAUSE_SECONDS = 60
"""Time between two warnings of the same kind."""

log = logging.getLogger(__name__)


class SlowLog:
    """Logs operations that took too long; `clock` returns seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._quiet_until: dict[str, float] = {}
        self._unsaid = Counter[str]()

    def note(self, kind: str, seconds: float | None, limit: float, subject: str) -> None:
        """Warn if it took longer than `limit`; None stands for what did not happen."""
        if seconds is None or seconds <= limit:
            return
        if self._clock() < self._quiet_until.get(kind, 0):
            self._unsaid[kind] += 1
            return
        self._quiet_until[kind] = self._clock() + PAUSE_SECONDS
        log.warning(
            "slow: %s took %.1f s: %s (%d more since the last warning)", kind, seconds, subject, self._unsaid[kind]
        )
        self._unsaid[kind] = 0
