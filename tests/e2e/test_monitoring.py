"""What a host sees of a bot that people play with."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import Mapping

import aiohttp
import pytest

from bot.chat.kit.addresses import Action
from simulator import BotProcess, Discord
from tests.bot.monitoring.test_server import free_port
from tests.e2e.conftest import ROOT
from tests.e2e.driver import GuildDriver

pytestmark = pytest.mark.e2e


def figures(page: str) -> Mapping[str, float]:
    """The figures of a page of metrics by their names with labels."""
    lines = (line.rpartition(" ") for line in page.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


async def test_clicks_and_turns_appear_in_the_metrics_and_a_slow_answer_in_the_log(
    discord: Discord, guild: GuildDriver, environment: Mapping[str, str]
) -> None:
    port = free_port()
    monitored = {**environment, "METRICS_PORT": str(port), "LOG_FORMAT": "json"}
    bot = BotProcess([sys.executable, "-m", "bot"], discord=discord, cwd=ROOT, env=monitored)
    async with bot, aiohttp.ClientSession(f"http://127.0.0.1:{port}") as client:
        ola, kenji = guild.person("Ola"), guild.person("Kenji")
        lobby = await guild.open_lobby(ola, players=2)
        discord.fail(r"POST /interactions/\d+/[^/]+/callback", hang=1.2, times=1)
        await kenji.click(lobby, Action.JOIN)
        await guild.wait(lambda: Action.START in lobby.actions)
        await guild.next_message(ola.click(lobby, Action.START))
        await guild.turn()
        shown = figures(await (await client.get("/metrics")).text())
        # Clicks are answered before discord.py, which waits for more servers to arrive, says that the bot is ready.
        await guild.wait(lambda: "ready with" in bot.stderr)
        health = await client.get("/healthz")
        assert (health.status, await health.text()) == (200, "ok\n")
    assert shown['kingdomino_interactions_total{name="/kingdomino new",outcome="done"}'] == 1
    assert shown['kingdomino_interactions_total{name="join",outcome="done"}'] == 1
    assert shown['kingdomino_games{state="playing"}'] == 1
    assert shown["kingdomino_turns_total"] >= 1
    assert shown["kingdomino_moves_total"] > shown["kingdomino_turns_total"]
    acknowledged = shown["kingdomino_acknowledge_seconds_count"]
    assert acknowledged >= 3
    assert shown['kingdomino_acknowledge_seconds_bucket{le="1.0"}'] < acknowledged
    assert shown["kingdomino_show_seconds_count"] >= 2
    assert shown['kingdomino_discord_requests_total{method="POST",status="200"}'] >= 1
    assert "slow: acknowledging took 1." in bot.stderr


@pytest.mark.parametrize(
    ("token", "found"), [(None, "ok  token: Discord knows the bot as "), ("wrong", "NO  token: refused by Discord")]
)
async def test_a_check_asks_discord_about_the_token(
    discord: Discord, environment: Mapping[str, str], token: str | None, found: str
) -> None:
    given = {**discord.environment, **({"DISCORD_TOKEN": token} if token else {})}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "check",
        "--online",
        cwd=ROOT,
        env={**os.environ, **environment, **given},
        stdout=PIPE,
    )
    output, _ = await process.communicate()
    assert output.decode().splitlines()[2].startswith(found)
    assert process.returncode == (2 if token else 0)
