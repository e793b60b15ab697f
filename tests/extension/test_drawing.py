"""Windmills are drawn and told."""

from engine import State
from renderers import View, describe, kingdom_view, picture, poster_view, table_view
from renderers.draw_operations import Castle
from renderers.picture_localizer import load_localizer
from tests.extension.helpers import over

NAMES = "Ola", "Robin"


def test_a_windmill_is_drawn_on_its_square_and_under_the_kingdom() -> None:
    state = State.parse("kdm 2 w0M/w0/##;## 17:2,22:2,41:1 0 1:1,2,4,5 2 6-16.18-21.23-40.42-48 1/2")
    view = kingdom_view(state, 0, NAMES)
    assert [(str(piece.square), piece.sprites) for piece in view.pieces] == [("g9", (Castle(0),))]
    assert picture(view, load_localizer()).startswith(b"\x89PNG")
    assert "Windmills" in told(view)


def told(view: View) -> str:
    """The description of a picture in one text."""
    return "\n".join(
        text for each in describe(view, load_localizer()) for text in (each.heading, *each.sentences, *each.items)
    )


def test_the_end_of_a_game_tells_the_points_of_windmills() -> None:
    states = over(seed=3)
    assert "Windmills" in told(poster_view(states, NAMES))
    assert picture(table_view(states[-40], NAMES), load_localizer())
