"""The division of shards among processes: further processes wait for the owner to end, or end themselves."""

import asyncio
import logging
import re
from dataclasses import dataclass, field
from typing import Protocol, Self

MOST_SHARDS = 10_000
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
        numbers = sorted({number for part in ids.split(",") for number in _range(part)})
        if not numbers or numbers[-1] >= count:
            raise ValueError(ids)
        return cls(count, tuple(numbers))

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

# Numbers have five digits at most: a typing mistake must not fill the memory.
_RANGE = re.compile(r"\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?", re.ASCII)


def _range(text: str) -> range:
    """Read "3" or "0-2". Raises ValueError for any other text, and for a range that ends before it begins."""
    if not (found := _RANGE.fullmatch(text)):
        raise ValueError(text)
    first, last = int(found[1]), int(found[2] or found[1])
    if last < first:
        raise ValueError(text)
    return range(first, last + 1)


log = logging.getLogger(__name__)

_ASK_SECONDS = 0.05
"""How often a waiting process checks whether the owner has ended: the bot is away for that much longer."""


class AlreadyServed(Exception):
    """Another process serves the same shards; the text is a line with the remedy."""

    def __init__(self) -> None:
        super().__init__(
            "Another bot uses this database (DATABASE_URL) already, or this part of it (SHARD_COUNT, SHARD_IDS): "
            "stop it first, or set TAKEOVER_SECONDS to wait until it ends"
        )


class DatabaseLost(Exception):
    """The file of the database, or its content, was replaced; the text is a line with the remedy."""


class ProcessLock(Protocol):
    """A lock that a dying process loses to the operating system or to the server."""

    async def take(self) -> bool:
        """Take the lock; return whether this process has the lock, taken now or before."""

    async def release(self) -> None:
        """Release the lock; idempotent."""


@dataclass
class Ownership:
    """The right to serve the shards, which the lock grants to one process at a time."""

    lock: ProcessLock
    shards: Shards = ALL_SHARDS
    patience: int = 0
    """How many seconds to wait for another process with the right."""
    check_seconds: float = 2
    """How often to check the lock: a restarted database has forgotten the lock, and a lock file may be deleted."""

    _is_released: bool = field(default=False, init=False)
    _changing: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)
    """Held while the lock is taken or released: a lock must not be released while a task takes it again."""

    async def claim(self) -> None:
        """Return once the shards belong to this process. Raises AlreadyServed."""
        if await self.lock.take():
            return
        if self.patience:
            log.info("ready to take over, waiting up to %d s for the other bot to end", self.patience)
        for _ in range(round(self.patience / _ASK_SECONDS)):
            await asyncio.sleep(_ASK_SECONDS)
            if await self.lock.take():
                return
        raise AlreadyServed

    async def keep(self) -> None:
        """Take the lock again whenever it was lost, until `release` is called.

        Raises AlreadyServed if another process was faster, DatabaseLost if the database is gone or replaced.
        """
        while not self._is_released:
            await asyncio.sleep(self.check_seconds)
            try:
                async with self._changing:
                    is_lost = not self._is_released and not await self.lock.take()
            except DatabaseLost:
                raise
            except Exception as error:  # noqa: BLE001 - the drivers of databases have no common base
                log.info("the lock of the database cannot be checked: %s", error)
            else:
                if is_lost:
                    raise AlreadyServed

    async def release(self) -> None:
        """Let the next process have the shards; this process does not take them again."""
        async with self._changing:
            self._is_released = True
            await self.lock.release()
