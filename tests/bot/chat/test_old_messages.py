"""Public messages that are older than an hour, which Discord lets nobody edit as often as they like."""

from functools import partial

from bot.chat.absence import Returns
from bot.chat.kit.addresses import Action, Address
from bot.chat.publishing.publisher import Publisher
from bot.games.absence import AbsenceService
from bot.games.lobby import join
from bot.games.models import CLOCK, HOUR, Announcement, GameOptions
from bot.games.pace import note_reminder
from tests.bot.fake_channels import FakeChannels, refused
from tests.bot.game_driver import CHANNEL, KENJI, NOW, OLA, GameDriver, by
from tests.bot.publishers import MovedClock, publisher_of

FIRST_ID_SENT_AT = 1_420_070_400
"""When a message with a small id such as 5000 was sent, in Unix seconds: that is what the id says."""


async def test_a_message_older_than_an_hour_is_sent_again_and_notifies_nobody_again(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, clock: MovedClock
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    clock.now = FIRST_ID_SENT_AT + HOUR
    await publisher.redraw(driver.game)
    clock.now += 1
    await publisher.redraw(driver.game)
    assert channels.log == ["send 5000", "edit 5000", "send 5001", "edit 5000"]
    assert channels.mentioned == [((await driver.acting()).user_id,), ()]
    game = (await driver.table()).game
    assert (game.announcement, game.leftovers) == (Announcement(0, 2, 5001), ())


async def test_a_message_that_discord_lets_nobody_edit_any_more_is_sent_again(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    channels.error = refused(429, 30046)
    await publisher.redraw(driver.game)
    assert channels.log == ["send 5000", "send 5001"]
    assert channels.mentioned == [((await driver.acting()).user_id,), ()]
    assert (await driver.table()).game.announcement == Announcement(0, 2, 5001)


async def test_a_message_that_is_sent_again_for_its_age_leaves_the_reminder_and_the_nudge_as_they_were(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, clock: MovedClock
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    reminded = (await driver.acting()).user_id
    note = partial(note_reminder, actor=CLOCK, ply=2, user_id=reminded, at=NOW, message_id=70)
    await driver.games.update(driver.game, note)
    await driver.tables.record_announcement(await driver.table(), Announcement(0, 2, 5000, nudge_at=NOW))
    clock.now = FIRST_ID_SENT_AT + HOUR + 1
    await publisher.redraw(driver.game)
    assert channels.log == ["send 5000", "send 5001", "edit 5000"]
    game = (await driver.table()).game
    assert (game.announcement, game.reminder.message_id) == (Announcement(0, 2, 5001, nudge_at=NOW), 70)


async def test_the_end_of_an_absence_sends_no_old_message_again_unless_it_is_the_turn_of_whoever_is_back(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, clock: MovedClock
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    acting, absences = (await driver.acting()).user_id, AbsenceService(driver.tables)
    returns = Returns(driver.tables, driver.runner, publisher)
    [waiting] = {OLA, KENJI} - {acting}
    clock.now = FIRST_ID_SENT_AT + HOUR + 1
    await absences.leave(waiting, NOW + 60)
    await returns.end(driver.game, NOW + 60)
    assert channels.log == ["send 5000"]
    await absences.leave(acting or 0, NOW + 60)
    await returns.end(driver.game, NOW + 60)
    assert channels.log == ["send 5000", "send 5001", "edit 5000"]


async def test_what_another_message_says_as_well_sends_no_old_message_again(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, clock: MovedClock
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    await publisher.redraw_unless_old(driver.game)
    clock.now = FIRST_ID_SENT_AT + HOUR + 1
    await publisher.redraw_unless_old(driver.game)
    assert channels.log == ["send 5000", "edit 5000"]


async def an_old_lobby(driver: GameDriver, publisher: Publisher, clock: MovedClock) -> None:
    """A lobby with a free seat, whose message was sent three hours ago."""
    driver.game = (await driver.lobby.open(1, CHANNEL, by(OLA), GameOptions("kd", 2))).game.id
    await publisher.publish(driver.game)
    clock.now = FIRST_ID_SENT_AT + 3 * HOUR


async def test_an_old_lobby_is_sent_again_when_somebody_joins_and_the_one_before_is_deleted(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, clock: MovedClock
) -> None:
    await an_old_lobby(driver, publisher, clock)
    await driver.change(join, by(KENJI))
    await publisher.publish(driver.game)
    assert channels.log == ["send 5000", "send 5001", "delete 5000"]
    assert channels.mentioned == [(), ()]
    assert await driver.games.unshown_games() == ()


async def test_a_lobby_that_was_sent_again_and_not_recorded_takes_the_place_of_the_old_one(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, clock: MovedClock
) -> None:
    await an_old_lobby(driver, publisher, clock)
    await driver.change(join, by(KENJI))
    sent_now = 3 * HOUR * 1000 << 22
    channels.newer = {sent_now: Address(Action.JOIN, driver.game)}
    restarted = publisher_of(driver, channels)
    await restarted.publish_pending()
    assert channels.log == ["send 5000", f"edit {sent_now}", "delete 5000"]
    assert (await driver.table()).game.announcement.message_id == sent_now
