"""The rows of calls: the role that a server calls, and when tables have called it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import BigInteger, Column, Connection, Integer, Table, Text, func, insert, select

from bot.games.game import HOUR
from bot.games.refusals import Refusal
from bot.storage.database import Repository, reads, row_of, upsert, writes
from bot.storage.schema import Rows, new_metadata, of_game

_tables: Final = new_metadata()

called_roles: Final = Table(
    "called_roles",
    _tables,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("role_id", BigInteger),
    Column("time_zone", Text),
)
calls: Final = Table(
    "calls",
    _tables,
    Column("game_id", Integer, of_game(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
)

ROWS: Final = Rows("calls", _tables)

CALLS_AN_HOUR: Final = 2
"""How often the tables of a server may call its role within an hour."""


@dataclass(frozen=True)
class CalledRole:
    """The role that a server calls when a table looks for players."""

    guild_id: int
    role_id: int | None = None
    time_zone: str | None = None
    """A name for `bot.games.people.dates.find_zone`; None if nobody has chosen a zone."""


@dataclass(frozen=True)
class Call:
    """A table that calls the role of its server, at a time in Unix seconds."""

    game_id: int
    guild_id: int
    at: int


class SqlCallRepository(Repository):
    """Called roles and calls; every method is one transaction, except `record`."""

    @reads
    def role(self, connection: Connection, guild_id: int) -> CalledRole:
        """Return the role that the server calls; the defaults for an unknown server."""
        return _role(connection, guild_id)

    @writes
    def change_role(
        self, connection: Connection, guild_id: int, change: Callable[[CalledRole], CalledRole]
    ) -> CalledRole:
        """Apply `change` to the role of the server, store and return the result. Raises as `change`."""
        changed = change(_role(connection, guild_id))
        upsert(connection, called_roles, row_of(changed))
        return changed

    @reads
    def has_called(self, connection: Connection, game_id: int) -> bool:
        return _has_called(connection, game_id)

    @staticmethod
    def record(call: Call, connection: Connection) -> None:
        """Store a call in the transaction of its table. Raises Refusal if the table or its server has called enough."""
        if _has_called(connection, call.game_id):
            raise Refusal("error-table-called")
        # Two tables of a server that call at once wait for each other.
        connection.execute(
            select(called_roles.c.guild_id).where(called_roles.c.guild_id == call.guild_id).with_for_update()
        )
        recent = select(calls.c.at).where(calls.c.guild_id == call.guild_id, calls.c.at > call.at - HOUR)
        times = sorted(connection.scalars(recent))
        if len(times) >= CALLS_AN_HOUR:
            raise Refusal("error-server-called", until_span=times[-CALLS_AN_HOUR] + HOUR)
        connection.execute(insert(calls), row_of(call))


def _role(connection: Connection, guild_id: int) -> CalledRole:
    query = select(called_roles).where(called_roles.c.guild_id == guild_id)
    row = connection.execute(query).mappings().one_or_none()
    return CalledRole(**row) if row else CalledRole(guild_id)


def _has_called(connection: Connection, game_id: int) -> bool:
    return bool(connection.scalar(select(func.count()).select_from(calls).where(calls.c.game_id == game_id)))
