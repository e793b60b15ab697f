"""A game as events (lines and turns), and many futures of its positions."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from engine.moves import Move, Order
from engine.records import Record
from engine.state import State
from players.evaluation import TurnsLeft
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import Floats
from players.search.candidates import Candidates
from players.search.evaluator import OWN, evaluate_turn, greedy_values, inputs_of, shares_of_victory
from players.search.network import Network
from players.search.rollouts import nested_scores, play_all_to_end


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
        if isinstance(move, Order) or (not after.is_chance if before.is_chance else not after.is_same_turn(before)):
            yield _event(before, tuple(made), after)
            before, made = after, []


def _event(before: State, moves: tuple[Move, ...], after: State) -> Event:
    if before.is_chance:
        return Event(None, after.lines_dealt, moves, before, after)
    return Event(before.king.kingdom, before.lines_dealt, moves, before, after)


TOGETHER = 48
"""The largest number of futures of several positions played at once."""

DRAWS = 16
"""How many times the final points of a future are varied at random, to allow for different players."""

POINTS, LEAD, VICTORY = range(3)
"""The columns of an end: points, the lead over the best rival, and 1 for a victory or the share of a shared one."""

DEVIATION = 2
"""The standard deviation of a turn from the turn without a search: 1 to 2 points for the search, 2 to 4 for `solid`.
"""

Ends = npt.NDArray[np.float64]
"""Points, leads and victories, (futures, kingdoms, 3)."""


class Rival(Enum):
    """How a rival of a kingdom plays in futures."""

    NETWORK = "network"
    """As the kingdom itself: the network's best turn without a search, which a search improves on."""
    SOLID = "solid"
    STRONG = "strong"


Rivals = tuple[Rival, ...]
"""How each kingdom plays as a rival; all play as the network does if there are none."""

_RIVAL_OF_LEVEL: Final = {"beginner": Rival.SOLID, "solid": Rival.SOLID, "strong": Rival.STRONG}
"""How computer players of a level play in futures; people, Master and unknown players play as the network does."""


def rivals_of(state: State, levels: Sequence[str | None]) -> Rivals:
    """Return how each kingdom plays, by the levels of the seats; None for a person."""
    owners = (state.owners(kingdom)[0] for kingdom in range(len(state.kingdoms)))
    return tuple(_RIVAL_OF_LEVEL.get(levels[seat - 1] or "", Rival.NETWORK) for seat in owners)


def recorded_rivals(record: Record) -> Rivals:
    """Return how each kingdom of a record plays; a tag such as `Level2` has the level of a computer player."""
    tags = dict(record.tags)
    return rivals_of(record.replay(), [tags.get(f"Level{seat}") for seat in range(1, record.players + 1)])


@dataclass(frozen=True)
class Futures:
    """Some futures, the same for every position of a game.

    In each future the order of hidden dominoes and tiles depends on the seed alone. So two positions can be compared
    future by future, and most of the future luck cancels out.

    - `deviation` is the usual deviation of a player's turn, in points, from the turn without a search. With 0, a lead
      of one point is a sure victory as soon as nothing is left to chance;
    - `rivals` say how all kingdoms but `kingdom` play.
    """

    network: Network
    count: int
    seed: tuple[int, ...]
    deviation: float = 0
    rivals: Rivals = ()
    kingdom: int = 0

    def ends(self, state: State, points: npt.ArrayLike | None = None) -> Ends:
        """Return the ends of the futures of a position; `points` are the result of `points`, if it is known already.

        Before the order of the kings is drawn, all kingdoms have equal ends.
        """
        if state.is_over:
            # The victories of a finished game follow the tie-break rules.
            totals, victories = map(np.array, totals_and_victories(state))
            return np.repeat([np.stack([totals, leads(totals), victories], 1)], self.count, 0)
        points = np.asarray(self.points([state])[0] if points is None else points, np.float64)
        ends = np.stack([points, leads(points), self.victories(points, state)], 2)
        return np.broadcast_to(ends.mean(1, keepdims=True), ends.shape) if state.chance_kind is Order else ends

    def points(self, states: Iterable[State]) -> npt.NDArray[Any]:
        """Return the points at the ends of the futures of positions of a game, (positions, futures, kingdoms)."""
        batches = [*map(self._games, states)]
        order = sorted(range(len(batches)), key=lambda index: batches[index].stage)
        points = play_all_to_end([batches[index] for index in order], self._policy)
        return np.stack(points)[np.argsort(order)]

    def nested_points(self, states: Iterable[State]) -> npt.NDArray[Any]:
        """Return the points at the ends of positions after a turn of `kingdom`, (positions, 1, kingdoms).

        Nothing may be hidden. All players look ahead, so there is one future, and `count` is 1.
        """
        games, *others = map(self._games, states)
        for each in others:
            games = games.joined(each)
        return nested_scores(games, self.kingdom, self.network)[:, None]

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
        candidates, values = evaluate_turn(games, self.network)
        for kind in (Rival.SOLID, Rival.STRONG) if not games.is_last_turn else ():
            kingdoms = [each for each, rival in enumerate(self.rivals) if rival is kind and each != self.kingdom]
            of_rivals = np.flatnonzero(np.isin(games.acting, kingdoms)[candidates.game])
            if len(of_rivals):
                values[of_rivals] = self._values_for_rivals(kind, games, candidates)[of_rivals]
        return candidates, values

    def _values_for_rivals(self, kind: Rival, games: BatchGames, candidates: Candidates) -> Floats:
        if kind is Rival.SOLID:
            return greedy_values(games, candidates)
        own: Floats = candidates.points + self.network.evaluate(inputs_of(candidates, self.network))[OWN]
        return own


def leads(points: npt.NDArray[Any]) -> npt.NDArray[np.float64]:
    """Return the lead of each kingdom over its best rival; the last axis has the kingdoms.

    >>> leads(np.array([50, 61, 47])).tolist()
    [-11.0, 11.0, -14.0]
    """
    second, best = np.moveaxis(np.sort(points, -1)[..., -2:], -1, 0)[..., None].astype(np.float64)
    found: npt.NDArray[np.float64] = points - np.where(points == best, second, best)
    return found


def _all_turns_left(state: State) -> list[int]:
    """Return the number of turns of each kingdom from this position on, including the present turn."""
    due = state.king.kingdom if state.turns and state.domino is not None else None
    return [TurnsLeft.of(state, each).count + (each == due) for each in range(len(state.kingdoms))]


def totals_and_victories(over: State) -> tuple[list[int], list[float]]:
    """Return the points of each kingdom in a finished game, and its share of the victory."""
    first = [standing.kingdom for standing in over.ranking() if standing.place == 1]
    shares = [1 / len(first) if kingdom in first else 0.0 for kingdom in range(len(over.kingdoms))]
    return [score.total for score in over.scores()], shares
