"""Bounds what is kept in memory by the number of its entries."""

from __future__ import annotations

from collections import UserDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Newest(UserDict[K, V]):
    """A dictionary of the `size` entries that were set last: beyond that, the oldest one is dropped.

    An entry that is set again becomes the newest; one that is only read keeps its age.
    """

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size = size

    def __setitem__(self, key: K, value: V) -> None:
        # Moved to the end, so that the first entry is the oldest.
        self.data.pop(key, None)
        self.data[key] = value
        if len(self.data) > self._size:
            del self.data[next(iter(self.data))]
