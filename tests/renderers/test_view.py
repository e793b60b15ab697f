from pathlib import Path

import pytest

from engine import Kingdom, Record, State, Terrain
from engine.moves import Move
from renderers import (
    BestTurn,
    LargestProperty,
    LineView,
    Owner,
    Slot,
    Spot,
    draft_view,
    free_dominoes_view,
    kingdom_view,
    numbered_spots,
    poster_view,
    table_view,
)
from renderers.view import label_square
from tests.renderers.helpers import NAMES, TWO_PLAYERS, Play, domino, place, square

RECORDS = Path(__file__).parents[1] / "records"
OLA, KIM = Owner("Ola", 0), Owner("Kim", 1)


def test_a_kingdom_is_shown_with_its_owner_score_and_last_domino() -> None:
    view = kingdom_view(State.parse(TWO_PLAYERS), 0, NAMES, place("7@e7e"))
    assert (view.owner, view.score, view.last) == (OLA, 2, (square("e7"), square("f7")))


def test_a_team_shares_name_and_emblems_of_its_kingdom() -> None:
    state = State.start("kd", 2)
    shared = state.replace(kingdoms=state.kingdoms[:1])
    assert kingdom_view(shared, 0, NAMES).owner == Owner("Ola & Kim", 0, (1,))


def test_both_ways_round_on_two_squares_are_one_spot() -> None:
    places = [place("13@g8n"), place("13@h7e"), place("13@g9s")]
    assert numbered_spots(each.squares for each in places) == (
        Spot(1, (square("g8"), square("g9"))),
        Spot(2, (square("h7"), square("i7"))),
    )


def test_the_draft_shows_whose_king_is_where_and_which_domino_is_due() -> None:
    now, coming = draft_view(State.parse(TWO_PLAYERS), NAMES).lines
    assert now == LineView("line-now", (Slot(domino("3"), OLA, due=True), Slot(domino("17"), KIM)))
    assert coming.heading == "line-next"
    assert [slot.king for slot in coming.slots] == [None, KIM, None, OLA]


def test_a_domino_that_has_been_placed_leaves_the_line() -> None:
    (now, _) = draft_view(State.parse(TWO_PLAYERS).play(Move.parse("3@h7e")), NAMES).lines
    assert now.slots == (Slot(domino("17"), KIM),)


def test_before_the_first_choice_there_is_only_the_next_line() -> None:
    state = State.start("kd", 2).play(Move.parse("#1221")).play(Move.parse("=3.17.22.41"))
    assert [line.heading for line in draft_view(state, NAMES).lines] == ["line-next"]


def test_only_free_dominoes_can_be_chosen() -> None:
    (line,) = free_dominoes_view(State.parse(TWO_PLAYERS)).lines
    assert line == LineView("line-free", (Slot(domino("4")), Slot(domino("19"))))


def test_the_table_says_whose_turn_it_is_and_marks_the_last_dominoes() -> None:
    view = table_view(State.parse(TWO_PLAYERS), NAMES, {1: place("3@e7e")})
    assert (view.turn, view.round, view.rounds) == (OLA, 1, 6)
    assert [each.last for each in view.kingdoms] == [(), (square("e7"), square("f7"))]


def test_nobody_is_to_move_when_chance_is() -> None:
    assert table_view(State.start("kd", 2), NAMES).turn is None


@pytest.fixture(scope="module")
def states(play: Play) -> list[State]:
    return list(play("kd+mh", 2, 7).states())


def test_the_poster_names_the_parts_of_the_score_and_the_winner(states: list[State]) -> None:
    view = poster_view(states, NAMES)
    assert [part.name for part in view.parts][-2:] == ["middle_kingdom", "harmony"]
    assert [sum(points) for points in zip(*(part.points for part in view.parts), strict=True)] == [
        each.score for each in view.kingdoms
    ]
    assert [view.winners[0].player] == [each.kingdom for each in view.ranking[:1]]


def test_the_poster_remembers_the_best_turn_and_the_largest_property(states: list[State]) -> None:
    view = poster_view(states, NAMES)
    gains = _gains_of_turns(states)
    sizes = [land.size for kingdom in states[-1].kingdoms for land in kingdom.properties()]
    assert isinstance(view.best, BestTurn)
    assert isinstance(view.largest, LargestProperty)
    assert view.best.points == max(gains)
    assert view.largest.size == max(sizes)


def test_a_turn_is_worth_all_that_was_done_in_it() -> None:
    record = Record.parse((RECORDS / "qd-2.txt").read_text())
    states = list(record.states())
    best = poster_view(states, NAMES).best
    assert best is not None
    assert best.points == max(_gains_of_turns(states))


def _gains_of_turns(states: list[State]) -> list[int]:
    """From the position in which each turn with a domino begins to that in which it is over."""
    gains, begun = [], states[0]
    for state in states[1:]:
        if state.turns == begun.turns:
            continue
        if begun.turns and begun.domino:
            kingdom = begun.king.kingdom
            gains.append(state.scores()[kingdom].earned - begun.scores()[kingdom].earned)
        begun = state
    return gains


def test_a_game_without_moves_has_no_highlights() -> None:
    view = poster_view([State.start("kd", 2)], NAMES)
    assert (view.largest, view.best) == (None, None)
    assert view.winners == (OLA, KIM)


def test_the_points_of_a_property_are_written_on_its_middle_square() -> None:
    kingdom = Kingdom.parse("w1 w0 w0\n.. ## ..")
    (land,) = kingdom.properties()
    assert (land.terrain, label_square(land)) == (Terrain.WHEAT, square("g8"))
