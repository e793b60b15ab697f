"""A person may choose panels without their kingdom for text mode."""

from alembic.operations import Operations
from sqlalchemy import Boolean, Column, false

revision = "0013"
down_revision = "0012"


def upgrade(operations: Operations) -> None:
    operations.add_column("people", Column("brief", Boolean, nullable=False, server_default=false()))
