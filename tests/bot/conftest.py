from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.game_driver import GameDriver
from tests.bot.simulated_server import SimulatedServer


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """A channel with two people in it, and nothing going on."""
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji") as server:
        yield server


@pytest.fixture
async def driver(tmp_path: Path) -> AsyncIterator[GameDriver]:
    """The services of games on a database of their own."""
    async with GameDriver.open(tmp_path) as driver:
        yield driver
