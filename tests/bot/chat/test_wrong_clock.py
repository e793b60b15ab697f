"""The bot on a machine whose clock is wrong, while Discord's ids hold Discord's time."""

import pytest

from bot.chat.kit.addresses import Action
from tests.bot.server import HOUR, SimulatedServer, open_panel, until_placing


@pytest.mark.parametrize("hours", [-2, 0.5, 5])
async def test_where_the_clock_of_the_host_is_wrong_a_panel_is_closed_and_a_turn_edited_as_usual(
    hours: float, server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.services.ages, "clock", lambda: server.now + round(hours * HOUR))
    await server.begin()
    mover = await until_placing(server)
    panel = await open_panel(server, mover)
    turn = server.newest
    await mover.slash(server.channel, "kingdomino away", end="5 days")
    assert server.newest.id == turn.id
    assert turn.edits > 0
    await mover.slash(server.channel, "kingdomino back")
    again = (await mover.click(server.newest, Action.OPEN_PANEL)).response
    assert again
    assert not panel.is_there
