"""What "solid" does in games with a court."""

import pytest
from hypothesis import given

from engine.court.court import Court
from engine.moves import Place
from engine.state import State
from engine.variants import Variant
from players.options import placements
from players.registry import PLAYERS
from tests.engine.court.positions import position
from tests.engine.games import ANY_POSITIONS, examples
from tests.players.matches import play_match

GREEDY = PLAYERS["solid"]


@given(ANY_POSITIONS.filter(lambda state: state.find(Court) is not None))
@examples(40)
def test_suggestions_count_the_whole_score(state: State) -> None:
    for each in placements(state):
        acting = state.king.kingdom
        assert each.total == state.play(each.place).scores()[acting].total == state.scores()[acting].total + each.gain


def test_suggestions_rank_a_building_that_counts_properties_by_what_it_will_count() -> None:
    fields = {"step": "0", "taxable": "-", "board": "-,-,-,-,-,-"}
    bakery, statue = (placements(position(kingdom=f"t0b{tile}t0##f0f0", **fields)) for tile in (1, 29))
    assert {each.gain for each in bakery} == {2}
    assert {each.gain for each in statue} == {0}
    assert isinstance(bakery[0].place, Place)


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players"), [("qd", 2), ("qd", 4), ("rw", 5), ("rwt", 6)])
def test_greedy_beats_random_players(code: str, players: int) -> None:
    variant, kingdoms = Variant.parse(code), State.start(code, players).format.kingdoms
    seats = [GREEDY if seat % kingdoms == 0 else PLAYERS["random"] for seat in range(players)]
    first, *others = play_match(variant, seats, 3, 1)
    assert first.wins == 3
    assert all(first.points > 1.5 * other.points for other in others[: kingdoms - 1])
