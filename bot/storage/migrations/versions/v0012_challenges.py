"""Challenges: a row of games can stand for a challenge, and a server can have one each week."""

from alembic.operations import Operations
from sqlalchemy import BigInteger, Column, Text

revision = "0012"
down_revision = "0011"


def upgrade(operations: Operations) -> None:
    operations.add_column("games", Column("challenge", Text))
    operations.add_column("games", Column("closes_at", BigInteger))
    operations.add_column("servers", Column("weekly", BigInteger))
