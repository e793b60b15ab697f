from alembic.operations import Operations
from sqlalchemy import Boolean, Column, false


def upgrade(operations: Operations) -> None:
    operations.add_column("seats", Column("in_line", Boolean, nullable=False, server_default=false()))
