"""Rows by key: settings of servers, analyses of games, answers of people, and the bot's data about itself."""

from collections.abc import Callable
from dataclasses import fields, replace

from sqlalchemy import Connection, delete, select

from bot.games.game import Policy
from bot.games.people import GivenAnswer
from bot.games.servers import ServerSettings
from bot.storage.database import Repository, reads, row_of, upsert, word_of, write_settings, writes
from bot.storage.schema import analyses, analysis_parts, answers, meta, servers


class SqlServerRepository(Repository):
    @reads
    def server(self, connection: Connection, guild_id: int) -> ServerSettings:
        return _read(connection, guild_id)

    @writes
    def change_server(
        self, connection: Connection, guild_id: int, change: Callable[[ServerSettings], ServerSettings]
    ) -> ServerSettings:
        before = _read(connection, guild_id, for_update=True)
        after = change(before)
        # A person who changes a setting of a server has also seen the setting for threads.
        write_settings(connection, servers, before, after := replace(after, threads=bool(after.threads)))
        return after

    @reads
    def servers(self, connection: Connection) -> tuple[int, ...]:
        return tuple(connection.scalars(select(servers.c.guild_id)))

    @writes
    def forget_server(self, connection: Connection, guild_id: int) -> None:
        connection.execute(delete(servers).where(servers.c.guild_id == guild_id))


def _read(connection: Connection, guild_id: int, *, for_update: bool = False) -> ServerSettings:
    query = select(*(servers.c[each.name] for each in fields(ServerSettings))).where(servers.c.guild_id == guild_id)
    row = connection.execute(query.with_for_update() if for_update else query).mappings().one_or_none()
    if row is None:
        return ServerSettings(guild_id)
    policy = None if row["policy"] is None else word_of(Policy, row["policy"], None)
    return ServerSettings(**{**row, "policy": policy, "channels": tuple(row["channels"])})


class SqlAnalysisRepository(Repository):
    @reads
    def analysis(self, connection: Connection, game_id: int) -> str | None:
        text: str | None = connection.scalar(select(analyses.c.text).where(analyses.c.game_id == game_id))
        return text

    @writes
    def keep_analysis(self, connection: Connection, game_id: int, text: str, *, is_finest: bool = False) -> None:
        upsert(connection, analyses, {"game_id": game_id, "text": text})
        if is_finest:
            connection.execute(delete(analysis_parts).where(analysis_parts.c.game_id == game_id))

    @reads
    def parts(self, connection: Connection, game_id: int) -> tuple[str, ...]:
        own = analysis_parts.c.game_id == game_id
        return tuple(connection.scalars(select(analysis_parts.c.text).where(own).order_by(analysis_parts.c.number)))

    @writes
    def keep_part(self, connection: Connection, game_id: int, number: int, text: str) -> None:
        upsert(connection, analysis_parts, {"game_id": game_id, "number": number, "text": text})


class SqlAnswerRepository(Repository):
    @reads
    def answers(self, connection: Connection, user_id: int) -> tuple[GivenAnswer, ...]:
        rows = connection.execute(select(answers).where(answers.c.user_id == user_id)).mappings()
        return tuple(GivenAnswer(**row) for row in rows)

    @writes
    def keep_answer(self, connection: Connection, answer: GivenAnswer) -> None:
        upsert(connection, answers, row_of(answer))


class SqlKeyValueStore(Repository):
    @reads
    def get(self, connection: Connection, key: str) -> str | None:
        value: str | None = connection.scalar(select(meta.c.value).where(meta.c.key == key))
        return value

    @writes
    def set(self, connection: Connection, key: str, value: str) -> None:
        upsert(connection, meta, {"key": key, "value": value})

    @writes
    def get_or_set(self, connection: Connection, key: str, value: str) -> str:
        # If two callers ask at once, both get the text of the first.
        upsert(connection, meta, {"key": key, "value": value}, names=("key",))
        kept: str = connection.execute(select(meta.c.value).where(meta.c.key == key)).scalar_one()
        return kept
