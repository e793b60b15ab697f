"""The owner of shards: one process serves them, and other processes wait for its end, or exit."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

from bot.storage.shards import ALL_SHARDS, Shards

log = logging.getLogger(__name__)

_ASK_SECONDS = 0.05
"""The seconds between two checks of a waiting process. They prolong the pause of the bot during a takeover."""


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
    """A lock that the operating system or the database server releases when its process ends."""

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
    """The seconds to wait for another process that serves the shards."""
    check_seconds: float = 2
    """The seconds between two checks of the lock. A restart of the database or a deleted file can lose the lock."""
    confirm: Callable[[], Awaitable[None]] | None = None
    """Raises an error if the database was replaced while another process had the lock."""

    _is_released: bool = field(default=False, init=False)
    _changing: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)
    """Held while the lock is taken or released: a lock must not be released while a task takes it again."""

    async def claim(self) -> None:
        """Return once the shards belong to this process. Raises AlreadyServed, and as `confirm`."""
        await self._wait()
        if self.confirm:
            await self.confirm()

    async def _wait(self) -> None:
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
        """Release the shards for the next process; this process does not claim them again."""
        async with self._changing:
            self._is_released = True
            await self.lock.release()
