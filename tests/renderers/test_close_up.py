"""A kingdom that is looked at alone: with all that makes up its score, in the picture and in words."""

import pytest

from engine import Terrain
from renderers import close_up_view
from tests.renderers.helpers import NAMES, Play


@pytest.mark.parametrize("code", [("kd+mh", 2), ("qd", 3), ("rw", 4)])
def test_what_is_shown_adds_up_to_the_score(code: tuple[str, int], play: Play) -> None:
    for state in list(play(*code, 11).states())[5::20]:
        view = close_up_view(state, 0, NAMES)
        assert view.tally is not None
        land = sum(each.points for each in view.properties)
        assert land + sum(sum(part.points) for part in view.tally.parts) == view.score
        assert not any(isinstance(part.icon, Terrain) for part in view.tally.parts)
