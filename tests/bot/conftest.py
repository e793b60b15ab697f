from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.bot.game_driver import GameDriver
from tests.bot.simulated_server import SimulatedServer


@pytest.fixture
async def server(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Any]:
    """A channel with two people in it, and nothing going on."""
    # While tests move from SimCord to the simulator, a module says by its import which of the two it wants.
    kind = getattr(request.module, "SimulatedServer", SimulatedServer)
    async with kind.of(tmp_path, "Ola", "Kenji") as server:
        yield server


@pytest.fixture
async def driver(tmp_path: Path) -> AsyncIterator[GameDriver]:
    """The services of games on a database of their own."""
    async with GameDriver.open(tmp_path) as driver:
        yield driver
