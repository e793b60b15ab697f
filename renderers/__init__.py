"""Pictures and alt texts of a position: from a view to a PNG and an alt text.

>>> from engine import State
>>> from renderers.picture_localizer import load_localizer
>>> state = State.parse("kd 2 w0w1##;f0f0## 3:1,17:2 0 4,8:2,19,30:1 2 40-48")
>>> table, localizer = table_view(state, ["Ola", "Kim"]), load_localizer("en-US")
>>> picture(table, localizer)[1:4]
b'PNG'
>>> alt_text(table, localizer)[:31]
'All kingdoms. Points: Ola 2, Ki'

The functions are pure and thread-safe. A picture takes tens of milliseconds, so call the functions outside of an event
loop. `renderers.view` has the parts of views. `renderers.text.wording` and `renderers.localizer` have phrases for texts
around pictures. An extension of the game has a folder of its own, such as `renderers.court`.
"""

from renderers.build_views import (
    Contestant,
    Told,
    analysis_view,
    board_views,
    close_up_view,
    contest_view,
    deck_views,
    draft_view,
    film_view,
    kingdom_view,
    next_line_view,
    numbered_spots,
    owner_of,
    poster_view,
    table_view,
)
from renderers.design import PLAYER_COLORS, STORYBOOK, THEMES, Theme, theme_named
from renderers.layout import layout
from renderers.localizer import Localizer
from renderers.painting.files import film_bytes, png_bytes
from renderers.painting.paint import paint
from renderers.text.alt_text import alt_text
from renderers.text.description import Passage, describe
from renderers.view import ChoiceView, FilmView, KingdomView, LobbySeat, LobbyView, TableView, View, with_dominoes


def picture(view: View, localizer: Localizer, theme: Theme = STORYBOOK) -> bytes:
    """Draw a view as a PNG, or a film as a WebP, which takes seconds."""
    if isinstance(view, FilmView):
        return film_bytes(view, localizer, theme)
    return png_bytes(paint(layout(view, localizer), theme), theme)


__all__ = [
    "PLAYER_COLORS",
    "STORYBOOK",
    "THEMES",
    "ChoiceView",
    "Contestant",
    "FilmView",
    "KingdomView",
    "LobbySeat",
    "LobbyView",
    "Localizer",
    "Passage",
    "TableView",
    "Theme",
    "Told",
    "View",
    "alt_text",
    "analysis_view",
    "board_views",
    "close_up_view",
    "contest_view",
    "deck_views",
    "describe",
    "draft_view",
    "film_view",
    "kingdom_view",
    "next_line_view",
    "numbered_spots",
    "owner_of",
    "picture",
    "poster_view",
    "table_view",
    "theme_named",
    "with_dominoes",
]
