"""Counts of move sequences: where two generators of moves disagree, so do these."""

from __future__ import annotations

from engine.state import State


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` moves there are; one that reaches chance or the end ends there and counts once."""
    moves = state.legal_moves() if depth else ()
    if depth == 1 or not moves:
        return max(1, len(moves))
    return sum(perft(state.play(move), depth - 1) for move in moves)
