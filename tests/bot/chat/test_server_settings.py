"""`/server`: who manages a server decides what its new tables are like; everybody reads it."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord import MemberActor, ResponseMessage

from bot.chat.actions.server import adjust_server, show_server
from bot.chat.blocks import ChannelSelect
from bot.chat.errors import NoServer
from bot.chat.interactions.request import Handler, Request
from bot.chat.screens.sections import OVERVIEW
from bot.chat.screens.server import SECTIONS, ServerView, server_page
from bot.games.models import DAY, Policy, ServerSettings
from tests.bot.chat.test_forged_addresses import OLD
from tests.bot.sample_tables import LOCALIZER
from tests.bot.screen_checks import check, text_of
from tests.bot.simulated_server import Message, SimulatedServer, finish, message_with, read, say

pytestmark = pytest.mark.slow

SHOW = "s:server:0:0:"
LANGUAGES = {"en-US": "English", "pl": "Polski"}
CHOSEN = ServerSettings(1, "qd", 480, Policy.TURN, threads=True, channels=(17, 42), language="pl", theme="distinct")
REFUSAL = "Only people who may manage the server can change this. `/server` shows the present settings."


async def managed(server: SimulatedServer) -> MemberActor:
    """Somebody who may manage the server."""
    guild = server.env.guild
    role = guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    return guild.add_member(server.env.create_user("mara", global_name="Mara"), roles=[role])


async def settings(server: SimulatedServer) -> ServerSettings:
    return await server.services.servers.server(server.env.guild.id)


async def open_page(person: MemberActor, server: SimulatedServer, section: str) -> ResponseMessage:
    page = (await person.slash(server.channel, "server")).response
    assert page
    await person.select(page, [section], custom_id=SHOW)
    return page


def test_the_page_keeps_to_the_limits_and_says_in_a_line_each_how_the_settings_stand() -> None:
    for chosen in (OVERVIEW, *(section.name for section in SECTIONS)):
        for may_change in (True, False):
            check(server_page(ServerView(CHOSEN, LANGUAGES, LOCALIZER, may_change), chosen))
    lines = text_of(server_page(ServerView(CHOSEN, LANGUAGES, LOCALIZER, may_change=True))).splitlines()
    assert lines[1:-1] == [
        "- Game of a new table: **Queendomino**",
        "- Time for a turn: **8 hours**",
        "- **If late: computer moves**",
        "- New tables: **each in a thread of its own**",
        "- Tables may be opened **only in <#17>, <#42>** and in threads there",
        "- Language of new tables: **Polski**",
        "- Colours of public pictures at new tables: **for colour blindness**",
    ]


def test_without_settings_it_says_what_holds_everywhere_and_controls_show_what_is_chosen() -> None:
    text = text_of(server_page(ServerView(ServerSettings(1), {"en-US": "English"}, LOCALIZER, may_change=True)))
    assert "Game of a new table: **Kingdomino (default)**" in text
    assert "Tables may be opened **in every channel**" in text
    assert "Language" not in text
    screen = server_page(ServerView(CHOSEN, LANGUAGES, LOCALIZER, may_change=True), "channels")
    [channels] = [control for control in screen.controls if isinstance(control, ChannelSelect)]
    assert channels.chosen == (17, 42)


async def test_what_a_manager_chooses_is_what_new_tables_are_like_also_after_a_restart(server: SimulatedServer) -> None:
    mara = await managed(server)
    for section, value in {"game": "game qd", "pace": "pace 480", "policy": "policy turn"}.items():
        page = await open_page(mara, server, section)
        await mara.select(page, [value], custom_id=f"s:adjustserver:0:0:{section}")
    await server.restart()
    told = await say(server.people["Ola"], server, "kingdomino new")
    assert "open" in told.text
    options = (await server.table()).game.options
    assert (options.variant, options.pace, options.policy) == ("qd", 480, Policy.TURN)
    assert "Queendomino" in server.newest.text


async def test_who_opens_a_table_may_ask_for_something_else(server: SimulatedServer) -> None:
    await server.services.servers.change_server(
        server.env.guild.id, lambda _: ServerSettings(server.env.guild.id, "qd")
    )
    await server.people["Ola"].slash(server.channel, "kingdomino new", game="kd")
    assert (await server.table()).game.options.variant == "kd"


async def test_tables_are_opened_in_threads_if_the_server_wants_that(server: SimulatedServer) -> None:
    mara, ola = await managed(server), server.people["Ola"]
    page = await open_page(mara, server, "threads")
    await mara.click(page, label="Open new tables in threads")
    assert "Open new tables in the channel" in Message(page).buttons
    told = await say(ola, server, "kingdomino new")
    assert "<#" in told.text
    assert await server.services.tables.live(server.channel.id) is None
    await say(ola, server, "kingdomino new", thread=False)
    assert await server.services.tables.live(server.channel.id) is not None


async def test_elsewhere_than_in_the_chosen_channels_people_are_told_where(server: SimulatedServer) -> None:
    mara, ola, guild = await managed(server), server.people["Ola"], server.env.guild
    tables, elsewhere = guild.create_text_channel("tables"), guild.create_text_channel("elsewhere")
    page = await open_page(mara, server, "channels")
    await mara.select(page, [tables], custom_id="c:adjustserver:0:0:channels")
    assert f"only in <#{tables.id}>" in Message(page).text
    told = read(await ola.slash(elsewhere, "kingdomino new")).text
    assert told.startswith(f"This server has its tables in other channels: <#{tables.id}>.")
    assert await server.services.tables.live(elsewhere.id) is None
    await ola.slash(tables, "kingdomino new")
    assert await server.services.tables.live(tables.id) is not None
    # No channel chosen: every channel again.
    await mara.select(page, [], custom_id="c:adjustserver:0:0:channels")
    assert "**in every channel**" in Message(page).text
    await ola.slash(elsewhere, "kingdomino new")
    assert await server.services.tables.live(elsewhere.id) is not None


async def test_a_rematch_is_a_new_table_and_needs_a_channel_that_is_allowed(server: SimulatedServer) -> None:
    await server.begin()
    await finish(server)
    poster = server.newest
    await server.services.servers.change_server(
        server.env.guild.id, lambda _: ServerSettings(server.env.guild.id, channels=(17,))
    )
    ola = server.people["Ola"]
    assert "other channels: <#17>" in read(await ola.click(poster.message, label="Rematch")).text
    assert await server.services.tables.live(server.channel.id) is None


async def test_others_read_the_settings_and_change_nothing(server: SimulatedServer) -> None:
    page = await say(server.people["Ola"], server, "server")
    assert "Game of a new table: **Kingdomino (default)**" in page.text
    assert "Only people who may manage the server can change this." in page.text
    assert (page.buttons, page.selects) == ([], [])


@pytest.mark.parametrize("change", ["game qd", "threads on", "channels 17", "language pl", "nonsense"])
async def test_a_button_that_somebody_else_presses_again_changes_nothing(change: str, server: SimulatedServer) -> None:
    forged = await message_with(server, f"b:adjustserver:0:0:{change}")
    assert read(await server.people["Ola"].click(forged, label="Forged")).text == REFUSAL
    assert await settings(server) == ServerSettings(server.env.guild.id)


@pytest.mark.parametrize("change", ["game chess", "pace 1", "policy never", "threads", "channels x", "user_id 3", ""])
async def test_values_that_no_control_has_change_nothing(
    change: str, server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    mara = await managed(server)
    forged = await message_with(server, f"b:adjustserver:0:0:{change}")
    told = read(await mara.click(forged, label="Forged")).text
    assert told == OLD
    assert await settings(server) == ServerSettings(server.env.guild.id)
    assert "error" not in caplog.text.lower()


async def test_a_switch_that_is_pressed_twice_stays_as_it_was_set(server: SimulatedServer) -> None:
    mara = await managed(server)
    for _ in range(2):
        await mara.click(await message_with(server, "b:adjustserver:0:0:threads on"), label="Forged")
        assert (await settings(server)).threads


@pytest.mark.parametrize("handler", [show_server, adjust_server])
async def test_a_private_conversation_has_no_settings_of_a_server(handler: Handler, server: SimulatedServer) -> None:
    response = SimpleNamespace(is_done=lambda: True)
    interaction: Any = SimpleNamespace(guild_id=None, response=response)
    with pytest.raises(NoServer):
        await handler(Request(interaction, server.services, argument="threads on"))


async def test_the_settings_of_a_server_that_was_left_while_the_bot_was_off_are_erased_at_the_start(
    server: SimulatedServer,
) -> None:
    servers, here, left = server.services.servers, server.env.guild.id, 77 << 22
    for guild_id in (here, left):
        await servers.change_server(guild_id, lambda before: replace(before, game="qd"))
    server.now += DAY
    await server.restart()
    await server.bot.on_ready()
    assert await server.services.servers.servers() == (here,)


async def test_a_deleted_channel_is_no_channel_for_tables_any_more(server: SimulatedServer) -> None:
    guild_id, elsewhere = server.env.guild.id, server.env.guild.create_text_channel("elsewhere")
    await server.services.servers.change_server(
        guild_id, lambda _: ServerSettings(guild_id, channels=(17, elsewhere.id))
    )
    await server.bot.on_channel_gone(guild_id, elsewhere.id, had_threads=False)
    assert (await settings(server)).channels == (17,)
    await server.bot.on_channel_gone(guild_id, 17, had_threads=False)
    assert (await settings(server)).channels == ()


async def test_channels_that_were_deleted_while_the_bot_was_off_are_forgotten_at_the_start(
    server: SimulatedServer,
) -> None:
    guild_id, [kept, gone] = server.env.guild.id, [server.env.guild.create_text_channel(name) for name in "ab"]
    await server.services.servers.change_server(
        guild_id, lambda _: ServerSettings(guild_id, channels=(kept.id, gone.id))
    )
    await server.stop()
    server.env.backend.delete_channel(gone.id)
    await server.restart()
    await server.bot.on_ready()
    assert (await settings(server)).channels == (kept.id,)


async def test_a_channel_that_discord_does_not_show_to_the_bot_stays_chosen(server: SimulatedServer) -> None:
    guild_id = server.env.guild.id
    await server.services.servers.change_server(guild_id, lambda _: ServerSettings(guild_id, channels=(17, 18)))
    server.env.inject_error("GET", "/channels/17", status=403, code=50001)
    server.env.inject_error("GET", "/channels/18", status=503)
    await server.bot.on_ready()
    assert (await settings(server)).channels == (17, 18)


async def test_another_application_that_is_started_on_the_database_erases_no_settings(server: SimulatedServer) -> None:
    await server.services.servers.change_server(17, lambda _: ServerSettings(17, "qd"))
    server.now += DAY
    server.bot._connection.application_id = 5
    for _ in range(2):
        await server.bot.on_ready()
    assert 17 in await server.services.servers.servers()


async def test_when_the_bot_leaves_a_server_its_settings_are_erased(server: SimulatedServer) -> None:
    guild_id = server.env.guild.id
    await server.services.servers.change_server(guild_id, lambda _: ServerSettings(guild_id, "qd", channels=(17,)))
    assert await settings(server) == ServerSettings(guild_id, "qd", channels=(17,))
    await server.bot.on_guild_remove(server.bot.guilds[0])
    assert await settings(server) == ServerSettings(guild_id)
