"""People who play alone get suggestions on demand, unless the host has chosen otherwise.

Games that have begun keep the default of their time: suggestions in every turn at a table of one person.
"""

from alembic.operations import Operations
from sqlalchemy import BigInteger, Boolean, Column, Integer, MetaData, Table, Text, func, select

revision = "0009"
down_revision = "0008"

metadata = MetaData()
games = Table(
    "games", metadata, Column("id", Integer), Column("status", Text), Column("deal", Text), Column("suggestions", Text)
)
seats = Table("seats", metadata, Column("game_id", Integer), Column("user_id", BigInteger), Column("invited", Boolean))


def upgrade(operations: Operations) -> None:
    people = select(func.count(seats.c.user_id)).where(seats.c.game_id == games.c.id, ~seats.c.invited)
    operations.get_bind().execute(
        games.update()
        .where(
            games.c.suggestions.is_(None),
            games.c.deal.is_(None),
            games.c.status != "lobby",
            people.scalar_subquery() <= 1,
        )
        .values(suggestions="shown")
    )
