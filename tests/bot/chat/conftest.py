import asyncio
from types import SimpleNamespace

import discord.http
import discord.webhook.async_
import pytest

from bot.chat.kit.channels import Channels
from bot.chat.publisher import Publisher
from tests.bot.fake_channels import FakeChannels
from tests.bot.game_driver import GameDriver
from tests.bot.publishers import MovedClock, publisher_of
from tests.bot.server import SimulatedServer, finish


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


@pytest.fixture
def clock(driver: GameDriver) -> MovedClock:
    driver.tables.clock = MovedClock()
    return driver.tables.clock


@pytest.fixture
def publisher(driver: GameDriver, channels: Channels, clock: MovedClock) -> Publisher:
    return publisher_of(driver, channels)


@pytest.fixture
async def over(server: SimulatedServer) -> SimulatedServer:
    """A server with a game that has just ended; reviews take no time."""
    server.services.studies.reviews.pool.module = "tests.bot.sample_judge"
    await server.begin()
    await finish(server)
    return server
