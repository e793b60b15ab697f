"""Games, seats, moves, people and meta."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0001"
down_revision: str | None = None

# Written out and not taken from the code: a migration must do the same in years to come.
_IS_LIVE = sa.text("status IN ('lobby', 'playing')")


def upgrade(op: Operations) -> None:
    _create_games(op)
    _create_seats(op)
    _create_moves(op)
    _create_people(op)
    op.create_table(
        "meta",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_meta"),
    )


def _create_games(op: Operations) -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("host_id", sa.BigInteger),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("capacity", sa.Integer, nullable=False),
        sa.Column("dynasty", sa.Boolean, nullable=False),
        sa.Column("series", sa.Integer),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("suggestions", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("started_at", sa.BigInteger),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("shown_since", sa.Integer, nullable=False),
        sa.Column("shown_ply", sa.Integer, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("reminded_at", sa.BigInteger),
        sa.Column("reminders", sa.Integer, nullable=False),
        sa.Column("reminder_id", sa.BigInteger),
        sa.Column("agreed", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.ForeignKeyConstraint(["series"], ["games.id"], name="fk_games_series"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_games_series", "games", ["series"])
    op.create_index("ix_games_channel_id", "games", ["channel_id"])
    op.create_index(
        "one_live_game_a_channel",
        "games",
        ["channel_id"],
        unique=True,
        sqlite_where=_IS_LIVE,
        postgresql_where=_IS_LIVE,
    )


def _create_seats(op: Operations) -> None:
    op.create_table(
        "seats",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("computer", sa.Text),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("team", sa.Integer),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_seats"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_seats_game_id"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])


def _create_moves(op: Operations) -> None:
    op.create_table(
        "moves",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("interaction_id", sa.BigInteger),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "ply", name="pk_moves"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_moves_game_id"),
    )
    op.create_index("ix_moves_user_id", "moves", ["user_id"])
    op.create_index("one_action_an_interaction", "moves", ["interaction_id"], unique=True)


def _create_people(op: Operations) -> None:
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("suggestions", sa.Boolean, nullable=False),
        sa.Column("auto_place", sa.Boolean, nullable=False),
        sa.Column("locale", sa.Text),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("utc_offset", sa.Integer),
        sa.PrimaryKeyConstraint("user_id", name="pk_people"),
    )
