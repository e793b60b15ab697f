"""The finished parts of an analysis, so that a stopped or a refined analysis goes on where it was."""

from alembic.operations import Operations
from sqlalchemy import Column, ForeignKey, Integer, Text

revision = "0008"
down_revision = "0007"


def upgrade(operations: Operations) -> None:
    operations.create_table(
        "analysis_parts",
        Column("game_id", Integer, ForeignKey("games.id"), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("text", Text, nullable=False),
    )
