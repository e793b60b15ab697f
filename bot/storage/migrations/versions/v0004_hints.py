"""People keep which hints they have been given."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0004"
down_revision = "0003"


def upgrade(op: Operations) -> None:
    # With a default, as both databases ask for one when rows are there.
    op.add_column("people", sa.Column("hints", sa.Text, nullable=False, server_default=""))
