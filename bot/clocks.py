"""The clocks of the bot, its sleep by these clocks, and the work that it repeats, such as the heartbeat."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Final

from bot.chat.at_discord import log_failure
from bot.concurrency import RunningTasks

log = logging.getLogger(__name__)


def unix_time() -> int:
    return int(time.time())


TOLERATED_SECONDS: Final = 60
"""The largest difference between the machine's clock and Discord's that is not logged."""


class BotClock:
    """The machine's clock, which shows Unix seconds and is called like `unix_time`."""

    def __init__(self, seconds: Callable[[], float] = time.time) -> None:
        self._seconds = seconds
        self._is_logged = False

    def __call__(self) -> int:
        return int(self._seconds())

    def compare(self, shown: float) -> None:
        """Log once that Discord's clock, which shows so many Unix seconds, is another than the machine's."""
        own = self._seconds()
        if not self._is_logged and abs(own - shown) > TOLERATED_SECONDS:
            self._is_logged = True
            log.error("the clock of this machine shows %s, and Discord's %s: set it", described(own), described(shown))


def time_of(headers: Mapping[str, str]) -> float | None:
    """Return when a server has answered, in Unix seconds; None if the headers of the answer have no date."""
    return parsedate_to_datetime(date).timestamp() if (date := headers.get("Date")) else None


def described(seconds: float) -> str:
    """Return a time for the operator."""
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC"


# ---- work that the bot repeats by itself


HEARTBEAT_SECONDS: Final = 60
"""The pause between two heartbeats, and between a failure of repeated work and the next attempt."""


class Sleep:
    """A sleep that can be ended early: `await sleep(seconds)`."""

    def __init__(self) -> None:
        self._waking = asyncio.Event()

    async def __call__(self, seconds: float | None) -> None:
        """Sleep for `seconds`, or until `end`; None stands for no limit."""
        self._waking.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._waking.wait()

    def end(self) -> None:
        self._waking.set()


async def repeat(work: Callable[[], Awaitable[float | None]], sleep: Sleep) -> None:
    """Repeat work that returns the seconds until its next repetition, until the calling task is cancelled.

    A failure is logged and followed by another attempt.
    """
    # The loops of discord.py follow the machine's clock. A clock set back by an hour would stop them for an hour; a
    # clock set forward would make them run all missed rounds without a pause.
    while True:
        try:
            seconds = await work()
        except Exception as error:  # noqa: BLE001 - a loop that raises is a loop that ends
            log_failure(log, error, "work that repeats has failed")
            seconds = HEARTBEAT_SECONDS
        await sleep(seconds)


class Heartbeat:
    """Does the chores of the bot, and knows how long ago the chores were done."""

    def __init__(
        self,
        chores: Sequence[Callable[[], Awaitable[object]]],
        running: RunningTasks,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.chores = chores
        self._running = running
        self._monotonic = monotonic
        self._latest = self._latest_success = monotonic()

    async def beat(self) -> None:
        """Do all chores; a failure of one is logged, and the next heartbeat repeats the chore."""
        await self._running.run(self._do_chores)

    async def _do_chores(self) -> None:
        failures = 0
        # All chores run in any case: if one fails, the others still have their turn.
        for chore in self.chores:
            try:
                await chore()
            except Exception as error:  # noqa: BLE001 - a failing chore must not keep the others from their turn
                log_failure(log, error, "a part of the heartbeat failed")
                failures += 1
        self._latest = self._monotonic()
        if not failures:
            self._latest_success = self._latest

    @property
    def age(self) -> int:
        """Seconds since the latest heartbeat, successful or not, or since the start; by a clock that nobody sets."""
        return int(self._monotonic() - self._latest)

    @property
    def success_age(self) -> int:
        """Seconds since the latest heartbeat without a failure, or since the start; by a clock that nobody sets."""
        return int(self._monotonic() - self._latest_success)
