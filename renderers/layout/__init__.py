"""From a view to draw operations: pure, and exact to the pixel."""

from __future__ import annotations

from renderers.layout.court import court
from renderers.layout.draft import draft
from renderers.layout.kingdom import kingdom
from renderers.layout.poster import poster
from renderers.layout.table import table
from renderers.localizer import Words
from renderers.ops import Drawing
from renderers.view import CourtView, DraftView, KingdomView, TableView, View


def layout(view: View, words: Words) -> Drawing:
    match view:
        case KingdomView():
            return kingdom(view, words)
        case DraftView():
            return draft(view, words)
        case CourtView():
            return court(view, words)
        case TableView():
            return table(view, words)
        case _:
            return poster(view, words)
