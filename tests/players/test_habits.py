"""What tells strong players from weak ones, and which of it somebody lacks."""

import pytest

from engine.state import State
from players.habits import Habits, habits, missing_habit

GOOD = Habits(5, 60, 9, 7, 10, bare=4, empty=0, discards=0, off_center=False)
SEVEN = GOOD._replace(grid=7, properties=12)


def test_the_habits_of_a_kingdom_are_counted_at_its_end() -> None:
    state = State.parse("kd+m 2 w1w0f0../g0##f2m1!24;## - 0 - 6 -")
    assert habits(state, 0) == Habits(
        grid=5, points=7, crowns=4, properties=4, largest=2, bare=1, empty=18, discards=1, off_center=True
    )


def test_a_castle_off_center_costs_points_only_with_the_option() -> None:
    assert not habits(State.parse("kd 2 w1w0##;## - 0 - 6 -"), 0).off_center
    assert habits(State.parse("kd+m 2 w1w0##;## - 0 - 6 -"), 0).off_center


@pytest.mark.parametrize(
    ("missing", "games"),
    [
        ("center", [GOOD._replace(off_center=True), GOOD._replace(off_center=True), GOOD, GOOD]),
        ("gaps", [GOOD._replace(empty=4), GOOD, GOOD._replace(empty=2)]),
        ("scattered", [GOOD._replace(properties=10)] * 3),
        ("scattered", [SEVEN._replace(properties=14)] * 3),
        ("bare", [GOOD._replace(bare=9)] * 3),
        (None, [GOOD, GOOD._replace(empty=4), GOOD._replace(properties=11), SEVEN]),
    ],
)
def test_a_habit_is_missing_by_the_mean_of_the_last_games(missing: str | None, games: list[Habits]) -> None:
    assert missing_habit(games) == missing


def test_of_several_habits_the_one_that_is_easiest_to_learn_is_told() -> None:
    lost = GOOD._replace(empty=4, properties=11, bare=12)
    assert missing_habit([lost] * 3) == "gaps"
    assert missing_habit([lost._replace(off_center=True)] * 3) == "center"


def test_two_games_are_too_few_to_tell_a_habit() -> None:
    assert missing_habit([GOOD._replace(empty=9)] * 2) is None
