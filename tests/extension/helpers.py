"""Games with windmills."""

from random import Random

from engine import State


def over(seed: int) -> list[State]:
    """All positions of a game of two in which everybody builds windmills as soon as possible."""
    rng, states = Random(seed), [State.start("kdm", 2)]
    while not states[-1].is_over:
        state = states[-1]
        states.append(state.play(state.chance(rng) if state.is_chance else state.legal_moves()[0]))
    return states
