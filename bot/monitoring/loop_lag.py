"""Measures how late the event loop is: how long a click waits before the bot handles it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

INTERVAL = 0.5
"""Seconds between two measurements."""


async def measure_loop_lag(note: Callable[[float], None], interval: float = INTERVAL) -> None:
    """Sleep over and over, and note how many seconds too late each sleep ends; runs until it is cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + interval
        await asyncio.sleep(interval)
        note(max(0.0, loop.time() - due))
