"""What people do one after the other in a turn, whatever becomes of the answers."""

from bot.chat.actions import Action
from simulator.api import LOADING
from tests.bot.server import Guest, Message, SimulatedServer, takes


def panel_of(server: SimulatedServer, mover: Guest) -> Message:
    return [each for each in mover.private_messages(server.channel) if not each.data["flags"] & LOADING][-1]


async def tap_open(server: SimulatedServer, mover: Guest) -> None:
    await mover.click(server.newest, Action.OPEN_PANEL)


async def choose_spot(server: SimulatedServer, mover: Guest) -> None:
    panel = panel_of(server, mover)
    await mover.choose(panel, Action.CHOOSE_SPOT, panel.select(Action.CHOOSE_SPOT).values[-1])


async def tap_take(server: SimulatedServer, mover: Guest) -> None:
    panel = panel_of(server, mover)
    await mover.click(panel, takes(panel)[0])


async def type_move(server: SimulatedServer, _: Guest) -> None:
    await server.step()
