"""The time of a simulated Discord, for tests and `make play`; CLOCK_URL is the address of the clock."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Self

import aiohttp

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How many seconds to wait after the address has not answered."""


class FollowedClock:
    """A clock that shows another program's time, as Unix seconds; called like `unix_time`.

    A GET of the address returns `{"now": seconds, "rate": seconds per real second, "version": number}`. With
    `?after=number`, the answer comes only once the version differs from the number.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._version: int | None = None
        self._then = self._measured = 0.0
        self._rate = 1.0
        self._listeners: list[Callable[[], object]] = []

    def __call__(self) -> int:
        return int(self._then + (time.monotonic() - self._measured) * self._rate)

    def real_seconds(self, seconds: float) -> float | None:
        """Return the real duration of `seconds` on this clock, None for ever."""
        return seconds / self._rate if self._rate else None

    def connect(self, listener: Callable[[], object]) -> None:
        """Call the listener whenever the time has jumped, or passes at another rate."""
        self._listeners.append(listener)

    @classmethod
    @asynccontextmanager
    async def of(cls, url: str) -> AsyncIterator[Self]:
        """Follow the clock at this address for a block. Raises aiohttp.ClientError if the address does not answer."""
        clock = cls(url)
        async with aiohttp.ClientSession() as session:
            await clock._read(session)
            following = asyncio.create_task(clock._follow(session))
            try:
                yield clock
            finally:
                following.cancel()

    async def _follow(self, session: aiohttp.ClientSession) -> None:
        while True:
            try:
                await self._read(session)
            except (aiohttp.ClientError, TimeoutError) as error:
                log.info("the clock does not answer: %s", error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _read(self, session: aiohttp.ClientSession) -> None:
        known = {} if self._version is None else {"after": str(self._version)}
        async with session.get(self._url, params=known, raise_for_status=True) as response:
            self._set(await response.json())

    def _set(self, answer: dict[str, Any]) -> None:
        self._then, self._measured, self._rate = answer["now"], time.monotonic(), answer["rate"]
        is_new, self._version = self._version != answer["version"], answer["version"]
        for listener in self._listeners if is_new else ():
            listener()
