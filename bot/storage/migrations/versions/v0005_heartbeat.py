"""Games say by indexed columns what the heartbeat has to do for them."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0005"
down_revision = "0004"

# Whose turn it is in a running game is known only from its log and the rules. So the bot is to look at every live game
# once, and notes then what is missing here.
_MARK = (
    "UPDATE games SET public_ply = (SELECT coalesce(max(ply) + 1, 0) FROM moves WHERE game_id = games.id)",
    "UPDATE games SET unshown = TRUE WHERE status IN ('lobby', 'playing')",
    "UPDATE games SET unshown = TRUE WHERE status = 'cancelled' AND message_id IS NOT NULL",
    "UPDATE games SET unshown = TRUE WHERE status = 'over' AND shown_ply < public_ply",
)


def upgrade(op: Operations) -> None:
    op.add_column("games", sa.Column("not_before", sa.BigInteger))
    op.add_column("games", sa.Column("public_ply", sa.Integer, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("acting_seat", sa.Integer))
    op.add_column("games", sa.Column("unshown", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("due_at", sa.BigInteger))
    _create_index(op, "ix_games_unshown", "id", sa.column("unshown") == sa.true())
    _create_index(op, "ix_games_due_at", "due_at", sa.column("due_at").is_not(None))
    for statement in _MARK:
        op.execute(statement)


def _create_index(op: Operations, name: str, column: str, where: sa.ColumnElement[bool]) -> None:
    op.create_index(name, "games", [column], sqlite_where=where, postgresql_where=where)
