"""Wakes the one task that sleeps until the earliest deadline of all games, when an earlier one is written."""

from __future__ import annotations

from collections.abc import Callable


class Alarm:
    """The time in Unix seconds for which the task sleeps; None while there is none."""

    def __init__(self) -> None:
        self.at: int | None = None
        self._ring: Callable[[], object] = lambda: None

    def connect(self, ring: Callable[[], object]) -> None:
        """Call `ring` when an earlier time is set: it wakes the task."""
        self._ring = ring

    def set(self, at: int | None) -> None:
        """Wake the task at that time, in Unix seconds, at the latest; None changes nothing."""
        if at is not None and (self.at is None or at < self.at):
            self.at = at
            self._ring()

    def clear(self) -> None:
        """Forget the time, before the earliest is looked for anew."""
        self.at = None
