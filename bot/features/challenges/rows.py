"""What the messages of challenges show, and which channels have a challenge every week."""

from typing import Final

from sqlalchemy import BigInteger, Column, Connection, Integer, Table, Text, delete, func, select, true

from bot.features.challenges.challenge import DealScore
from bot.features.challenges.filling import Filling
from bot.features.challenges.weeks import Week
from bot.games.game import Game, Status
from bot.storage.database import Repository, reads, row_of, upsert, writes
from bot.storage.game_repository import game_of_deal
from bot.storage.schema import Rows, games, is_live, is_over, new_metadata, of_game, people, seats

_tables: Final = new_metadata()

fillings: Final = Table(
    "fillings",
    _tables,
    Column("game_id", Integer, of_game(), primary_key=True),
    Column("message_id", BigInteger),
    Column("at_sending", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("edits", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)
weeks: Final = Table(
    "weeks",
    _tables,
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("zone", Text),
    Column("weekday", Integer, nullable=False),
    Column("minute", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
)

ROWS: Final = Rows("challenges", _tables)


# A person who gave a try up, or whose try somebody else finished, has no score.
_played_to_the_end = (
    games.c.status == Status.OVER,
    seats.c.user_id == games.c.host_id,
    ~seats.c.resigned,
    seats.c.computer.is_(None),
    seats.c.owner_id.is_(None),
)


class SqlChallengeRepository(Repository):
    """What the messages of challenges show, and when channels have one; every method is one transaction."""

    @reads
    def filling(self, connection: Connection, game_id: int) -> Filling:
        """Return what the message of a challenge shows; an empty filling before its first change."""
        found = connection.execute(select(fillings).where(fillings.c.game_id == game_id)).mappings().first()
        return Filling(**found) if found else Filling(game_id)

    @writes
    def keep_filling(self, connection: Connection, filling: Filling) -> None:
        upsert(connection, fillings, row_of(filling))

    @reads
    def is_played(self, connection: Connection, deal: str) -> bool:
        """Return whether somebody is in the middle of a game with the shared deal."""
        return connection.scalar(select(games.c.id).where(games.c.deal == deal, is_live).limit(1)) is not None

    @reads
    def was_finished(self, connection: Connection, deal: str) -> bool:
        """Return whether anybody has finished a game with the shared deal, also a person who was erased since."""
        return connection.scalar(select(games.c.id).where(games.c.deal == deal, is_over).limit(1)) is not None

    @reads
    def week(self, connection: Connection, channel_id: int) -> Week | None:
        """Return when a channel has a challenge every week; None for a channel without."""
        found = connection.execute(select(weeks).where(weeks.c.channel_id == channel_id)).mappings().first()
        return Week(**found) if found else None

    @writes
    def keep_week(self, connection: Connection, week: Week) -> None:
        upsert(connection, weeks, row_of(week))

    @writes
    def drop_week(self, connection: Connection, channel_id: int) -> None:
        connection.execute(delete(weeks).where(weeks.c.channel_id == channel_id))

    @reads
    def rows_of_week(self, connection: Connection, channel_id: int, since: int, limit: int) -> tuple[int, ...]:
        """Return the ids of the challenges of the weeks of a channel that were opened from a time on, newest first."""
        are_meant = games.c.channel_id == channel_id, games.c.owner == "weekly", games.c.created_at >= since
        query = select(games.c.id).where(*are_meant).order_by(games.c.id.desc()).limit(limit)
        return tuple(connection.scalars(query))

    @reads
    def deal_scores(self, connection: Connection, deal: str) -> tuple[DealScore, ...]:
        """Return the results of a deal in the order of finishing, without people who gave up."""
        is_listed = func.coalesce(people.c.ranked, true())
        query = (
            select(
                seats.c.user_id, seats.c.name, seats.c.score, games.c.guild_id, is_listed, games.c.id, games.c.ended_at
            )
            .join_from(games, seats)
            .outerjoin(people, people.c.user_id == seats.c.user_id)
            .where(games.c.deal == deal, *_played_to_the_end)
            .order_by(games.c.ended_at, games.c.id)
        )
        return tuple(DealScore(*row) for row in connection.execute(query))

    @reads
    def finished_deals(self, connection: Connection, user_id: int) -> tuple[str, ...]:
        """Return the deals that the person has played to the end."""
        query = select(games.c.deal).join_from(seats, games)
        query = query.where(seats.c.user_id == user_id, games.c.deal.is_not(None), *_played_to_the_end)
        return tuple(connection.scalars(query.order_by(games.c.deal)))

    @reads
    def begun_deals(self, connection: Connection, user_id: int, since: str) -> tuple[str, ...]:
        """Return the deals that the person has begun, from the name `since` on."""
        query = select(games.c.deal).where(games.c.host_id == user_id, games.c.deal >= since)
        return tuple(connection.scalars(query.order_by(games.c.deal)))

    @reads
    def game_of_deal(self, connection: Connection, deal: str, host_id: int) -> Game | None:
        return game_of_deal(connection, deal, host_id)
