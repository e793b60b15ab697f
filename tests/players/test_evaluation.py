"""What placements gain, and how many turns are left."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dominoes import BOXES, Domino
from engine.kingdom import Kingdom
from engine.moves import Discard, Place
from engine.records import Record
from engine.state import State
from players.evaluation import TurnsLeft, placement_gains
from tests.engine.games import ANY_POSITIONS, examples
from tests.recorded_games import RECORDS


def points(kingdom: Kingdom) -> int:
    return sum(each.points for each in kingdom.properties())


def counted(kingdom: Kingdom, place: Place) -> tuple[int, int, int]:
    first, second = (square.mask for square in place.squares)
    return points(kingdom.place(place)) - points(kingdom), first, second


@given(ANY_POSITIONS, st.sampled_from(BOXES["k"] + BOXES["q"]))
@examples(80)
def test_gains_are_the_difference_of_the_points_before_and_after_each_placement(state: State, domino: Domino) -> None:
    for kingdom in state.kingdoms:
        found = list(placement_gains(kingdom, domino))
        assert sorted(found) == sorted(counted(kingdom, place) for place in kingdom.placements(domino))
        assert [gain for gain, _, _ in found] == sorted((gain for gain, _, _ in found), reverse=True)


KINGDOMS = "##;##"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
@pytest.mark.sampled(4)
def test_the_turns_left_are_those_in_which_a_kingdom_still_places_a_domino(path: Path) -> None:
    record = Record.parse(path.read_text(encoding="utf-8"))
    *states, over = record.states()
    left = [TurnsLeft.of(over, kingdom).count for kingdom in range(len(over.kingdoms))]
    for state, move in reversed([*zip(states, record.moves, strict=True)]):
        if isinstance(move, Place | Discard):
            assert TurnsLeft.of(state, state.king.kingdom).count == left[state.king.kingdom]
            left[state.king.kingdom] += 1
    assert set(left) == {TurnsLeft.of(states[0], 0).count}


def test_on_the_first_choice_all_turns_are_left() -> None:
    state = State.parse(f"kd 2 {KINGDOMS} -:1,-:2,-:2,-:1 0 1,13,25,40 1 2-12.14-24.26-39.41-48")
    assert TurnsLeft.of(state, 0) == TurnsLeft(12, 1)


def test_in_the_last_round_the_turns_of_its_other_kings_are_left() -> None:
    state = State.parse(f"kd 2 {KINGDOMS} 1:1,13:2,25:2,40:1 0 - 6 2-12.14-24.26-39.41-48")
    assert TurnsLeft.of(state, 0) == TurnsLeft(1, 1 / 12)
    assert TurnsLeft.of(state, 1) == TurnsLeft(2, 2 / 12)
