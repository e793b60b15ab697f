"""Lobbies that nobody changes, and games without reminders whose channel is gone."""

import asyncio

import pytest

from bot.chat.lobby.screens import lobby
from bot.chat.servers import end_games_in_deleted_threads
from bot.composition import timekeeper_of
from bot.games.due import Alarm
from bot.games.lobby import join, remove_computer
from bot.games.models import NOBODY, Announcement, GameOptions, Status
from bot.games.pace import IDLE_SECONDS, idle_at, note_inspection, was_idle
from tests.bot.fake_channels import FakeChannels, refused
from tests.bot.game_driver import CHANNEL, KENJI, NOW, OLA, GameDriver, by
from tests.bot.nobody_present import NobodyPresent
from tests.bot.publishers import publisher_of
from tests.bot.sample_games import announce
from tests.bot.screen_checks import text_of
from tests.bot.words import words

WEEK = 604_800


async def pass_time(driver: GameDriver, channels: FakeChannels, until: int) -> None:
    """Look after idle games at that time."""
    driver.tables.clock = lambda: until
    presence = NobodyPresent()
    publisher = publisher_of(driver, channels, presence)
    await timekeeper_of(driver.tables, driver.runner, publisher, presence, channels, Alarm()).do_due()


async def without_reminders(driver: GameDriver) -> None:
    """A game of two people that reminds nobody."""
    driver.game = (await driver.lobby.open(1, CHANNEL, by(OLA), GameOptions("kd", 2, pace=0))).game.id
    await driver.change(join, by(KENJI))
    await driver.lobby.start(driver.game, by(OLA))


async def test_a_lobby_that_nobody_changes_for_a_week_is_closed_and_says_so(
    driver: GameDriver, channels: FakeChannels
) -> None:
    await driver.a_lobby(OLA, computers=1)
    await pass_time(driver, channels, NOW + WEEK - 1)
    assert (await driver.table()).game.status is Status.LOBBY
    await pass_time(driver, channels, NOW + WEEK)
    table = await driver.table()
    assert table.game.status is Status.CANCELLED
    assert words("lobby-idle") in text_of(lobby(table, channels.localizer(table.game)))


async def test_a_rematch_to_which_nobody_comes_says_the_same(driver: GameDriver, channels: FakeChannels) -> None:
    game = await driver.a_game(OLA, KENJI)
    await driver.finish()
    driver.game = (await driver.series.rematch_or_next(game, by(OLA))).game.id
    driver.tables.clock = lambda: NOW + WEEK
    await pass_time(driver, channels, NOW + WEEK)
    table = await driver.table()
    assert (table.game.status, was_idle(table.game)) == (Status.CANCELLED, True)


async def test_a_lobby_that_has_changed_waits_another_week(driver: GameDriver, channels: FakeChannels) -> None:
    await driver.a_lobby(OLA, computers=1)
    driver.tables.clock = lambda: NOW + 1000
    await driver.change(remove_computer, by(OLA), 2, "Greta")
    await pass_time(driver, channels, NOW + WEEK)
    assert (await driver.table()).game.status is Status.LOBBY
    assert idle_at((await driver.table()).game) == NOW + 1000 + IDLE_SECONDS


@pytest.mark.parametrize(
    ("error", "status"),
    [(None, Status.PLAYING), (refused(404), Status.CANCELLED), (refused(503), Status.PLAYING)],
    ids=["there", "gone", "no answer"],
)
async def test_a_game_without_reminders_ends_if_its_channel_is_gone(
    error: Exception | None, status: Status, driver: GameDriver, channels: FakeChannels
) -> None:
    await without_reminders(driver)
    channels.error = error
    await pass_time(driver, channels, NOW + WEEK)
    assert (await driver.table()).game.status is status
    assert await driver.games.due_games(NOW + WEEK) == ()


async def test_a_turn_that_begins_while_the_game_is_looked_after_has_not_waited_for_a_week(driver: GameDriver) -> None:
    await without_reminders(driver)
    driver.tables.clock = lambda: NOW + WEEK
    assert note_inspection((await driver.table()).game, NOBODY, NOW + WEEK).reminder.count == 1
    moved = (await driver.step()).game
    assert note_inspection(moved, NOBODY, NOW + WEEK) == moved


async def test_a_game_with_reminders_is_not_looked_for(driver: GameDriver, channels: FakeChannels) -> None:
    table = await driver.begin(OLA, KENJI)
    await announce(driver.games, driver.game, Announcement(0, table.ply, 4000))
    await pass_time(driver, channels, NOW + WEEK)
    assert channels.log == ["send 5000"]


async def test_a_game_that_two_events_call_unreachable_at_once_ends_like_any_other(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    game = (await driver.table()).game
    await asyncio.gather(driver.tables.end_unreachable_game(game), driver.tables.end_unreachable_game(game))
    assert (await driver.table()).game.status is Status.CANCELLED


# ---- games in threads of channels that were deleted


@pytest.mark.parametrize(
    ("error", "status"),
    [(None, Status.PLAYING), (refused(404), Status.CANCELLED), (refused(503), Status.PLAYING)],
    ids=["there", "gone", "no answer"],
)
async def test_games_of_a_server_that_has_lost_a_channel_end_if_they_were_in_a_thread_of_it(
    error: Exception | None, status: Status, driver: GameDriver, channels: FakeChannels
) -> None:
    await driver.begin(OLA, KENJI)
    channels.error = error
    guild_id = (await driver.table()).game.guild_id or 0
    await end_games_in_deleted_threads(driver.tables, channels, guild_id)
    assert (await driver.table()).game.status is status
    assert channels.log == ["look"]


async def test_games_of_other_servers_are_not_looked_for(driver: GameDriver, channels: FakeChannels) -> None:
    await driver.begin(OLA, KENJI)
    await end_games_in_deleted_threads(driver.tables, channels, 7)
    assert channels.log == []
