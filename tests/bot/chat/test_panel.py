"""The panel as a screen: which placements it offers, and what it says about them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import Gallery, Role, Row, Text
from bot.chat.kit.text_mode import in_text_mode
from bot.chat.panel_view import PanelView
from bot.chat.turn.panel import panel
from bot.chat.turn.steps import best_choice
from bot.games.game import GameOptions, Status, Suggestions
from bot.games.people import Person
from bot.localization.spans import spoken
from engine.dominoes import Domino
from engine.moves import Move
from players.advisor import GreedyAdvisor, best_advisor
from renderers import ChoiceView, legal_squares
from tests.bot.chat.test_court_panel import KNIGHTS
from tests.bot.sample_tables import DISCARD, LOCALIZER, played, recorded, table_at
from tests.bot.screen_checks import argument, buttons, select, show_panel, suggested, text_of
from tests.bot.words import says, words
from tests.recorded_games import RECORD_OF

NO_SUGGESTIONS = Person(1, suggestions=Suggestions.NONE)

THREE_SPOTS = (
    "kd7+m 2 ....s2..../....g0..../l0w0##g2l0/..w0w0....;....f1w0/w0..##../l1l0l0.."
    " 47:2 0 6,22:1,28:2,39:1 3 2-5.8-13.15-21.23-25.27.29-30.32-38.40-41.43.45-46.48"
)
"""Domino 47 fits on three spots, on each of them either way round."""

MANY_SPOTS = (
    "kd7 2 w0##g0/g0w1f0/g1m0../l0....;......##/f0l1l0l0"
    " 32:2,36:2 0 2,31,33:1,38:1 3 1.3-6.8-14.16-17.19-22.24-30.35.39-48"
)
"""Domino 32 fits on 26 spots: more than a picture shows."""

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

# ---- the placement


@pytest.mark.parametrize(
    ("placement", "other_way", "spot"),
    [("47@f8s", "47@f7n", 3), ("47@h7e", "47@i7w", 1), ("47@h7s", "47@h6n", 2), ("47@h6n", "47@h7s", 2)],
)
def test_a_placement_is_shown_with_its_spot_and_can_be_turned(placement: str, other_way: str, spot: int) -> None:
    screen = show_panel(table_at(THREE_SPOTS), NO_SUGGESTIONS, placement)
    worth = words("points-now", gain="+2", points=2)
    assert says(text_of(screen), "panel-spot-other", spot=spot, count=3, worth=worth)
    assert argument(screen, Action.ROTATE) == other_way
    assert [*buttons(screen, Action.PLAY)] == [f"{placement} >6"]
    options = select(screen, Action.CHOOSE_SPOT).options
    assert [option.chosen for option in options] == [spot == n for n in (1, 2, 3)]
    assert options[spot - 1].value == placement


def test_no_button_places_alone_where_the_last_free_domino_is_taken_by_itself() -> None:
    assert [*buttons(show_panel(table_at(THREE_SPOTS), NO_SUGGESTIONS), Action.PLAY)] == ["47@h6n >6"]


def test_by_ear_too_the_panel_says_which_spot_is_suggested() -> None:
    mark, table = spoken(words("button-suggested", action="")), table_at(OPEN_LAKE)
    best = best_advisor(table.state).placements(table.state)[0].place
    spots = [option.value for option in select(show_panel(table), Action.CHOOSE_SPOT).options]
    heard = [text_of(in_text_mode(show_panel(table, focus=spot))) for spot in spots]
    assert [mark in each for each in heard] == [spot == str(best) for spot in spots]


def test_no_button_that_makes_a_move_lies_where_the_panel_was_opened() -> None:
    """A public message has the button that opens the panel in its last row but one; an impatient tap may hit twice."""
    screen = show_panel(table_at(THREE_SPOTS))
    rows = [[each.address.action for each in block.controls] for block in screen.blocks if isinstance(block, Row)]
    assert rows == [[Action.PLAY], [Action.ROTATE], [Action.CHOOSE_SPOT], []]
    alone = [block for block in show_panel(table_at(ONE_SPOT)).blocks if isinstance(block, Row)]
    assert [[each.address.action for each in row.controls] for row in alone][-2:] == [[Action.CHOOSE_SPOT], []]


def test_the_points_and_reasons_of_a_spot_stand_below_the_picture() -> None:
    kinds = [type(block) for block in show_panel(table_at(THREE_SPOTS)).blocks]
    assert kinds == [Text, Text, Gallery, Text, Row, Row, Row, Row]


def test_without_suggestions_the_spot_with_the_most_points_is_shown() -> None:
    table = table_at(OPEN_LAKE)
    screen = show_panel(table, NO_SUGGESTIONS)
    [shown, *_] = buttons(screen, Action.PLAY)
    gains = {each.place: each.gain for each in GreedyAdvisor().placements(table.state)}
    assert gains[Move.parse(shown.split()[0])] == max(gains.values())
    assert not suggested(screen)
    [view] = [picture.view for picture in screen.pictures]
    assert isinstance(view, ChoiceView)
    best = {spot.squares for spot in view.kingdom.spots if spot.is_best}
    assert best == {tuple(sorted(each.squares)) for each, gain in gains.items() if gain == max(gains.values())}


def test_with_suggestions_the_best_placement_is_shown() -> None:
    screen = show_panel(table_at(THREE_SPOTS))
    [chosen] = [each for each in select(screen, Action.CHOOSE_SPOT).options if each.chosen]
    worth = words("points-now", gain="+2", points=2)
    assert says(text_of(screen), "panel-spot-suggested", spot=2, count=3, worth=worth)
    assert chosen.label == "2 · swamp h7, mine h6"


def test_lines_of_spots_differ_by_where_they_lie_and_say_what_they_bring_and_leave() -> None:
    options = select(show_panel(table_at(MANY_SPOTS), NO_SUGGESTIONS), Action.CHOOSE_SPOT).options[:-1]
    assert len({option.label.partition(" · ")[2] for option in options}) == len(options)
    assert [option.label for option in options][:2] == ["6 · lake h6, forest h7", "7 · lake h6, forest i6"]
    assert {option.description for option in options[:3]} == {"+5 points · keeps room for 7 more lake squares"}


KEEPS_CENTER = (
    "kd+m 2 ..f0l1l0l0/....##f0g0/....l0g0g0/w1l0l0..../w0f1l0f1..;l0l1f0../g1l0w0s0/g2g2##s0/l0w0...."
    " 34:2,40:2 0 3,5:1,13:1,15 5 1-2.4.6.8.11.16-17.19.21-24.26-27.29-31.35-36.38-39.43-48"
)
"""Domino 34 would bring 5 points on a spot that moves the castle out of the center."""

IN_THE_CENTER = (
    "kd+m 2 w1w0w0w0w0/....w0..w0/....##..../g0..w0..../g0g0f0f0f1;l0l1f0../g1l0w0s0/g2g2##s0/l0w0...."
    " 34:1,40:2 0 3,5:1,13:1,15 5 1-2.4.6.8.11.16-17.19.21-24.26-27.29-31.35-36.38-39.43-48"
)
"""A kingdom that can grow no more, with its castle in the center."""

KEEPS_HARMONY = (
    "kd7+h 2 ....m1w0w0w1w0/..l0f1f1f1f0f1/w0g1g0g0f0f1../....g0##f0w0../....g2l0f0f0../....l0l0l1f0../......l1w0....;"
    "w1g0..l1l0..../w0w0w0w0w1w0../l0g1g2f0s0s1../f0f0##l1m2s2g0/..s0s2w0..g0g0/..m2..w0....../w0m2..s0......"
    " 48:1 0 9:1,14:2,15,34:2 9 2.6.8.12-13.17-18.22-23.26.33.39"
)
"""Domino 48 would bring 7 points on a spot that leaves the first hole."""


@pytest.mark.parametrize(("position", "placed"), [(KEEPS_CENTER, "34@e5e"), (KEEPS_HARMONY, "48@j7n")])
def test_what_is_preset_keeps_a_bonus_that_is_worth_more_than_its_points(position: str, placed: str) -> None:
    screen = show_panel(table_at(position), NO_SUGGESTIONS)
    assert next(iter(buttons(screen, Action.PLAY))).split()[0] == placed
    assert says(text_of(screen), "panel-spot-bonus")


def test_a_bonus_is_told_while_it_can_be_lost_and_once_it_is_safe() -> None:
    for position, key in ((KEEPS_CENTER, "panel-bonuses"), (IN_THE_CENTER, "panel-bonuses-sure")):
        told = words(key, bonuses=f"{words('option-m')} +10")
        assert told in text_of(show_panel(table_at(position), NO_SUGGESTIONS))


def test_a_single_spot_is_not_counted_where_the_domino_can_be_turned_on_it() -> None:
    table = table_at(ONE_SPOT.replace("10:1,20:2,44:1 0 14:2,16,38,41", "44:1 0 14:2,16:1,20:2,41"))
    shown = show_panel(table)
    turned = show_panel(table, focus=argument(shown, Action.ROTATE))
    worth = words("points-now", gain="+2", points=2)
    assert says(text_of(shown), "panel-spot-suggested", count=1, worth=worth)
    assert says(text_of(turned), "panel-spot-other", count=1, worth=worth)


@pytest.mark.slow
def test_the_panel_reaches_every_legal_placement_by_its_list_and_turning() -> None:
    table = table_at(MANY_SPOTS)
    legal = {str(move) for move in table.state.legal_moves()}
    assert len(legal) == 36
    reached, waiting = set[str](), {""}
    while waiting:
        chosen = waiting.pop()
        reached.add(chosen)
        screen = show_panel(table, focus=chosen)
        listed = {option.value for option in select(screen, Action.CHOOSE_SPOT).options}
        waiting |= {*listed, *buttons(screen, Action.ROTATE)} - reached
    assert reached - {""} == legal


@pytest.mark.parametrize(
    ("table", "person", "hints"),
    [
        (None, Suggestions.SHOWN, 1),
        (None, Suggestions.NONE, 0),
        (None, Suggestions.HINT, 1),
        (Suggestions.SHOWN, Suggestions.HINT, 0),
        (Suggestions.NONE, Suggestions.SHOWN, 0),
    ],
)
def test_nobody_has_more_help_than_the_table_allows(table: Suggestions | None, person: Suggestions, hints: int) -> None:
    shown = table_at(THREE_SPOTS, options=GameOptions("kd7+m", 2, suggestions=table))
    assert len(buttons(show_panel(shown, Person(1, suggestions=person)), Action.HINT)) == hints


def test_in_the_last_round_the_domino_is_only_placed() -> None:
    last = THREE_SPOTS.partition(" 0 6,")[0] + " 0 - 12 -"
    assert " " not in argument(show_panel(table_at(last)), Action.PLAY)


def test_a_domino_that_fits_nowhere_is_discarded_and_the_panel_says_why() -> None:
    assert says(text_of(show_panel(table_at(DISCARD, "12@-"))), "panel-discarded")
    assert argument(show_panel(table_at(DISCARD)), Action.PLAY) == "12@-"


def test_that_several_dominoes_fit_nowhere_is_said_once() -> None:
    """Of four dominoes one fits."""
    table = recorded(RECORD_OF["kd+mh-2"]).until(44)
    screen = show_panel(replace(table, game=replace(table.game, status=Status.PLAYING)), NO_SUGGESTIONS)
    lost = [
        str(pick)
        for pick in map(str, table.state.next_line.free)
        if not table.state.kingdom.placements(Domino.parse(pick))
    ]
    assert len(lost) == 3
    assert words("pick-lost", dominoes=LOCALIZER.all_of(lost), count=3) in text_of(screen)
    labels = [button.label for button in buttons(screen, Action.PLAY).values()]
    assert not any(words("choice-lost") in label for label in labels)
    assert (
        sum(words("choice-lost") in (button.in_text_mode or "") for button in buttons(screen, Action.PLAY).values())
        == 3
    )


def test_the_only_thing_to_do_is_the_colored_button() -> None:
    one_left = played("kd", 2, "#1221", "=3.17.22.41", ">3", ">17", ">22")
    for table in (one_left, table_at(DISCARD)):
        assert [button.role for button in buttons(show_panel(table, NO_SUGGESTIONS), Action.PLAY).values()] == [
            Role.SUCCESS
        ]


def test_a_domino_that_was_placed_automatically_is_mentioned() -> None:
    table = table_at(ONE_SPOT, "10@h6n")
    shown = show_panel(table)
    assert says(text_of(shown), "panel-auto-placed")
    assert not buttons(shown, Action.TAKE_BACK), "the domino would only be placed there again"


def test_the_castle_alone_offers_no_mirror_images() -> None:
    table = played("kd", 2, "#1221", "=3.17.22.41", ">17", ">3", ">22", ">41", "=4.5.8.9")
    screen = show_panel(table)
    assert len(select(screen, Action.CHOOSE_SPOT).options) == 2
    view = screen.pictures[0].view
    assert isinstance(view, ChoiceView)
    assert [spot.number for spot in view.kingdom.spots] == [1, 2]
    assert not says(text_of(screen), "panel-mirrored"), "the line has the reason of the suggestion"
    assert says(text_of(show_panel(table, NO_SUGGESTIONS)), "panel-mirrored")


@pytest.mark.parametrize("person", [Person(1), NO_SUGGESTIONS])
def test_a_picture_shows_eight_spots_and_more_spots_shows_the_next_under_their_own_numbers(person: Person) -> None:
    table, focus, seen = table_at(MANY_SPOTS), "", list[int]()
    for shown in (8, 8, 8, 2):
        screen = show_panel(table, person, focus)
        *spots, more = select(screen, Action.CHOOSE_SPOT).options
        view = screen.pictures[0].view
        assert isinstance(view, ChoiceView)
        numbers = [int(option.label.split()[0]) for option in spots]
        assert len(spots) == shown
        assert numbers == sorted(numbers) == [spot.number for spot in view.kingdom.spots]
        assert view.kingdom.legal == legal_squares(table.state)
        assert words("spots-more") == more.label
        seen, focus = [*seen, *numbers], more.value
    assert sorted(seen) == list(range(1, 27))
    assert (
        next(option for option in select(show_panel(table, person), Action.CHOOSE_SPOT).options if option.chosen).value
        == focus
    )


@pytest.mark.parametrize(
    ("position", "reason", "facts"),
    [
        (OPEN_LAKE, "contact-castle", {"terrain": "wheat", "terrain_id": "wheat"}),
        (THREE_SPOTS, "reason-open", {"number": 2, "terrain": "mine", "terrain_id": "mine"}),
    ],
)
def test_a_suggested_spot_has_a_reason_in_the_words_of_the_game(
    position: str, reason: str, facts: dict[str, Any]
) -> None:
    table = table_at(position)
    first = show_panel(table)
    promised = next(iter(buttons(first, Action.PLAY))).split()[0]
    assert says(text_of(first), reason, **facts)
    assert not says(text_of(show_panel(table, NO_SUGGESTIONS, promised)), reason, **facts)


@pytest.mark.parametrize(("position", "focus"), [(KNIGHTS, "build"), (THREE_SPOTS, "")])
def test_a_hint_stands_between_the_picture_and_the_controls_that_it_explains(position: str, focus: str) -> None:
    table = table_at(position)
    blocks = panel(PanelView(table, Person(1), LOCALIZER, best_advisor(table.state), focus), hint="Look here.").blocks
    hint = blocks.index(Text.of("Look here."))
    assert any(isinstance(each, Gallery) for each in blocks[:hint])
    assert not any(isinstance(each, Row) for each in blocks[:hint])
    assert not any(isinstance(each, Gallery) for each in blocks[hint:])
    assert isinstance(blocks[hint + 1], Row)


# ---- the next domino

LOST = (
    "kd+h 2 ......w1../l0l0l0g0../..f0f0##l1/..w0....f0;..f1w0/..s2w0/l0##m2/w0g2s0/..l0.."
    " 27:2,45:2,48:1 1 2,10,24:1,40 4 1.3-6.8-9.11-12.15-16.18-20.22-23.25-26.28-31.33-39.41.44.46"
)
"""Domino 10 fits nowhere."""

REASONS = [
    f"choice-{name}" for name in ("only", "most", "rival", "both", "later", "first", "before", "crowns", "grows")
]


def test_what_each_free_domino_would_bring_is_always_said() -> None:
    merits = [("10", words("choice-lost")), ("40", "+4")]
    for person in (None, NO_SUGGESTIONS):
        shown = [each.label for each in buttons(show_panel(table_at(LOST), person), Action.PLAY).values()]
        expected = ["2", *(f"{domino} · {merit}" for domino, merit in merits)]
        assert all(label.endswith(told) for label, told in zip(shown, expected, strict=True))


def test_a_domino_that_fits_nowhere_is_not_suggested_while_another_fits() -> None:
    choices = GreedyAdvisor().choices(table_at(LOST).state)
    lost, fits = (next(each for each in choices if str(each.pick) == pick) for pick in (">10", ">2"))
    assert best_choice([lost, fits]) == fits
    assert best_choice([lost, lost]) is None


EARLIER = "kd+mh 2 ##;## -:1,-:2,-:1,-:2 0 31,38,39,41 1 1-30.32-37.40.42-48"
"""Domino 41 would bring more points than 31 at once."""

NOT_EARLIEST = "kd+h 3 ##;g0/w1/##;## 21:2,32:3,48:1 1 16,29,43 2 1-15.17-20.22-28.30-31.33-42.44-47"
"""Domino 43 would bring more points than 29 at once, and 16 as many; it would let the player act even earlier."""

LAST_CHOICE = (
    "kd 2 ....f0f0../l0l0l0f1w0/l0g2g1##s2/l0g1w0s0s0;w1w0s1w0g0/l0m2s0s1g0/w0m1l0##f0/l0l0l0..f0"
    " 15:2,17:1,21:2,32:1 1 16,34,44,47 6 1-3.5.10-11.13-14.18-19.22-27.29-31.33.35.41.45.48"
)
"""Domino 44 would bring more points than 34 at once; who acts first in the last round does not matter."""

DENIED = (
    "kd7+mh 2 ....g0w0g0..../g0g0g2w0w1s0../g0g0g1l0w1w0../s2s1..##m0w0w0/s0....l0w1w0m2/s0....f1w0..../......f0w1w1s0;"
    "f1w0g0....../f0w0f0m3m1../f0f1f0w0w0f0/w0f1l1##f0f0/l0f0l1l1f0../l0l0l0f0..../l0l0........"
    " 45:1,47:2 1 14,29,31:2,42:1 9 2-3.11.13.17.28.30.35-36.38.43.46"
)
"""Domino 14 would bring a point more than 29, which the rival wants."""

BOTH = "kd7+mh 2 f0f0##/..f0f0;## 10:2,31:2 0 4:1,18,38:1,39 2 1-3.7-9.11-17.19-30.32-37.40-48"
"""Domino 39 would bring more points than 18; nobody but the same player is still to choose."""

LATER = "kd 2 l0l0##;##l1/..f0 32:2,36:1,46:2 1 5,6,9,33:1 2 1-4.8.10-31.34-35.37-45.47-48"
"""Domino 9 would bring more points than 5, but none to the rival, who chooses before the player's second king."""


@pytest.mark.parametrize(
    ("position", "told", "numbers"),
    [
        (BOTH, "both", {"domino": "18", "other": "39"}),
        (LATER, "later", {"domino": "5", "other": "9"}),
        (DENIED, "rival", {"domino": "29", "number": 12}),
        (EARLIER, "first", {"domino": "31"}),
        (NOT_EARLIEST, "grows", {"domino": "29", "terrain": "grassland", "number": 1}),
        (LAST_CHOICE, "grows", {"domino": "34", "terrain": "lake", "number": 4}),
        (LOST, "most", {"domino": "40"}),
    ],
)
def test_a_suggested_domino_has_a_reason(position: str, told: str, numbers: dict[str, Any]) -> None:
    shown = text_of(show_panel(table_at(position)))
    assert says(shown, "suggested-because", domino=numbers.pop("domino"))
    assert says(shown, f"choice-{told}", **numbers)
    assert not any(says(text_of(show_panel(table_at(position), NO_SUGGESTIONS)), key) for key in REASONS)


def test_a_reason_takes_the_place_of_the_prompt() -> None:
    asked, told = (text_of(show_panel(table_at(EARLIER), person)) for person in (NO_SUGGESTIONS, None))
    assert says(asked, "panel-pick-first")
    assert words("suggested-because", domino="31", reason=words("choice-first")) in told
    assert not says(told, "panel-pick-first")


@pytest.mark.parametrize("person", [Person(1), NO_SUGGESTIONS])
def test_no_button_of_a_domino_is_greener_than_another(person: Person) -> None:
    for position in (EARLIER, THREE_SPOTS, LOST, DENIED):
        playing = [
            each for move, each in buttons(show_panel(table_at(position), person), Action.PLAY).items() if ">" in move
        ]
        assert len({each.role for each in playing}) == 1


def test_what_helps_with_a_choice_stands_beside_it_once_there_is_a_move_to_take_back() -> None:
    first = str(table_at(THREE_SPOTS).state.legal_moves()[0])
    screen = show_panel(table_at(THREE_SPOTS, first))
    rows = [[each.address.action for each in block.controls] for block in screen.blocks if isinstance(block, Row)]
    assert rows == [[Action.PLAY], [Action.TAKE_BACK], []]
