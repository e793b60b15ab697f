"""The analysis of a finished game takes long, so it is kept."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0024"
down_revision = "0023"


def upgrade(op: Operations) -> None:
    op.create_table(
        "analyses",
        sa.Column("game_id", sa.Integer, sa.ForeignKey("games.id", name="fk_analyses_game_id"), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_analyses"),
    )
