"""Games in threads of channels that were deleted."""

import pytest

from bot.chat.servers import end_games_in_deleted_threads
from bot.games.models import Status
from tests.bot.fake_channels import FakeChannels, refused
from tests.bot.game_driver import KENJI, OLA, GameDriver


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
