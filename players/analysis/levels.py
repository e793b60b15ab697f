"""The levels of computer players whose choices were as good as those of a kingdom, by its analysis."""

from collections.abc import Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from players.analysis.summary import USUAL, Summary

_KINGDOMINO = MappingProxyType({"beginner": -0.57, "solid": -0.21, "strong": -0.02})

LEVELS: Final[Mapping[str, Mapping[str, float]]] = MappingProxyType({"kd": _KINGDOMINO, "kd3n": _KINGDOMINO})
"""The points of the own choices of each level, as a share of the usual points, the weakest level first.

The keys are the bases of variants. `python -m tools.benchmarks.choices` measures the shares, but not of other variants.
"""


def levels_like(summary: Summary, base: str, kingdom: int) -> tuple[str, ...]:
    """Return the one or two levels that played as well as a kingdom, within the error; the weaker level first.

    `base` is the base of the variant. Returns nothing if all levels are possible within the error, if `LEVELS` lacks
    the variant, and for an analysis of an older version.
    """
    shares = LEVELS.get(base)
    if not shares or not summary.own:
        return ()
    own, usual = summary.own[kingdom], summary.parts[USUAL][kingdom]
    borders = [(one + other) / 2 for one, other in pairwise(shares.values())]
    worst, best = (sum((own.mean + error) / usual > each for each in borders) for error in (-own.error, own.error))
    return tuple(shares)[worst : best + 1] if best - worst < len(borders) else ()
