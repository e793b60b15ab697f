"""Which part of all servers a process serves: Discord divides them into shards."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

MOST_SHARDS = 10_000
"""Far more than Discord has ever asked a bot for."""


@dataclass(frozen=True)
class Shards:
    """The shards `ids` of `count`. By default there is one shard, with every server in it."""

    count: int = 1
    ids: tuple[int, ...] = (0,)

    @classmethod
    def parse(cls, count: int, ids: str | None = None) -> Self:
        """Return the shards of a text like "0-3,7", all of them for None. Raises ValueError.

        >>> Shards.parse(8, "0-2,7").ids
        (0, 1, 2, 7)
        """
        if ids is None:
            return cls(count, tuple(range(count)))
        numbers = sorted({number for part in ids.split(",") for number in _range(part)})
        if not numbers or numbers[-1] >= count:
            raise ValueError(ids)
        return cls(count, tuple(numbers))

    def includes(self, guild_id: int) -> bool:
        """Return whether a server is of these shards, as Discord divides servers.

        >>> Shards(8, (1, 2)).includes(9 << 22), Shards(8, (1, 2)).includes(8 << 22)
        (True, False)
        """
        return (guild_id >> 22) % self.count in self.ids

    @property
    def includes_first(self) -> bool:
        """Whether private conversations, and what is done once for all servers, are the task of this process."""
        return 0 in self.ids


ALL_SHARDS = Shards()


# Five digits at most: what is mistyped must not fill the memory.
_RANGE = re.compile(r"\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?", re.ASCII)


def _range(text: str) -> range:
    """Read "3" or "0-2". Raises ValueError for anything else, and for a range that ends before it begins."""
    if not (found := _RANGE.fullmatch(text)):
        raise ValueError(text)
    first, last = int(found[1]), int(found[2] or found[1])
    if last < first:
        raise ValueError(text)
    return range(first, last + 1)
