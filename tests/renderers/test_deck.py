"""The picture and the alt text of what is still unseen."""

from dataclasses import replace

from engine import Domino, Pile, State, Terrain
from renderers import Localizer, deck_views
from renderers.draw_operations import Crowns, Land
from renderers.layout import layout
from renderers.view import DeckRow, DeckView
from tests.renderers.helpers import keys_of, of, texts
from tests.renderers.phrases import commas, words

LATE = Pile("k", tuple(map(Domino.parse, ("41", "45", "46", "47", "48"))), 4, 1)


def view(**changes: object) -> DeckView:
    [shown] = deck_views(replace(State.start("kd", 4), lines_dealt=11, unseen=LATE.dominoes))
    assert isinstance(shown, DeckView)
    return replace(shown, **changes)  # type: ignore[arg-type]


def test_land_is_counted_by_terrain_and_crowns() -> None:
    assert view().rows[-1] == DeckRow(Terrain.MINE, (0, 0, 3, 1))
    assert view().rows[2] == DeckRow(Terrain.LAKE, (0, 0, 0, 0))


def unseen(dominoes: int, lines: int) -> str:
    """The title of a picture: lines are of four."""
    return words("deck-unseen", count=dominoes, lines=lines, line=4)


def squares(*counts: int) -> str:
    """How many squares of a terrain there are, by their crowns."""
    shown = ((crowns, count) for crowns, count in enumerate(counts) if count)
    return commas(*(words("long-deck-squares", count=count, crowns=crowns) for crowns, count in shown))


def test_the_picture_has_a_row_for_each_terrain(localizer: Localizer) -> None:
    drawing = layout(view(), localizer)
    assert [land.terrain for land in of(Land, drawing)] == list(Terrain)[:6]
    assert [key.count for key in keys_of(Crowns, drawing)] == [1, 2, 3]
    written = texts(drawing)
    assert written[:2] == [unseen(5, 1), words("deck-squares")]
    assert written[-5:] == [words("terrain-mine"), "0", "0", "3", "1"]


def test_nothing_is_shown_once_all_has_been_seen() -> None:
    assert deck_views(replace(State.start("kd", 4), lines_dealt=12, unseen=())) == ()
