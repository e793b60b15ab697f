"""The clock of the simulated Discord. Only the three seconds to answer an interaction are real."""

import asyncio
import time
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from aiohttp import web

POLL_SECONDS = 20.0  # the longest wait of a program that asks for the next change


class Clock:
    """Unix seconds from a chosen moment on, by default the real time. At rate 60 a minute takes a second.

    At rate 0 the time stands still until `advance`.
    """

    def __init__(self, start: float | None = None, rate: float = 1.0) -> None:
        self.version = 1  # counts the changes for programs that follow the clock
        self._then = time.time() if start is None else start
        self._measured = time.monotonic()
        self._rate = rate
        self._changed = asyncio.Event()

    def now(self) -> float:
        return self._then + (time.monotonic() - self._measured) * self._rate

    def iso(self, later: int = 0) -> str:
        """Return the time, some microseconds later, in the format of Discord's API."""
        time = datetime.fromtimestamp(self.now(), UTC) + timedelta(microseconds=later)
        return time.isoformat(timespec="microseconds")

    @property
    def rate(self) -> float:
        return self._rate

    @rate.setter
    def rate(self, rate: float) -> None:
        self._change(self.now(), rate)

    def advance(self, seconds: float) -> None:
        self._change(self.now() + seconds, self._rate)

    def real_seconds(self, seconds: float) -> float:
        """Return the real duration of some simulated seconds, or the same number while the time stands still."""
        return seconds / self._rate if self._rate else seconds

    def _change(self, now: float, rate: float) -> None:
        self._then, self._measured, self._rate = now, time.monotonic(), rate
        self.version += 1
        self.wake()

    def wake(self) -> None:
        """Answer the requests waiting for a change."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def handle(self, request: web.Request) -> web.Response:
        """Answer with the time. A request with `?after=VERSION` waits for another version."""
        if request.query.get("after") == str(self.version):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), POLL_SECONDS)
        return web.json_response({"now": self.now(), "rate": self._rate, "version": self.version})
