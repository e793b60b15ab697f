"""One task sleeps until the earliest deadline of all games, and nothing that is timed waits for the heartbeat."""

import logging
from itertools import count

import pytest

from bot.chat.handling import pipeline
from bot.chat.handling.context import Context
from bot.chat.handling.pipeline import DEADLINES, do_due, next_due
from bot.games.deadlines import OF_OWNER, TIMED
from bot.games.game import GameOptions
from bot.games.refusals import StaleGame
from bot.games.table import Table
from bot.storage.game_repository import SqlGameRepository
from tests.bot.fake_channels import FakeChannels
from tests.bot.game_driver import NOW, OLA, GameDriver, by
from tests.bot.publishers import services_of
from tests.bot.server import HOUR, SimulatedServer

DAY = 24 * HOUR
FOREVER = 10**9


@pytest.fixture
async def server(server: SimulatedServer) -> SimulatedServer:
    server.bot.clockwork.seconds = FOREVER
    server.bot.clockwork.beats_at = server.now + FOREVER
    await server.without_grace()
    return server


async def test_a_reminder_comes_without_the_heartbeat_unless_it_has_failed(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    turn = server.newest
    await server.sleep(7.9)
    assert server.after(turn) == []
    await server.sleep(0.1)
    assert len(server.after(turn)) == 1
    server.fail("POST /channels/.*/messages$", status=503, times=1)
    await server.sleep(16)
    assert server.after(turn) == []
    await server.bot.clockwork.beat()
    assert len(server.after(turn)) == 1


async def test_the_task_goes_on_when_the_database_does_not_answer_once(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await server.begin(pace=8 * 60)
    server.bot.clockwork.seconds, server.bot.clockwork.beats_at = 60, server.now + 60
    turn = server.newest

    async def no_answer(*_: object) -> None:
        monkeypatch.undo()
        raise OSError("the database is gone")

    monkeypatch.setattr(SqlGameRepository, "next_due", no_answer)
    await server.sleep(8)
    assert "work that repeats has failed" in caplog.text
    assert len(server.after(turn)) == 1
    await server.sleep(8)
    assert len(server.after(turn)) == 1, "the reminder is one message"
    caplog.clear()


async def test_games_that_keep_failing_keep_no_other_from_its_deadline(driver: GameDriver) -> None:
    lobbies = list[int]()
    for number in range(101):
        guild_id, host = number // 50 + 1, by(OLA + number)
        lobbies.append((await driver.tables.open(guild_id, number, host, GameOptions("kd", 2))).game.id)
    done = list[int]()

    async def act(_: Context, table: Table) -> None:
        if table.game.id != lobbies[-1]:
            raise OSError("it never works")
        done.append(table.game.id)

    driver.tables.clock = lambda: NOW + 8 * DAY
    await do_due(services_of(driver, FakeChannels()), dict.fromkeys(TIMED, act))
    assert done == [lobbies[-1]]


async def test_a_deadline_that_another_process_was_faster_with_is_no_error(
    driver: GameDriver, caplog: pytest.LogCaptureFixture
) -> None:
    await driver.tables.open(1, 1, by(OLA), GameOptions("kd", 2))

    async def act(_: Context, table: Table) -> None:
        raise StaleGame

    driver.tables.clock = lambda: NOW + 8 * DAY
    with caplog.at_level(logging.INFO):
        await do_due(services_of(driver, FakeChannels()), dict.fromkeys(TIMED, act))
    [record] = [each for each in caplog.records if each.name == pipeline.__name__]
    assert (record.levelno, record.exc_info) == (logging.INFO, None)


async def test_what_becomes_due_while_something_else_is_done_waits_for_nothing(driver: GameDriver) -> None:
    await driver.a_lobby(OLA)
    clock = count(NOW + 7 * DAY - 1)

    async def act(_: Context, __: Table) -> None:
        raise OSError("it never works")

    driver.tables.clock = lambda: next(clock)
    services, handlers = services_of(driver, FakeChannels()), dict.fromkeys(TIMED, act)
    assert (await next_due(services, await do_due(services, handlers)) or 0) < next(clock)
    assert await next_due(services, await do_due(services, handlers)) is None, "what has failed is not tried at once"


def test_every_kind_of_deadline_has_a_handler() -> None:
    """Features have those of the rows that are no tables."""
    assert set(DEADLINES) == set(TIMED) - set(OF_OWNER)
