"""Indexes of the open challenges of a server, and of the answers about a game."""

from alembic.operations import Operations
from sqlalchemy import column

revision = "0016"
down_revision = "0015"


def upgrade(operations: Operations) -> None:
    is_open = column("status") == "open"
    operations.create_index(
        "ix_games_open_guild_id", "games", ["guild_id"], sqlite_where=is_open, postgresql_where=is_open
    )
    operations.create_index("ix_answers_game_id", "answers", ["game_id"])
