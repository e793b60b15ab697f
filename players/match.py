"""Whole games between computer players, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from engine.moves import Deal, Move
from engine.notation import Record
from engine.state import State
from engine.variants import Variant
from players.intervals import Z, half_width
from players.player import Level


@dataclass(frozen=True)
class SeatTally:
    """What one seat has won in some games: the sum of its scores and of their squares, and its victories.

    A shared victory counts as its fraction.
    """

    games: int = 0
    points: int = 0
    squares: int = 0
    wins: float = 0.0

    def __add__(self, other: SeatTally) -> SeatTally:
        return SeatTally(
            self.games + other.games,
            self.points + other.points,
            self.squares + other.squares,
            self.wins + other.wins,
        )

    @property
    def mean(self) -> float:
        return self.points / self.games

    @property
    def mean_error(self) -> float | None:
        """Half the width of the 95 % interval of the mean; None after a single game."""
        if self.games == 1:
            return None
        variance = (self.squares - self.points * self.mean) / (self.games - 1)
        return half_width(sqrt(max(0.0, variance)), self.games)

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def share_interval(self) -> tuple[float, float]:
        """The 95 % interval of the share by Wilson (1927), which holds near 0 and 1 as well.

        It is somewhat too wide for shared victories.
        """
        spread = Z * Z / self.games
        centre = (self.share + spread / 2) / (1 + spread)
        error = sqrt(self.share * (1 - self.share) * spread + spread * spread / 4) / (1 + spread)
        return max(0.0, centre - error), min(1.0, centre + error)


def play_game(variant: Variant, seats: Sequence[Level], rng: Random, deal: str | None = None) -> State:
    """Play a game between computer players, one for each seat, and return its end.

    Games with the same `deal` have the same order of kings and the same lines, whoever plays.

    >>> from players.registry import PLAYERS
    >>> over = play_game(Variant.parse("kd"), [PLAYERS["solid"], PLAYERS["random"]], Random(1))
    >>> [score.total for score in over.scores()]
    [37, 18]
    """
    *_, (_, end) = play_on(State.start(variant, len(seats)), seats, rng, deal)
    return end


def record_game(variant: Variant, seats: Sequence[Level], rng: Random, deal: str | None = None) -> Record:
    """Do what `play_game` does, and return the record of the game."""
    moves = [move for move, _ in play_on(State.start(variant, len(seats)), seats, rng, deal)]
    return Record.of(variant, len(seats), moves)


def play_on(state: State, seats: Sequence[Level], rng: Random, deal: str | None = None) -> Iterator[tuple[Move, State]]:
    """Yield every move to the end of a game, with the position after it; `deal` as in `play_game`."""
    while not state.is_over:
        if state.is_chance:
            moves: Sequence[Move] = [state.chance(_dealer(state, deal) if deal else rng)]
        else:
            moves = seats[state.king.seat - 1].choose(state, rng)
        for move in moves:
            state = state.play(move)
            yield move, state


def _dealer(state: State, deal: str) -> Random:
    """Return the generator of a chance move; lines have their own, as how many tiles are drawn depends on players."""
    return Random(f"{deal}/{state.lines_dealt}/{state.chance_kind is Deal}")


def play_numbered_game(variant: Variant, seats: Sequence[Level], seed: int, number: int) -> tuple[SeatTally, ...]:
    """Play one game of a match and tally it seat by seat.

    It depends on its number and the seed alone, in whatever order and process the games are played.
    """
    return _tallies(play_game(variant, seats, Random(f"{seed}/{number}")))


def play_match(variant: Variant, seats: Sequence[Level], games: int, seed: int) -> tuple[SeatTally, ...]:
    """Play many games and tally them seat by seat.

    Players keep their seats: the kings are shuffled anew each game, so that no seat has an advantage.
    """
    return add_tallies(play_numbered_game(variant, seats, seed, number) for number in range(games))


def add_tallies(games: Iterable[Sequence[SeatTally]]) -> tuple[SeatTally, ...]:
    return tuple(sum(seat, SeatTally()) for seat in zip(*games, strict=True))


def totals_and_victories(over: State) -> tuple[list[int], list[float]]:
    """Return the points of each kingdom in a game that is over, and its share of the victory."""
    first = [standing.kingdom for standing in over.ranking() if standing.place == 1]
    shares = [1 / len(first) if kingdom in first else 0.0 for kingdom in range(len(over.kingdoms))]
    return [score.total for score in over.scores()], shares


def kingdoms_by_seat(state: State) -> list[int]:
    return [state.kingdom_of(seat) for seat in range(1, state.players + 1)]


def _tallies(over: State) -> tuple[SeatTally, ...]:
    totals, wins = totals_and_victories(over)
    return tuple(SeatTally(1, totals[own], totals[own] ** 2, wins[own]) for own in kingdoms_by_seat(over))
