"""What repositories ask a database does not grow with what is in it."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.dialects import sqlite

from bot.games.game import GameOptions, Seat
from bot.storage import schema
from bot.storage.account_repository import SqlAccountRepository
from bot.storage.game_repository import SqlGameRepository, deletion_of
from tests.bot.database_urls import migrated_url, on_sqlite_only
from tests.bot.query_counter import counted
from tests.bot.sample_games import KENJI, OLA, a_new_game, announce, append, opened, over, start

SEATS = (Seat(1, OLA, "Ola"), Seat(2, KENJI, "Kenji"))


async def add_games(games: SqlGameRepository, channels: range) -> None:
    """In each channel a finished game, and one that waits, which is game 1's successor in a dynasty."""
    options = GameOptions("kd", 2, dynasty=True)
    for channel_id in channels:
        new = a_new_game(*SEATS, channel_id=channel_id, options=options)
        ended = await start(games, await games.create(new), SEATS, "#12", at=1)
        await append(games, ended.id, 1, "12@-", change=over(4, (40, 1), (30, 2)))
        waiting = await start(games, await games.create(new), SEATS, "#12", at=1)
        await announce(games, waiting.id, 4444)


async def ask_everything(games: SqlGameRepository) -> list[str]:
    """The statements of all questions there are."""
    accounts = SqlAccountRepository(games.database)
    with counted(games.database) as asked:
        await games.game(1)
        await games.live_game(1)
        await games.games_away(1)
        await games.unshown_games()
        await games.due_games(10**9)
        await games.games_of(OLA)
        await games.games_of(OLA, ended_since=0)
        await games.latest_game(1)
        await games.games_in(1, 9)
        await games.offering_next(a_new_game(*SEATS, channel_id=1))
        await games.series_games(1)
        await games.is_played(bytes(32))
        await games.live_counts(OLA, 1)
        await games.has_any()
        await games.count_live()
        await games.storage()
        await games.live_games_of_guild(1)
        await games.archived_games_of(OLA, 9)
        await games.next_due(0)
        await games.open_rows(1)
        await games.open_rows_in(1)
        await games.games_alone(OLA)
        await games.log(1)
        await accounts.person(OLA)
        await accounts.seated(1)
        await accounts.statistics(OLA, 1)
        await accounts.has_finished(1)
        await accounts.meetings(1, (OLA, OLA + 1), 9)
        await accounts.count_games(OLA)
        await accounts.export(OLA)
    return asked.reads


@pytest.mark.slow
async def test_no_statement_has_more_parameters_when_there_are_more_games(tmp_path: Path) -> None:
    async with opened(migrated_url(tmp_path)) as games:
        await add_games(games, range(1, 2))
        few = await ask_everything(games)
        await add_games(games, range(2, 20))
        assert await ask_everything(games) == few
        assert len(few) == 31 + 5  # an export is several


async def scanned(games: SqlGameRepository, asked: Sequence[str]) -> set[str]:
    """Return the steps of SQLite's plans for statements that read a whole table, or a whole index."""

    def plans(connection: Connection) -> list[str]:
        # The values of the parameters make no difference to a plan.
        explained = ((each, (0,) * each.count("?")) for each in asked)
        return [
            step.detail
            for statement, values in explained
            for step in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
        ]

    steps = await games.database.transaction(plans, writes=False)
    whole = [each for each in steps if re.match(r"SCAN (games|seats|moves|people)\b", each)]
    # SQLite may choose either of the two indexes of live games.
    return {re.sub("COVERING |one_live_game_a_channel|ix_games_live_guild_id", "", each) for each in whole}


@on_sqlite_only
async def test_no_question_reads_a_whole_table(tmp_path: Path) -> None:
    async with opened(migrated_url(tmp_path)) as games:
        await add_games(games, range(1, 3))
        deletion = deletion_of(schema.games.c.id == 1)
        asked = [*await ask_everything(games), *(str(each.compile(dialect=sqlite.dialect())) for each in deletion)]
        # The indexes of live games and of unshown ones are read as a whole: they hold these alone.
        assert await scanned(games, asked) == {"SCAN games USING INDEX ix_games_unshown", "SCAN games USING INDEX "}
