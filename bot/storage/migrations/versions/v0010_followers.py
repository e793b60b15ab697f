"""People can follow games at which they do not play."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0010"
down_revision = "0009"


def upgrade(op: Operations) -> None:
    op.create_table(
        "followers",
        sa.Column("game_id", sa.Integer, sa.ForeignKey("games.id", name="fk_followers_game_id"), nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("mentioned", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_followers"),
    )
    op.create_index("ix_followers_user_id", "followers", ["user_id"])
