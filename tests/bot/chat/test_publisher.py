"""What the publisher asks of Discord, on real games and channels that only take notes."""

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.chat.publisher import Publisher
from bot.chat.reminders import Reminders
from bot.games.models import Announcement, GameOptions
from bot.games.reminder_schedule import reminder_sent_change
from tests.bot.fake_channels import FakeChannels, FakeReply
from tests.bot.game_driver import CHANNEL, KENJI, NAMES, OLA, GameDriver, by


@pytest.fixture
async def driver(tmp_path: Path) -> AsyncIterator[GameDriver]:
    async with GameDriver.open(tmp_path) as driver:
        yield driver


@pytest.fixture
def channels() -> FakeChannels:
    return FakeChannels()


@pytest.fixture
def publisher(driver: GameDriver, channels: FakeChannels) -> Publisher:
    return Publisher(driver.tables, driver.series, Reminders(driver.tables, channels), channels)


def refused(status: int, code: int = 0) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="refused")
    kind = discord.NotFound if status == 404 else discord.HTTPException
    return kind(response, {"code": code, "message": "refused"})


async def with_opponent(driver: GameDriver, level: str) -> None:
    """A game of Ola against a computer player of that level."""
    driver.game = (await driver.lobby.open(1, CHANNEL, by(OLA), GameOptions("kd", 2))).game.id
    await driver.lobby.add_computer(driver.game, by(OLA), level, NAMES)
    await driver.lobby.start(driver.game, by(OLA))
    while (await driver.table()).acting == (await driver.table()).game.seat_of(OLA):
        await driver.step()


async def test_the_bot_types_while_a_computer_player_thinks(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver.tables._computers, "_timeouts", {})  # thinks in this process, which is quicker here
    await with_opponent(driver, "strong")
    await publisher.advance_and_publish(driver.game)
    assert channels.log == ["typing", "send 5000"]


async def test_a_lobby_closes_before_computer_players_think_about_the_first_moves(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver.tables._computers, "_timeouts", {})
    await with_opponent(driver, "strong")
    await driver.tables.record_announcement(await driver.table(), Announcement(0, 0, 4000))
    await publisher.advance_and_publish(driver.game)
    assert channels.log == ["typing", "edit 4000", "send 5000", "edit 4000"]


async def test_nobody_is_seen_typing_if_the_computer_player_answers_at_once(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await with_opponent(driver, "greedy")
    await publisher.advance_and_publish(driver.game)
    assert channels.log == ["send 5000"]


async def test_a_turn_is_sent_as_the_reply_to_the_interaction_that_ended_it(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    table = await driver.begin(OLA, KENJI)
    reply = FakeReply()
    await publisher.publish_if_behind(table, reply)
    assert (reply.log, channels.log) == (["send"], [])
    assert (await driver.table()).game.announcement == Announcement(0, 2, 6000)


@pytest.mark.parametrize(
    "reply",
    [FakeReply(is_expired=True), FakeReply(channel_id=8), FakeReply(error=refused(404)), FakeReply(error=refused(401))],
    ids=["expired", "another channel", "forgotten by Discord", "ended"],
)
async def test_a_turn_is_sent_to_the_channel_if_the_reply_is_of_no_use(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels, reply: FakeReply
) -> None:
    table = await driver.begin(OLA, KENJI)
    await publisher.publish_if_behind(table, reply)
    assert (reply.log, channels.log) == ([], ["send 5000"])
    assert channels.nonces == [f"{driver.game}-2"]
    assert channels.mentioned == [((await driver.acting()).user_id,)]


async def test_a_turn_that_is_shown_already_is_not_sent_again(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    table = await driver.begin(OLA, KENJI)
    for _ in range(3):
        await publisher.publish_if_behind(table)
    assert channels.log == ["send 5000"]


async def test_a_new_turn_takes_the_reminder_and_the_buttons_of_the_turn_before_away(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await publisher.publish_if_behind(await driver.begin(OLA, KENJI))
    await driver.games.update(driver.game, reminder_sent_change(2, 4000, 70))
    await driver.step()
    await publisher.advance_and_publish(driver.game)
    assert channels.log == ["send 5000", "send 5001", "delete 70", "edit 5000"]
    game = (await driver.table()).game
    assert (game.announcement, game.reminder.message_id) == (Announcement(2, 3, 5001), None)


async def test_a_message_that_somebody_deleted_is_sent_again(
    driver: GameDriver, publisher: Publisher, channels: FakeChannels
) -> None:
    await publisher.publish_if_behind(await driver.begin(OLA, KENJI))
    channels.error = refused(404, 10008)
    await publisher.redraw_or_resend(driver.game)
    assert channels.log == ["send 5000", "send 5001"]
    assert (await driver.table()).game.announcement == Announcement(0, 2, 5001)
