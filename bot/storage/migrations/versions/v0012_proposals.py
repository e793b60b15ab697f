"""Games keep what somebody has proposed to the table."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0012"
down_revision = "0011"


def upgrade(op: Operations) -> None:
    op.add_column("games", sa.Column("proposal", sa.JSON(none_as_null=True)))
