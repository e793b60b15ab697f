"""Publishers and services of channels that only take notes, and the clock that they go by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.chat.handling.context import Services
from bot.chat.kit import Channels
from bot.chat.publishing.publisher import Publisher
from bot.chat.slots import RowOwner, Slots
from bot.games.deadlines import Presence
from bot.games.table import Table
from bot.host.composition import compose
from bot.storage.account_repository import SqlServerRepository
from tests.bot.game_driver import NOW, GameDriver


class MovedClock:
    """A clock that the test moves on, in Unix seconds."""

    now = NOW

    def __call__(self) -> int:
        return self.now


class NobodyPresent(Presence):
    """Nobody was seen, whatever the log of a game says, so that everybody is notified at once."""

    def __init__(self) -> None:
        super().__init__(lambda: 0)

    def last_seen(self, table: Table, user_id: int) -> int | None:
        return None

    def note(self, game_id: int, user_id: int) -> None:
        pass


def publisher_of(
    driver: GameDriver,
    channels: Channels,
    presence: Presence | None = None,
    owners: Mapping[str, RowOwner] | None = None,
) -> Publisher:
    """Return a publisher that has just been started, for which nobody is present unless that is given."""
    tables = driver.tables
    slots, servers = Slots(), SqlServerRepository(driver.database)
    slots.owners.update(owners or {})
    presence = presence or NobodyPresent()
    publisher = Publisher(tables, channels, driver.series, presence, slots, driver.runner, servers)
    tables.ask_for = publisher.given
    driver.runner.show_thinking = publisher.thinking
    return publisher


def services_of(
    driver: GameDriver, channels: Channels, publisher: Publisher | None = None, presence: Presence | None = None
) -> Services:
    """Return the services of a bot that has just been started, for which nobody is present unless that is given."""
    composed = compose(driver.database, clock=driver.tables.clock, computers=driver.runner.players)
    return replace(
        composed,
        tables=driver.tables,
        runner=driver.runner,
        publisher=publisher or publisher_of(driver, channels, presence),
        presence=presence or NobodyPresent(),
        channels=channels,
    )
