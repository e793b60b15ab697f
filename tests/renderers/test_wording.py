import pytest

from renderers import Localizer
from renderers.text.wording import brief_placement_text, signed
from tests.renderers.helpers import place
from tests.renderers.phrases import commas


def test_where_both_halves_are_one_terrain_only_the_squares_are_told(localizer: Localizer) -> None:
    assert brief_placement_text(place("1@h6e").covered, localizer) == commas("h6", "i6")


@pytest.mark.parametrize(("points", "shown"), [(6, "+6"), (0, "+0"), (10, "+10"), (-3, "−3"), (-12, "−12")])
def test_a_change_has_a_sign(points: int, shown: str) -> None:
    assert signed(points) == shown
