"""A game stores from where it is played on, and people store whether they want to be coached."""

from alembic.operations import Operations
from sqlalchemy import Boolean, Column, Text, false

revision = "0011"
down_revision = "0010"


def upgrade(operations: Operations) -> None:
    operations.add_column("games", Column("origin", Text))
    operations.add_column("people", Column("coach", Boolean, nullable=False, server_default=false()))
