"""The panel as a screen: which placements it offers, and what it says about them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import Button, Gallery, Row, Screen, Text
from bot.chat.turn.panel import panel
from bot.chat.turn.panel_step import PanelView
from bot.games.models import GameOptions
from bot.games.people import Person
from players.advisor import best_advisor
from tests.bot.chat.test_court_panel import KNIGHTS
from tests.bot.sample_tables import DISCARD, LOCALIZER, played, table_at
from tests.bot.screen_checks import buttons, select, show_panel, text_of

NO_SUGGESTIONS = Person(1, suggestions=False)

THREE_SPOTS = (
    "kd7+m 2 ....s2..../....g0..../l0w0##g2l0/..w0w0....;....f1w0/w0..##../l1l0l0.."
    " 47:2 0 6,22:1,28:2,39:1 3 2-5.8-13.15-21.23-25.27.29-30.32-38.40-41.43.45-46.48"
)
"""Domino 47 fits on three spots, on each of them either way round."""

MANY_SPOTS = (
    "kd7 2 w0##g0/g0w1f0/g1m0../l0....;......##/f0l1l0l0"
    " 32:2,36:2 0 2,31,33:1,38:1 3 1.3-6.8-14.16-17.19-22.24-30.35.39-48"
)
"""Domino 32 fits on 26 spots: one more than a select holds."""

ONE_SPOT = (
    "kd 2 f0w0w0f0f0/f1..l1f0l1/w0l0l0##../..l1..m2../..w0..w0..;"
    "m2s0s0m3../..f0m2w0../..f0##w0../..f0l0f1f0/..f0l0..l1!9 "
    "10:1,20:2,44:1 0 14:2,16,38,41 6 1-3.11-12.15.17-19.21-23.25.27-29.32.34.36-37.39-40.42-43"
)
"""Domino 10 fits in one place only."""

OPEN_LAKE = (
    "kd 2 f1f0l1/w0..../##....;f0l1l0/....w1/....## 14:2,24:2,35:1,42:1 0 7,9,21,40 3"
    " 1-6.8.10-13.15-19.22-23.25.27-31.34.36-39.41.43-48"
)
"""Domino 14 is suggested on a spot that brings no point, though another one would bring 2."""

NO_ROOM = (
    "kd 2 ....g0s1f0/....w0##f0/w0f1f1l1l0/w0l0w0w0l0/f1f0l1l0g2;f0g0s2..../g0g0w1s0../..g0w0w1m0/f0##s1s0s2/f0....w0w0"
    " 45:2 0 13:2,29,30:1,35:1 6 1-4.7.9.11-12.15.17.19-21.25.28.33-34.36-37.40-41.46-48"
)
"""Domino 45 fits on two spots; on one of them it leaves a hole."""


def test_the_arrows_lead_through_all_spots_and_back_to_the_first() -> None:
    table = table_at(THREE_SPOTS)
    seen, chosen = list[str](), ""
    for _ in range(4):
        chosen = buttons(show_panel(table, NO_SUGGESTIONS, chosen))["Next ›"]
        seen.append(chosen)
    assert seen == ["47@f8s", "47@h7e", "47@h7s", "47@f8s"]
    for before, after in pairwise(seen):
        assert buttons(show_panel(table, NO_SUGGESTIONS, after))["‹ Previous"] == before


def rows_of(screen: Screen) -> list[Row]:
    return [block for block in screen.blocks if isinstance(block, Row)]


@pytest.mark.parametrize(
    ("placement", "other_way", "spot"),
    [("47@f8s", "47@f7n", 1), ("47@h7e", "47@i7w", 2), ("47@h7s", "47@h6n", 3), ("47@h6n", "47@h7s", 3)],
)
def test_a_placement_is_shown_with_its_spot_and_can_be_turned(placement: str, other_way: str, spot: int) -> None:
    screen = show_panel(table_at(THREE_SPOTS), NO_SUGGESTIONS, placement)
    assert f"Spot **{spot}** of 3 · +2 → **6** points" in text_of(screen)
    assert buttons(screen)["Rotate"] == other_way
    assert buttons(screen)["Only place"] == placement
    assert [option.chosen for option in select(screen, Action.CHOOSE_SPOT).options] == [spot == n for n in (1, 2, 3)]


def test_no_button_that_makes_a_move_lies_where_the_panel_was_opened() -> None:
    """A public message has the button that opens the panel in its last row but one; an impatient tap may hit twice."""
    screen = show_panel(table_at(THREE_SPOTS))
    rows = [[each.label for each in block.controls if isinstance(each, Button)] for block in rows_of(screen)]
    taking, steering, select_only, heard_only = rows
    assert taking == ["Take 6 · +2", "Only place"]
    assert steering == ["‹ Previous", "Next ›", "Rotate"]
    assert select_only == []
    assert heard_only == []


def test_where_there_is_but_one_placement_the_deck_keeps_the_row_of_the_others() -> None:
    screen = show_panel(table_at(ONE_SPOT))
    rows = [[each.label for each in block.controls if isinstance(each, Button)] for block in rows_of(screen)]
    assert rows[-3:] == [["Still unseen"], [], []]


def test_the_points_and_reasons_of_a_spot_stand_below_the_picture() -> None:
    kinds = [type(block) for block in show_panel(table_at(THREE_SPOTS)).blocks]
    assert kinds == [Text, Gallery, Text, Gallery, Text, Row, Row, Row, Row]


def test_without_suggestions_nothing_is_chosen_for_the_player() -> None:
    screen = show_panel(table_at(THREE_SPOTS), NO_SUGGESTIONS)
    assert "3 spots. Choose one below." in text_of(screen)
    assert [option.value for option in select(screen, Action.CHOOSE_SPOT).options] == ["47@f8s", "47@h7e", "47@h7s"]
    assert buttons(screen) == {"‹ Previous": "47@h7s", "Next ›": "47@f8s", "Show suggestions": ""}


def test_with_suggestions_the_best_placement_is_shown_with_its_reasons() -> None:
    screen = show_panel(table_at(THREE_SPOTS))
    assert "Spot **1** of 3 · +2 → **6** points · mine keeps 2 open sides" in text_of(screen)
    first = select(screen, Action.CHOOSE_SPOT).options[0]
    assert (first.label, first.chosen) == ("1 · h7–h6", True)
    assert first.description == "+2 · mine keeps 2 open sides · swamp at the castle"


@pytest.mark.slow
def test_the_panel_reaches_every_legal_placement_by_its_select_and_turning() -> None:
    """Page after page, as there are more spots than a select holds."""
    table = table_at(MANY_SPOTS)
    legal = {str(move) for move in table.state.legal_moves()}
    assert len(legal) == 36
    reached, waiting = set[str](), {""}
    while waiting:
        chosen = waiting.pop()
        reached.add(chosen)
        screen = show_panel(table, focus=chosen)
        offered = {option.value for option in select(screen, Action.CHOOSE_SPOT).options}
        waiting |= {*offered, *filter(None, [buttons(screen).get("Rotate")])} - reached
    assert reached - {""} == legal


def test_the_last_option_turns_the_page() -> None:
    table = table_at(MANY_SPOTS)
    first = select(show_panel(table), Action.CHOOSE_SPOT).options
    assert (len(first), first[-1].label) == (25, "More of the 26 spots …")
    second = select(show_panel(table, focus=first[-1].value), Action.CHOOSE_SPOT).options
    assert [option.label.partition(" ")[0] for option in second] == ["25", "26", "More"]
    assert second[-1].value == first[0].value


def test_a_table_without_suggestions_offers_no_switch_for_them() -> None:
    table = table_at(THREE_SPOTS, options=GameOptions("kd7+m", 2, suggestions=False))
    assert set(buttons(show_panel(table, NO_SUGGESTIONS))) == {"‹ Previous", "Next ›"}


def test_the_placement_that_is_shown_and_the_choice_are_one_button() -> None:
    screen = show_panel(table_at(THREE_SPOTS), focus="47@h7e")
    assert buttons(screen)["Take 6 · +2"] == "47@h7e >6"
    assert buttons(screen)["Only place"] == "47@h7e"


def test_in_the_last_round_the_domino_is_only_placed() -> None:
    last = THREE_SPOTS.partition(" 0 6,")[0] + " 0 - 12 -"
    labels = buttons(show_panel(table_at(last)))
    assert "Place here" in labels
    assert not any(label.startswith("Take") for label in labels)


def test_a_domino_that_fits_nowhere_is_discarded_and_the_panel_says_why() -> None:
    table = table_at(DISCARD, "12@-")
    assert "fits nowhere in your kingdom, so it was discarded" in text_of(show_panel(table))
    assert buttons(show_panel(table_at(DISCARD)))["Discard 12, which fits nowhere"] == "12@-"


def test_a_domino_that_was_placed_automatically_is_mentioned() -> None:
    table = table_at(ONE_SPOT, "10@h6n")
    told = "fitted on one spot only and was put there for you"
    assert told in text_of(show_panel(table, Person(1, auto_place=True)))
    assert told not in text_of(show_panel(table))


def test_the_castle_alone_offers_no_mirror_images() -> None:
    table = played("kd", 2, "#1221", "=3.17.22.41", ">17", ">3", ">22", ">41", "=4.5.8.9")
    screen = show_panel(table)
    assert len(select(screen, Action.CHOOSE_SPOT).options) == 2
    assert "-# Of spots that mirror each other, one is shown." in text_of(screen)


def test_what_is_true_of_every_spot_is_not_said_of_any() -> None:
    """Wherever the mine lies, there is no room for more of it."""
    options = select(show_panel(table_at(NO_ROOM)), Action.CHOOSE_SPOT).options
    assert [option.description for option in options] == [
        "+4 · leaves a hole · mine on j8",
        "+2 · mine at the castle, wheat on i6",
    ]


def test_a_suggested_spot_of_fewer_points_than_another_is_said_to_promise_more() -> None:
    table = table_at(OPEN_LAKE)
    first = show_panel(table)
    promise = "±0 → **3** points · promises more in the end"
    assert promise in text_of(first)
    assert "promises" not in text_of(show_panel(table, focus=buttons(first)["Next ›"]))
    assert "promises" not in text_of(show_panel(table, NO_SUGGESTIONS, buttons(first)["Only place"]))
    assert "promises" not in text_of(show_panel(table_at(THREE_SPOTS)))


def test_a_hint_stands_between_the_picture_and_the_controls_that_it_explains() -> None:
    table = table_at(KNIGHTS)
    view = PanelView(table, NO_SUGGESTIONS, LOCALIZER, best_advisor(table.state), "build")
    blocks = panel(view, hint="Look here.").blocks
    hint = blocks.index(Text.of("Look here."))
    assert isinstance(blocks[hint - 1], Gallery)
    assert isinstance(blocks[hint + 1], Row)


def test_a_step_may_be_explained_by_a_hint() -> None:
    table = table_at(THREE_SPOTS)
    view = PanelView(table, Person(1), LOCALIZER, best_advisor(table.state))
    blocks = panel(view, hint="Look here.").blocks
    hint = blocks.index(Text.of("Look here."))
    assert [each.label for each in rows_of(Screen(blocks[hint + 1 :]))[0].controls if isinstance(each, Button)] == [
        "Take 6 · +2",
        "Only place",
    ]
    assert not any(isinstance(each, Button) for each in Screen(blocks[:hint]).controls)
