"""Lobbies keep seats for people who are invited."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0003"
down_revision = "0002"


def upgrade(op: Operations) -> None:
    # With a default, as both databases ask for one when rows are there.
    op.add_column("seats", sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.false()))
