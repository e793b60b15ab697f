"""People of the tests of challenges."""

import discord
import pytest

from simulator.world.permissions import ORDINARY
from tests.bot.server import Guest, SimulatedServer


@pytest.fixture
def mara(server: SimulatedServer) -> Guest:
    """Return somebody who manages the server."""
    return server.newcomer("Mara", permissions=ORDINARY | discord.Permissions(manage_guild=True).value)
