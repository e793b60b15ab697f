"""The time of the machine, which some machines learn only minutes after they have started."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from bot.monitoring.build import BUILT_AT

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 10.0
"""The pause between two looks at a clock that is wrong."""


def unix_time() -> int:
    return int(time.time())


class MachineClock:
    """The time in Unix seconds, called like `unix_time`; it goes on if the clock is set to a time before the build."""

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._monotonic = wall, monotonic
        self._start: float | None = None

    def __call__(self) -> int:
        now, passed = self._wall(), self._monotonic()
        if now >= BUILT_AT:
            self._start = now - passed
        return int(now if self._start is None else self._start + passed)

    async def until_right(self, look_seconds: float = LOOK_SECONDS) -> None:
        """Wait while the clock shows a time before the build: nothing may happen because of such a time."""
        while (now := self()) < BUILT_AT:
            log.error("the clock of this machine shows %s: the bot waits for the right time", time.ctime(now))
            await asyncio.sleep(look_seconds)
