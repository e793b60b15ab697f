"""Means of samples, and how far they can be trusted."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from players.intervals import half_width, share_half_width


@dataclass(frozen=True)
class Estimate:
    """A mean, and half the width of its 95 % interval."""

    mean: float
    error: float

    @classmethod
    def of(cls, samples: npt.NDArray[np.float64]) -> Estimate:
        """Return the estimate from independent samples, of which there must be two at least."""
        return cls(float(samples.mean()), half_width(float(samples.std(ddof=1)), len(samples)))

    @classmethod
    def of_shares(cls, samples: npt.NDArray[np.float64]) -> Estimate:
        """Return the estimate from samples of shares of victory, or of differences between them.

        The error is not zero even if all samples are equal, as in ten games that were all won.
        """
        return cls(float(samples.mean()), share_half_width(float(samples.std(ddof=1)), len(samples)))

    @property
    def is_clear(self) -> bool:
        """Whether it is above zero by more than its error."""
        return self.mean > self.error
