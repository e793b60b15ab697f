"""The steps that the court adds to the panel: what they offer, and why something is not possible."""

import pytest

from bot.chat.court.panel import describe_purchases
from bot.games.matching import fitting
from renderers import ChoiceView, kingdom_view
from tests.bot.sample_tables import LOCALIZER, table_at
from tests.bot.screen_checks import show_panel

TWO_SITES = (
    "qd 2 t0l0../f0l1##;t0##/t0t0b22N/..g0 q48:2 1 q5:1,q28:1,q40,q45:2 2 "
    "q1-q4.q6-q20.q22-q27.q29-q33.q36-q39.q41-q44.q46-q47 b30,b31,-,b18,-,b25 "
    "b1-b14.b16-b17.b19-b21.b23-b24.b26-b29.b32 6/1/0;4/0/3 2 !b15 f6.f7"
)
"""The player has placed a domino and may buy any of four tiles for f6 or f7; the queen is with them."""


PAYING = (
    "qd 3 ..f0f0f1f0/t0t0##w0t0;##;## q32:1 1 q10,q21:2,q33,q41:3 3 q44-q48"
    " b17,b20,b1,b13,b30,b28 b2-b5 4/2/0;7/1/0;7/1/0 - - i7.i8"
)
"""The player has just placed a domino, whose forest a knight should be sent to."""


@pytest.mark.parametrize(
    ("typed", "fits"),
    [
        ("queens f7", "B0@f7 B1@f7"),
        ("Queen’s Tower f7", "B0@f7 B1@f7"),
        ("small", "B3@f6"),
        ("small f7", "B3@f7"),
        ("f7 tavern", "B3@f7"),
        ("4", "B5@f6"),
    ],
)
def test_a_typed_building_needs_no_apostrophe_and_a_square_only_where_towns_differ(typed: str, fits: str) -> None:
    purchases = describe_purchases(table_at(TWO_SITES).state, LOCALIZER)
    assert " ".join(str(each.value) for each in fitting(purchases, typed)) == fits


def test_the_picture_of_a_suggested_turn_shows_what_it_builds() -> None:
    table = table_at(PAYING)
    view = show_panel(table, focus="turn").pictures[0].view
    assert isinstance(view, ChoiceView)
    assert len(view.kingdom.pieces) > len(kingdom_view(table.state, 0, ["Ola", "Kim"]).pieces)
