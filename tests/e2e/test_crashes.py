"""The bot is killed, stopped and started again; nothing that anybody was told is lost."""

import asyncio
import os
import re
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from simulator import BotProcess, Discord
from tests.e2e.driver import GuildDriver, ends

pytestmark = pytest.mark.e2e

ROOT = Path(__file__).parents[2]


def log_of(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        return [text for (text,) in connection.execute("SELECT text FROM moves ORDER BY game_id, ply")]


async def test_sigterm_in_the_middle_of_a_click_ends_the_bot_in_time_and_the_click_counts(
    guild: GuildDriver, process: BotProcess, database: Path
) -> None:
    ola, kenji = guild.person("Ola"), guild.person("Kenji")
    await process.start()
    await guild.open(ola, kenji, players=2)
    known, shown = len(log_of(database)), guild.newest
    click = asyncio.ensure_future(guild.mover.person.click(dict(shown.data), ends(shown)[0].custom_id))
    before = len(guild.discord.log)
    await guild.wait(lambda: any("/callback" in call.path and call.status for call in guild.discord.log[before:]))
    assert await process.terminate() == 0
    await click
    assert len(log_of(database)) == known + 1
    assert "ERROR" not in process.stderr
    assert "Traceback" not in process.stderr


@pytest.mark.parametrize(
    ("route", "how"),
    [
        ("GET /users/@me", {"status": 502}),
        ("GET /gateway/bot", {"drop": "after"}),
        ("PUT /applications", {"status": 429, "retry_after": 0.05}),
    ],
)
async def test_the_bot_starts_although_discord_is_busy(
    route: str, how: Mapping[str, Any], guild: GuildDriver, process: BotProcess
) -> None:
    guild.discord.fail(route, **how)
    async with process:
        await guild.open(guild.person("Ola"), guild.person("Kenji"), players=2)


async def run(environment: Mapping[str, str], folder: Path) -> tuple[int | None, str]:
    """Exit status and complaints of a bot that does not get far."""
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("DISCORD_")}
    measured = {key: value for key, value in environment.items() if not key.startswith("COVERAGE_")}
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=folder,
        env={**inherited, "PYTHONPATH": str(ROOT), "LOG_LEVEL": "ERROR", **measured},
        stdout=PIPE,
        stderr=PIPE,
    )
    _, complaints = await bot.communicate()
    return bot.returncode, complaints.decode()


async def test_a_token_that_discord_refuses_is_one_line_and_exit_status_1(
    discord: Discord, environment: Mapping[str, str], tmp_path: Path
) -> None:
    status, complaints = await run({**environment, **discord.environment, "DISCORD_TOKEN": "another.token"}, tmp_path)
    assert status == 1
    assert re.fullmatch(r"DISCORD_TOKEN was refused.*\n", complaints)


@pytest.mark.parametrize(
    ("code", "line"),
    [
        (4004, "DISCORD_TOKEN is no longer valid"),
        (4010, "Discord refuses this shard"),
        (4011, "Discord asks for more shards"),
        (4012, "Discord no longer knows"),
        (4014, "Discord refuses an event"),
    ],
)
async def test_a_bot_that_discord_throws_out_says_why_in_one_line_and_ends_with_exit_status_2(
    code: int, line: str, guild: GuildDriver, process: BotProcess
) -> None:
    await process.start()
    await guild.discord.gateway.drop(code)
    await guild.wait(lambda: not process.running)
    assert await process.terminate() == 2
    assert process.stderr.splitlines()[-1].startswith(line)
    assert "Traceback" not in process.stderr


async def test_told_to_stop_under_load_the_bot_answers_all_that_it_has_taken_up(
    guild: GuildDriver, process: BotProcess, database: Path
) -> None:
    """Clicks come in before the signal, and go on coming in after it."""
    people = [guild.person(f"Person {number}") for number in range(20)]
    await process.start()
    await guild.open(*people[:2], players=2)
    guild.discord.ack_deadline = 3.0  # what comes too late is not answered any more
    commands = [f"kingdomino {each}" for each in ("board", "games", "help", "daily", "stats", "settings")]
    asked = [person.person.slash(guild.table.data, command) for command in commands for person in people]
    answers = [asyncio.ensure_future(each) for each in asked[:60]]
    await guild.wait(lambda: sum("/callback" in call.path for call in guild.discord.log) > 20)
    stopping = asyncio.ensure_future(process.terminate())
    for late in asked[60:]:
        answers.append(asyncio.ensure_future(late))
        await asyncio.sleep(0)
    assert await stopping == 0
    assert "Traceback" not in process.stderr
    done = await asyncio.gather(*answers)
    # Acknowledged, but not answered: that is the "thinking ..." which never ends.
    assert [answer for answer in done if not answer.failed and not answer.text] == []
