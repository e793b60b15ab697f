"""A report tells opposite moods of Discord apart, and nothing else."""

from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest

from bot.host.rehearsal.facts import Table
from bot.host.rehearsal.report import PLAYABLE, questions
from simulator.world.moods import Mood
from tests.bot.host.rehearsal.hall import Hall
from tests.bot.host.rehearsal.opposites import HARMLESS, OPPOSITES, USUAL

EXPECTED = Table.expected().answers


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with Hall.open(tmp_path) as hall:
        yield hall


async def answers(hall: Hall, mood: Mood, question: str) -> Mapping[str, str]:
    """Return the answers of a rehearsal in a mood; the table has the usual ones."""
    if mood is USUAL:
        return EXPECTED
    with hall.discord.mood(mood):
        report = await hall.rehearse(takes_an_hour="late" in question or "life" in question)
    return report.stage.seen.answers


def test_each_question_has_two_opposite_moods_and_an_expected_answer() -> None:
    assert set(OPPOSITES) == set(questions()) == set(EXPECTED)


@pytest.mark.parametrize(
    "question", [pytest.param(each, marks=() if each == "deferred" else pytest.mark.e2e) for each in OPPOSITES]
)
async def test_the_report_tells_two_opposite_moods_apart(question: str, hall: Hall) -> None:
    first, second = [(await answers(hall, mood, question)).get(question) for mood in OPPOSITES[question]]
    assert first
    assert second
    assert first != second
    shown = next(line for line in hall.report.splitlines() if questions()[question].text in line)
    assert f"| {second} |" in shown
    assert ("**!**" in shown) == (second != EXPECTED[question])


@pytest.mark.e2e
@pytest.mark.parametrize("name", HARMLESS)
async def test_a_harmless_mood_is_not_reported(name: str, hall: Hall) -> None:
    with hall.discord.mood(name):
        report = await hall.rehearse()
    assert hall.status == PLAYABLE
    assert report.differences == {}
    assert "0 have another answer" in hall.report
