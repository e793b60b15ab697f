"""Games say what happens to somebody who takes too long, and count the pace in minutes instead of hours."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0009"
down_revision = "0008"


def upgrade(op: Operations) -> None:
    op.add_column("games", sa.Column("policy", sa.Text, nullable=False, server_default="remind"))
    op.execute("UPDATE games SET pace = pace * 60")
