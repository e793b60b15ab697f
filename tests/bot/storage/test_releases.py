"""Later bots read what earlier bots have written, and what is written today: databases, texts of moves, addresses."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, create_engine, insert, inspect, select, text

from bot.chat.kit.blocks import Address
from bot.games.game import Status
from bot.host.database.opening import open_database
from bot.storage import schema
from bot.storage.account_repository import SqlServerRepository
from bot.storage.schema import BASELINE, Parts, last_id, set_last_id
from tests.bot.database_urls import database_url
from tests.bot.features import HANDLERS
from tests.bot.game_driver import CHANNEL, OLA, GameDriver
from tests.bot.storage.releases import PERSON, RELEASED, ROWS, SERVER, addresses, database, features, words, words_file
from tests.bot.storage.test_database import transact

FINISHED, RUNNING, PLANNED, LOBBY = 1, 2, 3, 4
"""The games in each database."""

MESSAGE = 10**18

DATABASES = sorted(RELEASED.glob("*.sql"))


@pytest.fixture(scope="module")
def written_today() -> str:
    return asyncio.run(database())


@pytest.fixture(params=["today", "0018", *(each.stem for each in DATABASES)])
async def driver(request: pytest.FixtureRequest, written_today: str, tmp_path: Path) -> AsyncIterator[GameDriver]:
    """A bot of today on a database that an earlier bot has left, or that is left today."""
    url = database_url(tmp_path)
    sql = {"today": written_today, **{each.stem: each.read_text(encoding="utf-8") for each in DATABASES}}
    # The baseline had another number before.
    sql["0018"] = sql[BASELINE].replace(f"VALUES('{BASELINE}')", "VALUES('0018')")
    left = tmp_path / ("games.db" if url.startswith("sqlite") else "left.db")
    with closing(sqlite3.connect(left)) as connection:
        connection.executescript(sql[request.param])
    if not url.startswith("sqlite"):
        await copy_to_postgresql(left, url)
    async with GameDriver.open(tmp_path, url, interactions=10**6, rows=ROWS) as driver:
        yield driver


async def copy_to_postgresql(file: Path, url: str) -> None:
    """Make the tables and rows that a bot of the same commit would have left in PostgreSQL."""
    source, found = create_engine(f"sqlite:///{file}"), MetaData()
    found.reflect(source)
    for table in found.tables.values():
        for column in table.columns:
            column.type = column.type.as_generic()
            if column.type.python_type is bool:
                column.server_default = None  # the tables compare no defaults, and SQLite writes 0 for false
        for index in table.indexes:
            if (where := index.dialect_options["sqlite"]["where"]) is not None:
                condition = re.sub(r"= (0|1)$", lambda found: f"= {found[1] == '1'}", str(where))
                index.dialect_options["postgresql"]["where"] = text(condition)

    def write(target: Connection) -> None:
        found.create_all(target)
        with source.connect() as reading:
            for table in found.sorted_tables:
                if rows := [dict(row) for row in reading.execute(select(table)).mappings()]:
                    target.execute(insert(table), rows)
            set_last_id(target, last_id(reading))

    await transact(url, write)
    source.dispose()


def everything(connection: Connection) -> dict[str, Parts]:
    """All tables."""
    return schema._found_parts(connection, inspect(connection).get_table_names())


def test_the_baseline_and_each_migration_have_a_database() -> None:
    needed = {BASELINE, *schema._migrations(), *features()}
    assert {file.stem for file in DATABASES} == needed, "run tests.bot.storage.releases"


def test_a_new_word_in_stored_texts_comes_with_a_migration_or_the_next_format() -> None:
    known = words_file().read_text(encoding="utf-8").splitlines() if words_file().exists() else []
    assert {*words()} <= {*known}, "take the next FORMAT of bot/storage/schema.py, and run tests.bot.storage.releases"


async def test_an_earlier_database_becomes_that_of_today(driver: GameDriver, tmp_path: Path) -> None:
    async with await open_database(database_url(tmp_path, "new"), ROWS) as new:
        expected = await new.transaction(everything, writes=False)
    assert await driver.database.transaction(everything, writes=False) == expected


async def test_a_game_that_ended_in_a_release_has_the_points_that_it_had(driver: GameDriver) -> None:
    driver.game = FINISHED
    table = await driver.table()
    assert table.state.is_over
    assert [score.total for score in table.state.scores()] == [seat.score for seat in table.game.seats]


@pytest.mark.slow
@pytest.mark.parametrize("game", [RUNNING, PLANNED])
async def test_a_game_that_a_release_began_is_played_to_its_end(driver: GameDriver, game: int) -> None:
    driver.game = game
    assert (await driver.table()).ply > 0
    assert (await driver.finish()).state.is_over


async def test_plans_and_lobbies_of_a_release_are_there(driver: GameDriver) -> None:
    driver.game = PLANNED
    assert [bool(seat.plan) for seat in (await driver.table()).game.seats].count(True) == 1
    lobby = await driver.games.live_game(CHANNEL + 2)
    assert lobby
    assert (lobby.id, lobby.status, len(lobby.invited)) == (LOBBY, Status.LOBBY, 1)


async def test_the_settings_of_a_release_are_there(driver: GameDriver) -> None:
    assert await driver.accounts.person(OLA) == PERSON
    assert await SqlServerRepository(driver.database).server(SERVER.guild_id) == SERVER


async def test_what_was_a_row_and_is_no_message_is_still_done_and_a_message_stands_in_one_row(tmp_path: Path) -> None:
    left = tmp_path / "games.db"
    with closing(sqlite3.connect(left)) as connection:
        connection.executescript((RELEASED / f"{BASELINE}.sql").read_text(encoding="utf-8"))
        columns = [column for _, column, *_ in connection.execute("PRAGMA table_info(messages)")]
        rows = [dict(zip(columns, row, strict=True)) for row in connection.execute("SELECT * FROM messages")]
        [turn] = [each for each in rows if each["game_id"] == RUNNING and each["kind"] == "turn" and not each["leaves"]]
        connection.execute("UPDATE messages SET id = ? WHERE nonce = ?", (MESSAGE, turn["nonce"]))
        new: dict[str, dict[str, object]] = {
            "chore": {"kind": "next", "subject": str(FINISHED), "id": None},
            "other": {"kind": "archive", "subject": "", "id": None},
            "second": {"kind": "host", "leaves": "delete", "id": MESSAGE},
        }
        for number, (nonce, changes) in enumerate(new.items(), 90):
            row = {**turn, "nonce": nonce, "number": number, **changes}
            names, places = ", ".join(row), ", ".join("?" * len(row))
            connection.execute(f"INSERT INTO messages ({names}) VALUES ({places})", [*row.values()])  # noqa: S608
        connection.commit()
    async with GameDriver.open(tmp_path, f"sqlite:///{left}", interactions=10**6, rows=ROWS) as driver:
        driver.game = RUNNING
        outbox = (await driver.table()).game.outbox
        assert (outbox.frees, outbox.archives_thread) == (FINISHED, True)
        assert [each.nonce for each in outbox.messages if each.id == MESSAGE] == [turn["nonce"]]
        assert (await driver.finish()).state.is_over


@pytest.mark.slow
@pytest.mark.parametrize("file", ["today", *sorted(RELEASED.glob("*.addresses"))], ids=str)
def test_controls_that_a_release_has_sent_still_do_what_they_did(file: Path | str) -> None:
    texts = (file.read_text(encoding="utf-8") if isinstance(file, Path) else addresses()).splitlines()
    assert len(texts) > 80
    for each in texts:
        assert str(address := Address.parse(each)) == each
        assert address.action in HANDLERS
