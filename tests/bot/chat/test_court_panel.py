"""The steps that the court adds to the panel: what they offer, and why something is not possible."""

from __future__ import annotations

import re

import pytest

from bot.chat.court.panel import CourtAction, describe_purchases
from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import Role, Screen
from bot.chat.turn.screens import turn_done
from bot.games.game import Suggestions
from bot.games.people import Person
from bot.games.typed import fitting
from engine.court.court import kind_on_slot
from players.advisor import best_advisor
from renderers import ChoiceView, kingdom_view
from renderers.court import building_arguments
from tests.bot.sample_tables import LOCALIZER, positions, table_at
from tests.bot.screen_checks import argument, buttons, select, show_panel, suggested, text_of
from tests.bot.words import says, words
from tests.recorded_games import RECORD_OF

NO_SUGGESTIONS = Person(1, suggestions=Suggestions.NONE)

TWO_SITES = (
    "qd 2 t0l0../f0l1##;t0##/t0t0b22N/..g0 q48:2 1 q5:1,q28:1,q40,q45:2 2 "
    "q1-q4.q6-q20.q22-q27.q29-q33.q36-q39.q41-q44.q46-q47 b30,b31,-,b18,-,b25 "
    "b1-b14.b16-b17.b19-b21.b23-b24.b26-b29.b32 6/1/0;4/0/3 2 !b15 f6.f7"
)
"""The player has placed a domino and may buy any of four tiles for f6 or f7; the queen is with them."""

NO_COINS = (
    "qd 3 t0f1g0t0b31t0/l1t0b8##t0b25t0b13N/l0l0f1w0../w1..f0w0g1/w0s2f0Nf0Ns2;"
    "....g1Ng0g2/m3t0b14t0b2g0w0/f1w0##m2l0/l1t0b15t0b9w0Nl0/g2f0Nf0f0l1;"
    "l1m0w1w0w0/f0##f1l0w0/g0t0b5t0b30t0f1/t0b20t0b19m2g0f0/t0s0....w1 "
    "q40:1 1 q20:2,q23:3,q38,q42 12 - b1,b17,b7,b26,b10,b23 b12.b18.b22.b29.b32 "
    "0/0/0;6/0/1;0/5/2 3 b6.b3.b27.b21.b28.b24.b16.b11.b4 e7.e8"
)
"""The player has no coin left; the queen is with somebody else."""

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

NO_TILES = KNIGHTS.replace("b31,b12,b7,b17,b20,b18", "-,-,-,-,-,-").replace("b1-b6.b8-b11.b13-b16.b21-b28.b30.b32", "-")
"""The position of `KNIGHTS` without a tile to build or to burn."""

PAYING = (
    "qd 3 ..f0f0f1f0/t0t0##w0t0;##;## q32:1 1 q10,q21:2,q33,q41:3 3 q44-q48"
    " b17,b20,b1,b13,b30,b28 b2-b5 4/2/0;7/1/0;7/1/0 - - i7.i8"
)
"""The player has just placed a domino, whose forest a knight should be sent to."""

TO_PLACE = (
    "qd 2 ##;## q20:1,q26:2,q32:1,q33:2 0 q17,q39,q43,q44 2 q1-q16.q18-q19.q21-q25.q27-q31.q34-q38.q40-q42.q45-q48 "
    "b31,b12,b19,b29,b7,b17 b1-b6.b8-b11.b13-b16.b18.b20-b28.b30.b32 7/1/0;7/1/0 - - -"
)
"""The first placement of a game."""

STEPS = "place", "knights", "build", "dragon", "choose", "finish"
REASONS = [f"suggested-{name}" for name in ("tile-knights", "no-tile", "tile-queen")]


def path_of(screen: Screen) -> str:
    """The steps that the first line shows, by their keys."""
    keys = {words(f"step-{key}"): key for key in STEPS}
    line = text_of(screen).splitlines()[0].removeprefix("-# ")
    return re.sub(r"\w+", lambda name: keys[name[0]], line)


def reasons_in(screen: Screen) -> list[str]:
    """The messages that say why something is suggested."""
    return [key for key in REASONS if says(text_of(screen), key)]


def test_a_tile_can_be_put_on_each_free_town_square() -> None:
    screen = show_panel(table_at(TWO_SITES), focus="B3@f7")
    sites = select(screen, CourtAction.CHOOSE_SITE).options
    assert [(option.value, option.chosen) for option in sites] == [("B3@f6", False), ("B3@f7", True)]
    [picture] = screen.pictures
    assert isinstance(picture.view, ChoiceView)
    assert [(spot.number, *map(str, spot.squares)) for spot in picture.view.kingdom.spots] == [(1, "f6"), (2, "f7")]
    assert "B3@f7" in buttons(screen, Action.PLAY)


def test_tiles_are_offered_at_the_price_of_today() -> None:
    table = table_at(TWO_SITES)
    tiles = select(show_panel(table, NO_SUGGESTIONS), CourtAction.CHOOSE_TILE).options
    assert {option.value: option.label for option in tiles} == {
        f"B{slot}@f6": words(
            "court-tile", **building_arguments(kind_on_slot(table.state, slot), LOCALIZER), price=price
        )
        for slot, price in ((0, 0), (1, 0), (3, 2), (5, 4))
    }


def test_a_step_that_is_not_possible_is_passed_over_in_silence() -> None:
    screen = show_panel(table_at(NO_TILES.replace("6/1/0", "6/0/0")))
    assert path_of(screen) == "place › knights › build › **choose**"
    assert not says(text_of(screen), "illegal-board-empty")


def test_what_was_skipped_unseen_is_said_and_can_be_returned_to() -> None:
    table = table_at(KNIGHTS)
    knights = show_panel(table, NO_SUGGESTIONS)
    assert {*buttons(knights, Action.PLAY)} == {"N@d7", "N@e7"}
    assert {*buttons(knights, Action.SHOW_PANEL_STEP)} == {"build", "choose knights"}
    choose = show_panel(table, focus="choose knights")
    assert words("skipped-build") in text_of(choose)
    assert {*buttons(choose, Action.SHOW_PANEL_STEP)} == {"build", "dragon"}


def test_after_a_knight_the_question_is_about_another() -> None:
    table = table_at(KNIGHTS.replace("6/1/0", "6/2/0"))
    sent = table_at(str(table.state.play(table.state.legal_moves()[0])))
    asked = [
        [words(key) in text_of(show_panel(each)) for key in ("court-knights", "court-knights-more")]
        for each in (table, sent)
    ]
    assert asked == [[True, False], [False, True]]


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
    assert " ".join(str(each.move) for each in fitting(purchases, typed)) == fits


def test_whoever_has_skipped_a_step_is_not_warned_of_that() -> None:
    table = table_at(KNIGHTS)
    build = show_panel(table, NO_SUGGESTIONS, focus="build")
    assert {*buttons(build, Action.SHOW_PANEL_STEP)} == {"choose", "knights"}
    told = text_of(build) + text_of(show_panel(table, focus="choose"))
    assert not any(words(f"skipped-{step}") in told for step in ("knights", "build"))


def test_the_dragon_is_a_button_beside_the_choice_and_no_step_to_pass() -> None:
    table = table_at(KNIGHTS)
    dragon = show_panel(table, NO_SUGGESTIONS, focus="dragon")
    assert path_of(dragon) == "place › knights › build › **dragon** › choose"
    assert {*buttons(dragon, Action.SHOW_PANEL_STEP)} == {"choose", "build"}
    assert "dragon" in buttons(show_panel(table_at(LAST_ROUND), focus="finish"), Action.SHOW_PANEL_STEP)
    assert "dragon" not in buttons(show_panel(table_at(NO_COINS), focus="choose"), Action.SHOW_PANEL_STEP)


def test_what_the_advisor_would_do_is_said_once_and_marked_in_lists() -> None:
    """With one coin for a knight who stays for good it would wait; a knight on the large property is worth it."""
    waiting = show_panel(table_at(KNIGHTS))
    assert suggested(waiting) == []
    turn = show_panel(
        table_at(KNIGHTS), focus=next(each for each in buttons(waiting, Action.SHOW_PANEL_STEP) if "turn" in each)
    )
    assert says(text_of(turn), "panel-turn")
    assert not says(text_of(turn), "plan-knights")
    table = table_at(TWO_SITES)
    assert suggested(show_panel(table)) == [str(best_advisor(table.state).best_turn(table.state)[0])]
    assert suggested(show_panel(table, NO_SUGGESTIONS)) == []


EARLY = (
    "qd 2 l1/w0/##/t0/f0;w0/g2/## q32:1,q33:2 1 q7,q9,q19:2,q44:1 2 "
    "q1-q6.q8.q10-q18.q21-q25.q27-q31.q34-q43.q45-q48 b31,b12,b19,b29,b7,b17 "
    "b1-b6.b8-b11.b13-b16.b18.b20-b28.b30.b32 7/1/0;7/1/0 - - g5.g6"
)
"""The Big Tavern, with three knights, is better than the Statue, which brings more points at once."""

ONE_SITE = (
    "qd 2 ........f1/........t0N/........t0b4/....f0s2l0/w1g0##l0l0/....s0..../....t0b12....;"
    "..l1f0f1..../s0s0##w0w0Ng1/....t0m2w0../....t0...... q38:1 1 q16:2,q22:2,q25,q42:1 4 "
    "q1-q4.q6-q8.q10-q11.q13-q15.q18-q21.q26-q28.q31-q32.q34-q36.q39-q41.q43-q45.q47-q48 -,b3,b31,b27,b6,b7 "
    "b1-b2.b5.b8-b11.b13-b26.b28-b30.b32 6/1/1;9/0/0 1 - i11"
)
"""The last free town square waits for a better tile."""


@pytest.mark.parametrize(
    ("position", "told"), [(EARLY, "tile-knights"), (KNIGHTS, "tile-queen"), (ONE_SITE, "no-tile")]
)
def test_a_suggestion_that_brings_less_at_once_is_given_a_reason_in_its_place(position: str, told: str) -> None:
    table = table_at(position)
    shown = show_panel(table, focus="build")
    assert reasons_in(shown) == [f"suggested-{told}"]
    assert reasons_in(show_panel(table, NO_SUGGESTIONS, "build")) == []


def test_the_list_of_tiles_offers_the_others_once_one_is_chosen() -> None:
    tiles = select(show_panel(table_at(TWO_SITES), focus="B3@f7"), CourtAction.CHOOSE_TILE)
    assert tiles.placeholder == words("court-other-tile-placeholder")
    assert [option.value for option in tiles.options] == ["B0@f7", "B1@f7", "B5@f7"]


def test_the_tile_that_brings_most_at_once_needs_no_reason() -> None:
    with_one_coin = show_panel(table_at(TWO_SITES.replace("4/0/3", "1/0/3")))
    assert "B0@f6" in suggested(with_one_coin)
    assert reasons_in(with_one_coin) == []


def test_a_tile_is_suggested_to_whoever_has_sent_no_knight_although_that_was_suggested() -> None:
    table = table_at(PAYING)
    assert str(best_advisor(table.state).best_turn(table.state)[0]) == "N@i8"
    marked = suggested(show_panel(table, focus="build"))
    assert marked
    assert all(move.startswith("B") for move in marked)


def test_the_button_of_a_tile_that_is_not_suggested_is_not_green() -> None:
    for person, role in ((None, Role.PRIMARY), (NO_SUGGESTIONS, Role.SUCCESS)):
        screen = show_panel(table_at(TWO_SITES), person, "B0@f7")
        assert buttons(screen, Action.PLAY)["B0@f7"].role is role


def test_where_only_the_choice_follows_the_placement_its_button_plays_the_suggested_turn() -> None:
    table = [*positions(RECORD_OF["qd-4"], 8)][4]
    screen, turn = show_panel(table), best_advisor(table.state).best_turn(table.state)
    play = buttons(screen, Action.PLAY)[" ".join(map(str, turn))]
    assert (says(play.label, "button-take"), play.role) == (True, Role.SUCCESS)
    assert not any(each.startswith("turn") for each in buttons(screen, Action.SHOW_PANEL_STEP))


def test_a_suggested_turn_of_several_steps_is_seen_before_it_is_played() -> None:
    table = table_at(PAYING)
    turn = " ".join(map(str, best_advisor(table.state).best_turn(table.state)))
    asked = show_panel(table)
    assert turn not in buttons(asked, Action.PLAY)
    [show] = [each for each in buttons(asked, Action.SHOW_PANEL_STEP).values() if each.role is Role.SUCCESS]
    shown = show_panel(table, focus=show.address.argument)
    assert [*buttons(shown, Action.PLAY)] == [turn]
    assert [*buttons(shown, Action.SHOW_PANEL_STEP)] == ["knights"]
    view = shown.pictures[0].view
    assert isinstance(view, ChoiceView)
    assert len(view.kingdom.pieces) > len(kingdom_view(table.state, 0, ["Ola", "Kim"]).pieces)


def test_a_tile_that_brings_the_queen_says_so() -> None:
    for position, index, comes in ((TWO_SITES, 0, False), (KNIGHTS, 4, True)):
        tower = select(show_panel(table_at(position), focus="build"), CourtAction.CHOOSE_TILE).options[index]
        assert tower.description
        assert says(tower.description, "told-queen") is comes


def test_a_step_in_which_a_move_was_made_is_ticked_and_the_move_can_be_taken_back() -> None:
    screen = show_panel(table_at(KNIGHTS, "N@e7", "B0@f8"))
    assert path_of(screen) == "place › ✓ knights › ✓ build › **choose**"
    assert argument(screen, Action.TAKE_BACK) == "B0@f8"
    undone = show_panel(table_at(KNIGHTS, "N@e7"), focus="B0@f8")
    assert "B0@f8" in buttons(undone, Action.PLAY)


def test_a_tile_is_burned_only_after_one_more_tap() -> None:
    table = table_at(KNIGHTS)
    screen = show_panel(table, focus="dragon")
    burned = select(screen, CourtAction.CHOOSE_BURNED).options[1]
    assert not buttons(screen, Action.PLAY)
    asked = show_panel(table, focus=burned.value)
    assert [*buttons(asked, Action.PLAY)] == [burned.value]
    assert asked.pictures[0].alt != screen.pictures[0].alt


def test_each_step_has_one_picture() -> None:
    table = table_at(KNIGHTS)
    expected = {
        "knights": ["own"],
        "build": ["board"],
        "B0@f8": ["site"],
        "dragon": ["board"],
        "D1": ["board"],
        "choose": ["own"],
    }
    shown = {focus: [each.name.split("-")[0] for each in show_panel(table, focus=focus).pictures] for focus in expected}
    assert shown == expected


def test_in_the_last_round_the_path_ends_with_done() -> None:
    table = table_at(LAST_ROUND)
    screen = show_panel(table, focus="finish")
    assert path_of(screen) == "place › knights › build › **finish**"
    assert "--" in buttons(screen, Action.PLAY)
    first = show_panel(table)
    assert "--" not in buttons(first, Action.PLAY)
    assert "finish knights" in buttons(first, Action.SHOW_PANEL_STEP)


@pytest.mark.parametrize(
    ("position", "move", "ends"), [(LAST_ROUND, "B1@d11", False), (LAST_ROUND, "B2@d11", True), (KNIGHTS, "D1", False)]
)
def test_an_optional_move_that_ends_the_turn_says_so_on_its_button(position: str, move: str, *, ends: bool) -> None:
    button = buttons(show_panel(table_at(position), focus=move), Action.PLAY)[move]
    assert says(button.label, "button-ends-turn") is ends


def test_a_turn_that_ended_by_itself_in_the_last_round_can_be_taken_back() -> None:
    assert buttons(turn_done(table_at(LAST_ROUND, "B1@d11", "D0"), 1, LOCALIZER), Action.UNDO_TURN)


def test_in_queendomino_both_moves_are_one_tap_only_if_nothing_comes_between() -> None:
    rich, poor = TO_PLACE, TO_PLACE.replace("7/1/0;7/1/0", "0/0/0;7/1/0")
    for position, is_one_tap in ((rich, False), (poor, True)):
        moves = buttons(show_panel(table_at(position), NO_SUGGESTIONS), Action.PLAY)
        assert any(" >" in move for move in moves) is is_one_tap


def test_what_fits_nowhere_is_never_called_the_best() -> None:
    choices = buttons(show_panel(table_at(NO_COINS), focus="choose"), Action.PLAY)
    for domino in ("q38", "q42"):
        assert (choices[f">{domino}"].in_text_mode or "").endswith(f" · {words('choice-lost')}")
