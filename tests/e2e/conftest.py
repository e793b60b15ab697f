"""The simulated Discord and the real bot."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import simulator
from bot.app import Kingdomino
from bot.chat.transport.picture_cache import PictureCache
from bot.composition import compose
from bot.storage.database import Database
from tests.bot.fake_paint import fake_film, fake_picture
from tests.e2e.driver import GuildDriver

pytest.register_assert_rewrite("tests.e2e.laws")

ROOT = Path(__file__).parents[2]


class NoLoginDelayBot(Kingdomino):
    """The bot, without the pause that Discord asks for between two logins."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        pass


@pytest.fixture
async def discord() -> AsyncIterator[Any]:
    """Whatever a test does, the bot keeps to Discord's rules."""
    # People here are quicker than Discord's limits allow.
    async with simulator.Discord(limited=False) as discord:
        discord.settle = 0.02
        discord.add_guild("Guild", "table-1", "table-2")
        yield discord
        # The stand-in cannot read to its end the request of a bot that was killed.
        assert [each for each in (*discord.violations, *discord.defects) if "Connection lost" not in each] == []


@pytest.fixture
def guild(discord: Any) -> GuildDriver:
    return GuildDriver(discord)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def environment(database: Path) -> Mapping[str, str]:
    # Whole games at full speed: what they run is measured in other tests.
    return {"DATABASE_URL": f"sqlite:///{database}", "COVERAGE_PROCESS_CONFIG": ""}


@pytest.fixture
def process(discord: Any, environment: Mapping[str, str]) -> Iterator[Any]:
    """The bot as a process of its own, not started yet; what it logged is shown where the test fails."""
    process = simulator.BotProcess([sys.executable, "-m", "bot"], discord=discord, cwd=ROOT, env=environment)
    yield process
    sys.stdout.write(process.stderr)


@pytest.fixture
async def bot(discord: Any, database: Path) -> AsyncIterator[Kingdomino]:
    """The bot in the process of the test, for what is told quickest from inside."""
    with simulator.discord_py_redirected(discord):
        async with (
            Database.open(f"sqlite:///{database}") as opened,
            NoLoginDelayBot(
                compose(opened, pictures=PictureCache(fake_picture, film=fake_film)), guild_ready_timeout=0.05
            ) as bot,
        ):
            running = asyncio.create_task(bot.start(discord.token))
            assert await discord.until(lambda: bot.is_ready() and discord.commands[""], 20)
            yield bot
        await running
