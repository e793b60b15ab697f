from hypothesis import given
from hypothesis import strategies as st

from engine.dominoes import BOXES, Domino
from engine.kingdom import Kingdom
from engine.moves import Place
from engine.state import State
from players.evaluation import placement_gains
from tests.engine.games import ANY_POSITIONS, examples


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


def test_a_half_that_joins_two_properties_gains_their_worth_together() -> None:
    kingdom = Kingdom.parse("l1 .. l1\nw0 ## w0", 5)
    best = next(placement_gains(kingdom, BOXES["k"][6]))
    assert best[0] == 4 * 2 - 2


def test_the_crowns_of_buildings_count() -> None:
    kingdom = Kingdom.parse("t0b30 t0 ##", 5)
    assert next(placement_gains(kingdom, BOXES["q"][46]))[0] == 2
