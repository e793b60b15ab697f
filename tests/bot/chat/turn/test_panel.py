"""The panel as a screen: which placements it offers, and what it says about them."""

from dataclasses import replace

import pytest

from bot.chat.actions import Action
from bot.chat.extension import FIRST_STEP, Focus
from bot.chat.kit.blocks import Gallery, Row, Text
from bot.chat.screens.panel import panel_screen
from bot.games.game import GameOptions, Status, Suggestions
from bot.games.people.person import Person
from engine.dominoes import Domino
from renderers import ChoiceView
from tests.bot.chat.turn.test_court_panel import KNIGHTS
from tests.bot.sample_tables import LOCALIZER, recorded, table_at
from tests.bot.screen_checks import advised, buttons, select, show_panel, text_of
from tests.bot.words import words
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


@pytest.mark.parametrize(
    ("text", "focus"),
    [
        ("", FIRST_STEP),
        ("build", Focus("build")),
        ("choose knights", Focus("choose", "knights")),
        ("turn place", Focus("place", is_turn=True)),
        ("47@f8s", Focus(chosen="47@f8s")),
        ("--", Focus(chosen="--")),
        ("q12", Focus(chosen="q12")),
    ],
)
def test_a_focus_reads_what_it_writes_into_addresses(text: str, focus: Focus) -> None:
    assert (Focus.parse(text), str(focus)) == (focus, text)


# ---- the placement


def test_no_button_that_makes_a_move_lies_where_the_panel_was_opened() -> None:
    """A public message has the button that opens the panel in its last row but one; an impatient tap may hit twice."""
    screen = show_panel(table_at(THREE_SPOTS))
    rows = [[each.address.action for each in block.controls] for block in screen.blocks if isinstance(block, Row)]
    assert rows == [[Action.PLAY], [Action.ROTATE], [Action.CHOOSE_SPOT], []]
    alone = [block for block in show_panel(table_at(ONE_SPOT)).blocks if isinstance(block, Row)]
    assert [[each.address.action for each in row.controls] for row in alone][-2:] == [[Action.CHOOSE_SPOT], []]


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
    assert not any(words("domino-fits-nowhere") in label for label in labels)
    told = [button.in_text_mode or "" for button in buttons(screen, Action.PLAY).values()]
    assert sum(words("domino-fits-nowhere") in each for each in told) == 3


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
        assert words("spots-more") == more.label
        seen, focus = [*seen, *numbers], more.value
    assert sorted(seen) == list(range(1, 27))
    assert (
        next(option for option in select(show_panel(table, person), Action.CHOOSE_SPOT).options if option.chosen).value
        == focus
    )


@pytest.mark.parametrize(("position", "focus"), [(KNIGHTS, "build"), (THREE_SPOTS, "")])
def test_a_hint_stands_between_the_picture_and_the_controls_that_it_explains(position: str, focus: str) -> None:
    table = table_at(position)
    blocks = panel_screen(advised(table, Person(1), LOCALIZER, focus, hint="Look here.")).blocks
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


EARLIER = "kd+mh 2 ##;## -:1,-:2,-:1,-:2 0 31,38,39,41 1 1-30.32-37.40.42-48"
"""Domino 41 would bring more points than 31 at once."""


DENIED = (
    "kd7+mh 2 ....g0w0g0..../g0g0g2w0w1s0../g0g0g1l0w1w0../s2s1..##m0w0w0/s0....l0w1w0m2/s0....f1w0..../......f0w1w1s0;"
    "f1w0g0....../f0w0f0m3m1../f0f1f0w0w0f0/w0f1l1##f0f0/l0f0l1l1f0../l0l0l0f0..../l0l0........"
    " 45:1,47:2 1 14,29,31:2,42:1 9 2-3.11.13.17.28.30.35-36.38.43.46"
)
"""Domino 14 would bring a point more than 29, which the rival wants."""


@pytest.mark.parametrize("person", [Person(1), NO_SUGGESTIONS])
def test_no_button_of_a_domino_is_greener_than_another(person: Person) -> None:
    for position in (EARLIER, THREE_SPOTS, LOST, DENIED):
        playing = [
            each for move, each in buttons(show_panel(table_at(position), person), Action.PLAY).items() if ">" in move
        ]
        assert len({each.role for each in playing}) == 1
