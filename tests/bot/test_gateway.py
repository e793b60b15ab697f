"""Payloads of the gateway that are not as discord.py expects them."""

import asyncio
import json
import re
import threading
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from bot.chat.kit import ask_discord
from bot.games.game import DAY
from bot.host.app import SILENT_SECONDS
from bot.host.logs import in_one_line
from simulator.api import CATEGORY, FORUM, PUBLIC_THREAD, TEXT, VOICE, Json
from simulator.service.gateway import STARTS_A_DAY, Session
from simulator.world.hidden import SHAPES
from simulator.world.moods import Mood
from tests.bot.server import CALLBACK, SimulatedServer, say, says, warned


async def test_a_command_in_a_thread_works_with_the_documented_fields_of_its_channel_alone(
    server: SimulatedServer,
) -> None:
    ola = server.people["Ola"]
    opened = server.discord.start_thread(server.channel.data, {"name": "Thread", "type": PUBLIC_THREAD})
    thread = server.place(int(opened["id"]))
    server.discord.partial_channels, server.discord.gateway.guild_delay = True, None
    await server.restart()
    for _ in range(2):
        reply = await ola.slash(thread, "kingdomino help")
        assert reply.private.buttons


async def test_what_is_delivered_twice_is_answered_once(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    server.discord.gateway.duplicates = 1
    assert says((await say(server.people["Ola"], server, "kingdomino new")).text, "done-opened")
    await server.discord.quiet()
    assert server.discord.gateway.duplicates == 0
    assert len([each for each in server.requests if re.match(CALLBACK, str(each))]) == 1
    assert [each.getMessage() for each in warned(caplog) if "token" in each.getMessage()] == []


@pytest.mark.parametrize(
    "payload",
    [
        json.dumps({"op": 0, "t": "INTERACTION_CREATE", "s": None, "d": {"id": "1"}}),
        json.dumps({"op": 0, "t": "INTERACTION_CREATE", "s": None, "d": None}),
        json.dumps({"op": 0, "t": "CHANNEL_UPDATE", "s": None, "d": {"type": 0, "guild_id": "x"}}),
        json.dumps({"op": 0, "t": "A_NEW_EVENT", "s": None, "d": 7}),
    ],
)
async def test_what_cannot_be_read_is_dropped_and_the_bot_goes_on(
    server: SimulatedServer, payload: str, caplog: pytest.LogCaptureFixture
) -> None:
    ola, sessions = server.people["Ola"], len(server.discord.gateway.sessions)
    for _ in range(2):
        server.discord.gateway.garble(payload)
    message = await say(ola, server, "kingdomino new")
    assert says(message.text, "done-opened")
    assert len(server.discord.gateway.sessions) == sessions
    assert [each.getMessage() for each in caplog.records if each.exc_info] == []


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.sampled(3)
async def test_channels_that_the_bot_may_not_view_cost_no_other_channel_of_their_server(
    server: SimulatedServer, shape: str, caplog: pytest.LogCaptureFixture
) -> None:
    discord, ola = server.discord, server.people["Ola"]
    discord.hidden_shape = SHAPES[shape]
    await server.begin()
    secret = [server.add_channel(f"secret-{kind}", kind).data for kind in (TEXT, VOICE, CATEGORY, FORUM)]
    for each in secret:
        discord.deny(each, "VIEW_CHANNEL")
    await discord.quiet()
    await server.restart()
    discord.add_channel(server.guild, "general")
    await discord.quiet()
    [guild] = server.bot.guilds
    assert {str(each.id) for each in guild.channels} == {*discord.channels}
    assert (await server.step()).text
    assert says((await say(ola, server, "kingdomino new")).text, "error-channel-busy")
    assert [each.getMessage() for each in caplog.records if each.exc_info] == []
    # The test asks for the list, and not the bot.
    discord.outlines = None
    listed = await ask_discord(server.bot.http.get_all_guild_channels(guild.id))
    assert {each["name"] for each in listed} == {"table-1", "general"}


@pytest.mark.parametrize("payload", ['{"op": 10, "d": {}}', '{"op": 0, "t": "READY", "s": null, "d": null}'])
async def test_a_shard_whose_connection_is_of_no_use_is_connected_again(
    server: SimulatedServer, payload: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda _: 0.0)
    gateway, sessions = server.discord.gateway, len(server.discord.gateway.sessions)
    gateway.odd_hello = {"hello": "odd"}
    gateway.garble(payload)
    assert await server.discord.until(lambda: gateway.ready(sessions))
    assert says((await say(server.people["Ola"], server, "kingdomino new")).text, "done-opened")
    assert await server.discord.until(
        lambda: [each.name for each in threading.enumerate()].count("keep-alive-handler:shard-0") == 1
    )


async def beat(server: SimulatedServer) -> None:
    """Let the loop of the heartbeat run once, and what follows of it."""
    await server.sleep(0.05)
    await server.discord.quiet()


def connected(server: SimulatedServer) -> list[Session]:
    return [each for each in server.discord.gateway.sessions if each.socket]


async def test_a_session_that_lives_and_brings_nothing_for_hours_is_replaced_by_a_new_one(
    server: SimulatedServer,
) -> None:
    gateway = server.discord.gateway
    await beat(server)
    server.uptime += SILENT_SECONDS - 60
    await beat(server)
    [silent] = connected(server)
    server.uptime += 120
    await beat(server)
    assert await server.discord.until(lambda: gateway.ready(1))
    [new] = connected(server)
    assert new is not silent
    # Whoever does something shows that the session is alive.
    server.uptime += SILENT_SECONDS - 60
    assert says((await say(server.people["Ola"], server, "kingdomino new")).text, "done-opened")
    server.uptime += 120
    await beat(server)
    assert connected(server) == [new]


@pytest.mark.parametrize("is_stopped", [False, True])
async def test_a_start_without_sessions_left_waits_and_says_until_when(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture, *, is_stopped: bool
) -> None:
    await server.stop()
    gateway = server.discord.gateway
    sessions = len(gateway.sessions)
    gateway._starts = [server.discord.clock.now()] * STARTS_A_DAY
    starting = asyncio.create_task(server.start())
    assert await server.discord.until(lambda: "the bot waits until" in caplog.text)
    until = datetime.fromtimestamp(server.now + DAY, UTC)
    assert f"allows 0 more of 1000 sessions a day: the bot waits until {until:%Y-%m-%d %H:%M:%S} UTC" in caplog.text
    assert len(gateway.sessions) == sessions
    if is_stopped:
        await server.bot.close()
        with suppress(AssertionError):
            await starting
        has_ended = server._serving.done()
        # The fixture would wait in vain for a bot that goes on.
        server._serving.cancel()
        assert has_ended
        assert len(gateway.sessions) == sessions
        await server.services.runner.players.close()
        gateway._starts.clear()
        await server.database.close()
        await server.start()
    else:
        server.now += DAY
        server.clock.wake()
        await starting
    assert says((await say(server.people["Ola"], server, "kingdomino new")).text, "done-opened")


async def test_sessions_that_bring_nothing_readable_are_begun_after_ever_longer_pauses(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    exponents, delay = list[int](), discord.backoff.ExponentialBackoff.delay

    def hurry(backoff: Any) -> float:
        delay(backoff)
        exponents.append(backoff._exp)
        return 0.0

    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", hurry)
    gateway = server.discord.gateway
    seen = len(gateway.sessions)

    def unreadable(data: Json) -> Any:
        return ["odd"] if len(gateway.sessions) - seen <= 5 else data

    server.discord.moods.append(Mood("odd READY", "READY is a list", events={"READY": unreadable}))
    caplog.clear()
    await server.restart()
    assert await server.discord.until(lambda: gateway.ready(seen + 5))
    assert exponents == [1, 2, 3, 4, 5]
    lines = [each for each in caplog.records if each.name == "discord.shard"]
    assert [in_one_line(each) for each in lines] == [True] * 5
    assert all("a payload that the connection needs cannot be read" in each.getMessage() for each in lines)
    assert not any(each.exc_info for each in caplog.records)
