"""Each game has a secret, and its deal is a permutation that comes from the secret (docs/deals.md).

A lobby gets a secret. Games that have begun go on without one, and so do all games of a shared deal that has begun.
"""

from secrets import token_bytes

from alembic.operations import Operations
from sqlalchemy import Column, Integer, LargeBinary, MetaData, Table, Text, func, select

revision = "0005"
down_revision = "0004"

metadata = MetaData()
games = Table(
    "games",
    metadata,
    Column("id", Integer),
    Column("status", Text),
    Column("deal", Text),
    Column("secret", LargeBinary),
)
meta = Table("meta", metadata, Column("key", Text), Column("value", Text))


def upgrade(operations: Operations) -> None:
    operations.add_column("games", Column("secret", LargeBinary))
    connection = operations.get_bind()
    lobbies = select(games.c.id).where(games.c.status == "lobby", games.c.deal.is_(None))
    for game_id in connection.scalars(lobbies).all():
        connection.execute(games.update().where(games.c.id == game_id).values(secret=token_bytes(32)))
    if last := connection.scalar(select(func.max(games.c.deal))):
        connection.execute(meta.insert().values(key="last_deal_without_secret", value=last))
