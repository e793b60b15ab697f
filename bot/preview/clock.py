"""The time on the simulated server: it passes as it passes here, and hours of it can be skipped."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Final

HOUR: Final = 3600
"""Seconds."""


async def _nothing() -> None:
    """Do nothing: there is no bot yet."""


class PreviewClock:
    """A clock that is ahead of the one of this machine by the hours that were skipped."""

    def __init__(self) -> None:
        self._ahead = 0
        self.do_timed: Callable[[], Awaitable[None]] = _nothing
        """Lets the bot do what has become due."""

    def __call__(self) -> int:
        """Return the time in Unix seconds."""
        return int(self.exact())

    def exact(self) -> float:
        """Return the time in Unix seconds, with its fraction."""
        return time.time() + self._ahead

    def skip_hour(self) -> None:
        """Move the clock of the preview on by an hour."""
        self._ahead += HOUR
