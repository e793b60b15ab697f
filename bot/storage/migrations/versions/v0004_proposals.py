"""Several proposals can wait at a table, and undoing a turn is one of them.

`undo_approvals` was a bit mask of seats. The proposer is the seat among them that has moved last.
"""

from typing import Any

from alembic.operations import Operations
from sqlalchemy import JSON, BigInteger, Column, Connection, Integer, MetaData, Table, and_, select

revision = "0004"
down_revision = "0003"

metadata = MetaData()
games = Table(
    "games",
    metadata,
    Column("id", Integer),
    Column("proposal", JSON(none_as_null=True)),
    Column("proposals", JSON),
    Column("undo_approvals", Integer),
    Column("notices", JSON),
)
moves = Table("moves", metadata, Column("game_id", Integer), Column("ply", Integer), Column("user_id", BigInteger))
seats = Table("seats", metadata, Column("game_id", Integer), Column("number", Integer), Column("user_id", BigInteger))


def upgrade(operations: Operations) -> None:
    operations.add_column("games", Column("proposals", JSON, nullable=False, server_default="[]"))
    connection = operations.get_bind()
    for row in connection.execute(select(games)).all():
        proposals = [row.proposal] if row.proposal else []
        if row.undo_approvals:
            proposals.append(_request(connection, row.id, row.undo_approvals))
        notices = [_renamed(notice) for notice in row.notices]
        if proposals or notices != row.notices:
            connection.execute(games.update().where(games.c.id == row.id).values(proposals=proposals, notices=notices))
    operations.drop_column("games", "proposal")
    operations.drop_column("games", "undo_approvals")


def _request(connection: Connection, game_id: int, mask: int) -> list[Any]:
    """Return the request to undo the latest turn of a game as a stored proposal."""
    own_seat = and_(seats.c.game_id == moves.c.game_id, seats.c.user_id == moves.c.user_id)
    log = select(moves.c.ply, seats.c.number).outerjoin(seats, own_seat).where(moves.c.game_id == game_id)
    entries = connection.execute(log.order_by(moves.c.ply.desc())).all()
    movers = [entry.number for entry in entries if entry.number and mask >> entry.number & 1]
    others = [number for number in range(1, mask.bit_length()) if mask >> number & 1]
    return ["undo", str(entries[0].ply + 1), list(dict.fromkeys((*movers[:1], *others)))]


def _renamed(notice: list[Any]) -> list[Any]:
    """Return a stored notice; the notices about undoing a turn become notices about a proposal."""
    news, arguments, *others = notice
    if news == "undo":
        return ["proposed", ["undo", *arguments], *others]
    return ["refused", ["undo", "", *arguments], *others] if news == "stands" else notice
