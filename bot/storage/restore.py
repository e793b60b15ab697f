"""Prepares a database that was restored from a copy: Discord has seen what came after the copy."""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import Connection, case, delete, update

from bot.games.models import Status
from bot.storage.database import Database
from bot.storage.game_ids import last_id, set_last_id
from bot.storage.queries import upsert
from bot.storage.schema import games, is_live, meta

RESTORED_AT: Final = "restored_at"
"""The key of the time of the latest restore, in Unix seconds: messages from before may show moves that were lost."""

SKIPPED_IDS: Final = 1_000_000
"""More than the games that can have been opened since a copy was made."""


async def note_restore(url: str, at: int) -> int:
    """Prepare the restored database for the next start; return how many games will be announced again.

    Games get ids that no button bears yet, and slash commands are uploaded anew. Raises DatabaseError, also if a bot
    serves the database.
    """
    async with Database.open(url, create=False) as database, database.reserved("database"):
        return await database.transaction(partial(_note_restore, at=at), writes=True)


def _note_restore(connection: Connection, at: int) -> int:
    set_last_id(connection, last_id(connection) + SKIPPED_IDS)
    connection.execute(delete(meta).where(meta.c.key.startswith("commands:")))
    upsert(connection, meta, {"key": RESTORED_AT, "value": str(at)})
    # The message of a turn tells once more what the latest one has told; a lobby is drawn again.
    told = case((games.c.status == Status.LOBBY, -1), else_=games.c.announcement_since)
    announced = connection.execute(update(games).where(is_live).values(announcement_ply=told, unshown=True))
    return announced.rowcount
