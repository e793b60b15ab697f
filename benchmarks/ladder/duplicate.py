"""Matches with duplicate deals: every deal is played once for each way to seat the two players, with the same lines.

So neither the lines nor the order of the kings favours anybody, and results vary less than those of independent games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log10, sqrt
from random import Random
from statistics import fmean, stdev

from engine.state import State
from engine.variants import Variant
from players.match import Z, play_game
from players.player import Level


@dataclass(frozen=True)
class DealResult:
    """What the first of two players came to in the games of one deal.

    `wins` is its share of the victories, a shared one counting as its fraction; `points` are the mean points of its
    seats and `others` those of all other seats.
    """

    wins: float
    points: float
    others: float


@dataclass(frozen=True)
class MatchResult:
    """What the first player came to in a match: the means over all deals. `seats` is the pattern of seats."""

    seats: str
    deals: Sequence[DealResult]

    @property
    def share(self) -> float:
        """The share of victories."""
        return fmean(each.wins for each in self.deals)

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of the share; deals are independent, games of one deal are not."""
        if len(self.deals) == 1:
            return 1.0
        return Z * stdev(each.wins for each in self.deals) / sqrt(len(self.deals))

    @property
    def lead(self) -> tuple[float, float, float]:
        """By how many points of an Elo rating the first player leads, and the ends of the 95 % interval.

        With several seats each it is the rating of a seat: players of equal strength win as often as they have seats.
        """
        low, high = self.share - self.error, self.share + self.error
        return self._elo(self.share), self._elo(low), self._elo(high)

    def _elo(self, share: float) -> float:
        # No match is long enough to tell more than a deal in which half of the games went the other way.
        edge = 0.5 / len(self.deals)
        share = min(max(share, edge), 1 - edge)
        return 400 * log10(share / (1 - share) * self.seats.count("B") / self.seats.count("A"))

    def __str__(self) -> str:
        points, others = fmean(each.points for each in self.deals), fmean(each.others for each in self.deals)
        lead, low, high = self.lead
        return (
            f"{self.share:6.1%} ± {self.error:.1%}, {lead:+.0f} Elo ({low:+.0f} to {high:+.0f})"
            f"  {points:6.1f} : {others:.1f} points  {len(self.deals)} deals"
        )


def seatings(pattern: str) -> list[str]:
    """Return the different rotations of a pattern of seats: A is the first player, B the second.

    >>> seatings("ABAB"), seatings("ABB")
    (['ABAB', 'BABA'], ['ABB', 'BAB', 'BBA'])
    """
    rotations = (pattern[-shift:] + pattern[:-shift] if shift else pattern for shift in range(len(pattern)))
    return list(dict.fromkeys(rotations))


def play_deals(variant: Variant, a: Level, b: Level, pattern: str, deals: range, seed: int) -> Iterator[DealResult]:
    """Play every deal with all seatings of the pattern, and yield what the first player came to."""
    for deal in deals:
        games = []
        for number, seating in enumerate(seatings(pattern)):
            seats = [a if each == "A" else b for each in seating]
            rng, chance = Random(f"{seed}/{deal}/{number}"), Random(f"{seed}/{deal}")
            games.append(_result(play_game(variant, seats, rng, chance), seating))
        yield DealResult(*(fmean(values) for values in zip(*games, strict=True)))


def _result(over: State, seating: str) -> tuple[float, float, float]:
    """Return victories, points and the others' points of the seats of the first player."""
    totals = [score.total for score in over.scores()]
    first = {standing.kingdom for standing in over.ranking() if standing.place == 1}
    own = {over.kingdom_of(seat) for seat, player in enumerate(seating, 1) if player == "A"}
    points = [total for kingdom, total in enumerate(totals) if kingdom in own]
    others = [total for kingdom, total in enumerate(totals) if kingdom not in own]
    return len(first & own) / len(first), fmean(points), fmean(others)
