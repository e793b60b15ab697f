"""The steps that the court adds to the panel: what they offer, and why something is not possible."""

import pytest

from bot.chat.actions import Action
from bot.chat.court.panel import describe_purchases
from bot.chat.kit.blocks import Role
from bot.chat.screens.turn import turn_done
from bot.games.game import Suggestions
from bot.games.matching import fitting
from bot.games.people.person import Person
from renderers import ChoiceView, kingdom_view
from tests.bot.sample_tables import LOCALIZER, positions, table_at
from tests.bot.screen_checks import advised, buttons, show_panel
from tests.bot.words import says
from tests.recorded_games import RECORD_OF

NO_SUGGESTIONS = Person(1, suggestions=Suggestions.NONE)

TWO_SITES = (
    "qd 2 t0l0../f0l1##;t0##/t0t0b22N/..g0 q48:2 1 q5:1,q28:1,q40,q45:2 2 "
    "q1-q4.q6-q20.q22-q27.q29-q33.q36-q39.q41-q44.q46-q47 b30,b31,-,b18,-,b25 "
    "b1-b14.b16-b17.b19-b21.b23-b24.b26-b29.b32 6/1/0;4/0/3 2 !b15 f6.f7"
)
"""The player has placed a domino and may buy any of four tiles for f6 or f7; the queen is with them."""


KNIGHTS = (
    "qd 2 ....t0..w0/w0f1f0##l1;l0w0Ng2/t0b29##.. q17:1,q39:1,q43:2,q44:2 1 q14,q23,q42,q48 3 "
    "q1-q13.q15-q16.q18-q19.q21-q22.q24-q25.q27-q31.q34-q38.q40-q41.q45-q47 b31,b12,b7,b17,b20,b18 "
    "b1-b6.b8-b11.b13-b16.b21-b28.b30.b32 6/1/0;5/0/0 - b19 d7.e7"
)
"""The player has just placed a domino: two squares for a knight, a town square to build on, six tiles to burn."""

LAST_ROUND = (
    "qd 2 ..t0t0b8t0b13..g0Nf1/l1m3t0b25t0b18t0b32g1../f0f0w0t0b17l1w0s2/s1s2Nf1t0b14..w0s0/w0w0f1f0##l1s0/"
    "w1g0Nf0w1m0l0l0N/l0g0g2t0b10Nl0l0l0N!q30;..w0w0w0w0w1g0/s0w1f1w0g0Ng0t0b15/f1l1l0g1g0w1../"
    "t0b21t0b3l0w0Ng2f0f0N/s1t0b7t0b29##t0b20Nm2f0/t0b28t0b27t0b12l1f0f0f0/t0b22s0m1..f1w0.. "
    "q19:1,q21:2,q31:2,q35:1 1 - 12 - b2,b5,b24,b6,b1,- - 2/2/1;6/0/8 2 b19.b31.b30.b9.b26.b11.b23.b16.b4 i11"
)
"""The same in the last round, in which no domino is left to choose."""


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


def test_where_only_the_choice_follows_the_placement_its_button_plays_the_suggested_turn() -> None:
    table = [*positions(RECORD_OF["qd-4"], 8)][4]
    screen, turn = show_panel(table), advised(table, Person(1)).advice
    play = buttons(screen, Action.PLAY)[" ".join(map(str, turn))]
    assert (says(play.label, "button-take"), play.role) == (True, Role.SUCCESS)
    assert not any(each.startswith("turn") for each in buttons(screen, Action.SHOW_PANEL_STEP))


def test_a_suggested_turn_of_several_steps_is_seen_before_it_is_played() -> None:
    table = table_at(PAYING)
    turn = " ".join(map(str, advised(table, Person(1)).advice))
    asked = show_panel(table)
    assert turn not in buttons(asked, Action.PLAY)
    [show] = [each for each in buttons(asked, Action.SHOW_PANEL_STEP).values() if each.role is Role.SUCCESS]
    shown = show_panel(table, focus=show.address.argument)
    assert [*buttons(shown, Action.PLAY)] == [turn]
    assert [*buttons(shown, Action.SHOW_PANEL_STEP)] == ["knights"]
    view = shown.pictures[0].view
    assert isinstance(view, ChoiceView)
    assert len(view.kingdom.pieces) > len(kingdom_view(table.state, 0, ["Ola", "Kim"]).pieces)


def test_a_turn_that_ended_by_itself_in_the_last_round_can_be_taken_back() -> None:
    assert buttons(turn_done(table_at(LAST_ROUND, "B1@d11", "D0"), 1, LOCALIZER), Action.UNDO_TURN)
