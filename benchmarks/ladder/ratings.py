"""Ratings of players, each of whom has played the next one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import hypot

from benchmarks.ladder.duplicate import MatchResult
from players.analysis.estimate import Estimate

START = Estimate(0.0, 0.0)
"""The rating of the last player, from which the others are counted."""


def ratings(results: Sequence[MatchResult]) -> list[Estimate]:
    """Return the ratings of all players in Elo points, from their leads over the next one; the last has 0 ± 0.

    Leads are added up, and so are the squares of their errors: the matches are independent.
    """
    upwards = accumulate(reversed(results), _above, initial=START)
    return [*upwards][::-1]


def _above(rating: Estimate, result: MatchResult) -> Estimate:
    lead, low, high = result.lead
    return Estimate(rating.mean + lead, hypot(rating.error, (high - low) / 2))
