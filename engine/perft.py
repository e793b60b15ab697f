"""Counts of move sequences, to compare two move generators: different generators give different counts.

Chess programmers coined the name "perft", from "performance test".
"""

from engine.state import State


def perft(state: State, depth: int) -> int:
    """Count the sequences of `depth` moves. Raises ValueError for a negative depth.

    A sequence ends early before a chance move or at the end of the game, and then counts once.

    >>> state = State.parse("kd 2 ##;## 3:1,17:2 0 4,8:2,19,30 2 1-2")
    >>> perft(state, 1), perft(state, 2)
    (12, 36)
    """
    if depth < 0:
        raise ValueError(f"a depth is 0 or more, not {depth}")
    moves = state.legal_moves() if depth else ()
    if depth == 1 or not moves:
        return max(1, len(moves))
    return sum(perft(state.play(move), depth - 1) for move in moves)
