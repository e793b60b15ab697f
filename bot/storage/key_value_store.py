"""What the bot keeps about itself: texts, each under a key."""

from dataclasses import dataclass

from sqlalchemy import Connection, select

from bot.storage.database import Database, reads, writes
from bot.storage.queries import upsert
from bot.storage.schema import meta


@dataclass(frozen=True)
class SqlKeyValueStore:
    """Texts by key, in the table `meta`."""

    database: Database

    @reads
    def get(self, connection: Connection, key: str) -> str | None:
        """Return the text kept under the key, None if there is none."""
        value: str | None = connection.scalar(select(meta.c.value).where(meta.c.key == key))
        return value

    @writes
    def set(self, connection: Connection, key: str, value: str) -> None:
        """Keep the text under the key, in place of an earlier one."""
        upsert(connection, meta, {"key": key, "value": value})

    @writes
    def get_or_set(self, connection: Connection, key: str, value: str) -> str:
        """Keep the text under the key if none is kept there; return the one that is kept then."""
        # If two ask at once, both get the text of the first.
        upsert(connection, meta, {"key": key, "value": value}, names=("key",))
        kept: str = connection.execute(select(meta.c.value).where(meta.c.key == key)).scalar_one()
        return kept
