"""Whole games between computer players, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from engine.state import State
from engine.variants import Variant
from players.player import Player

Z = 1.96
"""Standard errors to both sides that make a 95 % interval."""


@dataclass(frozen=True)
class Tally:
    """What one seat has won: the sum of its totals and of their squares, and its victories.

    A shared victory counts as its fraction.
    """

    games: int = 0
    points: int = 0
    squares: int = 0
    wins: float = 0.0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.points + other.points,
            self.squares + other.squares,
            self.wins + other.wins,
        )

    @property
    def mean(self) -> float:
        """Points a game."""
        return self.points / self.games

    @property
    def mean_error(self) -> float | None:
        """Half the 95 % interval of the mean; None after a single game, which tells nothing of it."""
        if self.games == 1:
            return None
        variance = (self.squares - self.points * self.mean) / (self.games - 1)
        return Z * sqrt(max(0.0, variance) / self.games)

    @property
    def share(self) -> float:
        """The part of the games that was won."""
        return self.wins / self.games

    @property
    def share_interval(self) -> tuple[float, float]:
        """Its 95 % interval by Wilson, which makes sense at 0 and 1 as well; somewhat too wide for shared victories."""
        spread = Z * Z / self.games
        centre = (self.share + spread / 2) / (1 + spread)
        error = sqrt(self.share * (1 - self.share) * spread + spread * spread / 4) / (1 + spread)
        return max(0.0, centre - error), min(1.0, centre + error)


def play_game(variant: Variant, players: Sequence[Player], rng: Random) -> State:
    """The end of a game between these players, seat by seat."""
    state = State.start(variant, len(players))
    while not state.is_over:
        if state.is_chance:
            state = state.play(state.chance(rng))
        else:
            state = state.play(players[state.king.seat - 1].choose(state, rng))
    return state


def play_numbered(variant: Variant, players: Sequence[Player], seed: int, number: int) -> tuple[Tally, ...]:
    """One game of a match, seat by seat; it depends on its number and the seed alone, whoever plays it and when."""
    return _winnings(play_game(variant, players, Random(f"{seed}/{number}")))


def play_match(variant: Variant, players: Sequence[Player], games: int, seed: int) -> tuple[Tally, ...]:
    """Many games, seat by seat. Seats stay: the kings are shuffled anew each game, so that none is favoured."""
    return summed(play_numbered(variant, players, seed, number) for number in range(games))


def summed(games: Iterable[Sequence[Tally]]) -> tuple[Tally, ...]:
    """The tallies of each seat added up."""
    return tuple(sum(seat, Tally()) for seat in zip(*games, strict=True))


def _winnings(over: State) -> tuple[Tally, ...]:
    totals = [score.total for score in over.scores()]
    first = {standing.kingdom for standing in over.ranking() if standing.place == 1}
    kingdoms = [over.kingdom_of(seat) for seat in range(1, over.players + 1)]
    return tuple(Tally(1, totals[own], totals[own] ** 2, 1 / len(first) if own in first else 0.0) for own in kingdoms)
