"""Public messages that a bot that was killed has sent, but not recorded."""

import pytest

from bot.chat.kit.addresses import Action, Address
from bot.chat.publishing.publisher import Publisher
from bot.games.models import Announcement
from tests.bot.fake_channels import FakeChannels, FakeReply
from tests.bot.game_driver import KENJI, NOW, OLA, GameDriver
from tests.bot.publishers import publisher_of


async def test_a_message_that_was_not_recorded_is_looked_for_before_it_is_sent_again(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await driver.begin(OLA, KENJI)
    channels.newer = {4443: Address(Action.JOIN, driver.game), 4444: Address(Action.PLAY, driver.game, 2, ">1")}
    await publisher.publish_pending()
    assert channels.log == ["edit 4443"]
    # It may have notified nobody, so the player is notified at once.
    assert (await driver.table()).game.announcement == Announcement(0, 2, 4444, nudge_at=NOW)


async def test_a_lobby_that_was_not_recorded_is_found_and_recorded(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await driver.a_lobby(OLA, computers=1)
    channels.newer = {4444: Address(Action.JOIN, driver.game)}
    await publisher.publish_pending()
    assert channels.log == ["edit 4444"]
    assert (await driver.table()).game.announcement == Announcement(0, 0, 4444)
    assert await driver.games.unshown_games() == ()


async def test_messages_from_before_a_restore_are_no_messages_of_the_restored_game(
    driver: GameDriver, channels: FakeChannels
) -> None:
    publisher = publisher_of(driver, channels, restored_at=2_000_000_000)
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    # The copy has one turn, and the channel shows a second one, which was lost.
    await driver.turn()
    channels.newer = {5555: Address(Action.PLAY, driver.game, 3, ">2")}
    clicked = FakeReply(may_send=True, message_id=5555, address=channels.newer[5555])
    await publisher.publish_changed(await driver.table(), clicked)
    assert (await driver.table()).game.announcement == Announcement(2, 3, 5001, nudge_at=None)


async def test_messages_of_other_games_are_left_alone(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await driver.begin(OLA, KENJI)
    channels.newer = {4444: Address(Action.PLAY, driver.game + 1, 2, ">1")}
    await publisher.publish_pending()
    assert channels.log == ["send 5000"]


@pytest.mark.parametrize("action", [Action.APPROVE_UNDO, Action.ANSWER_REMINDER])
async def test_a_request_or_a_reminder_is_not_taken_for_the_announcement_of_its_turn(
    action: Action, driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await driver.begin(OLA, KENJI)
    # Asked while the turn could not be shown yet, by a bot that was killed then.
    channels.newer = {4444: Address(action, driver.game, 2)}
    await publisher.publish_pending()
    assert channels.log == ["send 5000"]
    asked = FakeReply(may_send=True, message_id=5555, address=Address(action, driver.game, 3))
    await driver.turn()
    await publisher.publish_changed(await driver.table(), asked)
    assert (await driver.table()).game.announcement.message_id == 5001


async def test_a_reminder_that_was_not_recorded_goes_with_its_turn(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    # A bot that was killed then has sent 5555; its player has moved since, and 5556 is one of the turn that has come.
    await driver.turn()
    channels.newer = {
        message_id: Address(Action.ANSWER_REMINDER, driver.game, ply, "0") for message_id, ply in ((5555, 2), (5556, 3))
    }
    restarted = publisher_of(driver, channels)
    await restarted.publish_pending()
    assert channels.log == ["send 5000", "send 5001", "delete 5555", "edit 5000"]
    assert await driver.games.unshown_games() == ()


async def test_a_click_tells_of_a_message_that_was_not_recorded(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    await driver.turn()
    # The bot has sent 5555 and was killed. Before it is told to publish, somebody clicks there.
    clicked = FakeReply(may_send=True, message_id=5555, address=Address(Action.PLAY, driver.game, 3, ">2"))
    await driver.turn()
    await publisher.publish_changed(await driver.table(), clicked)
    assert channels.log == ["send 5000", "send 5001", "edit 5000", "edit 5555"]
    game = (await driver.table()).game
    assert (game.announcement, game.leftovers) == (Announcement(3, 4, 5001), ())
