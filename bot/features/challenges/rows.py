"""What the messages of challenges show, and which channels have a challenge every week."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    Select,
    Table,
    Text,
    false,
    func,
    or_,
    select,
    true,
)

from bot.features.challenges.challenge import DealScore
from bot.features.challenges.season import PlayedWeek
from bot.features.challenges.weeks import Week
from bot.games.game import MINUTE, Game, Status
from bot.games.people.dates import utc_date
from bot.storage.database import Repository, reads, row_of, stores_people, upsert, writes
from bot.storage.game_repository import game_of_deal
from bot.storage.schema import Rows, games, is_live, is_over, moves, new_metadata, of_game, people, seats

_tables: Final = new_metadata()

weeks: Final = Table(
    "weeks",
    _tables,
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("zone", Text),
    Column("weekday", Integer, nullable=False),
    Column("minute", Integer, nullable=False),
    Column("games", Text, nullable=False),
    Column("runs", Boolean, nullable=False),
    Column("has_moved", Boolean, nullable=False, server_default=false()),
    Column("wanted", Text),
)
cards: Final = Table(
    "shown_cards",
    _tables,
    Column("game_id", Integer, of_game(), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("at", BigInteger, nullable=False),
)
missed: Final = Table(
    "missed_finishers",
    _tables,
    Column("game_id", Integer, of_game(), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
)
pars: Final = Table("pars", _tables, Column("deal", Text, primary_key=True), Column("points", Integer, nullable=False))

LATEST: Final = 2**31 - 1
"""The id of a row after the latest one."""

LATEST_GAMES: Final = 100
"""How many games tell how long a game takes."""
LONG_PAUSE: Final = 2 * MINUTE
"""From how many seconds on a pause is not a part of a game."""


def _move_hours_and_miss_finishers(operations: Any) -> None:
    operations.add_column("weeks", Column("has_moved", Boolean, nullable=False, server_default=false()))
    operations.add_column("weeks", Column("wanted", Text))
    operations.drop_column("weeks", "since")
    game = ForeignKey("games.id", name="fk_missed_finishers_game_id", ondelete="CASCADE")
    operations.create_table(
        "missed_finishers",
        Column("game_id", Integer, game, primary_key=True),
        Column("user_id", BigInteger, primary_key=True, autoincrement=False),
        PrimaryKeyConstraint("game_id", "user_id", name="pk_missed_finishers"),
    )
    operations.create_index("ix_missed_finishers_user_id", "missed_finishers", ["user_id"])


ROWS: Final = Rows("challenges", _tables, (_move_hours_and_miss_finishers,))


# A person who gave a try up, or whose try somebody else finished, has no score.
_ended = (games.c.status == Status.OVER, ~seats.c.resigned, seats.c.computer.is_(None), seats.c.owner_id.is_(None))
_played_to_the_end = *_ended, seats.c.user_id == games.c.host_id
_is_erased = seats.c.user_id.is_(None) & seats.c.erased_as.is_not(None)


def _scores() -> Select[Any]:
    """Return the statement for the results of deals, the earliest end first."""
    return (
        select(
            func.coalesce(seats.c.user_id, seats.c.erased_as),
            seats.c.name,
            seats.c.score,
            games.c.guild_id,
            seats.c.user_id.is_not(None) & func.coalesce(people.c.ranked, true()),
            games.c.id,
            games.c.ended_at,
        )
        .join_from(games, seats)
        .outerjoin(people, people.c.user_id == seats.c.user_id)
        .where(*_ended, (seats.c.user_id == games.c.host_id) | _is_erased)
        .order_by(games.c.ended_at, games.c.id)
    )


class SqlChallengeRepository(Repository):
    """The results of challenges, cards, and when channels have one; every method is one transaction."""

    @reads
    def is_played(self, connection: Connection, deal: str) -> bool:
        """Return whether somebody is in the middle of a game with the shared deal."""
        return connection.scalar(select(games.c.id).where(games.c.deal == deal, is_live).limit(1)) is not None

    @reads
    def weeks(self, connection: Connection, guild_id: int) -> tuple[Week, ...]:
        """Return when the channels of a server have a challenge every week, also where none opens any longer."""
        query = select(weeks).where(weeks.c.guild_id == guild_id).order_by(weeks.c.channel_id)
        return tuple(Week(**each) for each in connection.execute(query).mappings())

    @reads
    def week(self, connection: Connection, channel_id: int) -> Week | None:
        """Return when a channel has a challenge every week; None for a channel without."""
        query = select(weeks).where(weeks.c.channel_id == channel_id, weeks.c.runs)
        found = connection.execute(query).mappings().first()
        return Week(**found) if found else None

    @writes
    def keep_week(self, connection: Connection, week: Week) -> None:
        upsert(connection, weeks, row_of(week))

    @reads
    def newest_week(self, connection: Connection, channel_id: int) -> int | None:
        """Return the id of the latest weekly challenge of a channel."""
        query = select(func.max(games.c.id)).where(games.c.channel_id == channel_id, games.c.owner == "weekly")
        found: int | None = connection.scalar(query)
        return found

    @reads
    def week_before(self, connection: Connection, row: Game) -> int | None:
        """Return the id of the weekly challenge before that of a row in its channel."""
        query = select(func.max(games.c.id)).where(games.c.channel_id == row.channel_id, games.c.owner == "weekly")
        found: int | None = connection.scalar(query.where(games.c.id < (row.id or LATEST)))
        return found

    @reads
    def seconds_played(self, connection: Connection, guild_id: int, variant: str, count: int) -> tuple[int, ...]:
        """Return how long people of a server played their latest games of shared deals of a kind, without pauses."""
        latest = select(games.c.id).where(
            games.c.guild_id == guild_id,
            is_over,
            games.c.deal.is_not(None),
            games.c.variant == variant,
            games.c.capacity == count,
        )
        pause = moves.c.at - func.lag(moves.c.at).over(partition_by=moves.c.game_id, order_by=moves.c.ply)
        of_latest = moves.c.game_id.in_(latest.order_by(games.c.ended_at.desc()).limit(LATEST_GAMES))
        made = select(moves.c.game_id, pause.label("pause")).where(of_latest).subquery()
        query = select(func.sum(made.c.pause)).where(made.c.pause < LONG_PAUSE).group_by(made.c.game_id)
        return tuple(int(each) for each in connection.scalars(query))

    @reads
    def tried(self, connection: Connection, channel_id: int, bases: Collection[str]) -> frozenset[str]:
        """Return the base variants of which somebody has finished a game in a channel, or in a challenge there."""
        rows = select(games.c.id, games.c.created_at, games.c.owner).where(
            games.c.channel_id == channel_id, games.c.owner.is_not(None)
        )
        deals = [f"{utc_date(each.created_at)}-{each.owner}-{each.id}" for each in connection.execute(rows)]
        is_here = or_(games.c.channel_id == channel_id, games.c.home_id == channel_id, games.c.deal.in_(deals))
        query = select(games.c.id).where(is_over, is_here).limit(1)
        return frozenset(
            each for each in bases if connection.scalar(query.where(games.c.variant.startswith(each))) is not None
        )

    @reads
    def played_weeks(self, connection: Connection, channel_id: int, until: int = LATEST) -> tuple[PlayedWeek, ...]:
        """Return the weekly challenges of a channel up to the id of a row, oldest first."""
        return _played_weeks(connection, games.c.channel_id == channel_id, games.c.id <= until)

    @reads
    def played_weeks_of_server(self, connection: Connection, guild_id: int) -> tuple[PlayedWeek, ...]:
        """Return the weekly challenges of all channels of a server, oldest first."""
        channels = select(weeks.c.channel_id).where(weeks.c.guild_id == guild_id)
        return _played_weeks(connection, games.c.channel_id.in_(channels))

    @stores_people
    def keep_card(self, connection: Connection, game_id: int, user_id: int, at: int) -> None:
        """Let the message of a row show the card of a person."""
        upsert(connection, cards, {"game_id": game_id, "user_id": user_id, "at": at})

    @reads
    def cards(self, connection: Connection, game_id: int) -> tuple[int, ...]:
        """Return the people whose cards the message of a row shows, in the order of showing."""
        query = select(cards.c.user_id).where(cards.c.game_id == game_id).order_by(cards.c.at, cards.c.user_id)
        return tuple(connection.scalars(query))

    @reads
    def rows_with_card(self, connection: Connection, user_id: int) -> tuple[int, ...]:
        """Return the rows whose messages show a card of the person."""
        return tuple(connection.scalars(select(cards.c.game_id).where(cards.c.user_id == user_id)))

    @stores_people
    def keep_missed(self, connection: Connection, game_id: int, user_id: int) -> None:
        """Store that the person was missed in the week of a row."""
        upsert(connection, missed, {"game_id": game_id, "user_id": user_id})

    @reads
    def missed(self, connection: Connection, game_id: int) -> frozenset[int]:
        """Return who was missed in the week of a row."""
        return frozenset(connection.scalars(select(missed.c.user_id).where(missed.c.game_id == game_id)))

    @reads
    def par(self, connection: Connection, deal: str) -> int | None:
        """Return the points of a strong computer player in the person's place, once they are worked out."""
        found: int | None = connection.scalar(select(pars.c.points).where(pars.c.deal == deal))
        return found

    @writes
    def keep_par(self, connection: Connection, deal: str, points: int) -> None:
        upsert(connection, pars, {"deal": deal, "points": points})

    @reads
    def deal_scores(self, connection: Connection, deal: str) -> tuple[DealScore, ...]:
        """Return the results of a deal, the earliest end first, without people who gave up.

        The results of people who were erased are in no list.
        """
        return tuple(DealScore(*each) for each in connection.execute(_scores().where(games.c.deal == deal)))

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


def _played_weeks(connection: Connection, *are_meant: ColumnElement[bool]) -> tuple[PlayedWeek, ...]:
    query = select(games.c.id, games.c.channel_id, games.c.created_at, games.c.closes_at, games.c.status)
    query = query.add_columns(games.c.variant)
    rows = connection.execute(query.where(games.c.owner == "weekly", *are_meant).order_by(games.c.id)).all()
    named = {f"{utc_date(each.created_at)}-weekly-{each.id}": each for each in rows}
    scores, known = defaultdict[str, list[DealScore]](list), dict[str, int]()
    query = _scores().add_columns(games.c.deal, pars.c.points).outerjoin(pars, pars.c.deal == games.c.deal)
    for *score, deal, par in connection.execute(query.where(games.c.deal.in_(named))) if named else ():
        closes_at, own = named[deal].closes_at, DealScore(*score)
        if closes_at is None or own.ended_at <= closes_at:
            scores[deal].append(own)
        known |= {} if par is None else {deal: par}
    return tuple(
        PlayedWeek(
            row.id,
            row.channel_id,
            row.variant,
            row.status == Status.CLOSED,
            tuple(scores[deal]),
            known.get(deal),
        )
        for deal, row in named.items()
    )
