"""What the publisher asks of Discord, on real games and channels that only take notes."""

from __future__ import annotations

import discord
import pytest

from bot.chat.kit import failure_of
from bot.chat.publishing.publisher import Publisher
from bot.games.game import NOBODY, GameOptions
from bot.games.lobby import add_computer
from bot.games.outbox import Kind, Message
from bot.games.seats import offer_seat, take_offered_seat
from bot.games.table import Table
from tests.bot.fake_channels import FakeChannels, FakeReply, refused
from tests.bot.game_driver import CHANNEL, KENJI, NAMES, NOW, OLA, STRANGER, ZURI, GameDriver, by
from tests.bot.publishers import MovedClock

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


async def be_seated(driver: GameDriver, user_id: int, number: int, *offers: int) -> Table:
    """Let somebody take a seat, by the message of its offer if there is one."""
    rows = tuple(Message(Kind.OFFERED, (str(number),), id=each) for each in offers)
    await driver.change(offer_seat, NOBODY, str(number))
    await driver.note(lambda game: game.with_outbox(messages=(*game.outbox.messages, *rows)))
    return await driver.change(take_offered_seat, by(user_id), number, *(offers or (None,)))


async def test_where_the_bot_may_not_send_it_tells_in_reply_to_whoever_has_caused_it(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    reply = FakeReply(message_id=4000)
    await publisher.publish_changed(await be_seated(driver, ZURI, 1, 4000), reply)
    await publisher.publish_changed(await be_seated(driver, STRANGER, 2), reply)
    assert (reply.log, [each for each in channels.log if "send" in each]) == (["edit", "send"], ["send 5000"])


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
