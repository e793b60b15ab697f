"""Later bots read what a release has written: texts of moves, the database, addresses. They only grow."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.chat.kit.addresses import Address
from bot.chat.kit.pipeline import HANDLERS
from bot.games.game import Status
from bot.storage.account_repository import SqlServerRepository
from bot.storage.game_repository import SqlGameRepository
from tests.bot.database_urls import migrated_url, on_sqlite_only
from tests.bot.game_driver import CHANNEL, OLA, STRANGER, GameDriver
from tests.bot.storage.releases import ANALYSIS, PERSON, RELEASED, SERVER

pytestmark = on_sqlite_only

FINISHED, FOLLOWED, PLANNED, LOBBY = 1, 2, 3, 4
"""The games in each database."""

COLUMNS = {
    "table": 'SELECT name, type, "notnull", pk FROM pragma_table_xinfo(?)',
    "index": 'SELECT name, "desc", key FROM pragma_index_xinfo(?)',
}


@pytest.fixture(params=sorted(RELEASED.glob("*.sql")), ids=lambda file: file.stem)
async def driver(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[GameDriver]:
    """A bot of today on a database that a release has left."""
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
        connection.executescript(request.param.read_text(encoding="utf-8"))
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
    assert await SqlGameRepository(driver.database).analysis(FINISHED) == ANALYSIS


@pytest.mark.slow
@pytest.mark.parametrize("game", [FOLLOWED, PLANNED])
async def test_a_game_that_a_release_began_is_played_to_its_end(driver: GameDriver, game: int) -> None:
    driver.game = game
    assert (await driver.table()).ply > 0
    assert (await driver.finish()).state.is_over


async def test_plans_followers_and_lobbies_of_a_release_are_there(driver: GameDriver) -> None:
    driver.game = PLANNED
    assert [bool(seat.plan) for seat in (await driver.table()).game.seats].count(True) == 1
    assert await driver.following.mentioned(FOLLOWED) == (STRANGER,)
    lobby = await driver.games.live_game(CHANNEL + 2)
    assert lobby
    assert (lobby.id, lobby.status, len(lobby.invited)) == (LOBBY, Status.LOBBY, 1)


async def test_the_settings_of_a_release_are_there(driver: GameDriver) -> None:
    assert await driver.accounts.person(OLA) == PERSON
    assert await SqlServerRepository(driver.database).server(SERVER.guild_id) == SERVER


ANSWERS_TO_UNDO = {"approveundo": "agree", "rejectundo": "decline"}
"""The actions of buttons from before undoing was a proposal."""
FORMER = {"first": "step", "last": "step"}
"""The present actions of buttons that no screen has any longer."""


@pytest.mark.parametrize("file", sorted(RELEASED.glob("*.addresses")), ids=lambda file: file.stem)
def test_controls_that_a_release_has_sent_still_do_what_they_did(file: Path) -> None:
    for text in file.read_text(encoding="utf-8").splitlines():
        address = Address.parse(text)
        action, game_id, ply, argument = text.split(":", 3)
        if action in ANSWERS_TO_UNDO:
            ply, argument = "0", f"undo {ply}"
        present = (ANSWERS_TO_UNDO | FORMER).get(action, action)
        assert str(address) == f"{present}:{game_id}:{ply}:{argument}"
        assert address.action in HANDLERS
