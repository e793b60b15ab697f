"""The clock of the bot, and the clockwork: work that no tap causes."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import partial
from math import inf
from typing import Final, Generic, TypeVar

from bot.chat.at_discord import log_failure
from bot.concurrency import RunningTasks

log = logging.getLogger(__name__)

T = TypeVar("T")


def unix_time() -> int:
    return int(time.time())


TOLERATED_SECONDS: Final = 60
"""The largest difference between the machine's clock and Discord's that is not logged."""


class BotClock:
    """The machine's clock, which shows Unix seconds, is called like `unix_time`, and sleeps."""

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

    async def sleep(self, seconds: float | None, waking: asyncio.Event | None = None) -> None:
        """Sleep for `seconds`, None for ever, or until `waking` is set; a clock that jumps sets it as well."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await (waking or asyncio.Event()).wait()


def time_of(headers: Mapping[str, str]) -> float | None:
    """Return when a server has answered, in Unix seconds; None if the headers of the answer have no date."""
    return parsedate_to_datetime(date).timestamp() if (date := headers.get("Date")) else None


def described(seconds: float) -> str:
    """Return a time for the operator."""
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC"


# ---- work that no tap causes


class Clockwork(Generic[T]):
    """Does what is due at its time, and the chores of the heartbeat once a minute.

    One task sleeps until the earlier of the two. `due` does what is due; `next_due` takes what it has done, and returns
    when more is due, in Unix seconds.
    """

    seconds = 60
    """The time between two heartbeats, and until work that has failed is tried again."""

    def __init__(
        self,
        clock: BotClock,
        due: Callable[[], Awaitable[T]],
        next_due: Callable[[T], Awaitable[int | None]],
        chores: Sequence[Callable[[], Awaitable[object]]],
        running: RunningTasks,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.chores = chores
        self._clock, self._due, self._next_due = clock, due, next_due
        self._running, self._monotonic = running, monotonic
        self.waking = asyncio.Event()
        self.beats_at, self.wakes_at = 0.0, inf
        """When the next heartbeat and what is due next come, in Unix seconds."""
        # Without the lock, the heartbeat would do the same as the task at once.
        self._lock = asyncio.Lock()
        self._latest = self._latest_success = monotonic()

    def wake_by(self, at: int | None) -> None:
        """Let the task sleep until `at` at most, in Unix seconds; None changes nothing."""
        if at is not None and at < self.wakes_at:
            self.wakes_at = at
            self.waking.set()

    async def run(self) -> None:
        """Do the work until the calling task is cancelled; a failure is logged and followed by another attempt."""
        beat: asyncio.Task[None] | None = None
        while True:
            # A clock that was set back shows a time long before the heartbeat that is due.
            if not 0 < self.beats_at - self._clock() <= self.seconds:
                self.beats_at = self._clock() + self.seconds
                # While computer players think a heartbeat may last longer, and nothing that is due waits for it.
                if beat is None or beat.done():
                    beat = asyncio.create_task(self._running.run(self.beat))
            await self._running.run(partial(self._try, self.do_due))
            self.waking.clear()
            await self._clock.sleep(max(0, min(self.beats_at, self.wakes_at) - self._clock()), self.waking)

    async def do_due(self) -> None:
        """Do what is due, and remember when the next work is due."""
        async with self._lock:
            try:
                done = await self._due()
            finally:
                slept_until, self.wakes_at = self.wakes_at, inf
            if (at := await self._next_due(done)) is not None and at < self.wakes_at:
                self.wakes_at = at
                # Woken for what comes later, the task would try at once what has just failed in a heartbeat.
                if at < slept_until:
                    self.waking.set()

    async def beat(self) -> None:
        """Do what is due, and all chores; the next heartbeat repeats a chore that fails."""
        # All chores run in any case: if one fails, the others still have their turn.
        done = [await self._try(chore) for chore in (self.do_due, *self.chores)]
        self._latest = self._monotonic()
        if all(done):
            self._latest_success = self._latest

    async def _try(self, work: Callable[[], Awaitable[object]]) -> bool:
        try:
            await work()
        except Exception as error:  # noqa: BLE001 - failing work must not keep the other work from its turn
            log_failure(log, error, "work that repeats has failed")
            return False
        return True

    @property
    def age(self) -> int:
        """Seconds since the latest heartbeat, successful or not, or since the start; by a clock that nobody sets."""
        return int(self._monotonic() - self._latest)

    @property
    def success_age(self) -> int:
        """Seconds since the latest heartbeat without a failure, or since the start; by a clock that nobody sets."""
        return int(self._monotonic() - self._latest_success)
