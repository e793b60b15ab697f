"""Versions of games, by which a writer notices that another process has written since the game was read."""

from alembic.operations import Operations
from sqlalchemy import Column, Integer

revision = "0003"
down_revision = "0002"


def upgrade(operations: Operations) -> None:
    for name in ("version", "outbox_version"):
        operations.add_column("games", Column(name, Integer, nullable=False, server_default="0"))
