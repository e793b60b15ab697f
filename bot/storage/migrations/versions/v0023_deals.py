"""Games may share a deal, at which everybody has one try."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0023"
down_revision = "0022"


def upgrade(op: Operations) -> None:
    op.add_column("games", sa.Column("deal", sa.Text))
    op.create_index("one_game_a_deal", "games", ["deal", "host_id"], unique=True)
