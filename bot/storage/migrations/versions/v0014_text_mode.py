"""People may have everything that only they see in words instead of pictures."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0014"
down_revision = "0013"


def upgrade(op: Operations) -> None:
    op.add_column("people", sa.Column("text_mode", sa.Boolean, nullable=False, server_default=sa.false()))
