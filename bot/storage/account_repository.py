"""What the bot keeps of a person: settings, results, and the way to see or erase all of it."""

from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import case, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.models import LIVE, Person, Statistics, Status
from bot.storage.database import Database, reads, writes
from bot.storage.queries import upsert
from bot.storage.schema import games, moves, people, seats

_next_host = (
    select(seats.c.user_id)
    .where(seats.c.game_id == games.c.id, seats.c.user_id.is_not(None), seats.c.computer.is_(None))
    .order_by(seats.c.number)
    .limit(1)
    .scalar_subquery()
)


@dataclass(frozen=True)
class SqlAccountRepository:
    """Settings, results and personal data of the people who play."""

    database: Database

    @reads
    async def person(self, connection: AsyncConnection, user_id: int) -> Person:
        """Their settings; the defaults for somebody never met."""
        row = (await connection.execute(select(people).where(people.c.user_id == user_id))).one_or_none()
        return Person(*row) if row else Person(user_id)

    @writes
    async def save_person(self, connection: AsyncConnection, person: Person) -> None:
        await upsert(connection, people, asdict(person))

    @writes
    async def forget(
        self, connection: AsyncConnection, user_id: int, replacement_name: str, computer: str = "greedy"
    ) -> None:
        """Erase the person: their seats stay under the new name, and `computer` plays on where they still played.

        Where they were host of a live game, the next person at the table is.
        """
        unfinished = select(games.c.id).where(games.c.status.in_(LIVE))
        theirs = seats.c.user_id == user_id
        abandoned = theirs & seats.c.computer.is_(None) & seats.c.game_id.in_(unfinished)
        await connection.execute(update(seats).where(abandoned).values(computer=computer))
        await connection.execute(update(seats).where(theirs).values(user_id=None, name=replacement_name))
        await connection.execute(update(moves).where(moves.c.user_id == user_id).values(user_id=None))
        heir = case((games.c.status.in_(LIVE), _next_host))
        await connection.execute(update(games).where(games.c.host_id == user_id).values(host_id=heir))
        await connection.execute(delete(people).where(people.c.user_id == user_id))

    @reads
    async def export(self, connection: AsyncConnection, user_id: int) -> dict[str, Any]:
        """All that is kept of the person, as plain data that JSON can hold."""
        queries = {
            "settings": select(people).where(people.c.user_id == user_id),
            "hosted": select(games.c.id, games.c.created_at).where(games.c.host_id == user_id),
            "seats": select(seats, games.c.variant, games.c.status, games.c.guild_id, games.c.channel_id)
            .join(games)
            .where(seats.c.user_id == user_id),
            "moves": select(moves).where(moves.c.user_id == user_id).order_by(moves.c.game_id, moves.c.ply),
        }
        return {
            name: [dict(row) for row in (await connection.execute(query)).mappings()] for name, query in queries.items()
        }

    @reads
    async def statistics(
        self, connection: AsyncConnection, user_id: int, guild_id: int | None = None
    ) -> tuple[Statistics, ...]:
        """One for each variant they finished, most played first; of one server, or of all."""
        stayed = ~seats.c.resigned
        score = case((stayed, seats.c.score))
        count = func.count()
        query = (
            select(
                games.c.variant,
                count,
                func.count(case((stayed & (seats.c.place == 1), 1))),
                func.avg(score),
                func.max(score),
            )
            .join_from(seats, games)
            .where(seats.c.user_id == user_id, games.c.status == Status.OVER)
            .group_by(games.c.variant)
            .order_by(count.desc(), games.c.variant)
        )
        if guild_id is not None:
            query = query.where(games.c.guild_id == guild_id)
        return tuple(
            Statistics(variant, played, wins, None if mean is None else float(mean), best)
            for variant, played, wins, mean, best in await connection.execute(query)
        )
