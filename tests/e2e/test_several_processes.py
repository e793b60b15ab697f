"""Several processes of the bot on one database: two never do the same work, and one takes over from another."""

import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from itertools import pairwise
from pathlib import Path
from typing import Self

import pytest

from bot.host.app import Kingdomino
from bot.host.composition import compose
from bot.host.database.opening import open_database
from bot.host.ownership import AlreadyServed, Ownership
from bot.storage.shards import ALL_SHARDS
from simulator import BotProcess, Discord, discord_py_redirected
from tests.bot.database_urls import database_url, on_postgresql_only
from tests.bot.server import Place, words
from tests.e2e.conftest import ROOT
from tests.e2e.driver import GuildDriver, ends

pytestmark = pytest.mark.e2e

REFUSED = (
    "Another bot uses this database (DATABASE_URL) already, or this part of it (SHARD_COUNT, SHARD_IDS): "
    "stop it first, or set TAKEOVER_SECONDS to wait until it ends"
)
GAP_SECONDS = 2.0
"""How long nobody is answered while one process takes over from another, or a start takes if that is longer."""

Program = Callable[..., BotProcess]


@pytest.fixture
def program(discord: Discord, tmp_path: Path) -> Iterator[Program]:
    """Makes processes of the bot, with settings of their own, on one database."""
    url = database_url(tmp_path)
    with ExitStack() as shown:

        def make(**settings: str) -> BotProcess:
            environment = {"DATABASE_URL": url, "COVERAGE_PROCESS_CONFIG": "", **settings}
            process = BotProcess([sys.executable, "-m", "tools.play.bot"], discord=discord, cwd=ROOT, env=environment)
            shown.callback(lambda: sys.stdout.write(process.stderr))
            return process

        yield make


async def ended(process: BotProcess) -> tuple[int | None, list[str]]:
    """The exit status of a process that is not to get ready, and what it wrote."""
    with pytest.raises(RuntimeError, match="did not get ready"):
        await process.start()
    return process.status, process.stderr.splitlines()


async def test_a_second_bot_on_the_same_database_ends_with_one_line(program: Program) -> None:
    async with program():
        assert await ended(program(LOG_LEVEL="WARNING")) == (1, [REFUSED])


async def test_a_bot_that_was_killed_is_not_in_the_way_of_the_next(program: Program, guild: GuildDriver) -> None:
    first = program()
    await first.start()
    await first.kill()
    async with program():
        await guild.open(guild.person("Ola"), guild.person("Kenji"), players=2)


class Visits:
    """What came of the commands that somebody gives one after another, without waiting for the answers."""

    def __init__(self, guild: GuildDriver) -> None:
        self._guild = guild
        self._person = guild.person("Zuri").person
        self.answered: list[float] = []
        self._under_way: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        self._going_on = asyncio.create_task(self._go_on())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._going_on.cancel()
        with suppress(asyncio.CancelledError):
            await self._going_on

    async def _go_on(self, every: float = 0.05) -> None:
        while True:
            visit = asyncio.create_task(self._visit())
            self._under_way.append(visit)
            await asyncio.wait([visit], timeout=every)

    async def _visit(self) -> None:
        at = time.monotonic()
        answer = await self._person.slash(self._guild.table.data, "kingdomino games")
        if not answer.failed and words("error-restarting") not in answer.text:
            self.answered.append(at)

    async def longest_gap(self) -> float:
        """Seconds between two commands that were answered, in which none was."""
        await asyncio.gather(*self._under_way)
        return max(later - earlier for earlier, later in pairwise(sorted(self.answered)))


async def test_a_bot_takes_over_within_two_seconds_and_nothing_is_lost(program: Program, guild: GuildDriver) -> None:
    ola, kenji, old, new = guild.person("Ola"), guild.person("Kenji"), program(), program(TAKEOVER_SECONDS="60")
    begun, guild.discord.ack_deadline = time.monotonic(), 3.0
    await old.start()
    longest = max(GAP_SECONDS, time.monotonic() - begun)
    await guild.open(ola, kenji, players=2)
    starting = asyncio.ensure_future(new.start())
    await guild.wait(lambda: "ready to take over" in new.stderr)
    async with Visits(guild) as visits:
        await guild.wait(lambda: visits.answered)
        mover, before = guild.mover.person, guild.newest
        click = mover.click(dict(before.data), ends(before)[0].custom_id)
        _, status = await asyncio.gather(click, old.terminate())
        await starting
        await guild.turn()
    assert status == 0
    assert await visits.longest_gap() <= longest
    assert [message.id for message in guild.messages() if message.buttons] == [guild.newest.id]
    assert await new.terminate() == 0
    assert "Traceback" not in old.stderr + new.stderr


async def test_a_bot_that_has_lost_its_shards_to_another_ends(discord: Discord, tmp_path: Path) -> None:
    url = database_url(tmp_path)
    async with await open_database(url) as database, await open_database(url) as other:
        ownership = Ownership(database.lock_of(ALL_SHARDS), check_seconds=0.01)
        with discord_py_redirected(discord):
            async with Kingdomino(compose(database), ownership, guild_ready_timeout=0.05) as bot:
                running = asyncio.create_task(bot.start(discord.token))
                assert await discord.until(bot.is_ready)
                taken = other.lock_of(ALL_SHARDS)
                while not await taken.take():
                    # As if the database had been restarted. Two tasks must not use the connection of the lock at once:
                    # SQLAlchemy would lose it, and leave it open.
                    async with ownership._changing:
                        await ownership.lock.release()
                with pytest.raises(AlreadyServed):
                    await running
        await taken.release()


def guild_of(discord: Discord, shard: int, name: str) -> GuildDriver:
    """A server of one of two shards, with a channel of this name."""
    while int(discord.add_guild(name)["id"]) >> 22 & 1 != shard:
        discord.snowflake()  # a server takes an even number of ids
    [*_, server] = discord.guilds.values()
    driver = GuildDriver(discord)
    driver.table = Place(discord, discord.add_channel(server, name))
    return driver


@on_postgresql_only
async def test_each_process_serves_its_shard_when_another_is_killed(program: Program, discord: Discord) -> None:
    drivers = [guild_of(discord, shard, f"shard-{shard}") for shard in range(2)]
    processes = [program(SHARD_COUNT="2", SHARD_IDS=str(shard)) for shard in range(2)]
    await asyncio.gather(*(process.start() for process in processes))
    for driver in drivers:
        await driver.open(driver.person("Ola"), driver.person("Kenji"), players=2)
        await driver.turn()
    await processes[0].kill()
    for _ in range(3):
        await drivers[1].turn()
    discord.ack_deadline = 0.5
    assert (await drivers[0].mover.person.slash(drivers[0].table.data, "kingdomino board")).failed
    assert await processes[1].terminate() == 0
    assert len([each for each in discord.log if each.method == "PUT" and each.path.endswith("/commands")]) == 1


@on_postgresql_only
async def test_who_divides_the_servers_otherwise_ends_with_one_line(program: Program) -> None:
    async with program():
        assert await ended(program(SHARD_COUNT="2", SHARD_IDS="1", LOG_LEVEL="WARNING")) == (1, [REFUSED])
