"""Dynasty: three games in a row by the same players, ranked by the sums of their totals (docs/rules.md 1.11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

GAMES = 3


@dataclass(frozen=True)
class SeriesStanding:
    """A player's place in a series.

    `place` counts from 1 and equal sums share it; `player` is the index in the order given; `totals` are those of the
    games so far.
    """

    place: int
    player: int
    totals: tuple[int, ...]

    @property
    def sum(self) -> int:
        return sum(self.totals)


def series_ranking(games: Sequence[Sequence[int]]) -> tuple[SeriesStanding, ...]:
    """The players from first to last; `games` are the totals of each game by player, not by seat: seating changes.

    ValueError where the games have different numbers of players.
    """
    totals = list(zip(*games, strict=True))
    sums = [sum(each) for each in totals]
    standings = (
        SeriesStanding(1 + sum(better > mine for better in sums), player, totals[player])
        for player, mine in enumerate(sums)
    )
    return tuple(sorted(standings, key=lambda standing: standing.place))
