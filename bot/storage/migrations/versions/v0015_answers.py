"""The answers of people who practice with turns of their own games."""

from alembic.operations import Operations
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, Text

revision = "0015"
down_revision = "0014"


def upgrade(operations: Operations) -> None:
    operations.create_table(
        "answers",
        Column("user_id", BigInteger, primary_key=True, autoincrement=False),
        Column("game_id", Integer, ForeignKey("games.id"), primary_key=True),
        Column("start", Integer, primary_key=True, autoincrement=False),
        Column("move", Text, nullable=False),
        Column("is_best", Boolean, nullable=False),
        Column("at", BigInteger, nullable=False),
    )
