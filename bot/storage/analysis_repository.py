"""The analyses of finished games, in the database."""

from dataclasses import dataclass

from sqlalchemy import Connection, select

from bot.storage.database import Database, reads, writes
from bot.storage.queries import upsert
from bot.storage.schema import analyses


@dataclass(frozen=True)
class SqlAnalysisRepository:
    """Analyses as texts, by the game."""

    database: Database

    @reads
    def analysis(self, connection: Connection, game_id: int) -> str | None:
        """Return the analysis of the game, None if there is none."""
        text: str | None = connection.scalar(select(analyses.c.text).where(analyses.c.game_id == game_id))
        return text

    @writes
    def keep_analysis(self, connection: Connection, game_id: int, text: str) -> None:
        """Keep the analysis of the game, in place of an earlier one."""
        upsert(connection, analyses, {"game_id": game_id, "text": text})
