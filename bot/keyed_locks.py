"""A lock for each key that somebody holds."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class KeyedLocks:
    """Locks by numbers such as the id of a game: `async with locks[game_id]`."""

    def __init__(self) -> None:
        # Weak, so that the locks that nobody holds or waits for go away by themselves.
        self._locks = WeakValueDictionary[int, asyncio.Lock]()

    def __getitem__(self, key: int) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())
