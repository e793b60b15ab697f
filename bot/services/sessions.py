"""Counts sessions with Discord, and notices those of another program with the same token."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from bot.games.refusals import StorageDown
from bot.storage.database import SqlKeyValueStore
from bot.storage.schema import SESSIONS_KEY

_SETTLED_SECONDS: Final = 60.0
"""How long after the beginning of a session Discord's count may lack the session."""


class SessionCount:
    """Compares how many sessions Discord still allows with how many it would allow if nobody else had begun any.

    The number is stored, because another program may begin a session while the bot is off. Discord raises the number
    once a day, so nobody is suspected without reason. `monotonic` returns seconds.
    """

    def __init__(self, key_values: SqlKeyValueStore, monotonic: Callable[[], float]) -> None:
        self._key_values, self._monotonic = key_values, monotonic
        self._begun_at: float | None = None
        self._counting = asyncio.Lock()

    async def begin(self) -> None:
        """Count a session that is about to begin: if the bot is killed now, the session counts as begun."""
        async with self._counting:
            self._begun_at = self._monotonic()
            with suppress(StorageDown):
                if (left := await self._left()) is not None:
                    await self._key_values.set(SESSIONS_KEY, str(left - 1))

    async def compare(self, left: int) -> int:
        """Return how many sessions others have begun since the last comparison, by the sessions that are left."""
        async with self._counting:
            if self._begun_at is not None and self._monotonic() - self._begun_at < _SETTLED_SECONDS:
                return 0
            expected = await self._left()
            if expected != left:
                await self._key_values.set(SESSIONS_KEY, str(left))
            return 0 if expected is None else max(0, expected - left)

    async def _left(self) -> int | None:
        stored = await self._key_values.get(SESSIONS_KEY)
        return None if stored is None else int(stored)
