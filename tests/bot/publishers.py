"""Publishers to channels that only take notes, and the clock that they go by."""

from __future__ import annotations

from bot.chat.publishing.publisher import Publisher
from bot.chat.transport.channels import Channels
from bot.games.timing.presence import Presence
from tests.bot.game_driver import NOW, GameDriver
from tests.bot.nobody_present import NobodyPresent


class MovedClock:
    """A clock that the test moves on, in Unix seconds."""

    now = NOW

    def __call__(self) -> int:
        return self.now


def publisher_of(driver: GameDriver, channels: Channels, presence: Presence | None = None) -> Publisher:
    """Return a publisher that has just been started, for which nobody is present unless that is given."""
    parts = driver.tables, driver.computers, driver.series, driver.following
    return Publisher(*parts, presence or NobodyPresent(), channels)
