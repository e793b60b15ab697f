"""What "solid" does in games with a court."""

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


# ---- building


def test_greedy_buys_a_tile_that_is_worth_its_price() -> None:
    assert {move[:2] for move in chosen(board=board(p1=STATUE))} == {"B1"}


# ---- the dragon


def test_greedy_has_the_tile_burned_that_the_next_player_would_gain_by() -> None:
    stage = {"stage": "3", "dragon": "-"}
    assert chosen(**stage, board=board(p0=STATUE)) == {"D0"}


# ---- dominoes


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
