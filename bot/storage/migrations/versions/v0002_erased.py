"""Numbers for erased people, so that the games of those they played with stay rated."""

from alembic.operations import Operations
from sqlalchemy import BigInteger, Column

revision = "0002"
down_revision = "0001"


def upgrade(operations: Operations) -> None:
    operations.add_column("seats", Column("erased_as", BigInteger))
