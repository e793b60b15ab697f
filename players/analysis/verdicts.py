"""What a decision cost, in three words. Everything that praises or blames a turn shares these bounds.

Costs are in points of the lead over the best rival at the end of the game.
"""

from enum import IntEnum
from typing import Final

from players.intervals import Estimate

LITTLE: Final = 1
"""The smallest cost that is told."""

CLEAR: Final = 3
"""The smallest cost of a turn that clearly could have been better."""

SURE: Final = 2
"""How many times its error such a cost is, at least."""

WORTH_A_STUDY: Final = 2
"""The smallest cost in a look that a study settles."""

LEAST_ERROR: Final = 1.0
"""The smallest error of a cost if the rest of the game was played on: a player may choose other turns."""

PRECISE: Final = 1.3
"""The error of a clear cost that needs no more futures."""

MARGIN: Final = 1.0
"""By how many of its errors a cost must be below a clear one, so that it is praised."""


class Verdict(IntEnum):
    """What was there beside a decision of a player, or beside a whole turn."""

    AS_GOOD = 0
    """Nothing was better, as far as the judge can tell."""
    A_LITTLE_BETTER = 1
    CLEARLY_BETTER = 2


def verdict(cost: Estimate | None, chance: Estimate | None = None) -> Verdict:
    """Return the verdict on a decision that cost these points, and this chance to win, against the best one.

    A decision that is clearly the likelier to win is as good as the best. Without a known cost nothing is blamed.
    """
    if cost is None or (chance and chance.mean < -chance.error):
        return Verdict.AS_GOOD
    # Costs are stored and told in tenths of a point.
    points, error = round(cost.mean, 1), round(cost.error, 1)
    if points >= CLEAR and points >= SURE * error:
        return Verdict.CLEARLY_BETTER
    return Verdict.A_LITTLE_BETTER if points >= LITTLE and points > error else Verdict.AS_GOOD


def is_worth_a_study(cost: Estimate | None) -> bool:
    """Return whether a look leaves open what a decision cost: it looks dear, or it may be dear as the cost varies."""
    return cost is not None and (cost.mean >= WORTH_A_STUDY or cost.mean + cost.error >= CLEAR)


def is_settled(cost: Estimate | None) -> bool:
    """Return whether more futures would hardly change the verdict on a decision."""
    if cost is None or cost.error <= LEAST_ERROR or cost.mean + cost.error < CLEAR:
        return True
    return cost.mean >= CLEAR and (cost.error <= PRECISE or cost.mean >= max(CLEAR + cost.error, SURE * cost.error))


def may_be_dear(cost: Estimate | None, chance: Estimate | None = None) -> bool:
    """Return whether more futures may find that a decision is clearly worse; without these it is not praised."""
    if cost is None or (chance and chance.mean < -chance.error):
        return False
    return cost.mean + MARGIN * cost.error >= CLEAR
