"""Works on many games without doing all at once, which would take every connection and Discord's patience."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

AT_ONCE = 4


async def a_few_at_once(work: Callable[[int], Awaitable[None]], game_ids: Iterable[int]) -> None:
    """Await `work` for each game, a few of them at a time."""
    waiting = iter(game_ids)

    async def work_on() -> None:
        for game_id in waiting:
            await work(game_id)

    # A group, which waits for all of them even if the work on one game is cancelled because the bot stops.
    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(work_on())
