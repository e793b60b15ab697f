"""The clocks of the bot: the machine's clock, and another program's clock for tests and `make play`."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, Self

import aiohttp

from bot.monitoring.build import BUILT_AT

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 10.0
"""The pause between two looks at a clock that is wrong."""

RETRY_SECONDS = 1.0
"""How many seconds to wait after the address of a followed clock has not answered."""


def unix_time() -> int:
    return int(time.time())


class MachineClock:
    """The time of the machine in Unix seconds, which some machines learn only minutes after they have started.

    It is called like `unix_time`, and goes on if the clock is set to a time before the build.
    """

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
