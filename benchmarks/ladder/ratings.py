"""Ratings of players, each of whom has played the next one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import hypot

from benchmarks.ladder.duplicate import Lead, MatchResult

START = Lead(0, 0, 0)
"""The rating of the last player, from which the others are counted."""


def ratings(results: Sequence[MatchResult]) -> list[Lead]:
    """Return the ratings of all players from their leads over the next one; the results must be independent."""
    upwards = accumulate((result.lead for result in reversed(results)), _above, initial=START)
    return [*upwards][::-1]


def _above(rating: Lead, lead: Lead) -> Lead:
    """Add a lead to a rating; to each side, the squares of the errors add up."""
    mean = rating.mean + lead.mean
    down, up = (
        hypot(rating.mean - rating.low, lead.mean - lead.low),
        hypot(rating.high - rating.mean, lead.high - lead.mean),
    )
    return Lead(mean, mean - down, mean + up)
