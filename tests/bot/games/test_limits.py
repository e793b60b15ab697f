"""How many tables a person may host, and a server may have."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.lobby import TableLimits, cancel
from bot.games.models import GameOptions
from bot.games.refusals import ChannelBusy
from tests.bot.game_driver import KENJI, OLA, ZURI, GameDriver, by
from tests.bot.refusals import refused

PAIR = GameOptions("kd", 2)


@pytest.fixture
async def driver(tmp_path: Path) -> AsyncIterator[GameDriver]:
    async with GameDriver.open(tmp_path) as driver:
        driver.tables.limits = TableLimits(per_person=2, per_server=3)
        yield driver


async def test_a_person_may_host_so_many_tables_wherever_they_are(driver: GameDriver) -> None:
    first = await driver.lobby.open(1, 11, by(OLA), PAIR)
    await driver.lobby.open(2, 12, by(OLA), PAIR)
    with refused("error-host-has-too-many-tables") as caught:
        await driver.lobby.open(3, 13, by(OLA), PAIR)
    assert caught.value.arguments == {"limit": 2}
    assert (await driver.games.live_counts(OLA, 3)).of_server == 0
    await driver.tables.change(first.game.id, cancel, by(OLA))
    await driver.lobby.open(3, 13, by(OLA), PAIR)


async def test_a_server_may_have_so_many_tables_whoever_hosts_them(driver: GameDriver) -> None:
    for channel, host in ((11, OLA), (12, OLA), (13, KENJI)):
        await driver.lobby.open(1, channel, by(host), PAIR)
    with refused("error-server-has-too-many-tables") as caught:
        await driver.lobby.open(1, 14, by(ZURI), PAIR)
    assert caught.value.arguments == {"limit": 3}
    await driver.lobby.open(2, 15, by(ZURI), PAIR)


async def test_private_conversations_are_no_server(driver: GameDriver) -> None:
    for person in range(4):
        await driver.lobby.open(None, 11 + person, by(200 + person), PAIR)
    assert sum((await driver.games.count_live()).values()) == 4


async def test_who_hosts_enough_tables_is_told_of_the_table_that_is_in_the_channel(driver: GameDriver) -> None:
    await driver.lobby.open(1, 11, by(OLA), PAIR)
    await driver.lobby.open(1, 12, by(OLA), PAIR)
    with pytest.raises(ChannelBusy):
        await driver.lobby.open(1, 12, by(OLA), PAIR)


async def test_there_is_room_or_not_before_a_thread_is_made(driver: GameDriver) -> None:
    await driver.lobby.require_room(1, by(OLA))
    await driver.lobby.open(1, 11, by(OLA), PAIR)
    await driver.lobby.open(1, 12, by(OLA), PAIR)
    with refused("error-host-has-too-many-tables"):
        await driver.lobby.require_room(1, by(OLA))


@pytest.mark.slow
async def test_a_dynasty_goes_on_however_many_tables_its_host_has(driver: GameDriver) -> None:
    first = await driver.a_game(OLA, KENJI, dynasty=True)
    await driver.finish()
    for channel in (11, 12):
        await driver.lobby.open(1, channel, by(OLA), PAIR)
    assert (await driver.series.rematch_or_next(first, by(KENJI))).game.number == 2
