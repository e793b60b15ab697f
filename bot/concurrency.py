"""Locks by key, and the tasks that the bot finishes before it stops."""

from __future__ import annotations

import asyncio
from typing import Any
from weakref import WeakValueDictionary


class KeyedLocks:
    """Locks by numbers such as the id of a game: `async with locks[game_id]`."""

    def __init__(self) -> None:
        # Weak, so that the locks that nobody holds or waits for go away by themselves.
        self._locks = WeakValueDictionary[int, asyncio.Lock]()

    def __getitem__(self, key: int) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())


class RunningTasks:
    """Tasks under way; none is taken up any more once they have been finished."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_finished = False

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def add_current(self) -> bool:
        """Take up the task that calls this, to be waited for; return False if it is too late for that."""
        task = asyncio.current_task()
        if task is None or self._is_finished:
            return False
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def wait(self, seconds: float) -> None:
        """Wait for all tasks, including ones that are added during the wait, but no longer than that."""
        deadline = asyncio.get_running_loop().time() + seconds
        while self._tasks and (left := deadline - asyncio.get_running_loop().time()) > 0:
            await asyncio.wait(self._tasks, timeout=left)

    async def finish(self, seconds: float) -> None:
        """Wait that long for all tasks, and cancel those that take longer."""
        await self.wait(seconds)
        self._is_finished = True
        late = list(self._tasks)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
