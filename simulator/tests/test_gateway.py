"""The gateway, with a small bot of discord.py and with bare sockets; the bot as a process of its own."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import discord as library
import pytest

from simulator import BotProcess, Clock, Discord, Impossible, Person, discord_py_redirected
from simulator.examples.counter import Counter
from simulator.tests.stage import NOON, PLAY, Stage, reply

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "simulator.launch", "simulator/examples/counter.py"]
PATIENCE = 60.0
"""Real seconds that nothing takes, unless it never happens."""


@asynccontextmanager
async def running(discord: Discord) -> AsyncIterator[Counter]:
    with discord_py_redirected(discord):
        bot = Counter(intents=library.Intents(guilds=True), guild_ready_timeout=0)
        task = asyncio.create_task(bot.start(discord.token))
        assert await discord.until(lambda: task.done() or (discord.gateway.ready() and discord.commands[""]))
        try:
            yield bot
        finally:
            await bot.close()
            await task


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async with Discord() as discord:
        discord.add_guild("Guild", "table-1")
        discord.ack_deadline = PATIENCE
        yield discord
        assert (discord.violations, discord.defects) == ([], [])


@pytest.fixture
def ola(discord: Discord) -> Person:
    return Person(discord, "Ola")


async def counts(discord: Discord, ola: Person, start: int = 3) -> None:
    answer = await ola.slash(discord.channel("table-1"), "count", start=start)
    assert answer.text == "Here we go"
    clicked = await ola.click(answer.public[0], f"Count {start}")
    assert clicked.text == f"{start} times"
    assert [each.label for each in ola.buttons(clicked.messages[0])] == [f"Count {start + 1}"]


async def test_a_bot_that_is_not_ours_runs_on_it(discord: Discord, ola: Person) -> None:
    async with running(discord):
        await counts(discord, ola)
        with pytest.raises(Impossible, match="not take 'x'"):
            await ola.slash(discord.channel("table-1"), "count", start="x")


async def test_a_client_that_asks_for_another_compression_gets_plain_text(
    discord: Discord, ola: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library.utils._ActiveDecompressionContext, "COMPRESSION_TYPE", "zstd-stream")
    async with running(discord):
        await counts(discord, ola)


async def test_an_interaction_missed_while_the_socket_was_down_is_replayed(discord: Discord, ola: Person) -> None:
    async with running(discord) as bot:
        await discord.gateway.drop()
        await counts(discord, ola)
        discord.gateway.ask_reconnect()
        await bot.wait_for("resumed", timeout=PATIENCE)
        assert [payload["op"] for payload in discord.gateway.received].count(6) == 2


@pytest.mark.parametrize("how", ["dropped", "told", "without a code", "5000"])
async def test_a_lost_session_is_opened_again(discord: Discord, ola: Person, how: str) -> None:
    gateway = discord.gateway
    async with running(discord):
        if how == "told":
            gateway.invalidate()
        else:
            await gateway.drop({"without a code": None, "5000": 5000}.get(how, 4000), resumable=how != "dropped")
        assert await discord.until(gateway.ready)
        await counts(discord, ola)


async def test_an_interaction_may_come_twice(discord: Discord, ola: Person) -> None:
    async with running(discord):
        discord.gateway.duplicates = 1
        await ola.slash(discord.channel("table-1"), "count", start=1)

        def statuses() -> list[int | None]:
            return [call.status for call in discord.log if call.template.endswith("callback")]

        assert await discord.until(lambda: len(statuses()) == 2 and None not in statuses())
        assert statuses() == [200, 400]


async def test_shards_get_their_servers(discord: Discord, ola: Person) -> None:
    discord.gateway.shards = 2
    guilds = [discord.add_guild(f"G{number}", f"c{number}", *["more"] * (number % 2)) for number in range(8)]
    async with running(discord) as bot:
        assert {(int(guild["id"]) >> 22) % 2 for guild in guilds} == {0, 1} == set(bot.shards)
        assert len(bot.guilds) == 9
        for number in range(8):
            assert not (await ola.slash(discord.channel(f"c{number}"), "count", start=1)).failed


@asynccontextmanager
async def socket(discord: Discord) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    async with aiohttp.ClientSession() as http, http.ws_connect(discord.gateway.url) as found:
        yield found


async def test_the_gateway_may_send_what_nobody_can_read(discord: Discord) -> None:
    discord.gateway.odd_hello, discord.gateway.guild_delay = {"hello": "odd"}, None
    async with socket(discord) as found:
        assert (await found.receive_json())["d"] == {"hello": "odd"}
        await found.send_json({"op": 2, "d": {"token": discord.token, "intents": 0}})
        assert [(await found.receive_json())["t"] for _ in range(2)] == ["READY", None]  # and no server
        discord.gateway.garble()
        with pytest.raises(ValueError, match="line 1"):
            await found.receive_json()
    discord.gateway.guild_delay = 0.02
    async with socket(discord) as found:
        await found.send_json({"op": 2, "d": {"token": discord.token, "intents": 0}})
        assert [(await found.receive_json())["t"] for _ in range(4)] == [None, "READY", None, "GUILD_CREATE"]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ({"op": 2, "d": {"token": "wrong", "intents": 0}}, 4004), ({"op": 2, "d": {"token": None, "intents": 2}}, 4014),
        ({"op": 1, "d": "x" * 5000}, 4002), ("no object", 4002),
    ],
)  # fmt: skip
async def test_what_breaks_the_rules_closes_the_connection(discord: Discord, sent: Any, code: int) -> None:
    if isinstance(sent, dict) and isinstance(sent["d"], dict):
        sent["d"]["token"] = sent["d"]["token"] or discord.token
    async with socket(discord) as found:
        await found.send_json(sent)
        await found.receive_json()
        assert (await found.receive(PATIENCE)).type is aiohttp.WSMsgType.CLOSE
        assert found.close_code == code


async def test_only_so_many_sessions_are_opened_a_day() -> None:
    async with Stage.set() as stage:
        for number, expected in ((999, aiohttp.WSMsgType.TEXT), (1, aiohttp.WSMsgType.CLOSE)):
            stage.gateway._starts += [NOON] * number
            async with socket(stage) as found:
                await found.send_json({"op": 2, "d": {"token": stage.token, "intents": 0}})
                await found.receive_json()
                assert (await found.receive(PATIENCE)).type is expected
        assert (await stage.request("GET", "gateway/bot"))[1]["session_start_limit"]["remaining"] <= 0


async def test_with_an_endpoint_url_no_interaction_comes_over_the_gateway() -> None:
    async with Stage.set() as stage:
        await stage.upload_commands(PLAY)
        stage.replies += [reply(content="a"), reply(content="b")]
        stage.partial_channels = True
        await stage.ola.slash(await stage.thread(), "play")
        assert "owner_id" not in stage.events[0]["channel"]
        stage.application["interactions_endpoint_url"], stage.ack_deadline = "https://e.org", 0.02
        assert (await stage.ola.slash(stage.table, "play")).failed


async def test_a_clock_is_read_and_followed() -> None:
    async with Stage.set(Clock(NOON, rate=0)) as stage, aiohttp.ClientSession() as http:
        url = stage.environment["CLOCK_URL"]
        told = await (await http.get(url)).json()
        assert told == {"now": NOON, "rate": 0, "version": 1}
        waiting = asyncio.create_task(http.get(url, params={"after": "1"}))
        assert await stage.until(lambda: stage.clock._changed._waiters)
        stage.clock.advance(60)
        response = await asyncio.wait_for(waiting, PATIENCE)
        assert (await response.json())["now"] == NOON + 60
        assert response.headers["Date"]
        assert (await stage.sent(content="a"))["timestamp"].startswith("2027-01-15T12:01:00")


# ---- processes


@pytest.mark.slow
async def test_a_killed_bot_comes_back_and_its_old_buttons_answer(discord: Discord, ola: Person) -> None:
    async with BotProcess(COMMAND, discord=discord, cwd=ROOT) as bot:
        message = (await ola.slash(discord.channel("table-1"), "count", start=7)).public[0]
        assert "logging in" in bot.stderr
        await bot.kill()
        assert not bot.running
        await bot.restart()
        assert (await ola.click(message, "Count 7")).text == "7 times"
        assert await bot.terminate() is not None
    with pytest.raises(RuntimeError, match="no_such_module"):
        await BotProcess([sys.executable, "-m", "no_such_module"], discord=discord).start()
