"""Later bots read what a release has written, and what is written today: texts of moves, the database, addresses."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.chat.kit.blocks import Address
from bot.games.game import Status
from bot.storage.account_repository import SqlServerRepository
from tests.bot.database_urls import migrated_url, on_sqlite_only
from tests.bot.features import HANDLERS
from tests.bot.game_driver import CHANNEL, OLA, GameDriver
from tests.bot.storage.releases import PERSON, RELEASED, SERVER, addresses, database

pytestmark = on_sqlite_only

FINISHED, RUNNING, PLANNED, LOBBY = 1, 2, 3, 4
"""The games in each database."""

COLUMNS = {
    "table": 'SELECT name, type, "notnull", pk FROM pragma_table_xinfo(?)',
    "index": 'SELECT name, "desc", key FROM pragma_index_xinfo(?)',
}


@pytest.fixture(scope="module")
def written_today() -> str:
    return asyncio.run(database())


@pytest.fixture(params=["today", *sorted(RELEASED.glob("*.sql"))], ids=str)
async def driver(request: pytest.FixtureRequest, written_today: str, tmp_path: Path) -> AsyncIterator[GameDriver]:
    """A bot of today on a database that a release has left, or that is left today."""
    found = request.param
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
        connection.executescript(written_today if found == "today" else found.read_text(encoding="utf-8"))
    async with GameDriver.open(tmp_path, f"sqlite:///{tmp_path}/games.db", interactions=10**6) as driver:
        yield driver


def shape(file: Path) -> dict[str, set[tuple[object, ...]]]:
    """The columns of every table and of every index, in no order."""
    with closing(sqlite3.connect(file)) as connection:
        made = connection.execute("SELECT type, name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'").fetchall()
        return {name: set(connection.execute(COLUMNS[kind], [name])) for kind, name in made}


async def test_the_database_of_a_release_becomes_that_of_today(driver: GameDriver, tmp_path: Path) -> None:
    migrated_url(tmp_path, "new")
    assert shape(tmp_path / "games.db") == shape(tmp_path / "new.db")


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


@pytest.mark.slow
@pytest.mark.parametrize("file", ["today", *sorted(RELEASED.glob("*.addresses"))], ids=str)
def test_controls_that_a_release_has_sent_still_do_what_they_did(file: Path | str) -> None:
    texts = (file.read_text(encoding="utf-8") if isinstance(file, Path) else addresses()).splitlines()
    assert len(texts) > 80
    for text in texts:
        assert str(address := Address.parse(text)) == text
        assert address.action in HANDLERS
