"""How late the event loop is: the longest that anybody's click had to wait for it."""

import asyncio
from statistics import quantiles

BEAT = 0.02
"""Seconds between two looks at the clock."""


class Pulse:
    """Counts from one report to the next."""

    def __init__(self) -> None:
        self._late: list[float] = []

    async def watch(self) -> None:
        """Until it is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self._late.append(loop.time() - due)

    def report(self) -> str:
        """What has been seen since the last report, in milliseconds."""
        late, self._late = sorted(1000 * seconds for seconds in self._late), []
        if len(late) < 2:
            return "event loop: no time to look"
        *_, high = quantiles(late, n=100)
        return f"event loop late by {high:.0f} ms in 1 of 100 looks, by {late[-1]:.0f} ms at worst"
