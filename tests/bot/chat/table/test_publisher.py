"""What the publisher asks of Discord, on real games and channels that only take notes."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import discord
import pytest

from bot.chat.handling.pipeline import DEADLINES, Moment
from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Row
from bot.chat.kit.discord_api import failure_of
from bot.chat.publishing.publisher import Publisher
from bot.games.deadlines import TIMED, Wait, note_reminder
from bot.games.game import CLOCK, HOUR, NOBODY, Game, GameOptions
from bot.games.lobby import add_computer
from bot.games.outbox import Announcement, News
from bot.games.publication import old_message, record_announcement
from bot.games.seats import absence_ends_at
from bot.games.table import Table
from tests.bot.fake_channels import FakeChannels, FakeReply, Killed, RememberingChannels, refused
from tests.bot.game_driver import CHANNEL, KENJI, NAMES, NOW, OLA, GameDriver, by
from tests.bot.publishers import MovedClock, publisher_of, timekeeper_of

QUICK = "tests.bot.quick_players"


async def with_opponent(driver: GameDriver, level: str) -> None:
    """A game of Ola against a computer player of that level."""
    driver.game = (await driver.tables.open(1, CHANNEL, by(OLA), GameOptions("kd", 2))).game.id
    await driver.change(add_computer, by(OLA), level, NAMES)
    await driver.tables.start(driver.game, by(OLA))
    while (await driver.table()).acting == (await driver.table()).game.seat_of(OLA):
        await driver.step()


@pytest.fixture
async def against_master(driver: GameDriver, monkeypatch: pytest.MonkeyPatch) -> GameDriver:
    """The driver of a game of Ola against a computer player who is said to think, and does not for long."""
    monkeypatch.setattr(driver.runner.players.pool, "module", QUICK)
    await with_opponent(driver, "master")
    return driver


async def test_the_bot_types_while_a_computer_player_thinks(
    against_master: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await against_master.runner.advance(against_master.game)
    await publisher.publish(against_master.game)
    assert channels.log == ["typing", "send 5000"]


async def test_a_lobby_closes_before_computer_players_think_about_the_first_moves(
    against_master: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    table = await against_master.table()
    await against_master.tables.change(table, record_announcement, NOBODY, table.game, Announcement(0, 0, 4000))
    await against_master.runner.advance(against_master.game)
    await publisher.publish(against_master.game)
    assert channels.log == ["typing", "edit 4000", "send 5000"]


@pytest.mark.parametrize("is_closed", [False, True], ids=["not permitted", "closed"])
async def test_where_the_bot_cannot_send_a_turn_is_the_reply_to_the_interaction_that_ended_it(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, *, is_closed: bool
) -> None:
    channels.refusal = refused(403) if is_closed else None
    reply = FakeReply(may_send=is_closed)
    await publisher.publish_changed(await driver.begin(OLA, KENJI), reply)
    assert (reply.log, channels.log) == (["send"], [])
    assert (await driver.table()).game.outbox.announcement == Announcement(0, 2, 6000)


@pytest.mark.parametrize(
    "reply",
    [
        pytest.param(FakeReply(may_send=True), id="the bot may send"),
        pytest.param(FakeReply(is_expired=True), id="expired"),
        pytest.param(FakeReply(channel_id=8), id="another channel"),
        pytest.param(FakeReply(error=refused(404)), id="forgotten by Discord"),
        pytest.param(FakeReply(error=refused(401)), id="ended"),
    ],
)
async def test_a_turn_is_sent_to_the_channel_if_the_bot_may_or_the_reply_is_of_no_use(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, reply: FakeReply
) -> None:
    table = await driver.begin(OLA, KENJI)
    await publisher.publish_changed(table, reply)
    assert (reply.log, channels.log) == ([], ["send 5000"])
    assert channels.nonces == [f"{driver.game}-2"]
    assert channels.mentioned == [((await driver.acting()).user_id,)]


async def test_a_new_turn_takes_the_reminder_and_the_buttons_of_the_turn_before_away(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    wait = Wait.of((await driver.table()).game)
    note = partial(note_reminder, actor=CLOCK, wait=wait, at=4000, message_id=70)
    await driver.note(note)
    await driver.step()
    await publisher.publish(driver.game)
    assert channels.log == ["send 5000", "send 5001", "edit 5000", "delete 70"]
    game = (await driver.table()).game
    assert (game.outbox.announcement, game.reminder.message_id) == (Announcement(2, 3, 5001), None)


@pytest.mark.parametrize("error", [refused(404, 10008), refused(429, 30046)], ids=["deleted", "not to be edited"])
async def test_a_message_that_cannot_be_edited_is_sent_again_silently(
    error: Exception, driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    channels.error = error
    await publisher.redraw(driver.game)
    assert (channels.log, channels.silent) == (["send 5000", "send 5001"], [5001])
    assert (await driver.table()).game.outbox.announcement == Announcement(0, 2, 5001)


# ---- tidying up


async def a_second_turn(driver: GameDriver, publisher: Publisher) -> None:
    """A turn that was shown, and one after it."""
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    wait = Wait.of((await driver.table()).game)
    note = partial(note_reminder, actor=CLOCK, wait=wait, at=NOW, message_id=70)
    await driver.note(note)
    await driver.turn()
    await publisher.publish(driver.game)


async def test_what_could_not_be_tidied_up_is_tried_again(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    channels.error = refused(503)
    await a_second_turn(driver, publisher)
    assert (await driver.table()).game.outbox.posts == (
        replace(old_message(5000, News.PAST_TURN), tries=1),
        replace(old_message(70), tries=1),
    )
    channels.error = None
    await publisher.publish_pending()
    assert channels.log == ["send 5000", "send 5001", "edit 5000", "delete 70"]
    assert (await driver.table()).game.outbox.posts == ()
    assert await driver.games.unshown_games() == ()


# ---- pauses


async def test_a_closed_channel_is_tried_after_pauses_that_grow_to_an_hour(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, clock: MovedClock
) -> None:
    await driver.begin(OLA, KENJI)
    channels.refusal, tried = refused(403), []
    for minute in range(200):
        clock.now, channels.refused = NOW + 60 * minute, 0
        await publisher.publish_pending()
        tried += [minute] * channels.refused
    assert tried == [0, 1, 3, 7, 15, 31, 63, 127, 191]
    assert publisher.is_backing_off(driver.game)


async def test_a_message_that_discord_puts_off_for_long_is_sent_later(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await driver.begin(OLA, KENJI)
    channels.refusal = failure_of(discord.RateLimited(600.0))
    await publisher.publish_pending()
    assert publisher.is_backing_off(driver.game)
    channels.refusal = None
    await publisher.publish_pending()
    assert channels.log == ["send 5000"]


# ---- messages that a bot that was killed has sent, but not recorded


async def test_a_message_that_was_not_recorded_is_looked_for_before_it_is_sent_again(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await driver.begin(OLA, KENJI)
    driver.tables.unpublished.clear()
    channels.newer = {4443: Address(Action.JOIN, driver.game), 4444: Address(Action.PLAY, driver.game, 2, ">1")}
    await publisher.publish_pending()
    assert channels.log == ["edit 4443"]
    # It may have notified nobody, so the player is notified at once.
    assert (await driver.table()).game.outbox.announcement == Announcement(0, 2, 4444, nudge_at=NOW)


async def test_a_lobby_that_was_not_recorded_is_found_and_recorded(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await driver.a_lobby(OLA, computers=1)
    driver.tables.unpublished.clear()
    channels.newer = {4444: Address(Action.JOIN, driver.game)}
    await publisher.publish_pending()
    assert channels.log == ["edit 4444"]
    assert (await driver.table()).game.outbox.announcement == Announcement(0, 0, 4444)
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
    assert (game.outbox.announcement, game.outbox.posts) == (Announcement(3, 4, 5001), ())


class DyingChannels(RememberingChannels):
    """Channels whose bot is killed when it has taken the buttons of a message."""

    async def take_controls(self, game: Game, message_id: int, left: Row | None = None) -> None:
        await super().take_controls(game, message_id, left)
        raise Killed


async def test_a_bot_that_was_killed_and_is_killed_again_has_recorded_the_turn_before_it_tidied_up(
    driver: GameDriver,
) -> None:
    channels = DyingChannels()
    await publisher_of(driver, channels).publish_changed(await driver.begin(OLA, KENJI))
    await driver.turn()
    with pytest.raises(Killed):
        await publisher_of(driver, channels).publish(driver.game)
    outbox = (await driver.table()).game.outbox
    assert (outbox.announcement, outbox.posts) == (Announcement(2, 3, 5001), (old_message(5000, News.PAST_TURN),))


# ---- messages that are older than an hour


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
    assert channels.silent == [5001]
    game = (await driver.table()).game
    assert (game.outbox.announcement, game.outbox.posts) == (Announcement(0, 2, 5001), ())


async def nothing(_: Moment, __: Table) -> None:
    pass


async def test_the_end_of_an_absence_sends_no_old_message_again_unless_it_is_the_turn_of_whoever_is_back(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, clock: MovedClock
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    acting = (await driver.acting()).user_id
    # By this clock everything else is due as well.
    handlers = {**dict.fromkeys(TIMED, nothing), absence_ends_at: DEADLINES[absence_ends_at]}
    timekeeper = timekeeper_of(driver, channels, publisher, handlers=handlers)
    [waiting] = {OLA, KENJI} - {acting}
    clock.now = FIRST_ID_SENT_AT + HOUR + 1
    await driver.tables.leave(waiting, NOW + 60)
    await timekeeper.do_due()
    assert channels.log == ["send 5000"]
    await driver.tables.leave(acting or 0, NOW + 60)
    await timekeeper.do_due()
    assert channels.log == ["send 5000", "send 5001", "edit 5000"]
