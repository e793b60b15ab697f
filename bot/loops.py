"""Work that the bot repeats by itself, such as the heartbeat and the deadlines of games."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, TypeAlias

from bot.chat.kit.discord_errors import log_failure
from bot.clocks import FollowedClock
from bot.concurrency import RunningTasks

log = logging.getLogger(__name__)

HEARTBEAT_SECONDS: Final = 60
"""The pause between two heartbeats, and between a failure of repeated work and the next attempt."""

Chore: TypeAlias = Callable[[], Awaitable[object]]


class Sleep:
    """A sleep that can be ended early: `await sleep(seconds)`."""

    def __init__(self, clock: FollowedClock | None = None) -> None:
        self._clock = clock
        self._waking = asyncio.Event()

    async def __call__(self, seconds: float | None) -> None:
        """Sleep for `seconds`, or until `end`; None stands for no limit."""
        if seconds is not None and self._clock:
            seconds = self._clock.real_seconds(seconds)
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
        self, chores: Sequence[Chore], running: RunningTasks, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self.chores = chores
        self._running = running
        self._monotonic = monotonic
        self._latest = self._latest_success = monotonic()

    async def beat(self) -> None:
        """Do all chores; a failure of one is logged, and the next heartbeat repeats the chore."""
        await self._running.run(self._do_chores)

    async def _do_chores(self) -> None:
        # All chores run in any case: if one fails, the others still have their turn.
        is_done = all([await _is_done(chore) for chore in self.chores])
        self._latest = self._monotonic()
        if is_done:
            self._latest_success = self._latest

    @property
    def age(self) -> int:
        """Seconds since the latest heartbeat, successful or not, or since the start; by a clock that nobody sets."""
        return int(self._monotonic() - self._latest)

    @property
    def success_age(self) -> int:
        """Seconds since the latest heartbeat without a failure, or since the start; by a clock that nobody sets."""
        return int(self._monotonic() - self._latest_success)


async def _is_done(chore: Chore) -> bool:
    try:
        await chore()
    except Exception as error:  # noqa: BLE001 - a failing chore must not keep the others from their turn
        log_failure(log, error, "a part of the heartbeat failed")
        return False
    return True
