"""Choosing the best of several moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from engine.moves import Move
from players.evaluation.shape import ShapeValue
from players.tolerance import TOLERANCE

M = TypeVar("M", bound=Move)
V = TypeVar("V", float, ShapeValue)


def best_move(moves: Sequence[M], value: Callable[[M], V], rng: Random) -> M:
    """Return the move of the highest value; ties are broken at random, and values within the tolerance are ties."""
    values = [value(move) for move in moves]
    highest = max(values)
    # The values of shapes are whole numbers.
    least = highest if isinstance(highest, tuple) else highest - TOLERANCE
    return rng.choice([move for move, each in zip(moves, values, strict=True) if each >= least])
