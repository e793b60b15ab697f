"""Seats are kept from the latest invitation on."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0022"
down_revision = "0021"


def upgrade(op: Operations) -> None:
    op.add_column("games", sa.Column("invited_at", sa.BigInteger))
