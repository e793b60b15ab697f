"""The Discord client."""

from pathlib import Path

import pytest
from discord.ext import commands
from yarl import URL

from bot.app import Kingdomino
from bot.composition import compose
from bot.storage.database import Database
from tests.bot.database_urls import database_url

DISCORD, PROXY = "wss://gateway.discord.gg", "wss://proxy.example"


@pytest.mark.parametrize(("chosen", "used"), [(None, DISCORD), (PROXY, PROXY)])
async def test_shards_connect_to_the_gateway_of_the_settings_also_if_discord_names_another(
    chosen: str | None, used: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connected = []

    async def connect(_: commands.AutoShardedBot, gateway: URL, shard_id: int, *, initial: bool) -> None:
        connected.append((str(gateway), shard_id, initial))

    monkeypatch.setattr(commands.AutoShardedBot, "launch_shard", connect)
    async with Database.open(database_url(tmp_path)) as database:
        bot = Kingdomino(compose(database), gateway_url=chosen)
        await bot.launch_shard(URL(DISCORD), 3, initial=True)
    assert connected == [(used, 3, True)]


async def test_a_request_that_discord_puts_off_for_longer_than_half_a_minute_fails(tmp_path: Path) -> None:
    async with Database.open(database_url(tmp_path)) as database:
        assert Kingdomino(compose(database)).http.max_ratelimit_timeout == 30
