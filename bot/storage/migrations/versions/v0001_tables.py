"""All tables of the bot."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0001"
down_revision: str | None = None

# Written out and not taken from the code: a migration must do the same in years to come.
_IS_LIVE = sa.column("status").in_(("lobby", "playing"))


def upgrade(op: Operations) -> None:
    _create_games(op)
    _create_seats(op)
    _create_moves(op)
    _create_followers(op)
    _create_analyses(op)
    _create_people(op)
    _create_servers(op)
    _create_meta(op)


def _create_games(op: Operations) -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("host_id", sa.BigInteger),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("capacity", sa.Integer, nullable=False),
        sa.Column("dynasty", sa.Boolean, nullable=False),
        sa.Column("suggestions", sa.Text),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("policy", sa.Text, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("theme", sa.Text, nullable=False),
        sa.Column("series", sa.Integer),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("deal", sa.Text),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("touched_at", sa.BigInteger),
        sa.Column("invited_at", sa.BigInteger),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("paused_at", sa.BigInteger),
        sa.Column("announcement_since", sa.Integer, nullable=False),
        sa.Column("announcement_ply", sa.Integer, nullable=False),
        sa.Column("announcement_message_id", sa.BigInteger),
        sa.Column("announcement_nudge_at", sa.BigInteger),
        sa.Column("reminder_count", sa.Integer, nullable=False),
        sa.Column("reminder_counted_from", sa.BigInteger),
        sa.Column("reminder_message_id", sa.BigInteger),
        sa.Column("reminder_not_before", sa.BigInteger),
        sa.Column("reminder_acts_at", sa.BigInteger),
        sa.Column("reminder_is_muted", sa.Boolean, nullable=False),
        sa.Column("reminder_archives_at", sa.BigInteger),
        sa.Column("reminder_quiet_since", sa.BigInteger),
        sa.Column("public_ply", sa.Integer, nullable=False),
        sa.Column("acting_seat", sa.Integer),
        sa.Column("undo_approvals", sa.Integer, nullable=False),
        sa.Column("proposal", sa.JSON),
        sa.Column("leftovers", sa.JSON, nullable=False),
        sa.Column("notices", sa.JSON, nullable=False),
        sa.Column("unshown", sa.Boolean, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.ForeignKeyConstraint(["series"], ["games.id"], name="fk_games_series"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_games_channel_id", "games", ["channel_id"])
    _create_partial_index(op, "ix_games_due_at", "games", ["due_at"], sa.column("due_at").is_not(None))
    op.create_index("ix_games_host_id", "games", ["host_id"])
    _create_partial_index(op, "ix_games_live_guild_id", "games", ["guild_id"], _IS_LIVE)
    _create_partial_index(op, "ix_games_over", "games", ["guild_id", "ended_at", "id"], sa.column("status") == "over")
    op.create_index("ix_games_series", "games", ["series"])
    _create_partial_index(op, "ix_games_unshown", "games", ["id"], sa.column("unshown") == sa.true())
    _create_partial_index(
        op, "one_game_a_deal", "games", ["deal", "host_id"], sa.column("deal").is_not(None), unique=True
    )
    _create_partial_index(op, "one_live_game_a_channel", "games", ["channel_id"], _IS_LIVE, unique=True)


def _create_seats(op: Operations) -> None:
    op.create_table(
        "seats",
        sa.Column("game_id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("computer", sa.Text),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("team", sa.Integer),
        sa.Column("series_player", sa.Integer),
        sa.Column("owner_id", sa.BigInteger),
        sa.Column("owner_name", sa.Text),
        sa.Column("offered", sa.Boolean, nullable=False),
        sa.Column("away_until", sa.BigInteger),
        sa.Column("hints", sa.BigInteger, nullable=False),
        sa.Column("invited", sa.Boolean, nullable=False),
        sa.Column("put_out", sa.Boolean, nullable=False),
        sa.Column("plan", sa.Text),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_seats"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_seats_game_id"),
    )
    _create_partial_index(op, "ix_seats_owner_id", "seats", ["owner_id"], sa.column("owner_id").is_not(None))
    op.create_index("ix_seats_user_id", "seats", ["user_id"])


def _create_moves(op: Operations) -> None:
    op.create_table(
        "moves",
        sa.Column("game_id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("ply", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("interaction_id", sa.BigInteger),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("planned", sa.Boolean, nullable=False),
        sa.Column("late", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "ply", name="pk_moves"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_moves_game_id"),
    )
    op.create_index("ix_moves_user_id", "moves", ["user_id"])
    op.create_index("one_action_an_interaction", "moves", ["interaction_id"], unique=True)


def _create_followers(op: Operations) -> None:
    op.create_table(
        "followers",
        sa.Column("game_id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("mentioned", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_followers"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_followers_game_id"),
    )
    op.create_index("ix_followers_user_id", "followers", ["user_id"])


def _create_analyses(op: Operations) -> None:
    op.create_table(
        "analyses",
        sa.Column("game_id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_analyses"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_analyses_game_id"),
    )


def _create_people(op: Operations) -> None:
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("suggestions", sa.Text, nullable=False),
        sa.Column("auto_place", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("hints", sa.Text, nullable=False),
        sa.Column("time_zone", sa.Text),
        sa.Column("away_from", sa.BigInteger),
        sa.Column("away_until", sa.BigInteger),
        sa.Column("mentions", sa.Boolean, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("grace", sa.Integer, nullable=False),
        sa.Column("text_mode", sa.Boolean, nullable=False),
        sa.Column("theme", sa.Text),
        sa.Column("ranked", sa.Boolean, nullable=False),
        sa.Column("private", sa.Text),
        sa.PrimaryKeyConstraint("user_id", name="pk_people"),
    )
    _create_partial_index(op, "ix_people_unlisted", "people", ["user_id"], sa.column("ranked") == sa.false())


def _create_servers(op: Operations) -> None:
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game", sa.Text),
        sa.Column("pace", sa.Integer),
        sa.Column("policy", sa.Text),
        sa.Column("threads", sa.Boolean, nullable=False),
        sa.Column("channels", sa.JSON, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("theme", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_servers"),
    )


def _create_meta(op: Operations) -> None:
    op.create_table(
        "meta",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_meta"),
    )


def _create_partial_index(
    op: Operations, name: str, table: str, columns: list[str], where: sa.ColumnElement[bool], *, unique: bool = False
) -> None:
    op.create_index(name, table, columns, unique=unique, sqlite_where=where, postgresql_where=where)
