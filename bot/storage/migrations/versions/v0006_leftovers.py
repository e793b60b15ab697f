"""Games keep the messages that are still to be tidied up."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0006"
down_revision = "0005"


def upgrade(op: Operations) -> None:
    op.add_column("games", sa.Column("leftovers", sa.JSON, nullable=False, server_default="[]"))
