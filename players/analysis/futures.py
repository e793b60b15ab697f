"""A game as events (lines and turns), and many futures of its positions."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

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
from players.search.rollouts import play_all_to_end


@dataclass(frozen=True)
class Event:
    """A whole turn, or all chance moves between two turns, with the positions before and after.

    `kingdom` is the acting kingdom, or None for chance; the order of the kings is an event of its own. `line` is the
    number of dealt lines, as used to number moves in a record.
    """

    kingdom: int | None
    line: int
    moves: tuple[Move, ...]
    before: State
    after: State


def events(record: Record) -> tuple[Event, ...]:
    """Return all events of a game. ValueError if the game is not over or a move is illegal."""
    states = tuple(record.states())
    if not states[-1].is_over:
        raise ValueError("the game is not over yet, and only finished games can be analyzed")
    return tuple(_events(record.moves, states))


def _events(moves: Iterable[Move], states: tuple[State, ...]) -> Iterator[Event]:
    before, made = states[0], list[Move]()
    for move, after in zip(moves, states[1:], strict=True):
        made.append(move)
        # The order of the kings is an event of its own, as it matters more than most lines.
        if isinstance(move, Order) or _is_complete(before, after):
            yield _event(before, tuple(made), after)
            before, made = after, []


def _is_complete(before: State, after: State) -> bool:
    return not after.is_chance if before.is_chance else not after.is_same_turn(before)


def _event(before: State, moves: tuple[Move, ...], after: State) -> Event:
    if before.is_chance:
        return Event(None, after.lines_dealt, moves, before, after)
    return Event(before.king.kingdom, before.lines_dealt, moves, before, after)


TOGETHER = 48
"""The largest number of futures of several positions played at once."""

BATCH = 24
"""The largest number of futures played at once, all futures of a rough analysis."""

DRAWS = 16
"""How many times the final points of a future are varied at random, to allow for different players."""

POINTS, VICTORY = range(2)
"""The columns of an end: points, and 1 for a victory, a fraction for a shared victory, else 0."""

DEVIATION = 2
"""The standard deviation of a turn from the turn without a search: 1 to 2 points for the search, 2 to 4 for `solid`.
"""

Ends = npt.NDArray[np.float64]
"""Points and victories, (futures, kingdoms, 2)."""


@dataclass(frozen=True)
class Futures:
    """Some futures, the same for every position of a game.

    In each future the order of hidden dominoes and tiles depends on the seed alone. So two positions can be compared
    future by future, and most of the future luck cancels out.

    `deviation` is the usual deviation of a player's turn, in points, from the turn without a search. With 0, a lead of
    one point is a sure victory as soon as nothing is left to chance.
    """

    network: Network
    count: int
    seed: tuple[int, ...]
    deviation: float = 0

    def ends(self, state: State, points: npt.ArrayLike | None = None) -> Ends:
        """Return the ends of the futures of a position; `points` are the result of `points`, if it is known already.

        Before the order of the kings is drawn, all kingdoms have equal ends.
        """
        if state.is_over:
            # The victories of a finished game follow the tie-break rules.
            return np.repeat([np.stack(totals_and_victories(state), 1)], self.count, 0)
        points = np.asarray(self.points([state])[0] if points is None else points, np.float64)
        ends = np.stack([points, self.victories(points, state)], 2)
        return np.broadcast_to(ends.mean(1, keepdims=True), ends.shape) if state.chance_kind is Order else ends

    def points(self, states: Iterable[State]) -> npt.NDArray[Any]:
        """Return the points at the ends of the futures of positions of a game, (positions, futures, kingdoms)."""
        batches = [*map(self._games, states)]
        order = sorted(range(len(batches)), key=lambda index: batches[index].stage)
        points = play_all_to_end([batches[index] for index in order], self._policy)
        return np.stack(points)[np.argsort(order)]

    def in_groups(self, states: Mapping[str, State]) -> Iterator[dict[str, State]]:
        """Yield positions by name in groups of neighbors for `points`, without finished games."""
        open_names = (name for name, state in states.items() if not state.is_over)
        names = sorted(open_names, key=lambda name: -sum(_all_turns_left(states[name])))
        size = max(1, TOGETHER // self.count)
        for start in range(0, len(names), size):
            yield {name: states[name] for name in names[start : start + size]}

    def _draws(self) -> np.random.Generator:
        return np.random.default_rng(self.seed)

    def _games(self, state: State) -> BatchGames:
        if state.chance_kind is Order:
            return BatchGames.start(state.variant, state.players, self.count, self._draws())
        # The random numbers cover all dominoes, seen or not, so all positions share the same numbers.
        games = BatchGames.of(state, self._draws()).futures(self.count, self._draws())
        if state.is_chance:
            games.begin_round()
        return games

    def victories(self, points: npt.NDArray[np.float64], state: State) -> npt.NDArray[np.float64]:
        """Return the share of victories of each kingdom if all points vary, as players may choose other turns."""
        turns = _all_turns_left(state)
        # All positions share the same draws and are comparable. Each draw comes with its opposite, so no kingdom is
        # favored.
        draws = np.random.default_rng((*self.seed, DRAWS)).standard_normal((DRAWS // 2, *points.shape))
        varied = points + np.concatenate([draws, -draws]) * self.deviation * np.sqrt(turns)
        shares = shares_of_victory(varied.reshape(-1, len(turns))).reshape(varied.shape)
        victories: npt.NDArray[np.float64] = shares.mean(0)
        return victories

    def _policy(self, games: BatchGames) -> tuple[Candidates, Floats]:
        return evaluate_turn(games, self.network)


def _all_turns_left(state: State) -> list[int]:
    return [_turns_left(state, kingdom) for kingdom in range(len(state.kingdoms))]


def _turns_left(state: State, kingdom: int) -> int:
    """Return the number of turns of a kingdom from this position on, including the present turn."""
    is_due = bool(state.turns) and state.king.kingdom == kingdom and state.domino is not None
    return TurnsLeft.of(state, kingdom).count + is_due


def batches(futures: int) -> list[int]:
    """Return the sizes of the batches for a number of futures.

    >>> batches(50)
    [24, 24, 2]
    """
    full, rest = divmod(futures, BATCH)
    return [BATCH] * full + [rest] * bool(rest)


def totals_and_victories(over: State) -> tuple[list[int], list[float]]:
    """Return the points of each kingdom in a finished game, and its share of the victory."""
    first = [standing.kingdom for standing in over.ranking() if standing.place == 1]
    shares = [1 / len(first) if kingdom in first else 0.0 for kingdom in range(len(over.kingdoms))]
    return [score.total for score in over.scores()], shares
