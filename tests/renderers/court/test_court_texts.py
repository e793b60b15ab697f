"""Alt texts and descriptions of what Queendomino and the Royal Wedding add."""

from engine import Terrain
from renderers import Localizer, View, describe, poster_view
from renderers.court.wording import QueenBonusText
from renderers.view import Highlight, PosterView
from tests.renderers.court.helpers import OLA, position
from tests.renderers.helpers import NAMES
from tests.renderers.phrases import terrain, words


def told(view: View, localizer: Localizer) -> list[str]:
    """The sentences and items of a description."""
    return [text for passage in describe(view, localizer) for text in (*passage.sentences, *passage.items)]


def poster() -> PosterView:
    return poster_view([position()], NAMES)


def test_the_poster_says_how_many_points_the_queen_was_worth(localizer: Localizer) -> None:
    view = poster()
    assert view.highlights == (Highlight(OLA, QueenBonusText(Terrain.TOWN, 3)),)
    crown = words("poster-queen", **terrain("t"), points=3)
    assert words("alt-highlight", text=crown, name="Ola") in told(view, localizer)
