"""People may have the pictures that only they see in other colours."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0018"
down_revision = "0017"


def upgrade(op: Operations) -> None:
    op.add_column("people", sa.Column("theme", sa.Text, nullable=False, server_default="storybook"))
