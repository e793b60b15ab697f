"""How a computer player settles on one of the moves that look alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from engine.moves import Move
from players.evaluation.shape import Worth

M = TypeVar("M", bound=Move)
W = TypeVar("W", float, Worth)


def best(moves: Sequence[M], worth: Callable[[M], W], rng: Random) -> M:
    """The move that is worth most; ties are broken at random."""
    worths = [worth(move) for move in moves]
    most = max(worths)
    return rng.choice([move for move, each in zip(moves, worths, strict=True) if each == most])
