"""The bot on a machine whose clock is wrong, while Discord's ids hold Discord's time."""

import pytest

from bot.chat.kit.addresses import Action
from tests.bot.server import HOUR, SimulatedServer, begin_at_panel, read


@pytest.mark.parametrize("hours", [-2, 0.5, 5])
async def test_where_the_clock_of_the_host_is_wrong_a_panel_is_closed_and_a_turn_edited_as_usual(
    hours: float, server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.services.transport.ages, "clock", lambda: server.now + round(hours * HOUR))
    mover, panel = await begin_at_panel(server)
    turn = server.newest
    await mover.slash(server.channel, "kingdomino away", end="5 days")
    assert server.newest.id == turn.id
    assert turn.edits > 0
    await mover.slash(server.channel, "kingdomino away")
    read(await mover.click(server.newest, Action.OPEN_PANEL))
    assert not panel.is_there
