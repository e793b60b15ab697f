"""Weeks of a small server, in which nothing is wrong; `pytest --write-plays` writes their diaries again."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.bot.server import STARTED
from tests.bot.storage.releases import RELEASED
from tests.year import diary
from tests.year.people import PEOPLE
from tests.year.running import play
from tests.year.world import ROWS, Year

TWO_WEEKS, A_YEAR = (Path(__file__).with_name(f"{name}.txt") for name in ("two_weeks", "a_year"))
SEED, SEED_OF_TWO_WEEKS = 1, 6


@pytest.fixture(autouse=True)
def uncounted() -> Iterator[None]:
    """A year has no line in plays.txt."""
    yield
    STARTED.clear()


def compare(request: pytest.FixtureRequest, year: Year, file: Path, full: int) -> None:
    seen = "\n".join(diary.lines(year, full)) + "\n"
    if request.config.getoption("write_plays"):
        file.write_text(seen, encoding="utf-8")
    assert seen == file.read_text(encoding="utf-8")


@pytest.mark.slow
def test_two_weeks_of_four_people_over_the_end_of_a_season_and_a_change_of_the_clocks(
    request: pytest.FixtureRequest,
) -> None:
    year = play(weeks=2, seed=SEED_OF_TWO_WEEKS, people=4, first=10)
    assert year.broken == {}
    compare(request, year, TWO_WEEKS, full=2)


@pytest.mark.long
@pytest.mark.parametrize("seed", [SEED, datetime.now(UTC).toordinal()])
def test_a_year_of_eight_people_in_which_everything_happens(request: pytest.FixtureRequest, seed: int) -> None:
    year = play(weeks=52, seed=seed, people=len(PEOPLE), tell=print)
    assert (year.broken, [each.name for each in year.waiting]) == ({}, [])
    assert {*ROWS} == {*year.done}
    if seed == SEED:
        compare(request, year, A_YEAR, full=0)


@pytest.mark.long
@pytest.mark.parametrize("stored", [each.stem for each in sorted(RELEASED.glob("*.sql"))])
def test_a_year_begins_from_each_stored_database(stored: str) -> None:
    assert play(weeks=1, seed=SEED, people=2, stored=stored).broken == {}
