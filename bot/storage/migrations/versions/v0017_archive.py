"""Games say when they are archived, so that a game that nobody plays does not keep its channel for ever."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0017"
down_revision = "0016"

# The bot looks at every running game once, and notes when it is due.
_MARK = "UPDATE games SET unshown = TRUE WHERE status = 'playing'"


def upgrade(op: Operations) -> None:
    op.add_column("games", sa.Column("archives_at", sa.BigInteger))
    op.add_column("games", sa.Column("quiet_since", sa.BigInteger))
    op.execute(_MARK)
