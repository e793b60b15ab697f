"""Pictures and texts of a position: a view goes in, a PNG and its alt text come out.

    from renderers import picture, table_view
    table = picture(table_view(state, names), words)

Pure, and safe to call from any thread; it takes tens of milliseconds, so keep it off an event loop.
"""

from __future__ import annotations

from dataclasses import dataclass

from renderers.layout import layout
from renderers.paint import encoded, paint
from renderers.text import alt_text, building_text, domino_text, half_text
from renderers.view import (
    BestTurn,
    DraftView,
    KingdomView,
    LargestProperty,
    LineView,
    Owner,
    PosterView,
    Slot,
    Spot,
    TableView,
    View,
    draft_view,
    free_view,
    kingdom_view,
    poster_view,
    spots,
    table_view,
)
from renderers.words import Words


@dataclass(frozen=True)
class Picture:
    """`alt` has at most 1024 characters."""

    png: bytes
    alt: str


def picture(view: View, words: Words) -> Picture:
    return Picture(encoded(paint(layout(view, words))), alt_text(view, words))


__all__ = [
    "BestTurn",
    "DraftView",
    "KingdomView",
    "LargestProperty",
    "LineView",
    "Owner",
    "Picture",
    "PosterView",
    "Slot",
    "Spot",
    "TableView",
    "View",
    "Words",
    "alt_text",
    "building_text",
    "domino_text",
    "draft_view",
    "free_view",
    "half_text",
    "kingdom_view",
    "picture",
    "poster_view",
    "spots",
    "table_view",
]
