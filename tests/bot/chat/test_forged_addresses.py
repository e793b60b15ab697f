"""Buttons and selects that no message of the bot has: the person is told, and nothing else happens."""

import discord
import pytest

from bot.chat.addresses import Action, Address
from tests.bot.simulated_server import SimulatedServer, message_with, read

pytestmark = pytest.mark.slow

OLD = "This button does not do anything any more. The newest message of the table has the ones that do."


@pytest.mark.parametrize(
    "custom_id",
    [
        "b:dance:1:2:",
        "b:play:9999999999999999999:2:>1",
        "b:play:1:9999999999999999999:>1",
        "b:kingdom:1:2:queen",
        "b:kingdom:1:2:",
        "b:kingdom:1:2:9",
        "b:step:1:2:x",
        "b:step:1:2:0 9",
        "b:open:0:0:",
        "b:rules:0:0:x",
        "b:rules:0:0:kd 9 placing",
        "b:learn:0:0:x",
    ],
    ids=[
        "unknown action",
        "a game beyond 64 bits",
        "a ply beyond 64 bits",
        "a word for a number",
        "no number",
        "no such kingdom",
        "a word for a step",
        "no such kingdom at a step",
        "no game",
        "no page of the rules",
        "rules for too many players",
        "no such lesson",
    ],
)
async def test_a_button_that_means_nothing_is_called_old(
    custom_id: str, server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await server.begin()
    forged = await message_with(server, custom_id)
    assert read(await server.people["Ola"].click(forged, label="Forged")).text == OLD
    assert "error" not in caplog.text.lower()


@pytest.mark.parametrize(
    "change", ["minutes x", "minutes ", "minutes 99999999", "pace x", "seats x", "policy x", "x", ""]
)
async def test_a_setting_of_a_lobby_that_no_control_makes_is_called_old(
    change: str, server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    ola = server.people["Ola"]
    await ola.slash(server.channel, "kingdomino new")
    forged = await message_with(server, f"b:setup:1:0:{change}")
    assert read(await ola.click(forged, label="Forged")).text == OLD
    assert "error" not in caplog.text.lower()


@pytest.mark.parametrize("address", ["proposepace:1:0:x turn", "pace:1:0:x turn", "proposepace:1:0:5 x"])
async def test_a_pace_that_no_control_proposes_is_called_old(
    address: str, server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await server.begin()
    forged = await message_with(server, f"b:{address}")
    assert read(await server.people["Ola"].click(forged, label="Forged")).text == OLD
    assert "error" not in caplog.text.lower()


async def test_a_lobby_has_no_table_to_look_at(server: SimulatedServer, caplog: pytest.LogCaptureFixture) -> None:
    await server.people["Ola"].slash(server.channel, "kingdomino new")
    forged = await message_with(server, "b:table:1:0:")
    assert "has not begun yet" in read(await server.people["Ola"].click(forged, label="Forged")).text
    assert "error" not in caplog.text.lower()


async def test_nobody_agrees_to_what_was_not_proposed(server: SimulatedServer) -> None:
    await server.begin()
    forged = await message_with(server, "b:agree:1:0:pace x x")
    answer = read(await server.people["Ola"].click(forged, label="Forged")).text
    assert answer == "That was decided already, or something else has been proposed since."


@pytest.mark.parametrize("action", [Action.LEAVE, Action.SHOW_STEP, Action.OPEN_PANEL])
async def test_a_game_of_another_channel_is_no_game(action: Action, server: SimulatedServer) -> None:
    await server.begin()
    game, elsewhere = (await server.table()).game.id, server.env.guild.create_text_channel("elsewhere")
    forged = await message_with(server, f"b:{Address(action, game)}", elsewhere.id)
    told = read(await server.people["Ola"].click(forged, label="Forged")).text
    assert told == "That game does not exist any more."


async def test_a_chosen_game_of_another_channel_is_no_game(server: SimulatedServer) -> None:
    await server.begin()
    game, elsewhere = (await server.table()).game.id, server.env.guild.create_text_channel("elsewhere")
    forged = await message_with(server, f"b:{Address(Action.READ_GAME, argument=str(game))}", elsewhere.id)
    told = read(await server.people["Ola"].click(forged, label="Forged")).text
    assert told == "That game does not exist any more."


async def test_a_click_of_anybody_shows_a_game_that_could_not_be_shown(server: SimulatedServer) -> None:
    await server.begin()
    mover = await server.acting_person()
    for path in ("/channels/*/messages", "/webhooks/*"):
        server.env.inject_error("POST", path, status=403, code=50013)
    await mover.click(server.newest.message, label=server.newest.buttons[0])
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await server.services.publisher.publish_pending()
    assert "took" not in server.newest.text
    await mover.click(server.newest.message, label=server.newest.buttons[0])
    assert "took" in server.newest.text


async def test_the_games_of_a_guild_end_when_the_bot_has_left_it(server: SimulatedServer) -> None:
    await server.begin()
    guild: discord.Guild = server.bot.guilds[0]
    await server.bot.on_guild_remove(guild)
    assert not any((await server.services.games.count_live()).values())
    assert await server.services.games.unshown_games() == ()
