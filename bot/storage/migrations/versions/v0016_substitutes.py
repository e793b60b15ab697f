"""Seats know their owner while a substitute plays, whether anybody may take them, and until when somebody is away."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0016"
down_revision = "0015"


def upgrade(op: Operations) -> None:
    op.add_column("seats", sa.Column("owner_id", sa.BigInteger))
    op.add_column("seats", sa.Column("owner_name", sa.Text))
    op.add_column("seats", sa.Column("offered", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("away_until", sa.BigInteger))
    op.create_index("ix_seats_owner_id", "seats", ["owner_id"])
