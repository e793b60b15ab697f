"""What a server is told to which the bot has just been added."""

from __future__ import annotations

import asyncio

import pytest

from bot.chat.kit.addresses import Action
from tests.bot.sample_tables import translations
from tests.bot.server import Place, SimulatedServer
from tests.bot.words import written


async def add_bot(server: SimulatedServer, system_channel: str = "welcome") -> Place:
    """Add the bot to another server; return the channel in which Discord welcomes people there."""
    guild = server.discord.add_guild("Another", "welcome", locale="de", system_channel=system_channel)
    await server.discord.until(lambda: server.bot.get_guild(int(guild["id"])))
    # The event of the new server follows when discord.py has built it.
    await server.discord.until(lambda: any(call.path == f"/guilds/{guild['id']}" for call in server.requests))
    await server.discord.quiet()
    return server.place(int(server.discord.channel("welcome")["id"]))


async def test_a_server_is_told_in_its_language_what_to_do_first(server: SimulatedServer) -> None:
    [greeting] = (await add_bot(server)).messages
    assert greeting.text.endswith(written(translations().bind("de")("greeting")))
    assert greeting.actions == [Action.LEARN]
    assert greeting.is_silent


async def test_a_server_is_greeted_once_even_if_the_bot_is_added_again_after_a_restart(
    server: SimulatedServer,
) -> None:
    channel = await add_bot(server)
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
