"""The messages that first showed the hash of a secret (docs/deals.md), and the secrets of next games of dynasties.

Games that have begun, and open lobbies and challenges, show no hash, and mix nothing into their deals.
"""

from alembic.operations import Operations
from sqlalchemy import Column, LargeBinary, MetaData, Table, Text, column

revision = "0014"
down_revision = "0013"

games = Table("games", MetaData(), Column("status", Text), Column("mixed_in", Text))


def upgrade(operations: Operations) -> None:
    operations.add_column("games", Column("mixed_in", Text))
    operations.add_column("games", Column("next_secret", LargeBinary))
    operations.add_column("games", Column("next_mixed_in", Text))
    operations.get_bind().execute(games.update().where(games.c.status.in_(["lobby", "open"])).values(mixed_in=""))
    is_open = column("status").in_(["lobby", "playing", "archived", "open"])
    operations.create_index("ix_games_secret", "games", ["secret"], sqlite_where=is_open, postgresql_where=is_open)
