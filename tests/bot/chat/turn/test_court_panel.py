"""The steps that the court adds to the panel: what they offer, and why something is not possible."""

import pytest

from bot.chat.court.panel import describe_purchases
from bot.games.matching import fitting
from renderers import ChoiceView, kingdom_view
from tests.bot.sample_tables import LOCALIZER, POSITIONS, table_at
from tests.bot.screen_checks import show_panel


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
    purchases = describe_purchases(table_at(POSITIONS["TWO_SITES"]).state, LOCALIZER)
    assert " ".join(str(each.value) for each in fitting(purchases, typed)) == fits


def test_the_picture_of_a_suggested_turn_shows_what_it_builds() -> None:
    table = table_at(POSITIONS["PAYING"])
    view = show_panel(table, focus="turn").pictures[0].view
    assert isinstance(view, ChoiceView)
    assert len(view.kingdom.pieces) > len(kingdom_view(table.state, 0, ["Ola", "Kim"]).pieces)
