"""Handlers ask who may do what: what somebody without the right is told, and that nothing comes of it.

`tests/bot/games/rights.txt` has the rights themselves.
"""

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from tests.bot.server import Guest, Place, SimulatedServer, click_forged, finish, read, words


async def told(person: Guest, server: SimulatedServer, address: Address, place: Place | None = None) -> str:
    return read(await click_forged(person, server, address, place)).text


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
    # Only who has played plays on from another channel.
    await finish(trio)
    elsewhere, look = trio.add_channel("elsewhere"), Address(Action.PLAY_ON, argument="1 4")
    assert await told(stranger, trio, look, elsewhere) == words("error-no-such-game")
    assert await told(trio.people["Ola"], trio, look, elsewhere) != words("error-no-such-game")
