"""Buttons and selects that no message of the bot has: the person is told, and nothing else happens."""

import pytest

from bot.chat.kit.addresses import Action, Address
from tests.bot.server import SimulatedServer, click_forged
from tests.bot.words import words

pytestmark = pytest.mark.slow

OLD = words("error-old-button")


@pytest.mark.parametrize(
    "address",
    [
        "dance:1:2:",
        "play:9999999999999999999:2:>1",
        "play:1:9999999999999999999:>1",
        "kingdom:1:2:queen",
        "kingdom:1:2:",
        "kingdom:1:2:9",
        "step:1:2:x",
        "step:1:2:0 9",
        "open:0:0:",
        "rules:0:0:x",
        "rules:0:0:kd 9 placing",
        "learn:0:0:x",
    ],
)
async def test_a_button_that_means_nothing_is_called_old(
    address: str, server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await server.begin()
    assert (await click_forged(server.people["Ola"], server, address)).text == OLD
    assert "error" not in caplog.text.lower()


async def test_a_lobby_has_no_table_to_look_at(server: SimulatedServer, caplog: pytest.LogCaptureFixture) -> None:
    await server.people["Ola"].slash(server.channel, "kingdomino new")
    told = await click_forged(server.people["Ola"], server, Address(Action.SHOW_TABLE, 1))
    assert told.text == words("error-not-started")
    assert "error" not in caplog.text.lower()


async def test_nobody_agrees_to_what_was_not_proposed(server: SimulatedServer) -> None:
    await server.begin()
    told = await click_forged(server.people["Ola"], server, Address(Action.AGREE, 1, argument="pace x x"))
    assert told.text == words("error-proposal-gone")


@pytest.mark.parametrize("action", [Action.LEAVE, Action.SHOW_STEP, Action.OPEN_PANEL])
async def test_a_game_of_another_channel_is_no_game(action: Action, server: SimulatedServer) -> None:
    await server.begin()
    game, elsewhere = (await server.table()).game.id, server.add_channel("elsewhere")
    told = await click_forged(server.people["Ola"], server, Address(action, game), elsewhere)
    assert told.text == words("error-no-such-game")
