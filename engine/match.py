"""Whole games between computer players, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.players import Player
from engine.state import State
from engine.variants import Variant


@dataclass(frozen=True)
class Tally:
    """What one seat has won: the sum of its totals, and its victories, a shared one counting as its fraction."""

    points: int = 0
    wins: float = 0.0

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.points + other.points, self.wins + other.wins)


def play_game(variant: Variant, players: Sequence[Player], rng: Random) -> State:
    """The end of a game between these players, seat by seat."""
    state = State.start(variant, len(players))
    while not state.is_over:
        if state.is_chance:
            state = state.play(state.chance(rng))
        else:
            state = state.play(players[state.king.seat - 1].choose(state, rng))
    return state


def play_match(variant: Variant, players: Sequence[Player], games: int, rng: Random) -> tuple[Tally, ...]:
    """Many games, seat by seat. Seats stay: the kings are shuffled anew each game, so that none is favoured."""
    tallies = [Tally()] * len(players)
    for _ in range(games):
        over = play_game(variant, players, rng)
        tallies = [sum_ + won for sum_, won in zip(tallies, _winnings(over), strict=True)]
    return tuple(tallies)


def _winnings(over: State) -> list[Tally]:
    totals = [score.total for score in over.scores()]
    first = {standing.kingdom for standing in over.ranking() if standing.place == 1}
    kingdoms = [over.kingdom_of(seat) for seat in range(1, over.players + 1)]
    return [Tally(totals[kingdom], 1 / len(first) if kingdom in first else 0.0) for kingdom in kingdoms]
