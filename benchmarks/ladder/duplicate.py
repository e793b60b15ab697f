"""Matches with duplicate deals: every deal is played once for each way to seat the two players, with the same lines.

So neither the lines nor the order of the kings favours anybody, and results vary less than those of independent games.
What luck is left can be estimated and taken out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, fields
from math import log10
from random import Random
from statistics import fmean, stdev

import numpy as np

from benchmarks.ladder.luck import Wins, luck_of_lines
from engine.notation import Record
from engine.state import State
from engine.variants import Variant
from players.analysis.estimate import Estimate
from players.intervals import share_half_width, t_quantile
from players.match import kingdoms_by_seat, record_game, totals_and_victories
from players.player import Level

FEWEST_FITTED = 3
"""The fewest other deals to which the share of the luck to be taken out can be fitted."""


@dataclass(frozen=True)
class DealResult:
    """What the first of two players came to in one game, or on average in the games of a deal.

    `wins` is its share of the victories, a shared one counting as its fraction; `points` are the mean points of its
    seats and `others` those of all other seats. `luck` is how much of `wins` the lines gave it, 0 if not estimated.
    """

    wins: float
    points: float
    others: float
    luck: float = 0.0

    @classmethod
    def mean(cls, games: Sequence[DealResult]) -> DealResult:
        """Return the mean of the games of a deal."""
        return cls(**{each.name: fmean(getattr(game, each.name) for game in games) for each in fields(cls)})


@dataclass(frozen=True)
class Lead:
    """A lead or a rating in Elo points, and the ends of its 95 % interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:+.0f} Elo ({self.low:+.0f} to {self.high:+.0f})"


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
        error = share_half_width(stdev(each.wins for each in self.deals), len(self.deals))
        # Deals that are all alike can differ from others by no more than all victories or none.
        return error * max(self.share, 1 - self.share) if self._are_alike else error

    @property
    def _are_alike(self) -> bool:
        """Whether the first player won as much in every deal."""
        return len({each.wins for each in self.deals}) == 1

    @property
    def without_luck(self) -> Estimate:
        """The share of victories without the luck of the lines.

        How much of it is taken out of a deal is fitted to the other deals: so the share stays unbiased, and a match in
        which the estimates say little is not made worse.
        """
        if self._are_alike:
            return Estimate(self.share, self.error)
        wins, luck = (np.array([getattr(deal, name) for deal in self.deals]) for name in ("wins", "luck"))
        others = ~np.eye(len(wins), dtype=np.bool_)
        return Estimate.of(wins - luck * [_fitted(wins[each], luck[each]) for each in others])

    @property
    def independent_games(self) -> float:
        """How many times as many games, each with a deal of its own, would say as much as the share without luck.

        The deals must differ: otherwise nothing is known of how much games do.
        """
        games = len(self.deals) * len(seatings(self.seats))
        deviation = self.without_luck.error / t_quantile(len(self.deals) - 1)
        return self.share * (1 - self.share) / (games * deviation**2)

    @property
    def lead_in_points(self) -> Estimate:
        """By how many points its seats are ahead of the others, on average.

        Points vary less than victories do, so of two players who are nearly equal they tell the better one earlier.
        """
        return Estimate.of(np.array([each.points - each.others for each in self.deals]))

    @property
    def lead(self) -> Lead:
        """By how many points of an Elo rating the first player leads; at least two deals have been played.

        With several seats each it is the rating of a seat: players of equal strength win as often as they have seats.
        """
        return Lead(*map(self._elo, (self.share, self.share - self.error, self.share + self.error)))

    def _elo(self, share: float) -> float:
        # No match is long enough to tell more than a deal in which half of the games went the other way.
        edge = 0.5 / len(self.deals)
        share = min(max(share, edge), 1 - edge)
        return 400 * log10(share / (1 - share) * self.seats.count("B") / self.seats.count("A"))

    def __str__(self) -> str:
        points, others = fmean(each.points for each in self.deals), fmean(each.others for each in self.deals)
        scored = f"{points:6.1f} : {others:.1f} points"
        if len(self.deals) == 1:
            return f"{self.share:6.1%}  {scored}  1 deal"
        return (
            f"{self.share:6.1%} ± {self.error:.1%}, {self.lead}"
            f"  {scored}, {self.lead_in_points.mean:+.1f} ± {self.lead_in_points.error:.1f}"
            f"  {len(self.deals)} deals{self._luck_text()}"
        )

    def _luck_text(self) -> str:
        if not any(each.luck for each in self.deals):
            return ""
        share = self.without_luck
        told = f", without luck {share.mean:.1%} ± {share.error:.1%}"
        if self._are_alike or not share.error:
            return told
        return f"{told} (deals x {(self.error / share.error) ** 2:.1f}, games x {self.independent_games:.1f})"


def _fitted(wins: Wins, luck: Wins) -> float:
    """Return how much of the luck explains most of the wins: all of it at most, and none at least."""
    if len(wins) < FEWEST_FITTED:
        return 1.0
    luck = luck - luck.mean()
    squares = luck @ luck
    return float(np.clip(wins @ luck / squares, 0, 1)) if squares else 0.0


def seatings(pattern: str) -> list[str]:
    """Return the different rotations of a pattern of seats: A is the first player, B the second.

    >>> seatings("ABAB"), seatings("ABB")
    (['ABAB', 'BABA'], ['ABB', 'BAB', 'BBA'])
    """
    rotations = (pattern[-shift:] + pattern[:-shift] if shift else pattern for shift in range(len(pattern)))
    return list(dict.fromkeys(rotations))


@dataclass(frozen=True)
class Match:
    """Two players, and how they are seated in every deal.

    With `luck_futures`, the luck of each line is estimated with so many futures of the positions before and after it.
    ValueError if the game cannot be played so.
    """

    variant: Variant
    first: Level
    second: Level
    seats: str = "AB"
    seed: int = 1
    luck_futures: int = 0

    def __post_init__(self) -> None:
        if not re.fullmatch("A+B[AB]*|B+A[AB]*", self.seats):
            raise ValueError(f"{self.seats!r} does not seat A and B, and nobody else")
        start = State.start(self.variant, len(self.seats))
        if len(set(zip(kingdoms_by_seat(start), self.seats, strict=True))) > len(start.kingdoms):
            raise ValueError(f"{self.seats} has A and B in one team")

    def play(self, deals: int) -> MatchResult:
        """Play so many deals."""
        return MatchResult(self.seats, [self._deal(number) for number in range(deals)])

    def _deal(self, deal: int) -> DealResult:
        """Play a deal with all seatings."""
        return DealResult.mean([self._game(deal, *each) for each in enumerate(seatings(self.seats))])

    def _game(self, deal: int, number: int, seating: str) -> DealResult:
        """Play the game of a deal with one seating."""
        levels = [self.first if each == "A" else self.second for each in seating]
        record = record_game(self.variant, levels, Random(f"{self.seed}/{deal}/{number}"), f"{self.seed}/{deal}")
        over = record.replay()
        own = {kingdom for kingdom, player in zip(kingdoms_by_seat(over), seating, strict=True) if player == "A"}
        luck = self._luck(record, own, (self.seed, deal, number)) if self.luck_futures else 0.0
        return _result(over, own, luck)

    def _luck(self, record: Record, kingdoms: set[int], seed: tuple[int, ...]) -> float:
        return float(luck_of_lines(record, self.luck_futures, seed)[list(kingdoms)].sum())


def _result(over: State, own: set[int], luck: float) -> DealResult:
    """Return what some kingdoms came to in one game."""
    totals, wins = totals_and_victories(over)
    points = [total for kingdom, total in enumerate(totals) if kingdom in own]
    others = [total for kingdom, total in enumerate(totals) if kingdom not in own]
    return DealResult(sum(wins[kingdom] for kingdom in own), fmean(points), fmean(others), luck)
