from alembic.operations import Operations
from sqlalchemy import JSON, BigInteger, Boolean, Column, false, text


def upgrade(operations: Operations) -> None:
    operations.add_column("people", Column("acts_at_night", Boolean, nullable=False, server_default=false()))
    operations.add_column("messages", Column("held", JSON, nullable=False, server_default=text("'[]'")))
    operations.add_column("messages", Column("explains_night", Boolean, nullable=False, server_default=false()))
    operations.add_column("games", Column("begins_at", BigInteger))
    operations.add_column("games", Column("sought_at", BigInteger))
    operations.add_column("seats", Column("agreed_at", BigInteger))
