"""Time that jumps, for a bot in this process: the timers of the event loop, and the clocks that discord.py reads.

`time.time`, `time.monotonic` and `discord.utils.utcnow` jump for all code that calls the functions by these names.
`datetime.now` jumps only inside discord.py.
"""

import asyncio
import datetime as dt
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import discord.ext.tasks
import discord.utils


class BotTime:
    """The time of this process, ahead of the real time by the jumps so far."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._timers: list[asyncio.TimerHandle] = []

    @property
    def now(self) -> float:
        """The seconds of the event loop."""
        return time.monotonic()

    def move_to(self, seconds: float) -> None:
        self._ahead += max(0.0, seconds - self.now)

    def next_timer(self, end: float) -> float | None:
        """Return the time of the earliest timer up to a time; None if there is no timer."""
        now = self.now
        self._timers = [each for each in self._timers if each.when() > now and not each.cancelled()]
        return min((each.when() for each in self._timers if each.when() <= end), default=None)

    @contextmanager
    def running(self) -> Iterator[None]:
        """Let the time of this process jump during a block in the running event loop."""
        loop = asyncio.get_running_loop()
        call_at, monotonic, unix = loop.call_at, time.monotonic, time.time

        def remember(*arguments: Any, **options: Any) -> asyncio.TimerHandle:
            self._timers.append(made := call_at(*arguments, **options))
            return made

        with ExitStack() as patches:
            patches.enter_context(patch.object(loop, "call_at", remember))
            patches.enter_context(patch.object(time, "monotonic", lambda: monotonic() + self._ahead))
            patches.enter_context(patch.object(time, "time", lambda: unix() + self._ahead))
            for module in (discord.utils, discord.ext.tasks):
                names = vars(dt) | {"datetime": _Datetime}
                patches.enter_context(patch.object(module, "datetime", SimpleNamespace(**names)))
            yield


class _AnyDatetime(type):
    def __instancecheck__(cls, thing: object) -> bool:
        return isinstance(thing, dt.datetime)


class _Datetime(dt.datetime, metaclass=_AnyDatetime):
    """Replaces the class in modules of discord.py."""

    @classmethod
    def now(cls, tz: dt.tzinfo | None = None) -> Any:
        return dt.datetime.fromtimestamp(time.time(), tz)
