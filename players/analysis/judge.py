"""The judge: what the turns of a position are worth. Hints, the coach, questions, reviews and puzzles all ask it.

The seed of all randomness comes from the position, so the same position is judged alike by everybody and after every
restart.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import reduce
from itertools import accumulate, islice
from random import Random
from typing import Any, Final, NamedTuple, Self
from zlib import crc32

import numpy as np

from engine.moves import Move, Pick, Place
from engine.state import State
from players.analysis.futures import DEVIATION, POINTS, VICTORY, Ends, Futures
from players.choosing import ranked
from players.intervals import Estimate
from players.player import Limit
from players.search.batch_games import BatchGames
from players.search.candidates import Candidates, decode_first_move, decode_turn
from players.search.evaluator import OWN_POINTS, evaluate, find_network, sees_table
from players.search.network import Network
from players.search.search_player import SearchPlayer, Stages
from players.search.table_inputs import TableInputs
from players.simple_players import GreedyPlayer

MOST_TURNS: Final = 6


class Depth(IntEnum):
    """How deep a judgement goes. A glance takes milliseconds, a look tenths of a second, a study some seconds."""

    GLANCE = 0
    LOOK = 1
    STUDY = 2


class Effort(NamedTuple):
    """The futures of each turn, and the number of turns, when a judgement compares a few turns."""

    compared: int
    turns: int


EFFORTS: Final[Mapping[Depth, Effort]] = {
    Depth.LOOK: Effort(16, 2),
    Depth.STUDY: Effort(48, MOST_TURNS),
}
STUDIED: Final = 64
"""The futures of the search of a study."""
LOOKED: Final[Stages] = (8, 2), (3, 5)
"""The stages of the search of a look; a game with an extension has the first alone."""
WITH_EXTENSION: Final = 2
"""The factor by which a game with an extension gets fewer futures, as each takes about three times as long."""


@dataclass(frozen=True)
class JudgedTurn:
    """A way to play the rest of a turn.

    - `points` and `chance`: the points of the kingdom at the end of the game, and its chance to win;
    - `loss` and `chance_loss`: how much less these are than after the best turn, in the same futures.

    A glance knows only the points and the loss, and of a game without a network nothing is known.
    """

    moves: tuple[Move, ...]
    points: Estimate | None = None
    chance: Estimate | None = None
    loss: Estimate | None = None
    chance_loss: Estimate | None = None

    @classmethod
    def from_data(cls, data: Sequence[Any]) -> Self:
        text, *estimates = data
        return cls(tuple(map(Move.parse, text.split())), *(each and Estimate(*each) for each in estimates))

    @property
    def data(self) -> list[Any]:
        """The turn as JSON values; each estimate is a list of its mean and its error."""
        estimates = self.points, self.chance, self.loss, self.chance_loss
        brief = [each and [round(each.mean, 3), round(each.error, 3)] for each in estimates]
        return [" ".join(map(str, self.moves)), *brief]


@dataclass(frozen=True)
class Judgement:
    """A position, and at most six turns with different first moves, the best first.

    Turns that were named to the judge follow, if they are none of these.
    """

    state: State
    depth: Depth
    turns: tuple[JudgedTurn, ...]

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """Read what `data` returns. ValueError, KeyError or TypeError for anything else."""
        turns = tuple(map(JudgedTurn.from_data, data["turns"]))
        return cls(State.parse(data["position"]), Depth(data["depth"]), turns)

    @property
    def data(self) -> dict[str, Any]:
        return {"position": str(self.state), "depth": int(self.depth), "turns": [each.data for each in self.turns]}

    @property
    def best(self) -> JudgedTurn:
        return self.turns[0]

    @property
    def usual(self) -> float:
        """The points that a person usually has at the end: a mean of the turns in which better turns weigh more."""
        points = np.array([each.points.mean for each in self.turns if each.points])
        weights = np.exp((points - points.max()) / SPREAD)
        return float((weights * points).sum() / weights.sum())

    def turn(self, moves: Sequence[Move]) -> JudgedTurn | None:
        """Return a judged turn; None for a turn that is not among those judged."""
        return next((each for each in self.turns if each.moves == tuple(moves)), None)


def answered(move: Move) -> Hashable:
    """Return what a move has in common with the other moves of an answer: the squares, whichever half is first."""
    return frozenset(move.squares) if isinstance(move, Place) else move


def judge(state: State, depth: Depth, *named: Sequence[Move]) -> Judgement:
    """Judge the turns of a position, and the `named` turns beside them; naming a turn changes no other turn.

    A game without a network gets the greedy player's turn alone.
    """
    network = find_network(state)
    if network is None:
        return Judgement(state, Depth.GLANCE, (JudgedTurn(greedy_turn(state)),))
    if depth is Depth.GLANCE:
        return _glance(state, network, named)
    turns = [*islice(_different(_search(state, depth)), EFFORTS[depth].turns)]
    turns += [tuple(each) for each in named if tuple(each) not in turns]
    return compare(state, depth, turns)


SPREAD: Final = 2.0
"""The error of a glance, and the usual distance of a person's turn from the best turn, in points."""


def _glance(state: State, network: Network, named: Sequence[Sequence[Move]]) -> Judgement:
    """Judge by the points that a network expects for the kingdom.

    Optional actions count as the usual ones of a computer player, so a named turn is worth as much as its candidate.
    """
    games = BatchGames.of(state, np.random.default_rng(0))
    candidates = Candidates.of(games, TableInputs.of(games) if sees_table(network) else None)
    values = evaluate(games, candidates, network, OWN_POINTS)
    turns, known = dict[tuple[Move, ...], float](), set[Hashable]()
    order = ranked(values.tolist())
    for at in order:
        first = answered(decode_first_move(state, candidates, at))
        if first not in known:
            known.add(first)
            turns[tuple(decode_turn(state, candidates, at))] = float(values[at])
        if len(known) == MOST_TURNS:
            break
    best = max(turns.values())
    for moves in map(tuple, named):
        if moves not in turns and (own := _candidate_of(state, moves, candidates, order)) is not None:
            turns[moves] = float(values[own])
    judged = (
        JudgedTurn(moves, Estimate(value, SPREAD), None, Estimate(best - value, SPREAD))
        for moves, value in turns.items()
    )
    return Judgement(state, Depth.GLANCE, tuple(judged))


def _candidate_of(state: State, moves: Sequence[Move], candidates: Candidates, order: Iterable[int]) -> int | None:
    """Return the first candidate of the order with the first move and the domino of a turn; None without any."""
    picks = [move.domino for move in moves if isinstance(move, Pick)]
    slot = state.next_line.dominoes.index(picks[0]) if picks else 0
    own = (at for at in order if candidates.slot[at] == slot)
    return next((at for at in own if decode_first_move(state, candidates, at) == moves[0]), None)


def greedy_turn(state: State) -> tuple[Move, ...]:
    moves, after = list[Move](), state
    while not moves or after.is_same_turn(state):
        moves += GreedyPlayer().choose(after, Random(0))
        after = after.play(moves[-1])
    return tuple(moves)


def _seed(state: State) -> int:
    return crc32(str(state).encode())


def _futures(state: State, count: int) -> int:
    return count // WITH_EXTENSION if state.variant.extensions else count


def _search(state: State, depth: Depth) -> Iterator[Sequence[Move]]:
    rng = Random(_seed(state))
    if depth is Depth.LOOK:
        return SearchPlayer(stages=LOOKED[:1] if state.variant.extensions else LOOKED).ranking(state, rng)
    return SearchPlayer().ranking(state, rng, Limit(futures=_futures(state, STUDIED)))


def _different(turns: Iterable[Sequence[Move]]) -> Iterator[tuple[Move, ...]]:
    """Yield the first turn with each first move."""
    known = set[Hashable]()
    for moves in turns:
        if (answer := answered(moves[0])) not in known:
            known.add(answer)
            yield tuple(moves)


def compare(state: State, depth: Depth, turns: Sequence[tuple[Move, ...]]) -> Judgement:
    """Judge these turns alone: play them on to the end in the same futures, which are not those of the search.

    The position must have a network.

    The best turn of a search seems better in its own futures than it is. A study orders the turns anew; in a look the
    futures are too few for that.
    """
    network = find_network(state)
    assert network, "the judge does not know this game"
    played = Futures(network, _futures(state, EFFORTS[depth].compared), (_seed(state), depth), DEVIATION)
    afters = [reduce(State.play, moves, state) for moves in turns]
    kingdom, known = state.king.kingdom, dict[int, Ends]()
    going = [at for at, after in enumerate(afters) if not after.is_over]
    for at, points in zip(going, played.points([afters[at] for at in going]) if going else (), strict=True):
        known[at] = played.ends(afters[at], points)
    ends = [(known[at] if at in known else played.ends(afters[at]))[:, kingdom] for at in range(len(turns))]
    order = list(range(len(turns)))
    if depth is Depth.STUDY:
        order.sort(key=lambda at: -_worth(ends[at]))
    best = ends[order[0]]
    judged = (
        JudgedTurn(
            turns[at],
            Estimate.of(ends[at][:, POINTS]),
            Estimate.of_shares(ends[at][:, VICTORY]),
            Estimate.of(best[:, POINTS] - ends[at][:, POINTS]),
            Estimate.of(best[:, VICTORY] - ends[at][:, VICTORY]),
        )
        for at in order
    )
    return Judgement(state, depth, tuple(judged))


VICTORY_WORTH: Final = 20
"""The points for a certain victory, by which a study orders turns; a turn that wins more often comes first."""


def _worth(ends: Ends) -> float:
    return float(ends[:, POINTS].mean() + VICTORY_WORTH * ends[:, VICTORY].mean())


# ---- the turn that is suggested, step by step


def look(state: State) -> tuple[Move, ...]:
    """Return the suggested rest of the turn: the best turn of a look, without a comparison with other turns."""
    return greedy_turn(state) if find_network(state) is None else tuple(next(_search(state, Depth.LOOK)))


def suggestions(
    start: State, moves: Sequence[Move], suggest: Callable[[State], tuple[Move, ...]] = look
) -> Iterator[tuple[Move, ...]]:
    """Yield what is suggested for the rest of a turn, before each of its moves and after the last.

    A suggestion stands as long as the player follows it. Once the player has left it, `suggest` is asked again: after a
    skipped step, as if the player had been asked at the next step. Nothing is suggested for a forced move or after the
    turn.
    """
    rest = tuple[Move, ...]()
    for made, state in enumerate(positions(start, moves)):
        if not rest and state.is_same_turn(start) and len(state.legal_moves()) > 1:
            rest = suggest(state)
        yield rest
        if rest and made < len(moves) and rest[0] != moves[made]:
            step = next(at for at, step in enumerate(state.variant.steps) if isinstance(moves[made], step.moves))
            skipped = state.replace(step_index=max(step, state.step_index))
            rest = () if rest[0] in skipped.legal_moves() else suggest(skipped)
        rest = rest[1:] if rest[:1] == tuple(moves[made : made + 1]) else ()


def positions(start: State, moves: Iterable[Move]) -> list[State]:
    """Return the positions before each move, and after the last."""
    return [*accumulate(moves, State.play, initial=start)]
