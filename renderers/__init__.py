"""Pictures and texts of a position: a view goes in, a PNG and its alt text come out.

    from renderers import picture, table_views
    pictures = [picture(view, localizer) for view in table_views(state, names)]

Pure, and safe to call from any thread; it takes tens of milliseconds, so keep it off an event loop.
"""

from __future__ import annotations

from dataclasses import dataclass

from renderers.build_views import (
    court_view,
    draft_view,
    free_dominoes_view,
    kingdom_view,
    poster_view,
    poster_views,
    site_view,
    spots,
    table_view,
    table_views,
)
from renderers.court_text import building_name, building_text
from renderers.layout import layout
from renderers.localizer import LOCALES, Localizer
from renderers.paint import paint, png_bytes
from renderers.text import alt_text, domino_text, half_text
from renderers.view import (
    BestTurn,
    CourtView,
    DraftView,
    KingdomView,
    LargestProperty,
    LineView,
    Offer,
    Owner,
    PlannedBuilding,
    PosterView,
    QueenBonus,
    Slot,
    Spot,
    TableView,
    View,
)


@dataclass(frozen=True)
class Picture:
    """`alt` has at most 1024 characters."""

    png: bytes
    alt: str


def picture(view: View, localizer: Localizer) -> Picture:
    return Picture(png_bytes(paint(layout(view, localizer))), alt_text(view, localizer))


__all__ = [
    "LOCALES",
    "BestTurn",
    "CourtView",
    "DraftView",
    "KingdomView",
    "LargestProperty",
    "LineView",
    "Localizer",
    "Offer",
    "Owner",
    "Picture",
    "PlannedBuilding",
    "PosterView",
    "QueenBonus",
    "Slot",
    "Spot",
    "TableView",
    "View",
    "alt_text",
    "building_name",
    "building_text",
    "court_view",
    "domino_text",
    "draft_view",
    "free_dominoes_view",
    "half_text",
    "kingdom_view",
    "picture",
    "poster_view",
    "poster_views",
    "site_view",
    "spots",
    "table_view",
    "table_views",
]
