"""The settings of servers in the database."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select

from bot.games.models import Policy, ServerSettings
from bot.storage.database import Database, reads, writes
from bot.storage.queries import write_settings
from bot.storage.schema import servers


@dataclass(frozen=True)
class SqlServerRepository:
    """The settings of the servers of a database."""

    database: Database

    @reads
    def server(self, connection: Connection, guild_id: int) -> ServerSettings:
        """Return the settings of the server, the defaults for one unknown."""
        return _read(connection, guild_id)

    @writes
    def change_server(
        self, connection: Connection, guild_id: int, change: Callable[[ServerSettings], ServerSettings]
    ) -> ServerSettings:
        """Replace the settings by what `change` makes of them, and return them. Raises what `change` raises."""
        before = _read(connection, guild_id, for_update=True)
        write_settings(connection, servers, before, after := change(before))
        return after

    @reads
    def servers(self, connection: Connection) -> tuple[int, ...]:
        """Return the ids of all servers with settings."""
        return tuple(connection.scalars(select(servers.c.guild_id)))

    @writes
    def forget_server(self, connection: Connection, guild_id: int) -> None:
        """Erase the settings of the server."""
        connection.execute(delete(servers).where(servers.c.guild_id == guild_id))


def _read(connection: Connection, guild_id: int, *, for_update: bool = False) -> ServerSettings:
    query = select(servers).where(servers.c.guild_id == guild_id)
    row = connection.execute(query.with_for_update() if for_update else query).mappings().one_or_none()
    if row is None:
        return ServerSettings(guild_id)
    policy = None if row["policy"] is None else Policy(row["policy"])
    return ServerSettings(**{**row, "policy": policy, "channels": tuple(row["channels"])})
