"""Positions and moves for the tests of the rules: by their texts, and from random games, one a seed."""

from functools import lru_cache
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from engine.errors import ReasonCode
from engine.moves import Move, Place
from engine.state import IllegalMove, State
from engine.variants import VARIANTS

OPTIONS = "", "+m", "+h", "+mh"
KINGDOMINO = [
    (f"{base}{options}", players)
    for base in ("kd", "kd7", "kd3n")
    for options in OPTIONS
    for players in VARIANTS[base].formats
]
"""The formats that the reference rules of Kingdomino know, with all options."""

FORMATS = [(code, players) for code, variant in VARIANTS.items() for players in variant.formats]
SEEDS = st.integers(0, 2**32)
GAMES = st.tuples(st.sampled_from(KINGDOMINO), SEEDS)


def examples(count: int) -> settings:
    """Hypothesis settings with that many examples at most, and twenty times as many in `make examples`."""
    profile = settings.get_current_profile_name()
    count = 20 * count if profile == "many" else min(count, settings.get_profile(profile).max_examples)
    return settings(max_examples=count, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@lru_cache(maxsize=64)
def random_game(code: str, players: int, seed: int) -> tuple[State, ...]:
    """Return all positions of a game of random moves."""
    rng, state = Random(seed), State.start(code, players)
    states = [state]
    while not state.is_over:
        state = state.play(state.chance(rng) if state.is_chance else rng.choice(state.legal_moves()))
        states.append(state)
    return tuple(states)


def some_position(drawn: tuple[tuple[str, int], int], at: float) -> State:
    """Return a position of a random game: the first for `at` 0, the last for 1."""
    (code, players), seed = drawn
    states = random_game(code, players, seed)
    return states[round(at * (len(states) - 1))]


POSITIONS = st.builds(some_position, GAMES, st.floats(0, 1))
ANY_POSITIONS = st.builds(some_position, st.tuples(st.sampled_from(FORMATS), SEEDS), st.floats(0, 1))
"""Positions of every variant."""

CHOICES = ANY_POSITIONS.filter(lambda state: bool(state.legal_moves()))


def play(state: State, moves: str) -> State:
    """Play the moves of a text, with spaces between them."""
    for text in moves.split():
        state = state.play(Move.parse(text))
    return state


def start(code: str, players: int, moves: str) -> State:
    """Play the moves of a text from the start of a game."""
    return play(State.start(code, players), moves)


def place(text: str) -> Place:
    move = Move.parse(text)
    assert isinstance(move, Place)
    return move


def legal(state: State, prefix: str = "") -> set[str]:
    """Return the texts of the legal moves that begin with `prefix`."""
    return {str(move) for move in state.legal_moves() if str(move).startswith(prefix)}


def refusal(state: State, move: str) -> ReasonCode:
    """Return why a move is refused; it must be."""
    assert move not in legal(state)
    with pytest.raises(IllegalMove) as caught:
        state.play(Move.parse(move))
    assert caught.value.state is state
    assert str(caught.value) == f"{move}: {caught.value.reason.value}"
    return caught.value.reason
