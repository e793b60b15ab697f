"""Weeks of a small server, in which nothing is wrong; `pytest --write-plays` writes `two_weeks.txt` again."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pytest

from tests.bot.server import STARTED
from tests.year import diary
from tests.year.people import PEOPLE
from tests.year.running import play

DIARY: Final = Path(__file__).with_name("two_weeks.txt")


@pytest.fixture(autouse=True)
def uncounted() -> Iterator[None]:
    """A year has no line in plays.txt."""
    yield
    STARTED.clear()


@pytest.mark.slow
def test_two_weeks_of_four_people_over_the_change_of_the_clocks(request: pytest.FixtureRequest) -> None:
    year = play(weeks=2, seed=1, people=4, first=10)
    seen = "\n".join(diary.lines(year)) + "\n"
    if request.config.getoption("write_plays"):
        DIARY.write_text(seen, encoding="utf-8")
    assert year.broken == {}
    assert seen == DIARY.read_text(encoding="utf-8")


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, datetime.now(UTC).toordinal()])
def test_a_year_of_eight_people(seed: int) -> None:
    assert play(weeks=52, seed=seed, people=len(PEOPLE), tell=print).broken == {}
