"""People of the tests of challenges."""

import pytest

from tests.bot.server import Guest, SimulatedServer


@pytest.fixture
def mara(server: SimulatedServer) -> Guest:
    """Return somebody who manages the server."""
    return server.with_rights("Mara", "MANAGE_GUILD")
