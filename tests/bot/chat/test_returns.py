"""The end of an absence, on channels that keep one message of each nonce for some minutes."""

import pytest

from bot.chat.absence import Returns
from bot.chat.publishing.publisher import Publisher
from bot.games.absence import AbsenceService
from tests.bot.fake_channels import FakeChannels
from tests.bot.game_driver import KENJI, NOW, OLA, GameDriver
from tests.bot.publishers import publisher_of
from tests.bot.remembering_channels import Killed, RememberingChannels


@pytest.fixture
def channels() -> RememberingChannels:
    return RememberingChannels()


async def announced_while_away(driver: GameDriver, publisher: Publisher) -> None:
    """Announce the turn of somebody who is back a minute later, and notify nobody."""
    await driver.begin(OLA, KENJI)
    acting = (await driver.acting()).user_id
    assert acting
    await AbsenceService(driver.tables).leave(acting, NOW + 60)
    await publisher.publish_pending()


async def test_a_turn_that_was_just_announced_is_announced_to_its_player_who_is_back(
    driver: GameDriver, publisher: Publisher, channels: RememberingChannels
) -> None:
    await announced_while_away(driver, publisher)
    driver.tables.clock = lambda: NOW + 60
    await Returns(driver.tables, driver.runner, publisher).end(driver.game, NOW + 60)
    assert channels.mentioned == [(), ((await driver.acting()).user_id,)]
    assert (await driver.table()).game.announcement.message_id == 5001
    # The message before has lost its buttons.
    assert list(channels.addresses) == [5001]


@pytest.mark.parametrize("off", ["a moment", "long"])
async def test_a_kill_at_that_moment_neither_loses_nor_repeats_it(
    off: str, driver: GameDriver, publisher: Publisher, channels: RememberingChannels
) -> None:
    await announced_while_away(driver, publisher)
    channels.kill_next = True
    driver.tables.clock = lambda: NOW + 60
    with pytest.raises(Killed):
        await Returns(driver.tables, driver.runner, publisher).end(driver.game, NOW + 60)
    if off == "long":
        channels.forget_nonces()
    again = driver.another_bot()
    await publisher_of(again, channels).publish_pending()
    assert channels.mentioned == [(), ((await driver.acting()).user_id,)]
    assert (await again.table()).game.announcement.message_id == 5001
    assert await again.games.unshown_games() == ()


async def test_a_message_that_has_just_been_sent_is_not_edited(driver: GameDriver) -> None:
    channels = FakeChannels()
    publisher = publisher_of(driver, channels)
    await announced_while_away(driver, publisher)
    driver.tables.clock = lambda: NOW + 60
    await Returns(driver.tables, driver.runner, publisher).end(driver.game, NOW + 60)
    sent = [each for each in channels.log if each.startswith("send")]
    assert sent == ["send 5000", "send 5001"]
    assert "edit 5001" not in channels.log
