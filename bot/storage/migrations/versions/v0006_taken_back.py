"""A game records whether a decision was taken back at once: such a game counts in no statistics."""

from alembic.operations import Operations
from sqlalchemy import Boolean, Column, false

revision = "0006"
down_revision = "0005"


def upgrade(operations: Operations) -> None:
    operations.add_column("games", Column("taken_back", Boolean, nullable=False, server_default=false()))
