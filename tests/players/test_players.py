"""What every computer player keeps to."""

from random import Random

import pytest
from hypothesis import given

from engine.state import State
from engine.variants import Variant
from players.match import play_game
from players.registry import PLAYERS
from tests.engine.games import CHOICES, FORMATS, law


def test_players_are_known_by_name() -> None:
    assert set(PLAYERS) == {"random", "beginner", "greedy"}


@pytest.mark.parametrize("name", PLAYERS)
@given(CHOICES)
@law(40)
def test_a_player_makes_a_legal_move(name: str, state: State) -> None:
    assert PLAYERS[name].choose(state, Random(1)) in state.legal_moves()


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize(("code", "players"), FORMATS)
def test_a_player_plays_every_variant_to_its_end(code: str, players: int, name: str) -> None:
    assert play_game(Variant.parse(code), [PLAYERS[name]] * players, Random(1)).is_over


@pytest.mark.parametrize("name", PLAYERS)
@given(CHOICES)
@law(15)
def test_a_player_does_the_same_with_the_same_luck(name: str, state: State) -> None:
    assert PLAYERS[name].choose(state, Random(5)) == PLAYERS[name].choose(state, Random(5))


def test_the_random_player_takes_any_move_alike() -> None:
    state = State.start("kd", 2)
    state = state.play(state.chance(Random(1)))
    state = state.play(state.chance(Random(1)))
    rng = Random(2)
    chosen = [PLAYERS["random"].choose(state, rng) for _ in range(1000)]
    assert all(200 < chosen.count(move) < 300 for move in state.legal_moves())
