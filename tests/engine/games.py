"""Games for the laws: one seed is one game."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from engine.state import State
from engine.variants import VARIANTS

OPTIONS = "", "+m", "+h", "+mh"
KINGDOMINO = [
    (f"{base}{options}", players)
    for base in ("kd", "kd7", "kd3n")
    for options in OPTIONS
    for players in VARIANTS[base].formats
]
"""What the naive rules know."""

FORMATS = [(code, players) for code, variant in VARIANTS.items() for players in variant.formats]
SEEDS = st.integers(0, 2**32)
GAMES = st.tuples(st.sampled_from(KINGDOMINO), SEEDS)


def law(examples: int) -> settings:
    """Settings of a law that is tried with so many examples, or with a few by `make quick`."""
    if settings.get_current_profile_name() == "quick":
        examples = min(examples, 5)
    return settings(max_examples=examples, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@lru_cache(maxsize=64)
def random_game(code: str, players: int, seed: int) -> tuple[State, ...]:
    """All positions of a game of random moves."""
    rng, state = Random(seed), State.start(code, players)
    states = [state]
    while not state.is_over:
        state = state.play(state.chance(rng) if state.is_chance else rng.choice(state.legal_moves()))
        states.append(state)
    return tuple(states)


def some_position(drawn: tuple[tuple[str, int], int], at: float) -> State:
    """One position of a game, from its start (0) to its end (1)."""
    (code, players), seed = drawn
    states = random_game(code, players, seed)
    return states[round(at * (len(states) - 1))]


POSITIONS = st.builds(some_position, GAMES, st.floats(0, 1))
ANY_POSITIONS = st.builds(some_position, st.tuples(st.sampled_from(FORMATS), SEEDS), st.floats(0, 1))
"""Of every variant."""

CHOICES = ANY_POSITIONS.filter(lambda state: bool(state.legal_moves()))
