"""`/kingdomino server`: who manages a server decides what its new tables are like; everybody reads it."""

import asyncio

import pytest

from bot.chat.kit.blocks import Address
from bot.games.game import Policy
from bot.games.options import ServerSettings
from tests.bot.sample_tables import translations
from tests.bot.server import (
    Action,
    Guest,
    Message,
    Place,
    SimulatedServer,
    click_forged,
    read,
    say,
    says,
    words,
    written,
)


def managed(server: SimulatedServer) -> Guest:
    """Somebody who may manage the server."""
    return server.with_rights("Mara", "MANAGE_GUILD")


async def settings(server: SimulatedServer) -> ServerSettings:
    return await server.services.servers.server(server.guild_id)


async def open_page(person: Guest, server: SimulatedServer, section: str) -> Message:
    page = await say(person, server, "kingdomino server")
    await person.choose(page, Action.SHOW_SERVER, section)
    return page


async def test_what_a_manager_chooses_is_what_new_tables_are_like_also_after_a_restart(server: SimulatedServer) -> None:
    mara = managed(server)
    pages = {"game": "game", "pace": "time", "policy": "time", "offset": "language"}
    for section, value in {
        "game": "game qd",
        "pace": "pace 480",
        "policy": "policy turn",
        "offset": "offset 60",
    }.items():
        page = await open_page(mara, server, pages[section])
        await mara.choose(page, Action.ADJUST_SERVER, value, argument=section)
    await server.restart()
    told = await say(server.people["Ola"], server, "kingdomino new")
    assert words("done-opened") in told.text
    options = (await server.table()).game.options
    assert (options.variant, options.pace, options.policy) == ("qd", 480, Policy.TURN)
    assert (await settings(server)).time_zone == "Europe/Paris"
    assert words("variant-qd") in server.newest.text
    # Every click is checked: who moderates messages does not manage the server.
    moderator = server.with_rights("Zuri", "MANAGE_MESSAGES")
    forged = await click_forged(moderator, server, Address(Action.ADJUST_SERVER, argument="game kd"))
    assert (read(forged).text, (await settings(server)).game) == (words("error-not-manager"), "qd")


async def test_games_move_into_threads_if_the_server_wants_that(server: SimulatedServer) -> None:
    mara, ola = managed(server), server.people["Ola"]
    page = await open_page(mara, server, "where")
    await mara.click(page, Action.ADJUST_SERVER)
    assert page.button(Action.ADJUST_SERVER).argument == "threads off"
    unwanted, impossible = server.add_channel("unwanted"), server.add_channel("impossible")
    server.discord.deny(impossible.data, "SEND_MESSAGES_IN_THREADS")
    moves = {server.channel: True, unwanted: False, impossible: False}
    for place in moves:
        await ola.slash(place, "kingdomino new", thread=place is not unwanted)
    assert {place: words("option-thread") in place.newest.text for place in moves} == moves


async def test_a_channel_that_would_refuse_a_table_is_told_when_it_is_chosen(server: SimulatedServer) -> None:
    mara = managed(server)
    closed, silent, tables = (server.add_channel(name) for name in ("closed", "silent", "tables"))
    server.discord.deny(server.discord.channel(str(closed.id)), "VIEW_CHANNEL", "ATTACH_FILES")
    server.discord.deny(server.discord.channel(str(silent.id)), "SEND_MESSAGES")
    page = await open_page(mara, server, "where")
    await mara.choose(page, Action.ADJUST_SERVER, closed, silent, tables)
    view, send, attach = (words(f"permission-{name}") for name in ("view-channel", "send-messages", "attach-files"))
    assert words("server-channels-lacking", channels=f"<#{closed.id}>", permissions=f"{view}, {attach}") in page.text
    assert words("server-channels-lacking", channels=f"<#{silent.id}>", permissions=send) in page.text
    assert not says(page.text, "server-channels-lacking", channels=f"<#{tables.id}>")


async def test_elsewhere_than_in_the_chosen_channels_people_are_told_where(server: SimulatedServer) -> None:
    mara, ola = managed(server), server.people["Ola"]
    tables, elsewhere = server.add_channel("tables"), server.add_channel("elsewhere")
    page = await open_page(mara, server, "where")
    await mara.choose(page, Action.ADJUST_SERVER, tables)
    assert words("server-channels-is", count=1, channels=f"<#{tables.id}>") in page.text
    told = read(await ola.slash(elsewhere, "kingdomino new")).text
    assert told == words("error-wrong-channel", channels=f"<#{tables.id}>")
    assert await server.services.tables.live(elsewhere.id) is None
    await ola.slash(tables, "kingdomino new")
    assert await server.services.tables.live(tables.id) is not None
    # No channel chosen: every channel again.
    await mara.choose(page, Action.ADJUST_SERVER)
    assert words("server-channels-is", count=0) in page.text
    await ola.slash(elsewhere, "kingdomino new")
    assert await server.services.tables.live(elsewhere.id) is not None


async def test_a_deleted_channel_is_no_channel_for_tables_any_more(server: SimulatedServer) -> None:
    guild_id, elsewhere = server.guild_id, server.add_channel("elsewhere")
    await server.services.servers.change_server(
        guild_id, lambda _: ServerSettings(guild_id, channels=(17, elsewhere.id))
    )
    server.fail("GET /channels/17$", status=503, times=None)
    server.discord.delete_channel(elsewhere.data)
    await server.discord.quiet()
    await server.pass_time(1 / 60)
    assert (await settings(server)).channels == (17,)


async def test_the_settings_of_a_server_that_was_left_are_erased_at_the_next_start(server: SimulatedServer) -> None:
    guild_id = server.guild_id
    await server.begin()
    chosen = ServerSettings(guild_id, "qd", threads=False, channels=(17,))
    await server.services.servers.change_server(guild_id, lambda _: chosen)
    assert await settings(server) == chosen
    server.discord.remove_guild(server.guild)
    await server.discord.quiet()
    assert await settings(server) == chosen
    assert not any((await server.services.tables.games.count_live()).values())
    assert await server.services.tables.games.unshown_games() == ()
    await server.restart()
    await server.bot.on_ready()
    assert await settings(server) == ServerSettings(guild_id)


async def test_a_start_with_the_token_of_another_application_erases_no_settings(server: SimulatedServer) -> None:
    elsewhere, chosen = 17 << 22, ServerSettings(17 << 22, "qd", threads=False)
    await server.services.servers.change_server(elsewhere, lambda _: chosen)
    await server.services.key_values.set("application", "1")
    await server.restart()
    await server.bot.on_ready()
    assert await server.services.servers.server(elsewhere) == chosen


# ---- what a new server is told


async def add_bot(server: SimulatedServer, system_channel: str = "welcome") -> Place:
    """Add the bot to another server; return the channel in which Discord welcomes people there."""
    server.discord.add_guild("Another", "welcome", locale="de", system_channel=system_channel)
    await server.discord.quiet()
    return server.place(int(server.discord.channel("welcome")["id"]))


async def test_a_server_is_told_in_its_language_what_to_do_first_and_once(server: SimulatedServer) -> None:
    channel = await add_bot(server)
    [greeting] = channel.messages
    assert greeting.text.endswith(written(translations().bind("de")("greeting")))
    assert greeting.actions == [Action.SHOW_SETTINGS]
    assert greeting.is_silent
    await server.restart()
    for guild in server.bot.guilds:
        # In a task of its own, as discord.py does it: the bot waits for that when it stops.
        await asyncio.create_task(server.bot.on_guild_join(guild))
    assert len(channel.messages) == 1


@pytest.mark.parametrize("has_channel", [True, False])
async def test_where_the_bot_may_not_write_or_has_no_place_to_a_server_is_not_greeted(
    has_channel: bool,  # noqa: FBT001
    server: SimulatedServer,
    caplog: pytest.LogCaptureFixture,
) -> None:
    server.fail("POST /channels/.*/messages$", status=403, code=50013)
    channel = await add_bot(server, "welcome" if has_channel else "")
    assert channel.messages == []
    assert [each.levelname for each in caplog.records if "error" in each.message.lower()] == []
