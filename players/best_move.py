"""Choosing the best of several moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from engine.moves import Move
from players.evaluation.shape import ShapeValue

M = TypeVar("M", bound=Move)
V = TypeVar("V", float, ShapeValue)


def best_move(moves: Sequence[M], value: Callable[[M], V], rng: Random) -> M:
    """Return the move of the highest value; ties are broken at random."""
    values = [value(move) for move in moves]
    highest = max(values)
    return rng.choice([move for move, each in zip(moves, values, strict=True) if each == highest])
