"""Games in threads of channels that were deleted."""

import pytest

from bot.chat.lost_threads import LostThreads
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
    await LostThreads(driver.tables, channels).look_for((await driver.table()).game.guild_id or 0)
    assert (await driver.table()).game.status is status
    assert channels.log == ["look"]


async def test_games_of_other_servers_are_not_looked_for(driver: GameDriver, channels: FakeChannels) -> None:
    await driver.begin(OLA, KENJI)
    await LostThreads(driver.tables, channels).look_for(7)
    assert channels.log == []
