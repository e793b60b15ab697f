"""What "solid" does in games with a court."""

from random import Random

import pytest
from hypothesis import given

from engine.court.court import Court
from engine.moves import Place
from engine.state import State
from engine.variants import Variant
from players.options import placements
from players.registry import PLAYERS
from tests.engine.games import ANY_POSITIONS, examples
from tests.players.matches import play_match
from tests.players.positions import choices

GREEDY = PLAYERS["solid"]
FIELDS = {
    "kingdom": "t0t0##w0w0",  # on e7 to i7
    "turns": "q1:1,q17:2",
    "stage": "1",
    "line": "q4,q8:2,q19,q30",
    "dealt": "2",
    "board": "-,-,-,-,-,-",
    "treasuries": "7/0/0;7/1/0",
    "queen": "-",
    "dragon": "!-",  # out, so that nobody can bribe it
    "levy": "-",
}
LAST = {"line": "-", "dealt": "12"}
POSITION = (
    "qd 2 {kingdom};t0t0## {turns} {stage} {line} {dealt} q40-q44 {board} b31-b32 {treasuries} {queen} {dragon} {levy}"
)
STATUE, CHURCH, QUEENS_TOWER, GUARD_TOWER, SMALL_TAVERN, TRAVELLING_CASTLE = "b29", "b14", "b30", "b20", "b17", "b24"


def table(**fields: str) -> State:
    """Seat 1 has placed its domino, has no knight, and finds an empty board, if not said otherwise."""
    return State.parse(POSITION.format(**FIELDS | fields))


def chosen(**fields: str) -> set[str]:
    state = table(**fields)
    return set(choices("solid", state, 20))


def board(**tiles: str) -> str:
    """The tiles on the slots p0 to p5."""
    return ",".join(tiles.get(f"p{price}", "-") for price in range(6))


# ---- tax


def test_greedy_sends_a_knight_if_the_tax_is_high() -> None:
    wide = "..w0w0w0../t0t0##w0w0"
    assert chosen(kingdom=wide, treasuries="7/1/0;7/1/0", levy="h7.i7") == {"N@h7", "N@i7"}


def test_greedy_keeps_a_knight_for_a_larger_property() -> None:
    assert chosen(kingdom="t0t0##w0f0", treasuries="7/1/0;7/1/0", levy="h7.i7") <= {">q4", ">q19", ">q30"}


def test_in_the_last_turn_greedy_sends_all_knights() -> None:
    last = {**LAST, "kingdom": "t0t0##w0f0", "levy": "h7.i7"}
    assert chosen(**last, treasuries="7/2/0;7/1/0") <= {"N@h7", "N@i7"}


def test_greedy_sends_a_knight_if_it_has_more_than_it_can_ever_send() -> None:
    late = {"dealt": "12", "kingdom": "t0t0##w0f0", "levy": "h7.i7"}
    assert chosen(**late, treasuries="7/9/0;7/1/0") <= {"N@h7", "N@i7"}


# ---- building


def test_greedy_buys_a_tile_that_is_worth_its_price() -> None:
    assert {move[:2] for move in chosen(board=board(p1=STATUE))} == {"B1"}


def test_in_its_last_turn_greedy_buys_for_points_alone() -> None:
    assert {move[:2] for move in chosen(**LAST, board=board(p1=STATUE))} == {"B1"}
    assert chosen(**LAST, board=board(p4=SMALL_TAVERN), treasuries="12/0/0;7/1/0") == {"B4@e7", "B4@f7"}
    assert chosen(**LAST, kingdom="t0##w0w0", board=board(p3=TRAVELLING_CASTLE), treasuries="3/0/0;7/1/9") == {"--"}


def test_the_queens_tower_goes_on_the_largest_town() -> None:
    towns = "t0t0##../f0f0t0t0/..f0t0.."
    assert chosen(kingdom=towns, board=board(p2=QUEENS_TOWER)) == {"B2@g6", "B2@g5", "B2@h6"}


def test_a_church_is_worth_more_the_more_towns_there_are() -> None:
    dear = board(p5=CHURCH)
    scattered = "t0f0t0f0t0/f0f0##f0f0/t0f0t0f0t0"
    assert {move[:2] for move in chosen(**LAST, kingdom=scattered, board=dear)} == {"B5"}
    assert chosen(**LAST, kingdom="f0##t0t0", board=board(p5=CHURCH), treasuries="6/0/0;7/1/0") <= {
        "--",
        "B5@h7",
        "B5@i7",
    }


def test_towers_are_worth_more_if_they_bring_the_queen_to_a_large_property() -> None:
    both = {**LAST, "board": board(p3=GUARD_TOWER, p2=STATUE), "queen": "2"}
    large = "..w0w0w0w0/t0t0##w0w0/....w0w0w0"
    assert {move[:2] for move in chosen(**both, kingdom=large, treasuries="7/0/0;7/1/1")} == {"B3"}
    assert {move[:2] for move in chosen(**both, kingdom=large, treasuries="7/0/0;7/1/9")} == {"B2"}


# ---- the dragon


def test_greedy_has_the_tile_burned_that_the_next_player_would_gain_by() -> None:
    stage = {"stage": "3", "dragon": "-"}
    assert chosen(**stage, board=board(p0=STATUE)) == {"D0"}


def test_greedy_pays_no_dragon_if_nobody_follows() -> None:
    alone = {"stage": "3", "dragon": "-", "turns": "q1:1"}
    assert not any(move.startswith("D") for move in chosen(**alone, board=board(p0=STATUE)))


def test_greedy_burns_nothing_that_a_king_of_its_own_will_buy() -> None:
    own = {"stage": "3", "dragon": "-", "turns": "q1:1,q17:1"}
    assert not any(move.startswith("D") for move in chosen(**own, board=board(p0=STATUE)))


# ---- dominoes


def test_greedy_chooses_a_domino_that_fits_however_many_holes_there_are_already() -> None:
    pitted = "w0w0w0w0w0w0w1/f0..f0..f0..f0/f0f0f0##f0f0f0/f0f0f0f0f0f0f0"
    assert chosen(kingdom=pitted, line="q2,q46,q3:2,q4:2") == {">q2"}


def test_greedy_chooses_a_town_to_build_on_if_nothing_else_is_gained() -> None:
    assert chosen(kingdom="t0b1t0b2##w0w0", line="q2,q46,q3:2,q4:2") == {">q46"}


def test_greedy_places_a_town_next_to_the_queens_tower() -> None:
    state = table(kingdom="t0b30t0##f0f0", turns="q47:1,q17:2", stage="0", line="q1:1,q2:2,q3:2,q5:2")
    after = state.play(GREEDY.choose(state, Random(1))[0])
    assert after.scores()[0].parts["town"] == 4


def test_a_domino_that_fits_nowhere_is_discarded() -> None:
    assert chosen(kingdom="f0f0f0/f0##f0/f0f0f0", stage="0") == {"q1@-"}


@given(ANY_POSITIONS.filter(lambda state: state.find(Court) is not None))
@examples(40)
def test_suggestions_count_the_whole_score(state: State) -> None:
    for each in placements(state):
        acting = state.king.kingdom
        assert each.total == state.play(each.place).scores()[acting].total == state.scores()[acting].total + each.gain


def test_suggestions_rank_a_building_that_counts_properties_by_what_it_will_count() -> None:
    bakery, statue = (
        placements(table(kingdom=f"t0b{tile}t0##f0f0", stage="0", turns="q1:1,q17:2")) for tile in (1, 29)
    )
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
