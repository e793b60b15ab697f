"""The finished games of a server make its ranking, which lists people unless they would rather not."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0021"
down_revision = "0020"


def upgrade(op: Operations) -> None:
    op.add_column("people", sa.Column("ranked", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_index("ix_games_guild_id", "games", ["guild_id"])
