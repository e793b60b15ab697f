"""Publishers to channels that only take notes, and the clock that they go by."""

from __future__ import annotations

from bot.chat.kit.channels import Channels
from bot.chat.publishing.public_messages import PublicMessages
from bot.chat.publishing.publisher import Publisher
from bot.games.pace import Presence
from tests.bot.game_driver import NOW, GameDriver
from tests.bot.nobody_present import NobodyPresent


class MovedClock:
    """A clock that the test moves on, in Unix seconds."""

    now = NOW

    def __call__(self) -> int:
        return self.now


def publisher_of(
    driver: GameDriver, channels: Channels, presence: Presence | None = None, restored_at: int = 0
) -> Publisher:
    """Return a publisher that has just been started, for which nobody is present unless that is given."""
    tables = driver.tables
    messages = PublicMessages(channels, driver.series, driver.following, tables.accounts, tables.clock)
    return Publisher(tables, driver.runner, presence or NobodyPresent(), channels, messages, restored_at)
