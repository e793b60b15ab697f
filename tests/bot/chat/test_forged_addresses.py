"""Buttons and selects that no message of the bot has: the person is told, and nothing else happens."""

import discord
import pytest

from bot.chat.kit.addresses import Action, Address
from tests.bot.server import SimulatedServer, click_forged
from tests.bot.words import says, words

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


async def test_a_click_of_anybody_shows_a_game_that_could_not_be_shown(server: SimulatedServer) -> None:
    mover = await server.begin()
    for path in ("/channels/.*/messages$", "/webhooks/"):
        server.fail(f"POST {path}", status=403, code=50013)
    await mover.click(server.newest, server.newest.buttons[0])
    server.fail("POST /channels/.*/messages$", status=403, code=50013)
    await server.services.publisher.publish_pending()
    assert not says(server.newest.text, "told-pick")
    await mover.click(server.newest, server.newest.buttons[0])
    assert says(server.newest.text, "told-pick")


async def test_the_games_of_a_guild_end_when_the_bot_has_left_it(server: SimulatedServer) -> None:
    await server.begin()
    guild: discord.Guild = server.bot.guilds[0]
    await server.bot.on_guild_remove(guild)
    assert not any((await server.services.games.count_live()).values())
    assert await server.services.games.unshown_games() == ()
