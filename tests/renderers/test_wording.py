from dataclasses import replace

import pytest

from engine import Kingdom, Standing, State
from renderers import Localizer, poster_view
from renderers.wording import brief_placement_text, placement_text, signed, squares_text, tie_break_text, winner_text
from tests.renderers.helpers import NAMES, place


def test_a_placement_is_told_by_its_halves_and_to_somebody_who_knows_them_by_terrains(localizer: Localizer) -> None:
    covered = place("19@g8n").covered
    assert placement_text(covered, localizer) == "wheat with a crown on g8, forest on g9"
    assert brief_placement_text(covered, localizer) == "wheat g8, forest g9"


def test_neighbours_in_a_row_are_joined() -> None:
    squares = Kingdom.parse("w0 w0 ..\nw0 ## w0").cells()
    assert squares_text(tuple(squares)) == "f8-g8 f7 h7"


@pytest.mark.parametrize(
    ("kings", "expected"),
    [((0,), "Ola wins!"), ((0, 1), "Ola & Kim share the victory!")],
)
def test_the_poster_says_who_won(localizer: Localizer, kings: tuple[int, ...], expected: str) -> None:
    ranking = tuple(Standing(1 if kingdom in kings else 2, kingdom, 9, None) for kingdom in (0, 1))
    assert winner_text(replace(poster_view([State.start("kd", 2)], NAMES), ranking=ranking), localizer) == expected


@pytest.mark.parametrize(
    ("by", "expected"),
    [
        ("total", ""),
        (None, ""),
        ("largest_property", "by largest property"),
        ("crowns", "by most crowns"),
    ],
)
def test_the_tie_break_is_named_only_if_it_decided(localizer: Localizer, by: str | None, expected: str) -> None:
    assert tie_break_text(Standing(1, 0, 40, by), localizer) == expected


@pytest.mark.parametrize(("points", "shown"), [(6, "+6"), (0, "±0"), (10, "+10"), (-3, "−3"), (-12, "−12")])
def test_a_change_has_a_sign(points: int, shown: str) -> None:
    assert signed(points) == shown
