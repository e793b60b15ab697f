"""The simulated Discord and the real bot."""

import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from bot.chat.handling.context import Convenience
from bot.chat.kit import PictureCache
from bot.host.app import Kingdomino
from bot.host.composition import FEATURES, compose, rows_of
from bot.host.database.opening import open_database
from bot.host.ownership import Ownership
from bot.storage.shards import ALL_SHARDS
from simulator import BotProcess, Discord, discord_py_redirected
from tests.bot.calling import framed_controls, silent_calls, strangers
from tests.bot.database_urls import database_url
from tests.bot.fake_paint import fake_picture
from tests.bot.server import QuickDiscord
from tests.e2e.driver import GuildDriver

pytest.register_assert_rewrite("tests.e2e.laws")

ROOT = Path(__file__).parents[2]

D = TypeVar("D", bound=Discord)


@asynccontextmanager
async def keeping_the_rules(discord: D) -> AsyncIterator[D]:
    """Run a simulated Discord for a block; whatever a test does there, the bot keeps to Discord's rules."""
    async with discord:
        discord.settle = 0.02
        yield discord
        assert silent_calls(discord) + strangers(discord) + framed_controls(discord) == []
        # The simulator cannot read to its end the request of a bot that was killed.
        assert [each for each in (*discord.violations, *discord.defects) if "Connection lost" not in each] == []


@pytest.fixture
async def discord() -> AsyncIterator[QuickDiscord]:
    async with keeping_the_rules(QuickDiscord()) as discord:
        discord.add_guild("Guild", "table-1", "table-2")
        yield discord


@pytest.fixture
def guild(discord: Discord) -> GuildDriver:
    return GuildDriver(discord)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The file of the database, with SQLite."""
    return tmp_path / "games.db"


@pytest.fixture
def url(tmp_path: Path) -> str:
    return database_url(tmp_path)


@pytest.fixture
def environment(url: str) -> Mapping[str, str]:
    # Whole games at full speed: what they run is measured in other tests.
    return {"DATABASE_URL": url, "COVERAGE_PROCESS_CONFIG": "", "SWITCHED_OFF": "emoji"}


@pytest.fixture
async def process(discord: Discord, environment: Mapping[str, str]) -> AsyncIterator[BotProcess]:
    """The bot as a process of its own, not started yet; what it logged is shown where the test fails."""
    process = BotProcess([sys.executable, "-m", "tools.play.bot"], discord=discord, cwd=ROOT, env=environment)
    yield process
    await process.kill()
    sys.stdout.write(process.stderr)


@pytest.fixture
async def bot(discord: QuickDiscord, database: Path) -> AsyncIterator[Kingdomino]:
    """The bot in the process of the test, for what is told quickest from inside."""
    with discord_py_redirected(discord):
        async with await open_database(f"sqlite:///{database}", rows_of(FEATURES)) as opened:
            pictures = PictureCache(fake_picture)
            services = compose(opened, rng=Random(4), pictures=pictures, features=FEATURES, off=[Convenience.EMOJI])
            async with Kingdomino(services, Ownership(opened.lock_of(ALL_SHARDS)), guild_ready_timeout=0) as bot:
                discord.watch(bot)
                running = asyncio.create_task(bot.start(discord.token))
                assert await discord.until(lambda: bot.is_ready() and discord.commands[""])
                yield bot
            await running


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what the tests have counted, and the sum."""
    properties = [each for report in terminalreporter.stats.get("passed", ()) for each in report.user_properties]
    counts = [value for name, value in properties if name == "counts"]
    for each in counts:
        terminalreporter.write_line(str(each))
    if len(counts) > 1:
        terminalreporter.write_line(f"in all: {dict(sum(map(Counter, counts), Counter[str]()))}")
