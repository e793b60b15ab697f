"""Games say when a lobby last changed, so that lobbies that nobody changes are closed."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0007"
down_revision = "0006"

# The bot looks at every live game once, and notes when it is idle.
_MARK = "UPDATE games SET unshown = TRUE WHERE status IN ('lobby', 'playing')"


def upgrade(op: Operations) -> None:
    op.add_column("games", sa.Column("touched_at", sa.BigInteger))
    op.execute(_MARK)
