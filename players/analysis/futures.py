"""A game as events (lines and turns), and what its positions come to when they are played on in many futures."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import starmap
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from engine.moves import Move, Order
from engine.records import Record
from engine.state import State
from players.evaluation import TurnsLeft
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import Floats
from players.search.candidates import Candidates
from players.search.evaluator import evaluate_turn, shares_of_victory
from players.search.network import Network
from players.search.rollouts import play_to_end


@dataclass(frozen=True)
class Event:
    """A whole turn, or all that chance does between two turns, and the positions before and after it.

    `kingdom` is the one whose turn it is, None for chance, which draws the order of the kings apart. `line` is how many
    lines have been dealt, which is the number that the moves have in a record.
    """

    kingdom: int | None
    line: int
    moves: tuple[Move, ...]
    before: State
    after: State


def events(record: Record) -> tuple[Event, ...]:
    """Return all events of a game. ValueError if the game is not over, or if a move is against the rules."""
    states = tuple(record.states())
    if not states[-1].is_over:
        raise ValueError("the game is not over yet, and only finished games can be analysed")
    return tuple(_events(record.moves, states))


def _events(moves: Iterable[Move], states: tuple[State, ...]) -> Iterator[Event]:
    before, made = states[0], list[Move]()
    for move, after in zip(moves, states[1:], strict=True):
        made.append(move)
        # The order of the kings is an event of its own: it is worth more than most lines.
        if isinstance(move, Order) or _is_complete(before, after):
            yield _event(before, tuple(made), after)
            before, made = after, []


def _is_complete(before: State, after: State) -> bool:
    return not after.is_chance if before.is_chance else not after.is_same_turn(before)


def _event(before: State, moves: tuple[Move, ...], after: State) -> Event:
    if before.is_chance:
        return Event(None, after.lines_dealt, moves, before, after)
    return Event(before.king.kingdom, before.lines_dealt, moves, before, after)


S = TypeVar("S")

BATCH = 64
"""The most futures that are played on at a time."""

DRAWS = 16
"""How many times the final points of a future are varied at random, to allow for players who play differently."""

POINTS, VICTORY = range(2)
"""What is known of an end for each kingdom: its points, and 1 for a victory, a fraction for a shared one, else 0."""

Ends = npt.NDArray[np.float64]
"""(futures, kingdoms, 2): the points and the victories."""


@dataclass(frozen=True)
class Futures:
    """Some futures, the same ones for every position of a game.

    In each of them, dominoes and tiles that are still hidden come in an order that depends on the seed alone. So two
    positions can be compared future by future, and most of the luck that is to come cancels out.

    `deviation` is by how many points a turn of a player usually differs from one at first sight. With 0, whoever is a
    point ahead when nothing is left to chance counts as sure to win.
    """

    network: Network
    count: int
    seed: tuple[int, ...]
    deviation: float = 0

    def ends(self, state: State) -> Ends:
        """Return how the futures of a position end; before the order of the kings is known, for each kingdom alike."""
        if state.chance_kind is Order:
            return self._usual_ends(state)
        if state.is_over:
            # By the rules that break ties.
            return np.repeat([np.stack(totals_and_victories(state), 1)], self.count, 0)
        return self._ends(play_to_end(self._games(state), self._policy), state)

    def _usual_ends(self, state: State) -> Ends:
        games = BatchGames.start(state.variant, state.players, self.count, self._draws())
        ends = self._ends(play_to_end(games, self._policy), state)
        return np.broadcast_to(ends.mean(1, keepdims=True), (self.count, len(state.kingdoms), 2))

    def _draws(self) -> np.random.Generator:
        return np.random.default_rng(self.seed)

    def _games(self, state: State) -> BatchGames:
        # Numbers are drawn for all dominoes, seen or not, so they are the same whatever has been seen.
        games = BatchGames.of(state, self._draws()).futures(self.count, self._draws())
        if state.is_chance:
            games.begin_round()
        return games

    def _ends(self, points: npt.ArrayLike, state: State) -> Ends:
        points = np.asarray(points, np.float64)
        return np.stack([points, self.victories(points, state)], 2)

    def victories(self, points: npt.NDArray[np.float64], state: State) -> npt.NDArray[np.float64]:
        """Return how often each kingdom wins if its points vary by what it may play otherwise in its turns."""
        turns = [_turns_left(state, kingdom) for kingdom in range(len(state.kingdoms))]
        # The same draws for all positions, so that these can be compared; each with its opposite, so that none is
        # favoured.
        draws = np.random.default_rng((*self.seed, DRAWS)).standard_normal((DRAWS // 2, *points.shape))
        varied = points + np.concatenate([draws, -draws]) * self.deviation * np.sqrt(turns)
        shares = shares_of_victory(varied.reshape(-1, len(turns))).reshape(varied.shape)
        victories: npt.NDArray[np.float64] = shares.mean(0)
        return victories

    def _policy(self, games: BatchGames) -> tuple[Candidates, Floats]:
        return evaluate_turn(games, self.network)


def _turns_left(state: State, kingdom: int) -> int:
    """Return how many turns a kingdom has from this position on, the one that is under way included."""
    is_due = bool(state.turns) and state.king.kingdom == kingdom and state.domino is not None
    return TurnsLeft.of(state, kingdom).count + is_due


def sampled(sample: Callable[[int, int], S], futures: int) -> Iterator[S]:
    """Return samples of so many futures in all: `sample` is given the number of each batch and how many it has."""
    return starmap(sample, enumerate(batches(futures)))


def batches(futures: int) -> list[int]:
    """Return how many futures are played on at a time so that they come to that number.

    >>> batches(150)
    [64, 64, 22]
    """
    full, rest = divmod(futures, BATCH)
    return [BATCH] * full + [rest] * bool(rest)


def totals_and_victories(over: State) -> tuple[list[int], list[float]]:
    """Return the points of each kingdom in a game that is over, and its share of the victory."""
    first = [standing.kingdom for standing in over.ranking() if standing.place == 1]
    shares = [1 / len(first) if kingdom in first else 0.0 for kingdom in range(len(over.kingdoms))]
    return [score.total for score in over.scores()], shares
