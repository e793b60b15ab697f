"""Weeks of a small server, in which nothing is wrong at any time but what other changes are about to mend."""

from datetime import UTC, datetime
from typing import Final

import pytest

from tests.year.people import PEOPLE
from tests.year.running import play
from tests.year.world import Year

WEEK_TO_NEXT, REFUSALS = "A week that leads to the next, and a season that ends", "A refusal is no fact"
EXPECTED: Final = {
    "told_once": WEEK_TO_NEXT,
    "weeks_are_true": WEEK_TO_NEXT,
    "something_to_do": WEEK_TO_NEXT,
}
"""What does not hold yet, by the change that mends it, which takes the line away."""
ALSO: Final = {"buttons": REFUSALS}
"""What other weeks show besides."""


def broken(year: Year) -> dict[str, list[str]]:
    return {law: wrongs for law, wrongs in year.broken.items() if law not in EXPECTED | ALSO}


@pytest.mark.slow
def test_two_weeks_of_four_people_over_the_change_of_the_clocks() -> None:
    year = play(weeks=2, seed=1, people=4, first=10)
    assert broken(year) == {}
    assert {*EXPECTED} <= {*year.broken}, "a law holds now: take its line out of EXPECTED"


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, datetime.now(UTC).toordinal()])
def test_a_year_of_eight_people(seed: int) -> None:
    assert broken(play(weeks=52, seed=seed, people=len(PEOPLE), tell=print)) == {}
