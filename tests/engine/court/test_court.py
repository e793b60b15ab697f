"""The queen and the builders' board (docs/rules.md 2.9, 2.11), and what holds in every game with a court."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.court import TILES, Court, buildings_on, knights_on
from engine.errors import Reason
from engine.state import State
from tests.engine.court.positions import coins, position
from tests.engine.games import SEEDS, examples, play, random_game, refusal

COURTS = [("qd", 2), ("qd", 3), ("qd", 4), ("rw", 3), ("rw", 6), ("rwt", 6), ("rwt", 8)]

# ---- the queen


def test_whoever_gains_a_tower_and_has_no_fewer_than_anybody_receives_the_queen() -> None:
    assert Court.of(play(position(), "B1@e7")).queen == 0
    assert Court.of(play(position(treasuries="7/1/0;7/1/2", queen="2"), "B1@e7")).queen == 0
    assert Court.of(play(position(treasuries="7/1/0;7/1/3", queen="2"), "B1@e7")).queen == 1


def test_without_a_new_tower_the_queen_stays() -> None:
    assert Court.of(play(position(treasuries="7/1/3;7/1/0"), "B0@e7")).queen is None


def test_with_the_queen_a_building_costs_one_less_but_never_below_nothing() -> None:
    assert coins(play(position(queen="1"), "B5@e7")) == 3
    assert coins(play(position(queen="1"), "B0@e7")) == 7


def test_the_purchase_that_brings_the_queen_has_its_full_price() -> None:
    assert coins(play(position(), "B1@e7")) == 6


# ---- the builders' board


def test_after_a_round_tiles_slide_to_the_cheap_end_and_the_dear_slots_are_filled() -> None:
    court = Court(board=(1, None, 3, None, 5, None), stack=(7, 8, 9)).next_round()
    assert (court.board, court.needs_tiles) == ((1, 3, 5, None, None, None), True)
    assert court.with_tiles((9, 7, 8)).board == (1, 3, 5, 9, 7, 8)


def test_an_exhausted_stack_leaves_slots_empty() -> None:
    court = Court(board=(1, None, 3, None, 5, None), stack=(7,)).next_round()
    assert court.with_tiles((7,)).board == (1, 3, 5, 7, None, None)
    assert not Court(board=(1, None, 3, None, 5, None)).next_round().needs_tiles


def test_new_tiles_are_unseen_and_as_many_as_there_are_free_slots() -> None:
    state = position(board="!b1,b2,b3,b4,-,-")
    assert refusal(state, "=b30") is Reason.WRONG_COUNT
    assert refusal(state, "=b30.b30") is Reason.WRONG_COUNT
    assert refusal(state, "=b30.b1") is Reason.ALREADY_SEEN
    assert refusal(state, "N@h7") is Reason.CHANCE_DUE
    assert Court.of(play(state, "=b32.b30")).board == (1, 2, 3, 4, 32, 30)


# ---- properties of every game


@given(st.sampled_from(COURTS), SEEDS)
@examples(15)
def test_knights_tiles_and_towers_are_neither_lost_nor_made(format_: tuple[str, int], seed: int) -> None:
    for state in random_game(*format_, seed)[::7]:
        court = Court.of(state)
        built = [tile for kingdom in state.kingdoms for _, tile in buildings_on(kingdom)]
        tiles = [*built, *court.burned, *court.stack, *(tile for tile in court.board if tile)]
        assert sorted(tiles) == list(TILES)
        for kingdom, own in zip(state.kingdoms, court.treasuries, strict=True):
            gains = [TILES[tile] for _, tile in buildings_on(kingdom)]
            assert own.knights + knights_on(kingdom).bit_count() == 1 + sum(each.knights for each in gains)
            assert own.towers == sum(each.towers for each in gains)
            assert own.coins >= 0


@given(st.sampled_from(COURTS), SEEDS)
@examples(15)
def test_the_queen_is_with_a_kingdom_that_has_no_fewer_towers_than_any(format_: tuple[str, int], seed: int) -> None:
    for state in random_game(*format_, seed)[::7]:
        towers = [own.towers for own in Court.of(state).treasuries]
        queen = Court.of(state).queen
        assert queen is None or towers[queen] == max(towers)


def test_a_field_of_a_court_that_does_not_exist_cannot_be_replaced() -> None:
    with pytest.raises(TypeError, match="no fields of a court: qeen"):
        Court().replace(qeen=1)  # type: ignore[call-arg]


def test_a_game_without_a_court_has_none() -> None:
    with pytest.raises(LookupError, match="the game has no Court"):
        Court.of(State.start("kd", 2))


def test_a_slot_without_a_tile_has_none() -> None:
    with pytest.raises(LookupError, match="there is no tile on slot 1"):
        Court.of(position(board="b1,-,b3,b4,b9,b27")).tile_at(1)
