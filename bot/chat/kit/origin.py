"""Tells the messages of this database from messages of a former database, whose games had the same ids."""

from __future__ import annotations

import asyncio
from contextvars import Context
from typing import Final

from bot.storage.database import SqlKeyValueStore

FIRST_INTERACTION: Final = "first_interaction"
"""The key of the id of the first interaction that the database has seen."""


class Origin:
    """The first interaction that the database has seen; messages with older ids belong to another database.

    Discord makes the ids of interactions and messages by one clock, so the clock of the machine may be wrong.
    """

    def __init__(self, key_values: SqlKeyValueStore) -> None:
        self._key_values = key_values
        self._first: int | None = None

    async def load(self, *, has_games: bool) -> None:
        """Read the interaction; all messages belong to a database that has games and no such interaction."""
        stored = await self._key_values.get(FIRST_INTERACTION)
        self._first = int(stored or 0) if stored or has_games else None

    async def note(self, interaction_id: int) -> None:
        """Store the interaction, unless the database has seen another one."""
        if self._first is None:
            # Outside of the interaction's context, as the person must not hear that something of theirs was stored.
            storing = self._key_values.get_or_set(FIRST_INTERACTION, str(interaction_id))
            self._first = int(await asyncio.create_task(storing, context=Context()))

    def is_foreign(self, message_id: int) -> bool:
        """Return whether a message belongs to another database."""
        return self._first is None or message_id < self._first
