"""Games keep when a computer player moves for somebody and when to notify them; the log says which moves were late."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0013"
down_revision = "0012"


def upgrade(op: Operations) -> None:
    op.add_column("games", sa.Column("acts_at", sa.BigInteger))
    op.add_column("games", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("nudge_at", sa.BigInteger))
    op.add_column("moves", sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false()))
