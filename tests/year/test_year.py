"""Weeks of a small server, in which nothing is wrong at any time."""

from datetime import UTC, datetime

import pytest

from tests.year.people import PEOPLE
from tests.year.running import play


@pytest.mark.slow
def test_two_weeks_of_four_people_over_the_change_of_the_clocks() -> None:
    assert play(weeks=2, seed=1, people=4, first=10).broken == {}


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, datetime.now(UTC).toordinal()])
def test_a_year_of_eight_people(seed: int) -> None:
    assert play(weeks=52, seed=seed, people=len(PEOPLE), tell=print).broken == {}
