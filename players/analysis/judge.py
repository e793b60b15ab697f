"""The judge: what the turns of a position are worth. Hints, the coach, questions, reviews and puzzles all ask it.

The measure is the expected lead over the best rival at the end, in points. Among turns within its error of the highest,
the chance to win decides. The seed of all randomness comes from the position, so the same position is judged alike by
everybody and after every restart.
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache, reduce
from itertools import accumulate, islice
from math import ceil
from random import Random
from typing import Any, Final, NamedTuple, Self
from zlib import crc32

import numpy as np
import numpy.typing as npt

from engine.moves import Discard, Move, Pick, Place
from engine.state import State
from players.analysis.endgame import Aim, Counted, count_out
from players.analysis.futures import DEVIATION, LEAD, VICTORY, Ends, Futures, Rival, Rivals, leads
from players.analysis.verdicts import LEAST_ERROR, PRECISE, Verdict, is_settled, may_be_dear, verdict
from players.choosing import first_of_best, ranked
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

FEWEST_TURNS: Final = 3
"""The fewest first moves that a study judges, if as many are legal."""


class Depth(IntEnum):
    """How deep a judgement goes. A glance takes milliseconds, a look tenths of a second, a study some seconds."""

    GLANCE = 0
    LOOK = 1
    STUDY = 2


class Effort(NamedTuple):
    """The futures of each turn, and the number of turns, when a judgement compares a few turns."""

    compared: int
    turns: int


EFFORTS: Final[Mapping[Depth, Effort]] = {Depth.LOOK: Effort(32, 2), Depth.STUDY: Effort(48, MOST_TURNS)}
STUDIED: Final = 64
"""The futures of the search of a study."""
RESTS: Final[Stages] = (4, 6), (2, 6)
"""The stages of the search for the best rest behind a first move, in a study; none in a game with an extension."""
LOOKED: Final[Stages] = (8, 2), (3, 5)
"""The stages of the search of a look; a game with an extension has the first alone."""
WITH_EXTENSION: Final = 2
"""The factor by which a game with an extension gets fewer futures, as each takes about three times as long."""


@dataclass(frozen=True)
class JudgedTurn:
    """A way to play the rest of a turn.

    - `expected`: the lead over the best rival at the end of the game;
    - `chance`: the chance to win;
    - `loss` and `chance_loss`: how much less these are than after the best turn, in the same futures.

    A glance knows only the loss and the points of the kingdom at the end, which stand for the lead. Of a game without a
    network nothing is known.
    """

    moves: tuple[Move, ...]
    expected: Estimate | None = None
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
        estimates = self.expected, self.chance, self.loss, self.chance_loss
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
        """The points that a person usually has at the end: a mean of the turns, with more weight for better turns."""
        points = np.array([each.expected.mean for each in self.turns if each.expected])
        weights = np.exp((points - points.max()) / SPREAD)
        return float((weights * points).sum() / weights.sum())

    def turn(self, moves: Sequence[Move]) -> JudgedTurn | None:
        """Return a judged turn; None for a turn that is not among those judged."""
        return next((each for each in self.turns if each.moves == tuple(moves)), None)

    def answering(self, move: Move) -> JudgedTurn | None:
        """Return the judged turn whose first move gives the same answer as a move."""
        return next((each for each in self.turns if answered(each.moves[0]) == answered(move)), None)


def answered(move: Move) -> Hashable:
    """Return what a move has in common with the other moves of an answer: the squares, in either orientation."""
    return frozenset(move.squares) if isinstance(move, Place) else move


def judge(state: State, depth: Depth, *named: Sequence[Move], rivals: Rivals = ()) -> Judgement:
    """Judge the turns of a position, and the `named` turns beside them; naming a turn changes no other turn.

    A study judges each first move, those of the named turns too, with the best rest behind it. A game without a network
    gets the greedy player's turn alone.
    """
    network = find_network(state)
    if network is None:
        return Judgement(state, Depth.GLANCE, (JudgedTurn(greedy_turn(state)),))
    if depth is Depth.GLANCE:
        return _glance(state, network, named)
    turns = [*islice(_different(_search(state, depth)), EFFORTS[depth].turns)]
    if depth is Depth.STUDY:
        turns = [with_best_rest(state, each) for each in _firsts(state, turns, named)]
    turns += [tuple(each) for each in named if depth is Depth.LOOK and tuple(each) not in turns]
    return compare(state, depth, turns, rivals)


def _firsts(state: State, turns: Iterable[Sequence[Move]], named: Iterable[Sequence[Move]]) -> Collection[Move]:
    """Return the first moves of turns, and others if these are too few, and then those of the named turns."""
    firsts = {answered(each[0]): each[0] for each in turns}
    for move in state.legal_moves() if len(firsts) < FEWEST_TURNS else ():
        if len(firsts) < FEWEST_TURNS:
            firsts.setdefault(answered(move), move)
    for moves in named:
        firsts.setdefault(answered(moves[0]), moves[0])
    return firsts.values()


def with_best_rest(state: State, first: Move) -> tuple[Move, ...]:
    """Return the turn that begins with a move, with the best rest behind the move."""
    after = state.play(first)
    if not after.is_same_turn(state):
        return (first,)
    if counted := count_out(after):
        return (first, *_best_first(after, counted)[0])
    player = SearchPlayer(stages=() if state.variant.extensions else RESTS)
    return (first, *next(player.ranking(after, Random(_seed(after)))))


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
        if (own := _candidate_of(state, moves, candidates, order)) is not None:
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
    while after.is_same_turn(state):
        moves += GreedyPlayer().choose(after, Random(0))
        after = after.play(moves[-1])
    return tuple(moves)


def _seed(state: State) -> int:
    return crc32(str(state).encode())


def _futures(state: State, count: int) -> int:
    return count // WITH_EXTENSION if state.variant.extensions else count


def _search(state: State, depth: Depth) -> Iterator[Sequence[Move]]:
    if counted := count_out(state):
        return iter(_best_first(state, counted))
    rng = Random(_seed(state))
    if depth is Depth.LOOK:
        return SearchPlayer(stages=LOOKED[:1] if state.variant.extensions else LOOKED).ranking(state, rng)
    return SearchPlayer().ranking(state, rng, Limit(futures=_futures(state, STUDIED)))


def _best_first(state: State, counted: Sequence[Counted]) -> list[tuple[Move, ...]]:
    """Return counted turns in the order of the lead that they bring."""
    sums = [float(leads(np.array(each.points))[:, state.king.kingdom].sum()) for each in counted]
    return [counted[at].moves for at in ranked(sums)]


def _different(turns: Iterable[Sequence[Move]]) -> Iterator[tuple[Move, ...]]:
    """Yield the first turn with each first move."""
    known = set[Hashable]()
    for moves in turns:
        if (answer := answered(moves[0])) not in known:
            known.add(answer)
            yield tuple(moves)


def compare(
    state: State,
    depth: Depth,
    turns: Sequence[tuple[Move, ...]],
    rivals: Rivals = (),
    futures: int | None = None,
    seed: tuple[int, ...] = (),
) -> Judgement:
    """Judge these turns alone: play them on to the end in the same futures, which are not those of the search.

    The position must have a network. `futures` is the number of futures, by default the usual one of the depth; `seed`
    draws others.

    The best turn of a search seems better in its own futures than it is. A study orders the turns again; in a look the
    futures are too few for that.
    """
    count = futures or _futures(state, EFFORTS[depth].compared)
    return _judged(state, depth, turns, _ends(state, depth, turns, count, rivals, seed))


MOST_COMPARED: Final = 384
"""The most futures of a turn in a closer comparison, half as many with an extension."""

PRECISION: Final = 3
"""How many times its error a price is, where so many futures are enough."""


def compare_closely(state: State, turns: Sequence[tuple[Move, ...]]) -> Judgement:
    """Do the same as `compare` with ever more futures, until it is settled what each turn costs against the best turn.

    Turns get no more futures once they are settled. The futures that choose the best turn overrate it, so if a turn is
    blamed, all prices are from other futures.
    """
    limit, known = _futures(state, MOST_COMPARED), _futures(state, EFFORTS[Depth.STUDY].compared)
    ends = _ends(state, Depth.STUDY, turns, known)
    while True:
        judged, known = _judged(state, Depth.STUDY, turns, ends), max(map(len, ends))
        first = turns.index(judged.best.moves)
        are_open = [at for at in range(len(turns)) if at != first and not is_settled(_loss(ends, at, first))]
        if not (are_open and len(Aim) < known < limit):
            break
        going, more = [first, *are_open], min(known, limit - known)
        drawn = _ends(state, Depth.STUDY, [turns[at] for at in going], more, seed=(known,))
        for at, each in zip(going, drawn, strict=True):
            ends[at] = np.concatenate([ends[at], each])
    blamed = [each.loss for each in judged.turns[1:] if each.loss and verdict(each.loss, each.chance_loss)]
    if not blamed or known <= len(Aim):
        return judged
    order, needed = [each.moves for each in judged.turns], max(_needed(each, known) for each in blamed)
    ends = _ends(state, Depth.STUDY, order, min(limit, needed), seed=(2,))
    return _judged(state, Depth.STUDY, order, ends, keeps_first=True)


def _needed(cost: Estimate, known: int) -> int:
    """Return how many futures price a cost precisely that is known from some futures."""
    return max(FEWEST_PRICING, ceil(known * (cost.error / max(PRECISE, cost.mean / PRECISION)) ** 2))


CONSIDERED: Final = 6
"""The most first moves of a search that a played move is compared with, beside the suggested one."""

FEWEST_CHOOSING, MOST_CHOOSING = 32, 128
"""The futures of each turn that choose the turn that a played one is compared with, half as many with an extension.

There the most also choose the rest behind a played move, or behind a third answer.
"""

FEWEST_PRICING, MOST_PRICING = 32, 768
"""The futures of each turn of a price."""


def compare_with_played(state: State, moves: Sequence[Sequence[tuple[Move, ...]]], rivals: Rivals = ()) -> Judgement:
    """Judge what the first move, the played one, cost against the best of the others, each with the best of its rests.

    Ever more futures choose the best of the others, without those that hardly beat the played turn or are worse than
    another. As the futures that choose it overrate it, other futures price the played turn, until its cost is settled.
    """
    tried = [turn for turns in moves for turn in turns]
    known, most = (_futures(state, count) for count in (FEWEST_CHOOSING, MOST_CHOOSING))
    ends_of = dict(zip(tried, _ends(state, Depth.STUDY, tried, known, rivals, (1,)), strict=True))
    turns = [max(each, key=lambda turn: ends_of[turn][:, LEAD].mean()) for each in moves]
    ends = [ends_of[turn] for turn in turns]
    if len(ends[0]) <= len(Aim):
        return _judged(state, Depth.STUDY, turns, ends)
    going = [*range(1, len(turns))]
    while True:
        going.sort(key=lambda at: -_loss(ends, 0, at).mean)
        best, *_ = going = [at for at in going if may_be_dear(*_cost(ends, 0, at))] or going[:1]
        going = [at for at in going if not _loss(ends, at, best).is_clear]
        if len(going) == 1 or known == most:
            break
        drawn = _ends(state, Depth.STUDY, [turns[at] for at in (0, *going)], known, rivals, (1, known))
        for at, each in zip((0, *going), drawn, strict=True):
            ends[at] = np.concatenate([ends[at], each])
        known *= 2
    others = sorted({*range(1, len(turns))} - {best}, key=lambda at: -_loss(ends, 0, at).mean)
    order = [turns[at] for at in (best, 0, *others[: FEWEST_TURNS - 2])]
    cost, chance = _cost(ends, 0, best)
    is_blamed = verdict(cost, chance) is not Verdict.AS_GOOD
    if not is_blamed and not may_be_dear(cost, chance):
        return _judged(state, Depth.STUDY, order[:2], [ends[best], ends[0]], keeps_first=True)
    if state.variant.extensions:
        # The search tries few rests, and few futures choose them. What a worse rest costs is no part of a price.
        known_of = {turn: turns for turns in moves for turn in turns}
        order[1:] = [
            _with_known_rest(state, each, [*known_of[each], (each[0], *order[0][1:])], most, rivals)
            for each in order[1:]
        ]
    needed = min(MOST_PRICING, _needed(cost, known)) if is_blamed else known
    draws: list[tuple[tuple[int, ...], int]] = [((2,), needed)]
    priced = _drawn(state, order[:2], draws, rivals)
    while (known := len(priced[0])) < MOST_PRICING and not is_settled(_loss(priced, 1, 0)):
        draws.append(((2, known), min(known, MOST_PRICING - known)))
        drawn = _drawn(state, order[:2], draws[-1:], rivals)
        priced = [np.concatenate(each) for each in zip(priced, drawn, strict=True)]
    # A question would call a third answer good whose price the first of these futures leave open.
    third = list[Ends]()
    for draw in draws if order[2:] and verdict(*_cost(priced, 1, 0)) is not Verdict.AS_GOOD else ():
        third += _drawn(state, order[2:], [draw], rivals)
        if is_settled(_loss([priced[0], np.concatenate(third)], 1, 0)):
            break
    priced += [np.concatenate(third)] if third else []
    return _judged(state, Depth.STUDY, order[: len(priced)], priced, keeps_first=True)


def _with_known_rest(
    state: State, moves: tuple[Move, ...], others: Sequence[tuple[Move, ...]], futures: int, rivals: Rivals
) -> tuple[Move, ...]:
    """Return the best of the turns with the same first move, in futures of their own."""
    turns = [*dict.fromkeys([moves, *(each for each in others if is_turn(state, each))])]
    if len(turns) == 1:
        return moves
    ends = _ends(state, Depth.STUDY, turns, futures, rivals, (3,))
    return turns[max(range(len(turns)), key=lambda at: ends[at][:, LEAD].mean())]


def _drawn(
    state: State, turns: Sequence[tuple[Move, ...]], draws: Iterable[tuple[tuple[int, ...], int]], rivals: Rivals
) -> list[Ends]:
    """Return the ends of turns in futures of several seeds, so many of each."""
    parts = (_ends(state, Depth.STUDY, turns, count, rivals, seed) for seed, count in draws)
    return [np.concatenate(each) for each in zip(*parts, strict=True)]


def _cost(ends: Sequence[Ends], at: int, best: int) -> tuple[Estimate, Estimate]:
    """Return what a turn costs against another, in points and in the chance to win."""
    return _loss(ends, at, best), _estimate(_less(ends, at, best, VICTORY), Estimate.of_shares)


def studied(state: State, played: Sequence[Move], rivals: Rivals = ()) -> Judgement:
    """Return the judgement that settles what a turn cost in a position with a choice.

    The played move is compared with the suggested one, and with those that a longer search considers.
    """
    searched = islice(_different(_search(state, Depth.STUDY)), CONSIDERED)
    known = {answered(each[0]): each for each in (*searched, *_looked(state)[:1])}
    firsts = _firsts(state, known.values(), [played])
    best = tuple[Move, ...]()
    if any(answered(each) not in known and not isinstance(each, Place | Discard | Pick) for each in firsts):
        # The first turn of a search may not be the best of those that it considers.
        best = compare(state, Depth.STUDY, [*known.values()], rivals).best.moves
    turns = [known.get(answered(each)) or (each, *_rest(state, each, best)) for each in firsts]
    own = answered(played[0])
    turns.sort(key=lambda each: answered(each[0]) != own)
    # The rest that a search likes best may be worse than the played one, or than the best one behind another move.
    rests, moves = (tuple(played[1:]), next(iter(known.values()))[1:]), [{turn: None} for turn in turns]
    for turns_of, tried in zip(moves, (rests, rests[:1]), strict=False):
        [first, *_] = next(iter(turns_of))
        turns_of |= {turn: None for rest in tried if is_turn(state, turn := (first, *rest))}
    # A search of whole turns leaves out actions that few turns have, such as a bribe behind a certain building.
    for turns_of in moves if state.variant.extensions else ():
        turns_of |= {with_best_rest(state, next(iter(turns_of))[0]): None}
    return compare_with_played(state, [*map(list, moves)], rivals)


def is_turn(state: State, moves: Iterable[Move]) -> bool:
    """Return whether moves are legal one after another, and the whole turn."""
    now = state
    for move in moves:
        if not now.is_same_turn(state) or move not in now.legal_moves():
            return False
        now = now.play(move)
    return not now.is_same_turn(state)


def _rest(state: State, first: Move, best: Sequence[Move]) -> Sequence[Move]:
    """Return the rest behind a first move: behind an optional one the best turn without it, as far as possible.

    Otherwise the optional move would pay for a rest that a look at another position likes less.
    """
    after = now = state.play(first)
    if not after.is_same_turn(state):
        return ()
    rest = list[Move]()
    for move in () if isinstance(first, Place | Discard) else best:
        # After a knight on one square, the best turn may send another there.
        if now.is_same_turn(state) and move in now.legal_moves():
            rest.append(move)
            now = now.play(move)
    return _looked(after)[0] if now.is_same_turn(state) else rest


def _ends(
    state: State,
    depth: Depth,
    turns: Sequence[tuple[Move, ...]],
    count: int,
    rivals: Rivals = (),
    seed: tuple[int, ...] = (),
) -> list[Ends]:
    """Return the ends of the acting kingdom after each turn, (futures, 3) each; a single future if nothing is hidden.

    Where nothing is hidden, all players look ahead. A position that can be counted out has two ends: its rivals want
    points in one, and the lead in the other.
    """
    network = find_network(state)
    assert network, "the judge does not know this game"
    if counted := count_out(state):
        points = {each.moves: np.array(each.points) for each in counted}
        two = Futures(network, len(Aim), (_seed(state), depth), DEVIATION)
        return [two.ends(reduce(State.play, moves, state), points[moves])[:, state.king.kingdom] for moves in turns]
    kingdom, is_open = state.king.kingdom, BatchGames.of(state, np.random.default_rng(0)).is_open
    played = Futures(network, 1 if is_open else count, (_seed(state), depth, *seed), DEVIATION, rivals, kingdom)
    afters = [reduce(State.play, moves, state) for moves in turns]
    going = [at for at, after in enumerate(afters) if not after.is_over]
    known = dict[int, Ends]()
    if going:
        play_on = played.nested_points if is_open and {*rivals} <= {Rival.NETWORK} else played.points
        ends = zip(going, play_on(afters[at] for at in going), strict=True)
        known = {at: played.ends(afters[at], points) for at, points in ends}
    return [(known[at] if at in known else played.ends(afters[at]))[:, kingdom] for at in range(len(turns))]


def _judged(
    state: State, depth: Depth, turns: Sequence[tuple[Move, ...]], ends: Sequence[Ends], *, keeps_first: bool = False
) -> Judgement:
    """Judge turns by their ends, in the futures that two turns share; these come first in the ends."""
    order, best = list(range(len(turns))), 0
    least = 0.0 if reduce(State.play, turns[0], state).is_over else LEAST_ERROR
    if depth is Depth.STUDY:
        leads = [-float(_less(ends, at, best, LEAD).mean()) for at in order]
        highest = first_of_best(leads)
        near = [at for at in order if not _loss(ends, at, highest, least).is_clear]
        chances = [-float(_less(ends, at, best, VICTORY).mean()) for at in near]
        if not keeps_first:
            best = near[first_of_best([CHANCE_SCALE * each for each in chances])]
        order = [best, *(at for at in ranked(leads) if at != best)]
    judged = (
        JudgedTurn(
            turns[at],
            _estimate(ends[at][:, LEAD]),
            _estimate(ends[at][:, VICTORY], Estimate.of_shares),
            _loss(ends, at, best, least),
            _estimate(_less(ends, at, best, VICTORY), Estimate.of_shares),
        )
        for at in order
    )
    return Judgement(state, depth, tuple(judged))


def _less(ends: Sequence[Ends], at: int, best: int, column: int) -> npt.NDArray[np.float64]:
    shared = min(len(ends[at]), len(ends[best]))
    return ends[best][:shared, column] - ends[at][:shared, column]


def _loss(ends: Sequence[Ends], at: int, best: int, least: float = LEAST_ERROR) -> Estimate:
    """Return the loss of a turn against the best one; between two turns its error is at least `least`."""
    estimate = _estimate(_less(ends, at, best, LEAD))
    return estimate if at == best else Estimate(estimate.mean, max(estimate.error, least))


CHANCE_SCALE: Final = 100
"""Chances in hundredths are compared with the tolerance of points."""


def _estimate(
    samples: npt.NDArray[np.float64], of: Callable[[npt.NDArray[np.float64]], Estimate] = Estimate.of
) -> Estimate:
    """Return the estimate `of` samples; of one or two ends without chance, the middle and their distance from it."""
    return of(samples) if len(samples) > len(Aim) else Estimate(float(samples.mean()), float(np.ptp(samples)) / 2)


# ---- the turn that is suggested, step by step


def look(state: State) -> tuple[Move, ...]:
    """Return the suggested rest of the turn: the best turn of a look, without a comparison with other turns."""
    return greedy_turn(state) if find_network(state) is None else _looked(state)[0]


@lru_cache(maxsize=4)
def _looked(state: State) -> Sequence[tuple[Move, ...]]:
    """Return the turns of a look with different first moves, the best first."""
    return [*islice(_different(_search(state, Depth.LOOK)), MOST_TURNS)]


def suggestions(
    start: State, moves: Sequence[Move], suggest: Callable[[State], tuple[Move, ...]] = look
) -> Iterator[tuple[Move, ...]]:
    """Yield what is suggested for the rest of a turn, before each of its moves and after the last.

    A suggestion stands as long as the player follows it. Once the player has left it, `suggest` is asked again: after a
    skipped step, as if the player had been asked at the next step. Nothing is suggested for a forced move or after the
    turn.
    """
    rest = tuple[Move, ...]()
    for state, move in zip(positions(start, moves), [*moves, None], strict=True):
        if not rest and state.is_same_turn(start) and len(state.legal_moves()) > 1:
            rest = suggest(state)
        yield rest
        if rest and move and rest[0] != move:
            steps = enumerate(state.variant.steps)
            step = next((at for at, step in steps if isinstance(move, step.moves)), None)
            # The end of a turn belongs to no step, and nothing is suggested behind it.
            skipped = None if step is None else state.replace(step_index=max(step, state.step_index))
            rest = () if skipped is None or rest[0] in skipped.legal_moves() else suggest(skipped)
        rest = rest[1:] if rest[:1] == (move,) else ()


def positions(start: State, moves: Iterable[Move]) -> list[State]:
    """Return the positions before each move, and after the last."""
    return [*accumulate(moves, State.play, initial=start)]
