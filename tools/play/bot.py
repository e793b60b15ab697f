"""The bot by the clock of the simulated Discord: `python -m tools.play.bot` in the environment of a `BotProcess`."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Self

import aiohttp

from bot.host.clocks import BotClock
from bot.host.program import main, serve
from bot.host.settings import Settings


class FollowedClock(BotClock):
    """A clock that shows another program's time.

    A GET of the address returns `{"now": seconds, "rate": seconds per real second, "version": number}`. With
    `?after=number`, the answer comes only once the version differs from the number.
    """

    def __init__(self) -> None:
        super().__init__(lambda: self._then + (time.monotonic() - self._measured) * self.rate)
        self._then = self._measured = 0.0
        self.rate = 1.0
        self.sleepers = set[asyncio.Event]()
        """What wakes when the time jumps, or passes at another rate."""

    @classmethod
    @asynccontextmanager
    async def of(cls, url: str) -> AsyncIterator[Self]:
        """Follow the clock at this address for a block."""
        clock = cls()
        async with aiohttp.ClientSession() as session:
            version = await clock._read(session, url)
            following = asyncio.create_task(clock._follow(session, url, version))
            try:
                yield clock
            finally:
                following.cancel()

    def compare(self, shown: float) -> None:
        """Ignore Discord's time: it is this clock's, which learns of a jump a moment later."""

    async def sleep(self, seconds: float | None, waking: asyncio.Event | None = None) -> None:
        """Sleep by this clock, and wake also when the time jumps or passes at another rate."""
        self.sleepers.add(waking := waking or asyncio.Event())
        try:
            await super().sleep(seconds / self.rate if seconds is not None and self.rate else None, waking)
        finally:
            self.sleepers.discard(waking)

    async def _follow(self, session: aiohttp.ClientSession, url: str, version: int) -> None:
        while True:
            known, version = version, await self._read(session, f"{url}?after={version}")
            for sleeper in self.sleepers if version != known else ():
                sleeper.set()

    async def _read(self, session: aiohttp.ClientSession, url: str) -> int:
        async with session.get(url, raise_for_status=True) as response:
            answer = await response.json()
        self._then, self._measured, self.rate = answer["now"], time.monotonic(), answer["rate"]
        return int(answer["version"])


async def follow(settings: Settings) -> None:
    """Run the bot by the clock at CLOCK_URL."""
    async with FollowedClock.of(os.environ["CLOCK_URL"]) as clock:
        await serve(settings, clock)


if __name__ == "__main__":
    sys.exit(main(follow))
