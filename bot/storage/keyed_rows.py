"""Rows by key: settings of servers, analyses of games, answers of people, and the bot's data about itself."""

from collections.abc import Callable
from dataclasses import fields, replace

from sqlalchemy import Connection, delete, select

from bot.games.game import Policy
from bot.games.people import GivenAnswer
from bot.games.servers import ServerSettings
from bot.storage.database import Repository, reads, row_of, upsert, word_of, write_settings, writes
from bot.storage.schema import analyses, answers, meta, servers


class SqlServerRepository(Repository):
    """The settings of servers; every method is one transaction."""

    @reads
    def server(self, connection: Connection, guild_id: int) -> ServerSettings:
        """Return the settings of the server; the defaults for an unknown server."""
        return _read(connection, guild_id)

    @writes
    def change_server(
        self, connection: Connection, guild_id: int, change: Callable[[ServerSettings], ServerSettings]
    ) -> ServerSettings:
        """Apply `change` to the settings of the server, store and return the result. Raises as `change`."""
        before = _read(connection, guild_id, for_update=True)
        after = change(before)
        # A person who changes a setting of a server has also seen the setting for threads.
        write_settings(connection, servers, before, after := replace(after, threads=bool(after.threads)))
        return after

    @reads
    def servers(self, connection: Connection) -> tuple[int, ...]:
        """Return the ids of all servers with stored settings."""
        return tuple(connection.scalars(select(servers.c.guild_id)))

    @writes
    def forget_server(self, connection: Connection, guild_id: int) -> None:
        """Erase the settings of the server."""
        connection.execute(delete(servers).where(servers.c.guild_id == guild_id))


def _read(connection: Connection, guild_id: int, *, for_update: bool = False) -> ServerSettings:
    query = select(*(servers.c[each.name] for each in fields(ServerSettings))).where(servers.c.guild_id == guild_id)
    row = connection.execute(query.with_for_update() if for_update else query).mappings().one_or_none()
    if row is None:
        return ServerSettings(guild_id)
    policy = None if row["policy"] is None else word_of(Policy, row["policy"], None)
    return ServerSettings(**{**row, "policy": policy, "channels": tuple(row["channels"])})


class SqlAnalysisRepository(Repository):
    """The analyses of finished games as texts; every method is one transaction."""

    @reads
    def analysis(self, connection: Connection, game_id: int) -> str | None:
        """Return the analysis of the game; None if no analysis is stored."""
        text: str | None = connection.scalar(select(analyses.c.text).where(analyses.c.game_id == game_id))
        return text

    @writes
    def keep_analysis(self, connection: Connection, game_id: int, text: str) -> None:
        """Store the review of the game, in place of an earlier one."""
        upsert(connection, analyses, {"game_id": game_id, "text": text})


class SqlAnswerRepository(Repository):
    """The answers of people to questions about their own games; every method is one transaction."""

    @reads
    def answers(self, connection: Connection, user_id: int) -> tuple[GivenAnswer, ...]:
        """Return the latest answer of the person to each question."""
        rows = connection.execute(select(answers).where(answers.c.user_id == user_id)).mappings()
        return tuple(GivenAnswer(**row) for row in rows)

    @writes
    def keep_answer(self, connection: Connection, answer: GivenAnswer) -> None:
        """Store the answer, in place of an earlier answer to the same question."""
        upsert(connection, answers, row_of(answer))


class SqlKeyValueStore(Repository):
    """Texts of the bot itself, each under a key."""

    @reads
    def get(self, connection: Connection, key: str) -> str | None:
        """Return the text under the key; None without a text."""
        value: str | None = connection.scalar(select(meta.c.value).where(meta.c.key == key))
        return value

    @writes
    def set(self, connection: Connection, key: str, value: str) -> None:
        """Store the text under the key, in place of an earlier text."""
        upsert(connection, meta, {"key": key, "value": value})

    @writes
    def get_or_set(self, connection: Connection, key: str, value: str) -> str:
        """Store the text under the key unless the key has a text; return the stored text."""
        # If two callers ask at once, both get the text of the first.
        upsert(connection, meta, {"key": key, "value": value}, names=("key",))
        kept: str = connection.execute(select(meta.c.value).where(meta.c.key == key)).scalar_one()
        return kept
