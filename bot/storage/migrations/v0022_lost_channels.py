from alembic.operations import Operations
from sqlalchemy import Column, Text


def upgrade(operations: Operations) -> None:
    operations.add_column("games", Column("lost", Text))
    operations.add_column("people", Column("lost_games", Text, nullable=False, server_default=""))
