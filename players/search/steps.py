"""Rounding to powers of two, which makes sums of products exact (see `fixed_point`)."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from players.search.batch_kingdoms import Floats

NARROW_STEP, WIDE_STEP = 1 / 16, 1 / 8
"""What features of a network are multiples of: few take any but whole numbers. The second goes for means as well."""

Doubles = NDArray[np.float64]

F = TypeVar("F", Floats, Doubles)


def to_step(numbers: F, step: Doubles | float) -> F:
    """Round numbers to the nearest multiples of powers of two; they keep their type if there is one step for all."""
    rounded: F = np.rint(numbers / step) * step
    return rounded
