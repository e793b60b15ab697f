"""Seats hold what their players plan, and the log says which moves were planned."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0011"
down_revision = "0010"


def upgrade(op: Operations) -> None:
    op.add_column("seats", sa.Column("plan", sa.Text))
    op.add_column("moves", sa.Column("planned", sa.Boolean, nullable=False, server_default=sa.false()))
