"""The clocks of the bot, its sleep by these clocks, and the work that it repeats, such as the heartbeat."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any, Final, Self

import aiohttp

from bot.chat.kit.discord_api import RequestFailed, ask_discord
from bot.chat.kit.errors import log_failure
from bot.concurrency import RunningTasks

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How many seconds to wait after the address of a followed clock has not answered."""


def unix_time() -> int:
    return int(time.time())


TOLERATED_SECONDS: Final = 60
"""The largest difference between two clocks that does not matter."""


class BotClock:
    """A clock that shows Unix seconds, called like `unix_time`; by default it passes like real time and never jumps."""

    def __call__(self) -> int:
        return int(self.seconds())

    def seconds(self) -> float:
        """Return the time with fractions of a second."""
        raise NotImplementedError

    @property
    def is_doubtful(self) -> bool:
        """Whether the clock has jumped, so that Discord should be asked for the time."""
        return False

    def compare(self, told: float) -> None:
        """Compare the clock with the time in an answer of Discord, in Unix seconds."""

    def real_seconds(self, seconds: float) -> float | None:
        """Return the real duration of `seconds` on this clock, None for ever."""
        return seconds

    def connect(self, listener: Callable[[], object]) -> None:
        """Call the listener whenever the time has jumped, or passes at another rate."""


class MachineClock(BotClock):
    """The time of the machine or, where the machine is wrong by more than a minute, of Discord.

    If the machine's clock jumps, the time goes on as it passes, until Discord's next answer says whether the machine is
    right.
    """

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._monotonic = wall, monotonic
        self._ahead = 0.0
        """By how much the machine's clock is ahead of Discord's clock; 0 for a difference that does not matter."""
        self._start: float | None = None
        """The time when the monotonic clock showed 0; None before Discord's first answer."""
        self._contradicted: float | None = None
        """As `_start`, by the latest answer of Discord that contradicts all known times."""

    def seconds(self) -> float:
        shown, passed = self._shown(), self._passed()
        return shown if passed is None or not _differ(shown, passed) else passed

    @property
    def is_doubtful(self) -> bool:
        shown, passed = self._shown(), self._passed()
        return passed is not None and _differ(shown, passed)

    def compare(self, told: float) -> None:
        """Decide by the time in an answer of Discord whether the machine is right.

        A time that contradicts both the machine and the time that has passed is believed if the next answer confirms
        it: something between the bot and Discord may have answered.
        """
        known = [each for each in (self._shown(), self._passed()) if each is not None]
        if all(_differ(told, each) for each in known):
            earlier, self._contradicted = self._contradicted, told - self._monotonic()
            if earlier is None or _differ(earlier, self._contradicted):
                return
        self._contradicted, was_right = None, not self._ahead
        ahead = self._wall() - told
        # Answers tell whole seconds, so a known difference stays as it is, and about a minute stays one or the other.
        if abs(ahead) <= (TOLERATED_SECONDS if was_right else TOLERATED_SECONDS / 2):
            self._ahead = 0.0
        elif _differ(ahead, self._ahead):
            self._ahead = ahead
        self._start = self._shown() - self._monotonic()
        if was_right and self._ahead:
            log.error(
                "the clock of this machine shows %s, and Discord's %s: the bot goes by Discord's",
                described(self._wall()),
                described(told),
            )
        elif not was_right and not self._ahead:
            log.info("the clock of this machine is right again")

    def _shown(self) -> float:
        return self._wall() - self._ahead

    def _passed(self) -> float | None:
        return None if self._start is None else self._start + self._monotonic()


def told_by(headers: Mapping[str, str]) -> float | None:
    """Return the time at which a server has answered, in Unix seconds; None if the answer does not tell."""
    try:
        return parsedate_to_datetime(headers["Date"]).timestamp()
    except (KeyError, ValueError):
        return None


def _differ(one: float, other: float) -> bool:
    return abs(one - other) > TOLERATED_SECONDS


def described(seconds: float) -> str:
    """Return a time for the host."""
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC"


class FollowedClock(BotClock):
    """A clock that shows another program's time.

    A GET of the address returns `{"now": seconds, "rate": seconds per real second, "version": number}`. With
    `?after=number`, the answer comes only once the version differs from the number.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._version: int | None = None
        self._then = self._measured = 0.0
        self._rate = 1.0
        self._listeners: list[Callable[[], object]] = []

    def seconds(self) -> float:
        return self._then + (time.monotonic() - self._measured) * self._rate

    def real_seconds(self, seconds: float) -> float | None:
        return seconds / self._rate if self._rate else None

    def connect(self, listener: Callable[[], object]) -> None:
        self._listeners.append(listener)

    @classmethod
    @asynccontextmanager
    async def of(cls, url: str) -> AsyncIterator[Self]:
        """Follow the clock at this address for a block. Raises RequestFailed if the address does not answer."""
        clock = cls(url)
        async with aiohttp.ClientSession() as session:
            await ask_discord(clock._read(session))
            following = asyncio.create_task(clock._follow(session))
            try:
                yield clock
            finally:
                following.cancel()

    async def _follow(self, session: aiohttp.ClientSession) -> None:
        while True:
            try:
                await ask_discord(self._read(session))
            except RequestFailed as error:
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


# ---- work that the bot repeats by itself


HEARTBEAT_SECONDS: Final = 60
"""The pause between two heartbeats, and between a failure of repeated work and the next attempt."""


class Sleep:
    """A sleep that can be ended early: `await sleep(seconds)`."""

    def __init__(self, clock: BotClock) -> None:
        self._clock = clock
        self._waking = asyncio.Event()

    async def __call__(self, seconds: float | None) -> None:
        """Sleep for `seconds`, or until `end`; None stands for no limit."""
        if seconds is not None:
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
