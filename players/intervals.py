"""Means of samples and their 95 % intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

Z: Final = 1.959964
"""The standard errors on each side of a 95 % interval with a known standard deviation."""

RULE_OF_THREE: Final = 3
"""The expected number of different samples that leaves a 5 % chance of seeing none."""

_FIRST_QUANTILES: Final = 12.7062, 4.3027, 3.1824, 2.7764, 2.5706
"""Student's t for one to five degrees of freedom."""


def half_width(deviation: float, samples: int) -> float:
    """Return half the width of the 95 % interval of a mean, from the standard deviation of at least two samples.

    >>> round(half_width(deviation=10, samples=4), 1)
    15.9
    """
    return t_quantile(samples - 1) * deviation / sqrt(samples)


def share_half_width(deviation: float, samples: int) -> float:
    """Return half the width of the 95 % interval of a mean share of victories, like `half_width`.

    If all samples are equal, the rule of three applies: up to 3 of n may still differ, at most all of them.

    >>> share_half_width(deviation=0, samples=10)
    0.3
    """
    return half_width(deviation, samples) if deviation else min(1, RULE_OF_THREE / samples)


def t_quantile(freedom: int) -> float:
    """Return the standard errors on each side of a 95 % interval, by Student's t distribution.

    The result is above `Z`, as the standard deviation is an estimate with `freedom` degrees of freedom. The error is
    below 0.002.

    >>> round(t_quantile(9), 2)
    2.26
    """
    if freedom <= len(_FIRST_QUANTILES):
        return _FIRST_QUANTILES[freedom - 1]
    # This is the beginning of an expansion in 1 / freedom (Fisher and Cornish, 1960).
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )


@dataclass(frozen=True)
class Estimate:
    """A mean, and half the width of its 95 % interval."""

    mean: float
    error: float

    @classmethod
    def of(cls, samples: npt.NDArray[np.float64]) -> Estimate:
        """Return the estimate from at least two independent samples."""
        return cls(float(samples.mean()), half_width(float(samples.std(ddof=1)), len(samples)))

    @classmethod
    def of_shares(cls, samples: npt.NDArray[np.float64]) -> Estimate:
        """Return the estimate from shares of victory, or from differences between such shares.

        The error is not zero even for equal samples, such as ten victories in ten games.
        """
        return cls(float(samples.mean()), share_half_width(float(samples.std(ddof=1)), len(samples)))

    @property
    def is_clear(self) -> bool:
        """Whether the mean is above zero by more than the error."""
        return self.mean > self.error
