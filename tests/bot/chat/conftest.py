import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import discord.http
import discord.webhook.async_
import pytest

from bot.chat.handling.context import Convenience
from bot.chat.kit import Channels, Transport
from bot.chat.publishing.publisher import Publisher
from tests.bot.fake_channels import FakeChannels
from tests.bot.game_driver import GameDriver
from tests.bot.publishers import MovedClock, publisher_of
from tests.bot.server import SimulatedServer, finish
from tests.bot.simulated_time import seconds_pass_only_in_waiting


@pytest.fixture
def channels() -> FakeChannels:
    """Channels that keep what is sent to them."""
    return FakeChannels()


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let discord.py repeat requests without its pauses of half a minute."""
    without_pauses = SimpleNamespace(**vars(asyncio) | {"sleep": lambda _: asyncio.sleep(0)})
    for module in (discord.http, discord.webhook.async_):
        monkeypatch.setattr(module, "asyncio", without_pauses)


class DeferringServer(SimulatedServer):
    """A server whose bot defers every answer."""

    switched_off = SimulatedServer.switched_off | {Convenience.DIRECT_ANSWERS}


@pytest.fixture
async def deferring(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """A channel with two people in it, and a bot that answers by the edit of a deferral."""
    async with DeferringServer.of(tmp_path, "Ola", "Kenji") as server:
        yield server


class TimedServer(SimulatedServer):
    """A server whose bot lets Discord wait no longer than in production."""

    patience = Transport.PATIENCE


@pytest.fixture
async def timed(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """A channel with two people in it, where seconds pass only while the bot and Discord wait."""
    async with TimedServer.of(tmp_path, "Ola", "Kenji") as server:
        with seconds_pass_only_in_waiting():
            yield server


@pytest.fixture
def clock(driver: GameDriver) -> MovedClock:
    driver.tables.clock = MovedClock()
    return driver.tables.clock


@pytest.fixture
def publisher(driver: GameDriver, channels: Channels, clock: MovedClock) -> Publisher:
    return publisher_of(driver, channels)


@pytest.fixture
async def over(server: SimulatedServer) -> SimulatedServer:
    """A server with a game that has just ended."""
    await server.begin()
    await finish(server)
    return server
