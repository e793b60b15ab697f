"""The division of servers among processes."""

import re
from dataclasses import dataclass
from typing import Final, Self

MOST_SHARDS: Final = 10_000
"""The most shards in the settings: far more than Discord has ever asked a bot for."""


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
        return cls(count, tuple(sorted({number for part in ids.split(",") for number in _range(part, count)})))

    def includes(self, guild_id: int) -> bool:
        """Return whether the shards include a server, as Discord divides servers.

        >>> Shards(8, (1, 2)).includes(9 << 22), Shards(8, (1, 2)).includes(8 << 22)
        (True, False)
        """
        return (guild_id >> 22) % self.count in self.ids

    @property
    def includes_first(self) -> bool:
        """Whether this process serves private conversations, and does the common work for all servers."""
        return 0 in self.ids


ALL_SHARDS = Shards()

_RANGE = re.compile(r"\s*(\d+)\s*(?:-\s*(\d+)\s*)?", re.ASCII)


def _range(text: str, count: int) -> range:
    """Read "3" or "0-2". Raises ValueError for any other text, and for numbers from `count` on."""
    if (found := _RANGE.fullmatch(text)) and (first := int(found[1])) <= (last := int(found[2] or first)) < count:
        return range(first, last + 1)
    raise ValueError(text)
