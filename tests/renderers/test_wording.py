import pytest

from engine import Kingdom
from renderers import Localizer
from renderers.text.wording import brief_placement_text, signed, squares_text
from tests.renderers.helpers import place
from tests.renderers.phrases import commas, words


def test_the_squares_of_a_domino_are_listed_and_more_in_a_row_are_a_range(localizer: Localizer) -> None:
    squares = Kingdom.parse("w0 w0 ..\nw0 ## w0\nf0 f0 f0").cells
    told = commas("f8", "g8", "f7", "h7", words("squares-range", first_square="f6", last_square="h6"))
    assert squares_text(tuple(squares), localizer) == told


def test_where_both_halves_are_one_terrain_only_the_squares_are_told(localizer: Localizer) -> None:
    assert brief_placement_text(place("1@h6e").covered, localizer) == commas("h6", "i6")


@pytest.mark.parametrize(("points", "shown"), [(6, "+6"), (0, "+0"), (10, "+10"), (-3, "−3"), (-12, "−12")])
def test_a_change_has_a_sign(points: int, shown: str) -> None:
    assert signed(points) == shown
