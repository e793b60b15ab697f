"""The bot is killed, stopped and started again; nothing that anybody was told is lost."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections.abc import Mapping
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.chat.kit.addresses import Action
from engine.moves import Move
from engine.state import State
from simulator import BotProcess, Discord
from tests.bot.faulty_players import STARTED_PIPE, SearchStarted, is_gone
from tests.bot.server import Message, Place
from tests.bot.words import says
from tests.e2e.driver import GuildDriver, ends

pytestmark = pytest.mark.e2e

ROOT = Path(__file__).parents[2]


def log_of(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        return [text for (text,) in connection.execute("SELECT text FROM moves WHERE game_id = 1 ORDER BY ply")]


def final_scores(texts: list[str], variant: str, players: int) -> list[int]:
    state = State.start(variant, players)
    for text in texts:
        state = state.play(Move.parse(text))
    assert state.is_over
    return [score.total for score in state.scores()]


async def kill_during(action: asyncio.Future[Any], seconds: float, process: BotProcess) -> None:
    """Kill the bot so long after an action has begun, whatever has come of it."""
    await asyncio.wait([action], timeout=seconds)
    action.cancel()
    with suppress(asyncio.CancelledError, AssertionError):
        await action
    await process.kill()


async def test_a_game_survives_kills_at_any_moment(guild: GuildDriver, process: BotProcess, database: Path) -> None:
    """Between two clicks, and any number of milliseconds after one."""
    ola, kenji, rng, kills = guild.person("Ola"), guild.person("Kenji"), Random(5), 0
    await process.start()
    await guild.open(ola, kenji, players=2)
    while not guild.is_over:
        known = log_of(database)
        turn = asyncio.ensure_future(guild.turn())
        if kills < 11 and rng.random() < 0.8:
            kills += 1
            await kill_during(turn, rng.uniform(0, 0.6), process)
            after = log_of(database)
            assert after[: len(known)] == known
            await process.start()
            await catch_up(guild, database)
        else:
            await turn
    assert kills >= 10
    alt, standing = guild.newest.alt, ("alt-standing", "alt-standing-tie")
    for name, points in zip(("Ola", "Kenji"), final_scores(log_of(database), "kd", 2), strict=True):
        assert any(says(alt, key, name=name, points=points) for key in standing)
    assert await process.terminate() == 0


def is_newer(panel: Message, edits: int) -> bool:
    return panel.edits > edits


async def test_a_daily_game_in_a_group_survives_being_killed_at_any_moment(
    guild: GuildDriver, process: BotProcess, database: Path
) -> None:
    """The next tap on the panel, or the command, shows the game as it is, and never an error."""
    ola, rng = guild.person("Ola"), Random(5)
    ola.person.install()
    group = Place(guild.discord, guild.discord.private(ola.person.id, guild.person("Kenji").person.id))
    await process.start()
    panel, kills = (await ola.slash(group, "daily")).private, 0
    while Action.SHOW_STEP not in panel.actions:
        wanted = Action.PLAY, Action.OPEN_PANEL
        button = min(
            (each for each in panel.buttons if each.action in wanted), key=lambda each: wanted.index(each.action)
        )
        known, edits = log_of(database), panel.edits
        tap = asyncio.ensure_future(ola.click(panel, button))
        if kills < 11 and rng.random() < 0.8:
            kills += 1
            await kill_during(tap, rng.uniform(0, 0.3), process)
            assert log_of(database)[: len(known)] == known
            await process.start()
            if kills % 3 == 0:
                panel = (await ola.slash(group, "daily")).private
        else:
            await tap
            await guild.wait(partial(is_newer, panel, edits))
    assert kills >= 10
    # No note beside it tells of an error.
    assert (group.messages, [each.id for each in ola.messages(group)][-1]) == ([], panel.id)
    assert await process.terminate() == 0


WITH_PLAYERS = """
from functools import partial
from random import Random
from typing import Any
from bot import __main__, composition
composition.Computers = partial(composition.Computers, module="{module}")
composition.SystemRandom = partial(Random, 0)  # by whom a computer player is first
raise SystemExit(__main__.main())
"""


def with_players(module: str) -> list[str]:
    """Return the command of a bot whose computer players that search are those of a module."""
    return [sys.executable, "-c", WITH_PLAYERS.format(module=module)]


async def test_told_to_stop_while_a_computer_player_thinks_the_bot_stops_and_goes_on_after_the_start(
    guild: GuildDriver, process: BotProcess, database: Path, tmp_path: Path
) -> None:
    ola, started = guild.person("Ola"), SearchStarted(tmp_path / "started")
    process.command = with_players("tests.bot.faulty_players")
    process.env = {**process.env, STARTED_PIPE: str(started.pipe)}
    await process.start()
    lobby = await guild.open_lobby(ola, players=4, computers="master")
    start = asyncio.ensure_future(ola.click(lobby, Action.START))
    await guild.wait(lambda: log_of(database))
    if log_of(database)[0].startswith("#1"):
        await guild.wait(lambda: ends(guild.newest))
        start = asyncio.ensure_future(ola.click(guild.newest, ends(guild.newest)[0]))
    thinker = await started.process_id()
    assert await process.terminate() == 0
    assert is_gone(thinker)
    assert "Traceback" not in process.stderr
    start.cancel()
    process.command = with_players("tests.bot.quick_players")
    async with process:
        await guild.wait(lambda: guild.awaited == [ola])


async def catch_up(guild: GuildDriver, database: Path) -> None:
    """Wait until the newest message tells of all turns that are over."""

    def is_shown() -> bool:
        with closing(sqlite3.connect(database)) as connection:
            shown, message = connection.execute(
                "SELECT announcement_ply, announcement_message_id FROM games"
            ).fetchone()
        state = State.start("kd", 2)
        due = 0
        for ply, text in enumerate(log_of(database), 1):
            before, state = state, state.play(Move.parse(text))
            if before.is_chance or before.turns != state.turns:
                due = ply
        return bool(shown >= due) and guild.newest.id == message

    await guild.wait(is_shown)


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


async def test_no_log_shows_the_token_however_much_it_tells(
    guild: GuildDriver, process: BotProcess, environment: Mapping[str, str]
) -> None:
    process.env = {**environment, "LOG_LEVEL": "DEBUG"}
    async with process:
        await guild.open(guild.person("Ola"), guild.person("Kenji"), players=2)
    assert "DEBUG" in process.stderr
    assert guild.discord.token not in process.stderr
    assert guild.discord.token not in process.stdout


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


@pytest.mark.parametrize("given", [{}, {"DISCORD_TOKEN": "a token"}], ids=["missing", "malformed"])
async def test_a_token_that_is_no_good_is_one_line_and_exit_status_2(
    given: Mapping[str, str], environment: Mapping[str, str], tmp_path: Path
) -> None:
    status, complaints = await run({**environment, **given}, tmp_path)
    assert status == 2
    assert re.fullmatch(r"DISCORD_TOKEN .*\n", complaints)


async def test_a_token_that_discord_refuses_is_one_line_and_exit_status_1(
    discord: Discord, environment: Mapping[str, str], tmp_path: Path
) -> None:
    status, complaints = await run({**environment, **discord.environment, "DISCORD_TOKEN": "another.token"}, tmp_path)
    assert status == 1
    assert re.fullmatch(r"DISCORD_TOKEN was refused.*\n", complaints)


async def test_a_discord_that_cannot_be_reached_is_one_line_and_exit_status_1(
    discord: Discord, environment: Mapping[str, str], tmp_path: Path
) -> None:
    await discord.stop()
    status, complaints = await run({**environment, **discord.environment}, tmp_path)
    assert status == 1
    assert re.fullmatch(r"Discord cannot be reached.*\n", complaints)
    await discord.start()


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
    commands = "board", "daily", *(f"kingdomino {each}" for each in ("games", "rules", "stats", "settings"))
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
