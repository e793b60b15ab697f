"""Lobbies that nobody changes, and games without reminders whose channel is gone."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

import pytest

from bot.chat.at_discord import place_of
from bot.chat.handling.pipeline import do_due
from bot.chat.kit import Channel, Channels
from bot.chat.screens.lobby import lobby
from bot.games.deadlines import mute
from bot.games.game import NOBODY, GameOptions, Status
from bot.games.lobby import cancel, join
from bot.games.proposals import PAUSE, propose
from bot.games.seats import offer_seat, take_offered_seat
from tests.bot.fake_channels import FakeChannels, refused
from tests.bot.game_driver import CHANNEL, KENJI, NOW, OLA, ZURI, GameDriver, by
from tests.bot.publishers import publisher_of, services_of
from tests.bot.screen_checks import text_of
from tests.bot.words import words

WEEK = 604_800


async def pass_time(driver: GameDriver, channels: FakeChannels, until: int) -> None:
    """Do what is due at that time."""
    driver.tables.clock = lambda: until
    await do_due(services_of(driver, channels))


async def without_reminders(driver: GameDriver) -> None:
    """A game of two people that reminds nobody."""
    driver.game = (await driver.tables.open(1, CHANNEL, by(OLA), GameOptions("kd", 2, pace=0))).game.id
    await driver.change(join, by(KENJI))
    await driver.tables.start(driver.game, by(OLA))


async def test_a_lobby_without_a_change_for_a_week_is_closed(driver: GameDriver, channels: FakeChannels) -> None:
    await driver.a_lobby(OLA, computers=1)
    await pass_time(driver, channels, NOW + WEEK - 1)
    assert (await driver.table()).game.status is Status.LOBBY
    await pass_time(driver, channels, NOW + WEEK)
    table = await driver.table()
    assert table.game.status is Status.CANCELLED
    assert words("lobby-idle") in text_of(lobby(table, channels.localizer(place_of(table.game))))


async def test_the_channel_of_a_game_without_reminders_is_looked_for_once_a_week(
    driver: GameDriver, channels: FakeChannels
) -> None:
    await without_reminders(driver)
    channels.error = refused(404, 10003)
    await pass_time(driver, channels, NOW + WEEK)
    assert channels.log[0] == "look"
    left = list[int]()

    async def leave(_: int | None, channel_id: int) -> None:
        left.append(channel_id)

    await channels.lost.confirm(leave)
    assert left == [CHANNEL]
    assert await driver.games.due_games(NOW + WEEK) == ()


# ---- games that end, or whose seats change hands, while the bot waits for Discord


DAY = 86_400


@dataclass
class ClosingChannels(FakeChannels):
    """Channels in which somebody cancels the game, and sees that, while the bot waits for an answer."""

    driver: GameDriver = field(kw_only=True)

    async def has_left(self, server: int | None, user_id: int) -> bool:
        if user_id in self.left and (await self.driver.table()).is_playing:
            await self.driver.change(cancel, by(OLA))
            await publisher_of(self.driver, self).publish(self.driver.game)
        return await super().has_left(server, user_id)


async def test_a_seat_of_a_game_that_ends_while_its_player_is_looked_for_is_not_freed(
    driver: GameDriver, caplog: pytest.LogCaptureFixture
) -> None:
    await driver.begin(OLA, KENJI)
    await driver.announce(4000)
    await pass_time(driver, ClosingChannels(left={OLA, KENJI}, driver=driver), NOW + DAY)
    ended = (await driver.table()).game
    assert (ended.status, [seat.offered for seat in ended.seats]) == (Status.CANCELLED, [False, False])
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


@dataclass
class AnsweringChannels(FakeChannels):
    """Channels of a server that answers with a status and a code when it is asked for a person."""

    answer: tuple[int, int] = field(kw_only=True)

    async def has_left(self, server: int | None, user_id: int) -> bool:
        return await Channels.has_left(self, server, user_id)

    def guild(self, server: int | None) -> Any:
        return self

    async def fetch_member(self, user_id: int) -> None:
        raise refused(*self.answer)


@pytest.mark.parametrize(
    ("status", "code", "has_left"),
    [
        pytest.param(404, 10007, True, id="no member any more"),
        pytest.param(404, 10013, True, id="a deleted account"),
        pytest.param(404, 10004, False, id="an unknown server"),
        pytest.param(403, 50001, False, id="hidden"),
        pytest.param(503, 0, False, id="an outage"),
    ],
)
async def test_a_seat_is_freed_only_if_discord_says_that_its_player_is_gone(
    driver: GameDriver, status: int, code: int, *, has_left: bool
) -> None:
    await driver.begin(OLA, KENJI)
    await driver.announce(4000)
    seat = await driver.acting()
    await pass_time(driver, AnsweringChannels(answer=(status, code)), NOW + DAY)
    game = (await driver.table()).game
    assert (game.seats[seat.number - 1].offered, game.reminder.count) == (has_left, not has_left)


# ---- a message of the turn that was deleted


async def do_nothing(_: GameDriver) -> None:
    """Let the turn wait."""


async def mute_turn(driver: GameDriver) -> None:
    await driver.change(mute, by((await driver.acting()).user_id), None)


async def take_turn(driver: GameDriver) -> None:
    await driver.turn()


async def pause(driver: GameDriver) -> None:
    for person in (OLA, KENJI):
        await driver.change(propose, by(person), PAUSE, "")


async def take_seat(driver: GameDriver) -> None:
    number = (await driver.acting()).number
    await driver.change(offer_seat, NOBODY, str(number))
    await driver.change(take_offered_seat, by(ZURI), number, None)


MEANWHILE: Final[dict[str, tuple[Callable[[GameDriver], Awaitable[None]], bool]]] = {
    "nothing": (do_nothing, True),
    "muted": (mute_turn, False),
    "over": (take_turn, False),
    "paused": (pause, False),
    "somebody else's": (take_seat, False),
}
"""What comes while the bot looks for the message, and whether it then reminds."""


@dataclass
class EmptyChannels(FakeChannels):
    """Channels whose messages were deleted, and where somebody acts while the bot looks for one."""

    meanwhile: Callable[[], Awaitable[None]] = field(kw_only=True)

    async def look_for_message(self, place: Channel, message_id: int) -> None:
        await self.meanwhile()
        raise refused(404, 10008)


@pytest.mark.parametrize("meanwhile", MEANWHILE)
async def test_nobody_is_reminded_of_a_turn_that_has_changed_while_its_deleted_message_was_shown_again(
    meanwhile: str, driver: GameDriver
) -> None:
    act, is_reminded = MEANWHILE[meanwhile]
    await driver.begin(OLA, KENJI)
    await driver.announce(4000)
    channels = EmptyChannels(error=refused(404, 10008), meanwhile=lambda: act(driver))
    await pass_time(driver, channels, NOW + DAY)
    assert channels.log[0] == "send 5000"
    assert (await driver.table()).game.reminder.count == is_reminded
