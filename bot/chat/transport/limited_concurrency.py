"""Works on many games or servers a few at a time: all at once would take every connection and Discord's patience."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

T = TypeVar("T")

AT_ONCE = 4


async def for_each(work: Callable[[T], Awaitable[None]], items: Iterable[T]) -> None:
    """Await `work` for each item, a few at a time."""
    waiting = iter(items)

    async def work_on() -> None:
        for each in waiting:
            await work(each)

    # A group, which waits for all of them even if the work on one is cancelled because the bot stops.
    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(work_on())
