"""What a server is told to which the bot has just been added."""

from __future__ import annotations

import asyncio

import pytest
from simcord import ChannelHandle, GuildHandle

from tests.bot.simulated_server import Message, SimulatedServer


@pytest.fixture
def guild(server: SimulatedServer) -> GuildHandle:
    """Another server."""
    return server.env.create_guild("Another", preferred_locale="de")


@pytest.fixture
def channel(server: SimulatedServer, guild: GuildHandle) -> ChannelHandle:
    """Its system channel."""
    channel: ChannelHandle = guild.create_text_channel("welcome")
    server.env.backend.get_guild(guild.id).system_channel_id = channel.id
    return channel


async def add_bot(server: SimulatedServer, to: GuildHandle) -> None:
    guild = server.bot.get_guild(to.id)
    assert guild is not None
    # In a task of its own, as discord.py does it: the bot waits for that when it stops.
    await asyncio.create_task(server.bot.on_guild_join(guild))


def told(channel: ChannelHandle) -> list[Message]:
    return [Message(message) for message in channel.history()]


async def test_a_server_is_told_in_its_language_what_to_do_first(
    server: SimulatedServer, guild: GuildHandle, channel: ChannelHandle
) -> None:
    await add_bot(server, guild)
    [greeting] = told(channel)
    assert "`/kingdomino new` eröffnet einen Tisch" in greeting.text
    assert greeting.buttons == ["Tutorial"]
    assert greeting.message.flags.suppress_notifications


async def test_a_server_is_greeted_once_even_if_the_bot_is_added_again_after_a_restart(
    server: SimulatedServer, guild: GuildHandle, channel: ChannelHandle
) -> None:
    await add_bot(server, guild)
    await server.restart()
    await add_bot(server, guild)
    assert len(told(channel)) == 1


@pytest.mark.parametrize("has_channel", [True, False])
async def test_where_the_bot_may_not_write_or_has_no_place_to_a_server_is_not_greeted(
    has_channel: bool,  # noqa: FBT001
    server: SimulatedServer,
    guild: GuildHandle,
    channel: ChannelHandle,
    caplog: pytest.LogCaptureFixture,
) -> None:
    server.env.backend.get_guild(guild.id).system_channel_id = channel.id if has_channel else None
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await add_bot(server, guild)
    assert told(channel) == []
    assert [each.levelname for each in caplog.records if "error" in each.message.lower()] == []
