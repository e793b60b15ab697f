"""Open challenges keep the text that their games mix in: until now the name of the deal, from now on a message's id."""

from datetime import UTC, datetime

from alembic.operations import Operations
from sqlalchemy import BigInteger, Column, Integer, MetaData, Table, Text, select

revision = "0017"
down_revision = "0016"

games = Table(
    "games",
    MetaData(),
    Column("id", Integer),
    Column("status", Text),
    Column("challenge", Text),
    Column("created_at", BigInteger),
    Column("mixed_in", Text),
)


def upgrade(operations: Operations) -> None:
    connection = operations.get_bind()
    running = select(games.c.id, games.c.challenge, games.c.created_at).where(
        games.c.status == "open", games.c.mixed_in.is_(None)
    )
    for game_id, kind, created_at in connection.execute(running).all():
        name = f"{datetime.fromtimestamp(created_at, UTC).date()}-{kind}-{game_id}"
        connection.execute(games.update().where(games.c.id == game_id).values(mixed_in=name))
