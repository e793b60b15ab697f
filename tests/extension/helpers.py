"""Games with windmills."""

from random import Random

from engine import State

# Seat 1 has just placed domino 1 (wheat) on g8 and g9 and may put a windmill there.
PLACED = "kdm 2 w0/w0/##;## 1:1,17:2,22:2,41:1 1 2,3,4,5 2 6-16.18-21.23-40.42-48 2/2"


def over(seed: int) -> list[State]:
    """All positions of a game of two in which everybody builds windmills as soon as possible."""
    rng, states = Random(seed), [State.start("kdm", 2)]
    while not states[-1].is_over:
        state = states[-1]
        states.append(state.play(state.chance(rng) if state.is_chance else state.legal_moves()[0]))
    return states
