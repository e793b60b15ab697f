"""What holds for every computer player."""

from random import Random

import pytest
from hypothesis import given

from engine.state import State
from engine.variants import Variant
from players.registry import LEVELS, PLAYERS
from tests.engine.games import CHOICES, FORMATS, examples
from tools.benchmarks.matches import play_game

AT_ONCE = ["random", *(level.name for level in LEVELS if not level.limit)]


@pytest.mark.slow
@pytest.mark.parametrize("name", AT_ONCE)
@given(CHOICES)
@examples(40)
def test_a_player_makes_a_legal_move(name: str, state: State) -> None:
    for move in PLAYERS[name].choose(state, Random(1)):
        assert move in state.legal_moves()
        state = state.play(move)


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players", "name"), [(*game, name) for game in FORMATS for name in AT_ONCE])
@pytest.mark.sampled(5)
def test_a_player_plays_every_variant_to_its_end(code: str, players: int, name: str) -> None:
    assert play_game(Variant.parse(code), [PLAYERS[name]] * players, Random(1)).is_over


@pytest.mark.parametrize("name", AT_ONCE)
@given(CHOICES)
@examples(15)
def test_a_player_makes_the_same_move_with_the_same_seed(name: str, state: State) -> None:
    assert PLAYERS[name].choose(state, Random(5)) == PLAYERS[name].choose(state, Random(5))


def test_the_random_player_makes_every_move_equally_often() -> None:
    state = State.start("kd", 2)
    state = state.play(state.chance(Random(1)))
    state = state.play(state.chance(Random(1)))
    rng = Random(2)
    chosen = [PLAYERS["random"].choose(state, rng)[0] for _ in range(1000)]
    assert all(200 < chosen.count(move) < 300 for move in state.legal_moves())
