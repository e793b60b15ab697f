"""No question needs a whole table, and SQLite is not led to an index by a column that is empty in nearly all rows."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0025"
down_revision = "0024"

_IS_LIVE = sa.column("status").in_(("lobby", "playing"))


def upgrade(op: Operations) -> None:
    op.drop_index("one_game_a_deal", "games")
    _create_index(op, "one_game_a_deal", "games", ["deal", "host_id"], sa.column("deal").is_not(None), unique=True)
    op.drop_index("ix_seats_owner_id", "seats")
    _create_index(op, "ix_seats_owner_id", "seats", ["owner_id"], sa.column("owner_id").is_not(None))
    op.create_index("ix_games_host_id", "games", ["host_id"])
    _create_index(op, "ix_games_live_guild_id", "games", ["guild_id"], _IS_LIVE)


def _create_index(
    op: Operations, name: str, table: str, columns: list[str], where: sa.ColumnElement[bool], *, unique: bool = False
) -> None:
    op.create_index(name, table, columns, unique=unique, sqlite_where=where, postgresql_where=where)
