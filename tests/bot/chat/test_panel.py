"""The panel as a screen: which placements and purchases it offers, and why something is not possible."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.chat.addresses import Action
from bot.chat.blocks import Button, Gallery, Row, Screen, Text
from bot.chat.court.addresses import CourtAction
from bot.chat.panel_step import PanelView
from bot.chat.screens.panel import panel
from bot.chat.screens.turn_done import turn_done
from bot.games.models import GameOptions
from bot.games.people import Person
from players.advisor import best_advisor
from tests.bot.sample_tables import LOCALIZER, played, table_at
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

TO_PLACE = (
    "qd 2 ##;## q20:1,q26:2,q32:1,q33:2 0 q17,q39,q43,q44 2 q1-q16.q18-q19.q21-q25.q27-q31.q34-q38.q40-q42.q45-q48 "
    "b31,b12,b19,b29,b7,b17 b1-b6.b8-b11.b13-b16.b18.b20-b28.b30.b32 7/1/0;7/1/0 - - -"
)
"""The first placement of a game."""

DISCARD = (
    "kd 2 l0l1l1..../g2f0f0w0m3/..f1g0##w0/..f1..w0w0/..w0..l1..;"
    "....w1f0f0/s2w0f0##s2/w0w0..l0g0/..w0l1l0../..w1m0.... "
    "12:1,16:2,25:1,34:2 0 20,27,35,47 6 4-7.9-11.13-15.17-18.21-22.24.28.36-41.45-46"
)
"""Domino 12 fits nowhere."""

ONE_SPOT = (
    "kd 2 f0w0w0f0f0/f1..l1f0l1/w0l0l0##../..l1..m2../..w0..w0..;"
    "m2s0s0m3../..f0m2w0../..f0##w0../..f0l0f1f0/..f0l0..l1!9 "
    "10:1,20:2,44:1 0 14:2,16,38,41 6 1-3.11-12.15.17-19.21-23.25.27-29.32.34.36-37.39-40.42-43"
)
"""Domino 10 fits in one place only."""

NO_ROOM = (
    "kd 2 ....g0s1f0/....w0##f0/w0f1f1l1l0/w0l0w0w0l0/f1f0l1l0g2;f0g0s2..../g0g0w1s0../..g0w0w1m0/f0##s1s0s2/f0....w0w0"
    " 45:2 0 13:2,29,30:1,35:1 6 1-4.7.9.11-12.15.17.19-21.25.28.33-34.36-37.40-41.46-48"
)
"""Domino 45 fits on two spots; on one of them it leaves a hole."""


def test_the_arrows_lead_through_all_placements_and_back_to_the_first() -> None:
    table = table_at(THREE_SPOTS)
    seen, chosen = list[str](), ""
    for _ in range(7):
        chosen = buttons(show_panel(table, NO_SUGGESTIONS, chosen))["Next ›"]
        seen.append(chosen)
    assert seen == ["47@f8s", "47@f7n", "47@h7e", "47@h7s", "47@i7w", "47@h6n", "47@f8s"]
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
    assert buttons(screen)["Place, choose later"] == placement
    assert [option.chosen for option in select(screen, Action.CHOOSE_SPOT).options] == [spot == n for n in (1, 2, 3)]


def test_no_button_that_ends_the_turn_lies_where_the_panel_was_opened() -> None:
    """A public message has the button that opens the panel in its last row but one; an impatient tap may hit twice."""
    screen = show_panel(table_at(THREE_SPOTS))
    rows = [[each.label for each in block.controls if isinstance(each, Button)] for block in rows_of(screen)]
    select_only, taking, steering, last = rows
    assert select_only == []
    assert taking == ["Take 6 · +2"]
    assert steering == ["‹ Previous", "Next ›", "Rotate"]
    assert last == ["Place, choose later", "Hide suggestions", "Still unseen"]


def test_the_points_and_reasons_of_a_spot_stand_below_the_picture() -> None:
    kinds = [type(block) for block in show_panel(table_at(THREE_SPOTS)).blocks]
    assert kinds == [Text, Gallery, Text, Row, Gallery, Text, Row, Row, Row]


def test_without_suggestions_nothing_is_chosen_for_the_player() -> None:
    screen = show_panel(table_at(THREE_SPOTS), NO_SUGGESTIONS)
    assert "3 spots. Choose one below." in text_of(screen)
    assert [option.value for option in select(screen, Action.CHOOSE_SPOT).options] == ["47@f8s", "47@h7e", "47@h7s"]
    assert buttons(screen) == {"‹ Previous": "47@h6n", "Next ›": "47@f8s", "Show suggestions": "", "Still unseen": ""}


def test_with_suggestions_the_best_placement_is_shown_with_its_reasons() -> None:
    screen = show_panel(table_at(THREE_SPOTS))
    assert "Spot **1** of 3 · +2 → **6** points · mine keeps 3 open sides" in text_of(screen)
    first = select(screen, Action.CHOOSE_SPOT).options[0]
    assert (first.label, first.chosen) == ("1 · h7–i7", True)
    assert first.description == "+2 · mine keeps 3 open sides · swamp at the castle"


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
    assert set(buttons(show_panel(table))) == {"‹ Previous", "Next ›", "Still unseen"}


# ---- Queendomino's court


def test_a_tile_can_be_put_on_each_free_town_square() -> None:
    screen = show_panel(table_at(TWO_SITES), focus="B3@f7")
    sites = select(screen, CourtAction.CHOOSE_SITE).options
    assert [(option.label, option.value, option.chosen) for option in sites] == [
        ("On f6", "B3@f6", False),
        ("On f7", "B3@f7", True),
    ]
    assert "B3@f7" in buttons(screen).values()
    assert "**Small Tavern**: 2 knights, 3 points" in text_of(screen)


def test_tiles_are_offered_at_the_price_of_today() -> None:
    tiles = select(show_panel(table_at(TWO_SITES)), CourtAction.CHOOSE_TILE).options
    assert [option.value for option in tiles] == ["B0@f6", "B1@f6", "B3@f6", "B5@f6"]
    assert [option.label.partition(" · ")[2] for option in tiles] == ["free", "free", "2 coins", "4 coins"]


@pytest.mark.parametrize(
    ("position", "told"),
    [
        (NO_COINS, "You have no coin for the dragon."),
        (TWO_SITES, "The dragon has burned a tile this round; it will be back in its cave in the next."),
        (TWO_SITES.replace("!b15", "b15"), "The dragon keeps away while the queen is with you."),
    ],
)
def test_a_step_that_is_not_possible_is_passed_over_and_the_panel_says_why(position: str, told: str) -> None:
    screen = show_panel(table_at(position))
    assert text_of(screen).startswith("-# Place › Knights › **Build** › Dragon › Choose")
    following = show_panel(table_at(position), focus=buttons(screen)["Skip"])
    assert "› Dragon › **Choose**" in text_of(following)
    assert f"-# {told}" in text_of(following).splitlines()


def test_what_was_skipped_is_said_and_can_be_returned_to() -> None:
    table = table_at(KNIGHTS)
    knights = show_panel(table)
    assert "**Knights** › Build" in text_of(knights)
    assert buttons(knights) == {
        "Knight to d7: +1 coin": "N@d7",
        "Knight to e7: +2 coins": "N@e7",
        "Skip": "build",
        "Skip to the choice": "choose",
    }
    build = show_panel(table, focus="build")
    assert "-# If you go on, you can send no more knights this turn." in text_of(build)
    assert buttons(build) == {"Skip": "dragon", "Skip to the choice": "choose", "Back to Knights": "knights"}
    choose = show_panel(table, focus="choose")
    assert (
        "-# If you go on, you can send no more knights this turn. If you go on, you cannot build this turn. "
        "If you go on, the dragon burns nothing for you this turn."
    ) in text_of(choose)
    assert buttons(choose)["Back to Dragon"] == "dragon"
    assert not any(label.startswith("Skip") for label in buttons(choose))


def test_a_step_in_which_a_move_was_made_is_ticked_and_the_move_can_be_taken_back() -> None:
    table = table_at(KNIGHTS, "N@e7", "B0@f8")
    screen = show_panel(table)
    assert text_of(screen).startswith("-# Place › ✓ Knights › ✓ Build › **Dragon** › Choose")
    assert buttons(screen)["Undo: Queen's Tower on f8"] == "B0@f8"
    undone = show_panel(table_at(KNIGHTS, "N@e7"), focus="B0@f8")
    assert "Build " in " ".join(buttons(undone))


def test_the_button_that_undoes_a_move_says_which() -> None:
    for moves, label in ((["N@e7"], "Undo: knight to e7"), (["D1"], "Undo: Smithy burned")):
        assert buttons(show_panel(table_at(KNIGHTS, *moves)))[label] == moves[-1]


def test_a_tile_is_burned_only_after_one_more_tap() -> None:
    table = table_at(KNIGHTS)
    screen = show_panel(table, focus="dragon")
    burned = select(screen, CourtAction.CHOOSE_BURNED).options[1]
    assert not any(label.startswith("Burn") for label in buttons(screen))
    asked = show_panel(table, focus=burned.value)
    assert [label for label, move in buttons(asked).items() if move == burned.value] == ["Burn: Smithy"]
    assert asked.pictures[0].alt != screen.pictures[0].alt


def test_each_step_has_one_picture_besides_the_line() -> None:
    table = table_at(KNIGHTS)
    expected = {
        "knights": ["kingdom"],
        "build": ["board"],
        "B0@f8": ["site"],
        "dragon": ["board"],
        "D1": ["board"],
        "choose": ["kingdom", "next"],
    }
    shown = {focus: [each.name.split("-")[0] for each in show_panel(table, focus=focus).pictures] for focus in expected}
    assert shown == expected


def test_in_the_last_round_the_path_ends_with_done() -> None:
    table = table_at(LAST_ROUND)
    screen = show_panel(table, focus="finish")
    assert text_of(screen).startswith("-# Place › Knights › Build › Dragon › **Done**")
    assert buttons(screen)["Done"] == "--"
    first = show_panel(table)
    assert "Done" not in buttons(first)
    assert "finish" in buttons(first).values()


def test_an_optional_move_that_would_end_the_turn_says_so_on_its_button() -> None:
    table = table_at(LAST_ROUND)
    assert buttons(show_panel(table, focus="B1@d11"))["Build Fish Shop on d11 for 1 coin"] == "B1@d11"
    dear = buttons(show_panel(table, focus="B2@d11"))
    assert dear["Build Travelling Castle on d11 for 2 coins · ends your turn"] == "B2@d11"
    assert not any("ends your turn" in label for label in buttons(show_panel(table_at(KNIGHTS), focus="D1")))


def test_a_turn_that_ended_by_itself_in_the_last_round_can_be_taken_back() -> None:
    over = table_at(LAST_ROUND, "B1@d11", "D0")
    assert "Take this turn back" in buttons(turn_done(over, 1, LOCALIZER))


def test_in_queendomino_both_moves_are_one_tap_only_if_nothing_comes_between() -> None:
    assert "Place here" in buttons(show_panel(table_at(TO_PLACE)))
    poor = table_at(TO_PLACE.replace("7/1/0;7/1/0", "0/0/0;7/1/0"))
    assert [label for label in buttons(show_panel(poor)) if label.startswith("Take")] != []


# ---- the choice


LOST = (
    "kd+h 2 ......w1../l0l0l0g0../..f0f0##l1/..w0....f0;..f1w0/..s2w0/l0##m2/w0g2s0/..l0.."
    " 27:2,45:2,48:1 1 2,10,24:1,40 4 1.3-6.8-9.11-12.15-16.18-20.22-23.25-26.28-31.33-39.41.44.46"
)


def test_each_free_domino_says_what_it_would_bring_and_whether_it_fits() -> None:
    assert buttons(show_panel(table_at(LOST))) == {
        "2 · ±0": ">2",
        "10 · fits nowhere": ">10",
        "40 · +4 · suggested": ">40",
        "Still unseen": "",
    }


def test_without_suggestions_only_what_would_be_lost_is_said() -> None:
    assert list(buttons(show_panel(table_at(LOST), NO_SUGGESTIONS))) == ["2", "10 · fits nowhere", "40", "Still unseen"]


EARLIER = "kd+h 3 ##;g0/w1/##;## 21:2,32:3,48:1 1 16,29,43 2 1-15.17-20.22-28.30-31.33-42.44-47"
"""Domino 43 would bring more points than 29 at once."""

LAST_CHOICE = (
    "kd 2 g0g1w0f1w0/s2g0f1f0l1/..g0##..l0/..g0w0..w1/....w0....;"
    "..s2....f0/..w0....f0/l1w0##w0f1/l0l0l0w0m1/l0....w0m3"
    " 12:2,17:2,27:1,39:1 0 21,28,33,47 6 1.4-6.9.11.13-16.18-19.22-23.25.30.34-35.37-38.41-42.45-46"
)
"""Domino 33 would bring more points than 21 at once; who acts first in the last round does not matter."""


DENIED = (
    "kd7+mh 2 ....g0w0g0..../g0g0g2w0w1s0../g0g0g1l0w1w0../s2s1..##m0w0w0/s0....l0w1w0m2/s0....f1w0..../......f0w1w1s0;"
    "f1w0g0....../f0w0f0m3m1../f0f1f0w0w0f0/w0f1l1##f0f0/l0f0l1l1f0../l0l0l0f0..../l0l0........"
    " 45:1,47:2 1 14,29,31:2,42:1 9 2-3.11.13.17.28.30.35-36.38.43.46"
)
"""Domino 14 would bring a point more than 29, which the rival wants."""


@pytest.mark.parametrize(
    ("position", "told"),
    [
        (DENIED, "-# 29 is suggested: it would bring a rival 12 points."),
        (EARLIER, "-# 29 is suggested: it acts earlier in the next round."),
        (LAST_CHOICE, "-# 21 is suggested: it promises more in the end."),
    ],
)
def test_a_suggestion_of_fewer_points_than_another_is_given_a_reason(position: str, told: str) -> None:
    assert told in text_of(show_panel(table_at(position))).splitlines()
    assert "is suggested" not in text_of(show_panel(table_at(position), NO_SUGGESTIONS))


def test_a_suggestion_of_most_points_needs_no_reason() -> None:
    assert "is suggested" not in text_of(show_panel(table_at(LOST)))


def test_what_fits_nowhere_is_never_called_the_best() -> None:
    labels = buttons(show_panel(table_at(NO_COINS), focus="choose"))
    assert {"q38 · fits nowhere", "q42 · fits nowhere"} <= {*labels}


def test_the_placement_that_is_shown_and_the_choice_are_one_button() -> None:
    screen = show_panel(table_at(THREE_SPOTS), focus="47@h7e")
    assert buttons(screen)["Take 6 · +2"] == "47@h7e >6"
    assert buttons(screen)["Place, choose later"] == "47@h7e"


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
    told = "fitted in one place only and was put there for you"
    assert told in text_of(show_panel(table, Person(1, auto_place=True)))
    assert told not in text_of(show_panel(table))


def test_the_castle_alone_offers_no_mirror_images() -> None:
    table = played("kd", 2, "#1221", "=3.17.22.41", ">17", ">3", ">22", ">41", "=4.5.8.9")
    screen = show_panel(table)
    assert len(select(screen, Action.CHOOSE_SPOT).options) == 2
    assert "-# Mirrored spots are left out: they are worth just as much." in text_of(screen)


def test_what_is_true_of_every_spot_is_not_said_of_any() -> None:
    """Wherever the mine lies, there is no room for more of it."""
    options = select(show_panel(table_at(NO_ROOM)), Action.CHOOSE_SPOT).options
    assert [option.description for option in options] == [
        "+4 · leaves a hole · mine on j8",
        "+2 · mine at the castle, wheat on i6",
    ]


def test_a_step_may_be_explained_by_a_hint() -> None:
    table = table_at(THREE_SPOTS)
    view = PanelView(table, Person(1), LOCALIZER, best_advisor(table.state))
    blocks = panel(view, hint="Look here.").blocks
    hint = blocks.index(Text("Look here."))
    assert [each.label for each in rows_of(Screen(blocks[hint + 1 :]))[0].controls if isinstance(each, Button)] == [
        "Take 6 · +2"
    ]
    assert not any(isinstance(each, Button) for each in Screen(blocks[:hint]).controls)
