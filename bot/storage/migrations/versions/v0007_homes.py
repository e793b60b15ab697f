"""The homes of games: a game can be played in a thread below its lobby. Earlier games are played at home."""

from alembic.operations import Operations
from sqlalchemy import BigInteger, Boolean, Column, column, false

revision = "0007"
down_revision = "0006"


def upgrade(operations: Operations) -> None:
    operations.add_column("games", Column("home_id", BigInteger))
    operations.add_column("games", Column("thread", Boolean, nullable=False, server_default=false()))
    has_home = column("home_id").is_not(None)
    operations.create_index("ix_games_home_id", "games", ["home_id"], sqlite_where=has_home, postgresql_where=has_home)
