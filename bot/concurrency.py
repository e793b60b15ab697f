"""Locks by key, uninterrupted work, bounded parallel work, a queue that is fair to all servers, and tasks."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from itertools import zip_longest
from typing import Any, TypeAlias, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


async def to_its_end(work: Awaitable[T]) -> T:
    """Return the result of the work; a cancellation of the caller waits until the work is finished."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    finally:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait([task])
        # The exception is retrieved, because asyncio logs an unretrieved one and the caller may have been cancelled.
        task.exception()


class KeyedLocks:
    """Locks by numbers such as the id of a game: `async with locks[game_id]`."""

    def __init__(self) -> None:
        # The dictionary is weak: a lock that nobody holds or waits for goes away by itself.
        self._locks = WeakValueDictionary[int, asyncio.Lock]()

    def __getitem__(self, key: int) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())


AT_ONCE = 4


async def for_each(work: Callable[[T], Awaitable[object]], items: Iterable[T]) -> None:
    """Await `work` for each item, a few at a time."""
    waiting = iter(items)

    async def work_on() -> None:
        for each in waiting:
            await work(each)

    # A group waits for all its tasks, even if one is cancelled because the bot stops.
    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(work_on())


class QueueFull(Exception):
    """Too many places wait already."""


QueuePlace: TypeAlias = "asyncio.Future[None]"
"""A place in a queue; the future is done when the turn of the place has come."""


class FairQueue:
    """A queue with `size` places at once. Waiting servers take turns.

    The places of one server are served in order. The waiting servers share `most_waiting` places equally, with at least
    one place each.
    """

    def __init__(self, size: int, most_waiting: int = sys.maxsize) -> None:
        self.most_waiting = most_waiting
        self._free = size
        self._turns = set[QueuePlace]()
        # The first server is next; a server that has had a turn goes to the end.
        self._waiting = dict[int, list[QueuePlace]]()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def enter(self, server: int) -> QueuePlace:
        """Take a place for a server, which the caller must leave. Raises QueueFull if the server has no place left."""
        places = self._waiting.setdefault(server, [])
        if len(places) >= max(1, self.most_waiting // len(self._waiting)):
            raise QueueFull
        places.append(place := asyncio.get_running_loop().create_future())
        self._go_on()
        return place

    def leave(self, place: QueuePlace) -> None:
        """Give the turn of the place to the next place, or stop waiting; idempotent."""
        self._free += place in self._turns
        self._turns.discard(place)
        self._waiting = {server: [each for each in own if each is not place] for server, own in self._waiting.items()}
        self._go_on()

    def before(self, place: QueuePlace) -> int:
        """Return how many turns come before a waiting place; 0 for any other place."""
        in_order = [each for turn in zip_longest(*self._waiting.values()) for each in turn if each]
        return len(self._turns) + in_order.index(place) if place in in_order else 0

    def _go_on(self) -> None:
        self._waiting = {server: places for server, places in self._waiting.items() if places}
        while self._free and self._waiting:
            server = next(iter(self._waiting))
            place, *others = self._waiting.pop(server)
            if others:
                self._waiting[server] = others
            if not place.cancelled():
                self._free -= 1
                self._turns.add(place)
                place.set_result(None)


class RunningTasks:
    """Running tasks; `finish` ends the collection, which then accepts no new task."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_finished = False

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def add_current(self) -> bool:
        """Add the calling task; return False if the collection accepts no new task."""
        task = asyncio.current_task()
        if task is None or self._is_finished:
            return False
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def run(self, work: Callable[[], Awaitable[object]]) -> None:
        """Run the work in a task of its own, to its end even if the caller is cancelled; do nothing after the end."""

        async def run() -> None:
            if self.add_current():
                await work()

        await asyncio.shield(asyncio.create_task(run()))

    async def wait(self, seconds: float) -> None:
        """Wait up to `seconds` for all tasks, including tasks added during the wait."""
        deadline = asyncio.get_running_loop().time() + seconds
        while self._tasks and (left := deadline - asyncio.get_running_loop().time()) > 0:
            await asyncio.wait(self._tasks, timeout=left)

    async def finish(self, seconds: float) -> None:
        """Wait up to `seconds` for all tasks, and cancel slower tasks."""
        await self.wait(seconds)
        self._is_finished = True
        late = list(self._tasks)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
