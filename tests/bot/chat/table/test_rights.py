"""Handlers ask who may do what: what somebody without the right is told, and that nothing comes of it.

`tests/bot/games/rights.txt` has the rights themselves.
"""

import pytest

from bot.chat.actions import Action
from bot.chat.handling.context import AtTable
from bot.chat.handling.pipeline import CORE
from bot.chat.kit.blocks import Address
from simulator.world.permissions import ORDINARY, bits
from tests.bot.server import Guest, Place, SimulatedServer, click_forged, finish, read, words


@pytest.fixture
async def over(server: SimulatedServer) -> SimulatedServer:
    """A server where the first game is over."""
    await server.begin()
    await finish(server)
    return server


async def told(person: Guest, server: SimulatedServer, address: Address, place: Place | None = None) -> str:
    return read(await click_forged(person, server, address, place)).text


async def test_no_button_does_anything_at_a_table_of_another_channel(over: SimulatedServer) -> None:
    elsewhere, ola = over.add_channel("elsewhere"), over.people["Ola"]
    before = (over.channel.newest.id, await over.services.tables.table(1))
    for action in (action for action, handler in CORE.handlers.items() if isinstance(handler, AtTable)):
        assert await told(ola, over, Address(action, 1, argument="1"), elsewhere) == words("error-no-such-game"), action
    assert (over.channel.newest.id, await over.services.tables.table(1)) == before


async def test_only_who_has_played_plays_on_from_another_channel(over: SimulatedServer) -> None:
    elsewhere, stranger = over.add_channel("elsewhere"), over.newcomer("Zuri")
    look = Address(Action.PLAY_ON, argument="1 4")
    assert await told(stranger, over, look, elsewhere) == words("error-no-such-game")
    assert await told(over.people["Ola"], over, look, elsewhere) != words("error-no-such-game")


async def test_only_who_manages_the_server_changes_its_settings(server: SimulatedServer) -> None:
    change = Address(Action.ADJUST_SERVER, argument="game qd")
    moderator = server.newcomer("Zuri", permissions=ORDINARY | bits("MANAGE_MESSAGES"))
    manager = server.newcomer("Robin", permissions=ORDINARY | bits("MANAGE_GUILD"))
    assert await told(moderator, server, change) == words("error-not-manager")
    assert (await server.services.servers.server(server.guild_id)).game is None
    await click_forged(manager, server, change)
    assert (await server.services.servers.server(server.guild_id)).game == "qd"


async def test_a_page_opens_for_those_who_can_use_it(trio: SimulatedServer) -> None:
    """What only opens a page or asks first is refused too."""
    stranger = trio.newcomer("Robin")
    await trio.begin()
    for address, why in (
        (Address(Action.SHOW_PACE, 1), words("error-not-seated")),
        (Address(Action.CANCEL, 1), words("error-not-host", host_name="Ola")),
        (Address(Action.OPEN_PANEL, 1), words("error-not-seated")),
        (Address(Action.OPEN_PLAN, 1), words("error-not-seated")),
        (Address(Action.SHOW_STAND_INS, 1), words("error-not-seated")),
        (Address(Action.RESIGN, 1), words("error-not-seated")),
        (Address(Action.FIND_SUBSTITUTE, 1), words("error-not-seated")),
    ):
        assert await told(stranger, trio, address) == why, address
