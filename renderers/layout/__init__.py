"""From a view to draw operations: pure, and exact to the pixel."""

from __future__ import annotations

from renderers.layout.court import court
from renderers.layout.draft import draft
from renderers.layout.kingdom import kingdom
from renderers.layout.poster import poster
from renderers.layout.table import table
from renderers.localizer import Localizer
from renderers.ops import Drawing
from renderers.view import CourtView, DraftView, KingdomView, TableView, View


def layout(view: View, localizer: Localizer) -> Drawing:
    match view:
        case KingdomView():
            return kingdom(view, localizer)
        case DraftView():
            return draft(view, localizer)
        case CourtView():
            return court(view, localizer)
        case TableView():
            return table(view, localizer)
        case _:
            return poster(view, localizer)
