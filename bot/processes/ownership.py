"""Sees to it that each shard is served by one process: the others wait for it to end, or end themselves."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Protocol

from bot.processes.shards import ALL_SHARDS, Shards

log = logging.getLogger(__name__)

_ASK_SECONDS = 0.05
"""How often a process that waits asks whether the other has ended: the bot is away for that much longer."""


class AlreadyServed(Exception):
    """Another process serves these shards; the text is one line that says what to do."""

    def __init__(self) -> None:
        super().__init__(
            "Another bot uses this database (DATABASE_URL) already, or this part of it (SHARD_COUNT, SHARD_IDS): "
            "stop it first, or set TAKEOVER_SECONDS to wait until it ends"
        )


class ProcessLock(Protocol):
    """A lock that the operating system or the server takes away from a process that dies."""

    async def take(self) -> bool:
        """Return whether this process has the lock now; it may have it already."""
        ...

    async def release(self) -> None:
        """Let go of the lock; harmless for one that is not held."""
        ...


@dataclass
class Ownership:
    """The right to serve the shards, which the lock grants to one process at a time."""

    lock: ProcessLock
    shards: Shards = ALL_SHARDS
    patience: int = 0
    """How many seconds to wait for a process that has it now."""
    check_seconds: float = 10
    """How often to ask whether the lock is still held: a database that is restarted has forgotten it."""

    _is_released: bool = field(default=False, init=False)
    _changing: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)
    """Held while the lock is taken or released: a lock that is being taken again is not released meanwhile."""

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
        """Take the lock again whenever it was lost, until it is released.

        Raises AlreadyServed if another process was faster.
        """
        while not self._is_released:
            await asyncio.sleep(self.check_seconds)
            try:
                async with self._changing:
                    is_lost = not self._is_released and not await self.lock.take()
            except Exception as error:  # noqa: BLE001 - the drivers of databases have no common base
                log.warning("the database does not answer: %s", error)
            else:
                if is_lost:
                    raise AlreadyServed

    async def release(self) -> None:
        """Let the next process have the shards; this one does not take them again."""
        async with self._changing:
            self._is_released = True
            await self.lock.release()
