"""Servers have settings, and tables a language."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0015"
down_revision = "0014"


def upgrade(op: Operations) -> None:
    op.add_column("games", sa.Column("language", sa.Text))
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False),
        sa.Column("game", sa.Text),
        sa.Column("pace", sa.Integer),
        sa.Column("policy", sa.Text),
        sa.Column("threads", sa.Boolean, nullable=False),
        sa.Column("channels", sa.JSON, nullable=False),
        sa.Column("language", sa.Text),
        sa.PrimaryKeyConstraint("guild_id", name="pk_servers"),
    )
