"""What counts as equally good, so that the last bits of an evaluation decide nothing.

What is chosen is the first, in the order of moves, of all that are within the tolerance of the best.
"""

from __future__ import annotations

from collections.abc import Sequence

TOLERANCE = 0.01
"""In points, as all values: far above the error of float32, which is 0.00002 of 200 points, and less than a coin."""


def within_tolerance(values: Sequence[float]) -> list[int]:
    """Return the indices of all values that count as the highest, in their order.

    >>> within_tolerance([2.0, 3.0, 1.0, 3.001])
    [1, 3]
    """
    least = max(values) - TOLERANCE
    return [index for index, value in enumerate(values) if value >= least]


def first_of_best(values: Sequence[float]) -> int:
    """Return the index of the first value that counts as the highest."""
    return within_tolerance(values)[0]


def ranked(values: Sequence[float], count: int | None = None) -> list[int]:
    """Return the indices of the highest values, best first: each is the `first_of_best` of those that are left.

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
