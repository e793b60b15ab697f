"""The choice among moves: a tolerance for equal values, and the preferences of the "beginner" level.

Values within the tolerance of the best value count as equal, so the last bits of an evaluation decide nothing.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from engine.moves import Move
from engine.state import State
from players.evaluation import ShapeValue

TOLERANCE = 0.01
"""The tolerance in points: far more than the error of float32, 0.00002 at 200 points, and less than a coin is worth."""


def within_tolerance(values: Sequence[float]) -> list[int]:
    """Return the indices of all values within the tolerance of the highest, in their order.

    >>> within_tolerance([2.0, 3.0, 1.0, 3.001])
    [1, 3]
    """
    least = max(values) - TOLERANCE
    return [index for index, value in enumerate(values) if value >= least]


def first_of_best(values: Sequence[float]) -> int:
    return within_tolerance(values)[0]


def ranked(values: Sequence[float], count: int | None = None) -> list[int]:
    """Return the indices of the highest values, best first: each index is the `first_of_best` of the remaining values.

    >>> ranked([2.0, 3.0, 1.0, 3.001])
    [1, 3, 0, 2]
    """
    found, left = list[int](), sorted(range(len(values)), key=values.__getitem__, reverse=True)
    while left and (count is None or len(found) < count):
        least, close = values[left[0]] - TOLERANCE, 1
        while close < len(left) and values[left[close]] >= least:
            close += 1
        found.append(left.pop(left.index(min(left[:close]))))
    return found


M = TypeVar("M", bound=Move)
V = TypeVar("V", float, ShapeValue)


def best_move(moves: Sequence[M], value: Callable[[M], V], rng: Random) -> M:
    """Return the move with the highest value; values within the tolerance are ties, broken at random."""
    values = [value(move) for move in moves]
    highest = max(values)
    # Shape values are whole numbers and need no tolerance.
    least = highest if isinstance(highest, tuple) else highest - TOLERANCE
    return rng.choice([move for move, each in zip(moves, values, strict=True) if each >= least])


@dataclass(frozen=True)
class MovePreference:
    """A kind of move, the apparent value of such a move, and the probability of making one if one is legal."""

    kind: type[Move]
    value: Callable[[State, Any], float]
    probability: float = 1.0
