from alembic.operations import Operations
from sqlalchemy import Column, Text


def upgrade(operations: Operations) -> None:
    operations.add_column("servers", Column("time_zone", Text))
