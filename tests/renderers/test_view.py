from dataclasses import replace

from engine import State, Terrain
from engine.moves import Move
from engine.variants import VARIANTS
from renderers import draft_view, kingdom_view, numbered_spots, poster_view, table_view
from renderers.view import LargestProperty, LineView, Owner, Slot, Spot
from tests.recorded_games import states_of
from tests.renderers.helpers import NAMES, TWO_PLAYERS, domino, place, square

OLA, KIM = Owner("Ola", 0), Owner("Kim", 1)


def test_a_kingdom_is_shown_with_its_owner_score_and_last_domino() -> None:
    view = kingdom_view(State.parse(TWO_PLAYERS), 0, NAMES, place("7@e7e"))
    assert (view.owner, view.score, view.last) == (OLA, 2, (square("e7"), square("f7")))


def test_a_team_shares_name_and_emblems_of_its_kingdom() -> None:
    names = ["Ola", "Kim", "Ada", "Bo", "Cy", "Di"]
    assert kingdom_view(State.start("rwt", 6), 0, names).owner == Owner("Ola", 0, (3,), ("Ola", "Bo"))


def test_both_ways_round_on_two_squares_are_one_spot() -> None:
    places = [place("13@g8n"), place("13@h7e"), place("13@g9s")]
    assert numbered_spots(each.squares for each in places) == (
        Spot(1, (square("g8"), square("g9"))),
        Spot(2, (square("h7"), square("i7"))),
    )


def test_the_draft_shows_the_owner_of_each_king_and_the_domino_that_is_next() -> None:
    now, coming = draft_view(State.parse(TWO_PLAYERS), NAMES).lines
    assert now == LineView("line-now", (Slot(domino("3"), OLA, due=True), Slot(domino("17"), KIM)))
    assert coming.heading == "line-next"
    assert [slot.king for slot in coming.slots] == [None, KIM, None, OLA]


def test_a_domino_stays_in_the_line_until_it_is_placed_whatever_comes_first_in_a_turn() -> None:
    kingdomino = VARIANTS["kd"]
    choose_first = replace(kingdomino, steps=tuple(reversed(kingdomino.steps)))
    state = replace(State.parse(TWO_PLAYERS), variant=choose_first)
    (now, _) = draft_view(state.play(Move.parse(">4")), NAMES).lines
    assert now.slots == (Slot(domino("3"), OLA, due=True), Slot(domino("17"), KIM))


def test_the_kingdom_shown_large_is_the_one_asked_for_or_else_the_one_to_move() -> None:
    state = State.parse(TWO_PLAYERS)
    assert [table_view(state, NAMES, focus=focus).focus for focus in (None, 0, 1)] == [0, 0, 1]
    assert table_view(State.parse(TWO_PLAYERS.replace("3:1,17:2 0", "3:2,17:1 0")), NAMES).focus == 1
    assert table_view(State.start("kd", 2), NAMES).focus == 0


def test_the_poster_names_the_parts_of_the_score_and_the_winner() -> None:
    view = poster_view(states_of("kd+mh-2"), NAMES)
    assert {part.name: part.points for part in view.parts} == {
        "wheat": (0, 8),
        "forest": (0, 3),
        "lake": (0, 8),
        "grassland": (26, 0),
        "swamp": (12, 10),
        "mine": (2, 1),
        "middle_kingdom": (10, 10),
        "harmony": (0, 0),
    }
    assert [each.score for each in view.kingdoms] == [50, 40]
    assert view.winners == (OLA,)


def test_the_poster_names_the_largest_property() -> None:
    view = poster_view(states_of("kd+mh-2"), NAMES)
    assert view.largest == (LargestProperty(OLA, Terrain.GRASSLAND, 8, 24),)


def test_a_game_without_moves_has_no_highlights() -> None:
    view = poster_view([State.start("kd", 2)], NAMES)
    assert view.largest == ()
    assert view.winners == (OLA, KIM)
