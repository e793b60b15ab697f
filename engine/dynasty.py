"""Dynasty: a series of three games by the same players, ranked by the sums of their totals (docs/rules.md 1.11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

GAMES = 3
"""Games in a series."""


@dataclass(frozen=True)
class SeriesStanding:
    """A player's place in a series.

    `place` counts from 1, and equal sums share it. `player` is the index in the totals of each game, and `totals` are
    the player's in the games so far.

    >>> first, _ = series_ranking([[50, 61], [47, 32]])
    >>> first.place, first.player, first.totals, first.sum
    (1, 0, (50, 47), 97)
    """

    place: int
    player: int
    totals: tuple[int, ...]

    @property
    def sum(self) -> int:
        """The sum of the totals so far."""
        return sum(self.totals)


def series_ranking(games: Sequence[Sequence[int]]) -> tuple[SeriesStanding, ...]:
    """Rank the players from first to last; `games` has the totals of each game.

    Totals are ordered by player and not by seat, as the seats are shuffled before each game. Equal sums share a place
    (docs/rules.md R6). Raises ValueError if the games have different numbers of players.

    >>> [(each.place, each.player, each.sum) for each in series_ranking([(40, 50, 10), (60, 50, 10)])]
    [(1, 0, 100), (1, 1, 100), (3, 2, 20)]
    """
    totals = list(zip(*games, strict=True))
    sums = [sum(each) for each in totals]
    standings = (
        SeriesStanding(1 + sum(better > mine for better in sums), player, totals[player])
        for player, mine in enumerate(sums)
    )
    return tuple(sorted(standings, key=lambda standing: standing.place))
