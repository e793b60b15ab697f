"""The results of people that rankings and the pages of results read."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import BigInteger, Connection, Integer, and_, case, exists, false, func, literal, select, tuple_

from bot.games.game import CHOSEN, LIVE
from bot.games.people.dates import utc_date
from bot.games.results import NEVER, Ended, FinishedGame
from bot.games.shared_deals import LASTING, UNCOUNTED, earliest_open, parts_of
from bot.storage.account_repository import SEAT_AT_THE_END, counting, finished_games
from bot.storage.database import ERASURE, Repository, reads
from bot.storage.schema import games, is_offered, is_over, meta, people, seats

FOREVER: Final = 2**62
"""A time after the last game."""


@dataclass(frozen=True)
class Rivals:
    """A person's finished games without other people, against at least one computer player of a level."""

    level: str
    games: int
    wins: int
    """The games that the person finished behind no computer player of the level, and ahead of at least one."""


class DealResult(NamedTuple):
    """A person's result in a deal on a server; an erased person has a negative id."""

    deal: str
    user_id: int
    name: str
    points: int
    ended_at: int


class Finished(NamedTuple):
    """The inputs of a server's ranking."""

    games: int
    """The number of finished games."""
    erasures: str | None
    """A text, replaced by every erasure of a person."""
    unlisted: frozenset[int]
    """The people whom no ranking lists."""


class SqlResultRepository(Repository):
    """Reads the results of people; every method is one transaction."""

    @reads
    def best_game(
        self, connection: Connection, user_id: int, guild_id: int | None = None, without_deals: Collection[str] = ()
    ) -> tuple[int, int] | None:
        """Return the game with the person's best kingdom, and the number of the seat; None without a kingdom.

        The best kingdom has the most points among all games that `statistics` counts.
        """
        query = (
            select(games.c.id, seats.c.number)
            .join_from(seats, games)
            .where(*counting(user_id, guild_id, without_deals), ~seats.c.resigned, seats.c.score.is_not(None))
            .order_by(seats.c.score.desc(), games.c.id)
            .limit(1)
        )
        row = connection.execute(query).one_or_none()
        return (row.id, row.number) if row else None

    @reads
    def against_computers(
        self, connection: Connection, user_id: int, guild_id: int, base: str | None = None
    ) -> tuple[Rivals, ...]:
        """Return the person's results on a server against each level of computer players, without daily games.

        `base` selects a game with any options; None for all games.
        """
        rivals, guests = seats.alias(), seats.alias()
        guest = func.coalesce(guests.c.user_id, guests.c.erased_as)
        # A computer player on the person's team has the person's place, and is no rival.
        is_ahead = and_(func.min(rivals.c.place) >= seats.c.place, func.max(rivals.c.place) > seats.c.place)
        against = (
            select(rivals.c.computer, games.c.id, is_ahead.label("is_ahead"))
            .join_from(seats, games)
            .join(rivals, rivals.c.game_id == games.c.id)
            .where(
                seats.c.user_id == user_id,
                ~seats.c.resigned,
                games.c.guild_id == guild_id,
                is_over,
                (games.c.variant + "+").like("%" if base is None else f"{base}+%"),
                games.c.deal.is_(None),
                ~games.c.taken_back,
                func.coalesce(seats.c.guided, "").not_in(CHOSEN),
                rivals.c.user_id.is_(None),
                rivals.c.computer.is_not(None),
                ~exists().where(guests.c.game_id == games.c.id, guest != seats.c.user_id),
            )
            .group_by(rivals.c.computer, games.c.id, seats.c.place)
            .subquery()
        )
        ahead = func.count(case((against.c.is_ahead, against.c.id)).distinct())
        query = select(against.c.computer, func.count(against.c.id.distinct()), ahead).group_by(against.c.computer)
        return tuple(Rivals(*row) for row in connection.execute(query))

    @reads
    def finished(self, connection: Connection, guild_id: int, since: int = 0, until: int = FOREVER) -> Finished:
        """Return the data behind the ranking of a server from `since` to before `until`, times in Unix seconds."""
        ended = games.c.guild_id == guild_id, is_over, games.c.ended_at >= since, games.c.ended_at < until
        counted = select(func.count(games.c.ended_at)).where(*ended).scalar_subquery()
        erasure = select(meta.c.value).where(meta.c.key == ERASURE).scalar_subquery()
        count, erasures = connection.execute(select(counted, erasure)).one()
        unlisted = connection.scalars(select(people.c.user_id).where(people.c.ranked == false()))
        return Finished(count, erasures, frozenset(unlisted))

    @reads
    def deal_results(self, connection: Connection, guild_id: int, since: str, until: str) -> tuple[DealResult, ...]:
        """Return the results of a server in shared deals from `since` to before `until`, in the order of the deals."""
        person = func.coalesce(seats.c.user_id, seats.c.erased_as)
        query = (
            select(games.c.deal, person, seats.c.name, seats.c.score, games.c.ended_at)
            .join_from(games, seats)
            .where(
                games.c.guild_id == guild_id,
                is_over,
                games.c.deal >= since,
                games.c.deal < until,
                person.is_not(None),
                ~seats.c.resigned,
                seats.c.computer.is_(None),
                seats.c.owner_id.is_(None),
            )
            .order_by(games.c.deal, games.c.id)
        )
        return tuple(DealResult(*row) for row in connection.execute(query))

    @reads
    def finished_games(
        self, connection: Connection, guild_id: int, after: Ended = NEVER, until: int = FOREVER
    ) -> tuple[FinishedGame, ...]:
        """Return the next games of a server that ended before `until`, by their ends; empty after the last.

        Each call reads 500 games, a few milliseconds of work.
        """
        order = games.c.ended_at, games.c.id
        is_next = tuple_(*order) > tuple_(literal(after[0], BigInteger), literal(after[1], Integer))
        batch = (
            select(games.c.id, games.c.variant, games.c.ended_at)
            .where(games.c.guild_id == guild_id, is_over, is_next, games.c.ended_at < until)
            .order_by(*order)
            .limit(500)
            .subquery()
        )
        query = (
            select(batch, *SEAT_AT_THE_END)
            .join_from(batch, seats, seats.c.game_id == batch.c.id)
            .order_by(batch.c.ended_at, batch.c.id, seats.c.number)
        )
        return finished_games(connection.execute(query).all())

    @reads
    def hidden_deals(self, connection: Connection, user_id: int, reader_id: int, now: int) -> tuple[str, ...]:
        """Return the deals that the person has begun, and whose points must stay hidden from the reader.

        They are hidden until the reader has finished the deal or can no longer play it.
        """
        own, may_be_open = games.alias("own"), (games.c.deal >= earliest_open(now)) | games.c.deal.contains(LASTING)
        query = (
            select(games.c.deal, own.c.status)
            .outerjoin_from(games, own, (own.c.deal == games.c.deal) & (own.c.host_id == reader_id))
            .where(games.c.host_id == user_id, may_be_open, ~games.c.deal.contains(UNCOUNTED))
            .order_by(games.c.deal)
        )
        begun: dict[str, str | None] = {each.deal: each.status for each in connection.execute(query)}
        rows = {deal: row for deal in begun if (row := parts_of(deal)[2])}
        closing = select(games.c.id).where(games.c.id.in_(rows.values()), is_offered, games.c.closes_at > now)
        still_open = {*connection.scalars(closing)} if rows else set()
        can_begin = {utc_date(now).isoformat(), *(deal for deal, row in rows.items() if row in still_open)}
        return tuple(deal for deal, status in begun.items() if (status in LIVE if status else deal in can_begin))
