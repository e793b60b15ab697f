"""The private parts of libraries that the bot relies on: a version that changes one is named by a sentence."""

from inspect import getsource
from types import ModuleType

import aiohttp
import aiosqlite
import discord
import pytest
from discord import http, shard
from discord.gateway import DiscordWebSocket
from discord.webhook import async_
from yarl import URL

from bot.chat.kit import TolerantSocket
from bot.chat.kit.discord_api import read_answer
from bot.host.app import ANSWER_SECONDS
from tests.bot.server import SimulatedServer

ADVICE = "read how this version does it, and change the part of the bot that docs/decisions.md names"


def test_every_request_begins_at_a_base_that_can_be_set() -> None:
    address = http.Route("GET", "/gateway").url
    assert address == f"{http.Route.BASE}/gateway", f"Route.BASE is not used any longer: {ADVICE}"


def test_the_address_of_the_gateway_can_be_set() -> None:
    assert isinstance(DiscordWebSocket.DEFAULT_GATEWAY, URL), f"DEFAULT_GATEWAY is not an address any longer: {ADVICE}"
    source = getsource(DiscordWebSocket.from_client)
    assert "DEFAULT_GATEWAY" in source, f"DEFAULT_GATEWAY is not used any longer: {ADVICE}"


def test_a_shard_makes_its_connection_of_a_class_that_can_be_replaced() -> None:
    assert shard.DiscordWebSocket is TolerantSocket
    assert "DiscordWebSocket.from_client" in getsource(shard.Shard), f"shards connect in another way: {ADVICE}"
    source = getsource(DiscordWebSocket.received_message)
    for part in ("self._decompressor.decompress(msg)", "type(msg) is bytes"):
        assert part in source, f"{part!r} is not how a message is read any longer: {ADVICE}"
    source = getsource(DiscordWebSocket.from_client)
    assert "ws._connection = client._connection" in source, f"a connection knows no application any longer: {ADVICE}"


@pytest.mark.parametrize("module", [http, async_])
def test_answers_are_read_by_a_function_that_can_be_replaced(module: ModuleType) -> None:
    assert vars(module)["json_or_text"] is read_answer
    assert "await json_or_text(response)" in getsource(module), f"answers are read in another way: {ADVICE}"


async def test_the_session_for_requests_has_a_timeout_that_can_be_set(server: SimulatedServer) -> None:
    session = getattr(server.bot.http, "_HTTPClient__session", None)
    assert isinstance(session, aiohttp.ClientSession), f"the session is kept elsewhere: {ADVICE}"
    assert session.timeout == aiohttp.ClientTimeout(sock_read=ANSWER_SECONDS)


@pytest.mark.parametrize("name", ["warn_nacl", "warn_dave"])
def test_warnings_about_voice_can_be_switched_off(name: str) -> None:
    assert getattr(discord.VoiceClient, name) is False
    assert name in getsource(discord.Client.__init__), f"{name} is not used any longer: {ADVICE}"


def test_a_connection_to_sqlite_has_a_thread_and_a_queue_of_work() -> None:
    source = getsource(aiosqlite.Connection)
    for part in ("self._thread.start()", "self._tx.put_nowait((future, function))"):
        assert part in source, f"{part!r} is not how a thread gets its work any longer: {ADVICE}"
