from dataclasses import replace

from engine import State
from engine.moves import Move
from engine.variants import VARIANTS
from renderers import deck_views, draft_view, kingdom_view, table_view
from renderers.court import stack_view
from renderers.view import Owner, Slot
from tests.renderers.helpers import NAMES, TWO_PLAYERS, domino
from tests.renderers.test_pictures import COURT

OLA, KIM = Owner("Ola", 0), Owner("Kim", 1)


def test_a_domino_stays_in_the_line_until_it_is_placed_whatever_comes_first_in_a_turn() -> None:
    kingdomino = VARIANTS["kd"]
    choose_first = replace(kingdomino, steps=tuple(reversed(kingdomino.steps)))
    state = replace(State.parse(TWO_PLAYERS), variant=choose_first)
    (now, _) = draft_view(state.play(Move.parse(">4")), NAMES).lines
    assert now.slots == (Slot(domino("3"), OLA, due=True), Slot(domino("17"), KIM))


def test_no_deck_is_shown_once_all_has_been_seen() -> None:
    assert deck_views(replace(State.start("kd", 4), lines_dealt=12, unseen=())) == ()
    assert stack_view(State.parse(COURT.replace(" b30-b32 ", " - "))) is None


def test_the_kingdom_shown_large_is_the_one_asked_for_or_else_the_one_to_move() -> None:
    state = State.parse(TWO_PLAYERS)
    assert [table_view(state, NAMES, focus=focus).focus for focus in (None, 0, 1)] == [0, 0, 1]
    assert table_view(State.parse(TWO_PLAYERS.replace("3:1,17:2 0", "3:2,17:1 0")), NAMES).focus == 1
    assert table_view(State.start("kd", 2), NAMES).focus == 0


def test_a_kingdom_shows_its_score_or_in_place_of_it_the_lead_that_is_expected() -> None:
    view = kingdom_view(State.start("kd", 2), 0, NAMES)
    assert [replace(view, lead=lead).shown_number for lead in ("", "+6")] == ["0", "+6"]
