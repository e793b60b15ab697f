"""Players of a dynasty keep a number; columns that nothing read are dropped."""

from itertools import groupby

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0002"
down_revision = "0001"

# Tables as they are at this revision, with the columns that it needs.
_seats = sa.table(
    "seats",
    sa.column("game_id", sa.Integer),
    sa.column("number", sa.Integer),
    sa.column("user_id", sa.BigInteger),
    sa.column("name", sa.Text),
    sa.column("series_player", sa.Integer),
)
_games = sa.table("games", sa.column("id", sa.Integer), sa.column("series", sa.Integer))


def upgrade(op: Operations) -> None:
    # Not in batch mode: that would copy `games` with its rows, to which others refer. Both databases drop in place.
    op.drop_column("people", "locale")
    op.drop_column("games", "started_at")
    op.add_column("seats", sa.Column("series_player", sa.Integer))
    _number_players(op)


def _number_players(op: Operations) -> None:
    """Give the players of the dynasties so far numbers by user and name, as their results were added up until now."""
    query = (
        sa.select(_seats.c.game_id, _seats.c.number, _seats.c.user_id, _seats.c.name)
        .join(_games, _games.c.id == _seats.c.game_id)
        .where(_games.c.series.is_not(None))
        .order_by(_seats.c.game_id)
    )
    # In Python, because databases disagree about the order of names.
    connection = op.get_bind()
    for game_id, seated in groupby(connection.execute(query).all(), key=lambda seat: seat.game_id):
        ranked = sorted(seated, key=lambda seat: (seat.user_id or 0, seat.name))
        for player, seat in enumerate(ranked, start=1):
            is_seat = (_seats.c.game_id == game_id) & (_seats.c.number == seat.number)
            connection.execute(sa.update(_seats).where(is_seat).values(series_player=player))
