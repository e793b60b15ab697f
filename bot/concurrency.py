"""Locks by key, a queue that is fair to all servers, and the tasks that the bot finishes before it stops."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict, deque
from itertools import chain, zip_longest
from typing import Any, TypeAlias
from weakref import WeakValueDictionary


class KeyedLocks:
    """Locks by numbers such as the id of a game: `async with locks[game_id]`."""

    def __init__(self) -> None:
        # Weak, so that the locks that nobody holds or waits for go away by themselves.
        self._locks = WeakValueDictionary[int, asyncio.Lock]()

    def __getitem__(self, key: int) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())


class QueueFull(Exception):
    """Too much waits already."""


Place: TypeAlias = "asyncio.Future[None]"
"""A place in a queue; it is done when its turn has come."""


class FairQueue:
    """Lets `size` have their turns at once. The others wait: servers take turns, and those of a server in order.

    Of `most_waiting` places each server that waits may have an equal share, at least one.
    """

    def __init__(self, size: int, most_waiting: int = sys.maxsize) -> None:
        self.most_waiting = most_waiting
        self._free = size
        self._turns = dict[Place, None]()
        # The next server first; one that has had a turn goes to the end.
        self._waiting = OrderedDict[int, deque[Place]]()

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(map(len, self._waiting.values()))

    def enter(self, server: int) -> Place:
        """Take a place for a server, to be left in the end. Raises QueueFull if the server has no place left."""
        place: Place = asyncio.get_running_loop().create_future()
        places = self._waiting.get(server, deque[Place]())
        if not self._free and len(places) >= max(1, self.most_waiting // len({*self._waiting, server})):
            raise QueueFull
        places.append(place)
        self._waiting[server] = places
        self._go_on()
        return place

    def leave(self, place: Place) -> None:
        """Give the turn of a place to the next one, or stop waiting; harmless for a place that was left."""
        if place in self._turns:
            del self._turns[place]
            self._free += 1
        for server, places in self._waiting.items():
            if place in places:
                places.remove(place)
                if not places:
                    del self._waiting[server]
                break
        self._go_on()

    def before(self, place: Place) -> int:
        """Return how many have their turn before a place; 0 for one that was left."""
        waiting = (each for each in chain.from_iterable(zip_longest(*self._waiting.values())) if each)
        in_order = [*self._turns, *waiting]
        return in_order.index(place) if place in in_order else 0

    def _go_on(self) -> None:
        while self._free and self._waiting:
            server, places = self._waiting.popitem(last=False)
            place = places.popleft()
            if places:
                self._waiting[server] = places
            if not place.cancelled():
                self._free -= 1
                self._turns[place] = None
                place.set_result(None)


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
