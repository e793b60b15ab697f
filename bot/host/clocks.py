"""The clock of the bot, and the task for work that no tap causes."""

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
"""Larger differences between the machine's clock and Discord's clock are logged."""


class BotClock:
    """The machine's clock: a call returns Unix seconds, and `sleep` waits."""

    def __init__(self, seconds: Callable[[], float] = time.time) -> None:
        self._seconds = seconds
        self._is_logged = False

    def __call__(self) -> int:
        return int(self._seconds())

    def compare(self, shown: float) -> None:
        """Log once that Discord's clock, which shows `shown` in Unix seconds, differs from the machine's clock."""
        own = self._seconds()
        if not self._is_logged and abs(own - shown) > TOLERATED_SECONDS:
            self._is_logged = True
            log.error("the clock of this machine shows %s, and Discord's %s: set it", described(own), described(shown))

    async def sleep(self, seconds: float | None, waking: asyncio.Event | None = None) -> None:
        """Sleep for `seconds`, None for ever, or until `waking` is set. A jump of the clock also sets `waking`."""
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
    """Does due work in time, and the chores of the heartbeat once a minute.

    One task sleeps until the next due work or the next heartbeat. `due` does the due work and returns a result;
    `next_due` gets this result, and returns the time of the next work in Unix seconds.
    """

    seconds = 60
    """The seconds between two heartbeats, and between a failure and the next attempt."""

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
        """The times of the next heartbeat and of the next due work, in Unix seconds."""
        # Without the lock, the heartbeat and the task could do the same work at the same time.
        self._lock = asyncio.Lock()
        self._latest = self._latest_success = monotonic()

    def wake_by(self, at: int | None) -> None:
        """Wake the task at `at`, in Unix seconds, or earlier; None changes nothing."""
        if at is not None and at < self.wakes_at:
            self.wakes_at = at
            self.waking.set()

    async def run(self) -> None:
        """Do the work until the calling task is cancelled; a failure is logged, and the work is tried again."""
        beat: asyncio.Task[None] | None = None
        while True:
            # If the clock was set back, the next heartbeat is too far in the future.
            if not 0 < self.beats_at - self._clock() <= self.seconds:
                self.beats_at = self._clock() + self.seconds
                # A heartbeat may last long while computer players think. Due work does not wait for the heartbeat.
                if beat is None or beat.done():
                    beat = asyncio.create_task(self._running.run(self.beat))
            await self._running.run(partial(self._try, self.do_due))
            self.waking.clear()
            await self._clock.sleep(max(0, min(self.beats_at, self.wakes_at) - self._clock()), self.waking)

    async def do_due(self) -> None:
        """Do the due work, and store the time of the next due work."""
        async with self._lock:
            try:
                done = await self._due()
            finally:
                slept_until, self.wakes_at = self.wakes_at, inf
            if (at := await self._next_due(done)) is not None and at < self.wakes_at:
                self.wakes_at = at
                # Wake the task only for earlier work. Otherwise the task would at once retry work that has just failed
                # in a heartbeat.
                if at < slept_until:
                    self.waking.set()

    async def beat(self) -> None:
        """Do the due work and all chores; the next heartbeat repeats a failed chore."""
        # A failed chore does not stop the other chores.
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
        """The seconds since the latest heartbeat, successful or not, or since the start; by the monotonic clock."""
        return int(self._monotonic() - self._latest)

    @property
    def success_age(self) -> int:
        """The seconds since the latest heartbeat without a failure, or since the start; by the monotonic clock."""
        return int(self._monotonic() - self._latest_success)
