"""How the heartbeat finds the games that need something, and what it costs."""

from __future__ import annotations

import re

import pytest
from sqlalchemy import Connection

from bot.chat.handling.pipeline import do_due, next_due
from bot.chat.publishing.publisher import Publisher
from bot.games.channel import acts
from bot.games.deadlines import next_reminder
from bot.games.game import GameOptions, Seat, new_game
from bot.games.table import Table
from bot.storage.database import Database
from bot.storage.schema import games as games_table
from tests.bot.fake_channels import FakeChannels
from tests.bot.game_driver import KENJI, NOW, OLA, GameDriver, by
from tests.bot.publishers import services_of
from tests.bot.query_counter import counted

WAITING = 30


def needs_publishing(table: Table) -> bool:
    """Whether the table is to be published, found out by replaying its log."""
    awaits_computer = table.acting is not None and table.acting.is_computer
    return awaits_computer or bool(acts(table.game))


async def check(driver: GameDriver) -> Table:
    """Check what is stored of the game against its log; the table."""
    table = await driver.another_bot().table()
    assert (table.game.progress.public_ply, table.game.progress.acting_seat) == (table.public_ply, table.acting_seat)
    assert await driver.games.unshown_games() == ((driver.game,) if needs_publishing(table) else ())
    at = next_reminder(table.game)
    assert (at is None) == (not table.is_playing or needs_publishing(table))
    if at is not None:
        assert await driver.games.due_games(at - 1) == ()
        assert await driver.games.due_games(at) == ((at, driver.game),)
    return table


@pytest.mark.slow
async def test_the_columns_of_the_heartbeat_say_what_the_log_says(driver: GameDriver, publisher: Publisher) -> None:
    await driver.a_lobby(OLA, KENJI, computers=1)
    await check(driver)
    await driver.tables.start(driver.game, by(OLA))
    while (await check(driver)).is_playing:
        await driver.runner.advance(driver.game)
        await publisher.publish(driver.game)
        if (await check(driver)).is_playing:
            await driver.step()
    await publisher.publish(driver.game)
    assert not needs_publishing(await check(driver))


async def test_a_game_that_is_marked_but_shows_everything_is_looked_at_once(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await driver.begin(OLA, KENJI)
    await publisher.publish(driver.game)
    before, channels.log = await driver.table(), []

    def mark(connection: Connection) -> None:
        connection.execute(games_table.update().values(unshown=True, due_at=None))

    await driver.database.transaction(mark, writes=True)
    await publisher.publish_pending()
    assert await check(driver) == before
    assert channels.log == []


# ---- what it costs


async def a_waiting_game(driver: GameDriver, channel_id: int) -> None:
    """A game that has been shown, of which the next reminder is due in a day."""
    seats = (Seat(1, OLA, "Ola"), Seat(2, KENJI, "Kenji"))
    new = new_game(1, channel_id, OLA, GameOptions("kd", 2), seats, NOW).with_deal(secret=bytes(32))
    lobby = (await driver.tables.create(new, require_room=lambda _: None)).game
    await driver.tables.start(lobby.id, by(OLA))
    await driver.announce(4000 + channel_id, lobby.id)


@pytest.mark.slow
async def test_games_that_wait_cost_the_heartbeat_nothing(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    for channel_id in range(WAITING):
        await a_waiting_game(driver, channel_id)
    services = services_of(driver, channels, publisher)
    with counted(driver.database) as asked:
        await publisher.publish_pending()
        assert await next_due(services, await do_due(services)) is not None
    assert (len(asked.reads), asked.writes) == (4, 0)
    assert not [statement for statement in asked.reads if "moves" in statement or "seats" in statement]


async def test_the_heartbeat_reads_an_index(driver: GameDriver) -> None:
    assert "ix_games_unshown" in await plan_of(driver.database, driver.games.unshown_games())
    assert "ix_games_due_at" in await plan_of(driver.database, driver.games.due_games(NOW))
    assert "ix_games_due_at" in await plan_of(driver.database, driver.games.next_due(NOW))


async def plan_of(database: Database, question: object) -> str:
    """What the database says about how it answers the only statement of a question."""
    with counted(database) as asked:
        await question  # type: ignore[misc]
    [statement] = asked.reads

    def explain(connection: Connection) -> str:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL enable_seqscan = off")  # which small tables are best read by
            statement_with_values = re.sub(r"\$\d+::[A-Z]+", str(NOW), statement)
            return str(connection.exec_driver_sql(f"EXPLAIN {statement_with_values}").all())
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", (NOW,) * statement.count("?"))
        return str(plan.all())

    return await database.transaction(explain, writes=False)
