"""A rehearsal on the simulated Discord, in the process of the test."""

import asyncio
import os
import subprocess
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bot.host.database.opening import open_database
from bot.host.ownership import AlreadyServed
from bot.host.rehearsal import facts
from bot.host.rehearsal.report import UNPLAYABLE, not_tried
from bot.host.rehearsal.wire import REQUESTS_A_SECOND
from bot.storage.shards import ALL_SHARDS
from simulator.rules.outlines import outline
from simulator.world.calls import Fault
from simulator.world.moods import MOODS, Mood
from simulator.world.permissions import bits
from tests.bot import outlines
from tests.bot.host.rehearsal.hall import Hall
from tests.bot.host.rehearsal.opposites import OPPOSITES
from tests.bot.server import QuickDiscord

REFUSED = Mood("", "", (Fault(r"POST /channels/\d+/messages$", times=1_000, status=403, code=50013),))
TABLE = Path(facts.__file__).parent / "expected.tsv"


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with Hall.open(tmp_path) as hall:
        yield hall
        assert hall.discord.violations == hall.discord.defects == []


async def test_the_table_has_what_the_simulated_discord_does(hall: Hall, request: pytest.FixtureRequest) -> None:
    report = await hall.rehearse(takes_an_hour=True)
    lines, made = list(report.stage.seen.lines()), sorted({outline(each) for each in hall.discord.log})
    if request.config.getoption("write_plays"):
        TABLE.write_text("\n".join(lines) + "\n", "utf-8")
        outlines.REHEARSED.write_text("\n".join(made) + "\n", "utf-8")
    assert made == outlines.REHEARSED.read_text("utf-8").splitlines()
    assert lines == TABLE.read_text("utf-8").splitlines()
    assert hall.status == 0
    assert hall.report.splitlines()[2] == "The bot can be played here."
    assert hall.left == []


def test_what_no_program_tries_is_not_rehearsed() -> None:
    made = set(outlines.REHEARSED.read_text("utf-8").splitlines())
    assert made.isdisjoint(outlines.NOT_TRIED)
    assert made > outlines.OF_REHEARSALS
    assert set(outlines.NOT_TRIED.values()) < set(not_tried().values())


async def test_a_report_has_no_token_name_id_or_text(hall: Hall) -> None:
    with hall.discord.mood("lost-emoji"), hall.discord.mood("reduced-guild"):
        await hall.rehearse()
    discord = hall.discord
    ids = {*discord.channels, *discord.guilds, *discord.users, discord.app_id, discord.base_url}
    words = {discord.token, discord.bot["username"], "Ola", "Guild", "it is your turn", "castle", "Greta", *ids}
    assert {each for each in words if each in hall.report} == set()


@pytest.mark.parametrize(
    ("mood", "status", "first"),
    [
        (MOODS["lost-emoji"], 3, "The bot can be played here, but without emoji: write SWITCHED_OFF=emoji."),
        pytest.param(MOODS["no-attachments"], 0, "The bot can be played here.", marks=pytest.mark.e2e),
        (REFUSED, 2, "It cannot be played here, because Discord refuses what a game needs (a turn, sent: "),
        pytest.param(
            *(OPPOSITES["direct"][1], 3, "without direct answers: write SWITCHED_OFF=direct_answers."),
            marks=pytest.mark.e2e,
        ),
    ],
)
async def test_the_first_line_says_whether_the_bot_can_be_played(
    mood: Mood, status: int, first: str, hall: Hall
) -> None:
    with hall.discord.mood(mood):
        await hall.rehearse()
    assert first in hall.report.splitlines()[2]
    assert "(3 take `--hour`)" in hall.report.partition("## Questions")[0]
    assert hall.status == status


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda hall: hall.channel.update(topic="Games"), "topic"),
        (lambda hall: hall.channel.update(type=2), "text channel"),
        (lambda hall: hall.everybody_there.update(deny="0"), "@everyone can see"),
        (lambda hall: hall.guild.update(owner_id=hall.discord.app_id), "the host's own"),
        (lambda hall: hall.bot_there.update(deny=str(bits("READ_MESSAGE_HISTORY"))), "Read Message History"),
    ],
)
async def test_an_unfit_channel_is_refused_without_a_write(
    spoil: Callable[[Hall], object], reason: str, hall: Hall
) -> None:
    spoil(hall)
    await hall.rehearse()
    assert hall.status == UNPLAYABLE
    assert reason in hall.host.lines[-1]
    assert {each.method for each in hall.discord.log} == {"GET"}


async def test_without_a_yes_nothing_is_done(hall: Hall) -> None:
    hall.host.answers = "no"
    await hall.rehearse()
    assert {each.method for each in hall.discord.log} == {"GET"}


async def test_beside_a_running_bot_it_is_refused(hall: Hall) -> None:
    async with await open_database(hall.url) as database:
        lock = database.lock_of(ALL_SHARDS)
        assert await lock.take()
        with pytest.raises(AlreadyServed):
            await hall.rehearse()
        await lock.release()
    assert hall.discord.log == []


TRIES: Final = [Random(each).randint(10, 180) for each in range(50)]
"""After how many requests a rehearsal is broken off."""


@pytest.mark.parametrize("requests", [TRIES[:1], pytest.param(TRIES[1:25], marks=pytest.mark.e2e)])
async def test_after_an_interrupt_nothing_is_left(requests: Sequence[int], hall: Hall) -> None:
    for each in requests:
        await hall.break_off(each, is_killed=False)
        assert hall.left == [], each


@pytest.mark.parametrize("requests", [TRIES[25:26], pytest.param(TRIES[26:], marks=pytest.mark.e2e)])
async def test_what_a_kill_leaves_goes_with_the_next_run(requests: Sequence[int], hall: Hall) -> None:
    for each in requests:
        await hall.break_off(each, is_killed=True)
        await hall.rehearse()
        assert hall.left == [], each


def test_the_bot_runs_without_the_rehearsal() -> None:
    code = "import sys, bot.host.program; sys.exit(any(each.startswith('bot.host.rehearsal') for each in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.e2e
async def test_as_a_program_it_is_as_expected_and_leaves_nothing(tmp_path: Path) -> None:
    async with QuickDiscord() as discord:
        hall = Hall(discord, tmp_path)
        environment = {**os.environ, **discord.environment, "DATABASE_URL": hall.url, "COVERAGE_PROCESS_CONFIG": ""}
        program = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "rehearse", hall.channel["id"]), env=environment, stdin=PIPE, stdout=PIPE
        )
        assert program.stdin
        assert program.stdout
        program.stdin.write(b"yes\n")
        async for line in program.stdout:
            hall.host.say(line.decode().rstrip())
        assert await program.wait() == 0
        assert hall.left == discord.violations == discord.defects == []
        ends = [each.ended or 0 for each in discord.log]
        assert max(sum(each <= other < each + 1 for other in ends) for each in ends) <= REQUESTS_A_SECOND
    counts = "0 have another answer than expected, and 3 have none (3 take `--hour`). 0 facts"
    assert counts in (tmp_path / "rehearsal.md").read_text("utf-8")
