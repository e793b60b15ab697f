"""What a channel is still to be told besides the moves is kept with the game."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0019"
down_revision = "0018"


def upgrade(op: Operations) -> None:
    op.add_column("games", sa.Column("notices", sa.JSON, nullable=False, server_default="[]"))
