"""What the publisher asks of Discord, on real games and channels that only take notes."""

from __future__ import annotations

import discord
import pytest

from bot.chat.handling.context import Context
from bot.chat.handling.pipeline import DEADLINES, do_due
from bot.chat.kit import failure_of
from bot.chat.publishing.publisher import Publisher
from bot.games.deadlines import TIMED
from bot.games.game import HOUR, GameOptions
from bot.games.lobby import add_computer, join, leave
from bot.games.messages import redraw, remind
from bot.games.outbox import Kind, Leaving
from bot.games.seats import absence_ends_at
from bot.games.table import Table
from tests.bot.fake_channels import FakeChannels, FakeReply, refused
from tests.bot.game_driver import CHANNEL, KENJI, NAMES, NOW, OLA, GameDriver, by
from tests.bot.publishers import MovedClock, services_of

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
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver.runner.players.pool, "module", QUICK)
    driver.game = (await driver.tables.open(1, CHANNEL, by(OLA), GameOptions("kd", 2))).game.id
    await publisher.publish(driver.game)
    await driver.change(add_computer, by(OLA), "master", NAMES)
    await driver.tables.start(driver.game, by(OLA))
    await publisher.publish(driver.game)
    assert channels.log[0] == "send 5000"
    assert sorted(channels.log[1:]) in (["edit 5000", "send 5001"], ["edit 5000", "send 5001", "typing"])


@pytest.mark.parametrize("is_closed", [False, True], ids=["not permitted", "closed"])
async def test_where_the_bot_cannot_send_a_turn_is_the_reply_to_the_interaction_that_ended_it(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, *, is_closed: bool
) -> None:
    channels.refusal = refused(403) if is_closed else None
    reply = FakeReply(may_send=is_closed)
    await publisher.publish_changed(await driver.begin(OLA, KENJI), reply)
    assert (reply.log, channels.log) == (["send"], [])
    assert (await driver.table()).game.announcement.id == 6000


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
    assert channels.nonces == [(await driver.table()).game.announcement.nonce]
    assert channels.mentioned == [((await driver.acting()).user_id,)]


async def test_a_new_turn_takes_the_reminder_and_the_buttons_of_the_turn_before_away(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    await driver.note(lambda game: remind(game, Kind.REMINDER, NOW, (), silent=True))
    await publisher.publish(driver.game)
    await driver.step()
    await publisher.publish(driver.game)
    assert channels.log == ["send 5000", "send 5001", "send 5002", "edit 5000", "delete 5001"]
    [left] = (await driver.table()).game.outbox.messages
    assert (left.kind, left.since, left.subject, left.id) == (Kind.TURN, 2, ("3",), 5002)


async def drawn_again(driver: GameDriver, publisher: Publisher) -> None:
    await driver.note(redraw)
    await publisher.publish(driver.game)


@pytest.mark.parametrize("error", [refused(404, 10008), refused(429, 30046)], ids=["deleted", "not to be edited"])
async def test_a_message_that_cannot_be_edited_is_sent_again_silently(
    error: Exception, driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    channels.error = error
    await drawn_again(driver, publisher)
    assert (channels.log, channels.silent) == (["send 5000", "send 5001"], [5001])
    assert (await driver.table()).game.announcement.id == 5001


async def test_what_could_not_be_tidied_up_is_tried_again(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    await driver.turn()
    channels.error = refused(503)
    await publisher.publish(driver.game)
    [left, _] = (await driver.table()).game.outbox.messages
    assert (left.id, left.leaves, left.tries) == (5000, Leaving.CONTROLS, 1)
    channels.error = None
    await publisher.publish_pending()
    assert channels.log == ["send 5000", "send 5001", "edit 5000"]
    assert [each.id for each in (await driver.table()).game.outbox.messages] == [5001]
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


# ---- messages that are older than an hour


FIRST_ID_SENT_AT = 1_420_070_400
"""When a message with a small id such as 5000 was sent, in Unix seconds: that is what the id says."""


async def test_a_message_older_than_an_hour_is_sent_again_and_notifies_nobody_again(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, clock: MovedClock
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    clock.now = FIRST_ID_SENT_AT + HOUR
    await drawn_again(driver, publisher)
    clock.now += 1
    await drawn_again(driver, publisher)
    assert channels.log == ["send 5000", "edit 5000", "send 5001", "edit 5000"]
    assert channels.silent == [5001]
    assert [each.id for each in (await driver.table()).game.outbox.messages] == [5001]


async def nothing(_: Context, __: Table) -> None:
    pass


async def test_the_end_of_an_absence_sends_no_old_message_again_unless_it_is_the_turn_of_whoever_is_back(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, clock: MovedClock
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    acting = (await driver.acting()).user_id
    # By this clock everything else is due as well.
    handlers = {**dict.fromkeys(TIMED, nothing), absence_ends_at: DEADLINES[absence_ends_at]}
    services = services_of(driver, channels, publisher)
    [waiting] = {OLA, KENJI} - {acting}
    clock.now = FIRST_ID_SENT_AT + HOUR + 1
    await driver.tables.leave(waiting, NOW + 60)
    await publisher.publish(driver.game)
    assert channels.log == ["send 5000", "send 5001", "edit 5000"]
    await do_due(services, handlers)
    assert channels.log[3:] == []
    await driver.tables.leave(acting or 0, NOW + 60)
    await publisher.publish(driver.game)
    assert channels.log[3:] == ["send 5002", "edit 5001"]
    await do_due(services, handlers)
    assert channels.log[5:] == ["send 5003", "edit 5002"]


async def an_old_lobby(driver: GameDriver, publisher: Publisher, clock: MovedClock) -> None:
    """A lobby with a free seat, whose message was sent three hours ago."""
    driver.game = (await driver.tables.open(1, CHANNEL, by(OLA), GameOptions("kd", 2))).game.id
    await publisher.publish(driver.game)
    clock.now = FIRST_ID_SENT_AT + 3 * HOUR


async def test_an_old_lobby_is_edited_twice_and_then_sent_again_and_the_one_before_is_deleted(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, clock: MovedClock
) -> None:
    await an_old_lobby(driver, publisher, clock)
    for change in (join, leave, join):
        await driver.change(change, by(KENJI))
        await publisher.publish(driver.game)
    assert channels.log == ["send 5000", "edit 5000", "edit 5000", "send 5001", "delete 5000"]
    assert channels.mentioned == [(), ()]
    assert await driver.games.unshown_games() == ()
