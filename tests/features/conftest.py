from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.conftest import (  # noqa: F401 - as in the tests of the core
    asked_in_one_place,
    compiled_once,
    driver,
    named_by_their_buttons,
    pytest_collection_modifyitems,
    pytest_runtest_call,
    unsynced,
)
from tests.bot.server import Guest, SimulatedServer, WholeServer
from tests.bot.storage.conftest import accounts, games  # noqa: F401 - as in the tests of storage
from tests.bot.storage.test_drawn_games import stored  # noqa: F401 - as in the tests of storage


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """A channel with two people in it, and a bot with all features."""
    async with WholeServer.of(tmp_path, "Ola", "Kenji") as server:
        yield server


@pytest.fixture
def mara(server: SimulatedServer) -> Guest:
    """Somebody who manages the server."""
    return server.with_rights("Mara", "MANAGE_GUILD")
