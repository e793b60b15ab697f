"""The queen and the builders' board (docs/rules.md 2.9, 2.11), and what holds in every game with a court."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.court import TILES, Court, buildings_on, knights_on
from engine.errors import Reason
from engine.state import State
from tests.engine.court.positions import position
from tests.engine.games import SEEDS, examples, play, random_game, refusal

COURTS = [("qd", 2), ("qd", 3), ("qd", 4), ("rw", 3), ("rw", 6), ("rwt", 6), ("rwt", 8)]

# ---- the builders' board


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


def test_a_field_of_a_court_that_does_not_exist_cannot_be_replaced() -> None:
    with pytest.raises(TypeError, match="no fields of a court: qeen"):
        Court().replace(qeen=1)  # type: ignore[call-arg]


def test_a_game_without_a_court_has_none() -> None:
    with pytest.raises(LookupError, match="the game has no Court"):
        Court.of(State.start("kd", 2))


def test_a_slot_without_a_tile_has_none() -> None:
    with pytest.raises(LookupError, match="there is no tile on slot 1"):
        Court.of(position(board="b1,-,b3,b4,b9,b27")).tile_at(1)
