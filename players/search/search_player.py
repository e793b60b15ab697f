"""The searching player: it plays candidates of a turn on to the end of the game, within its limit.

The most promising candidates by the network are played on in many futures, and all candidates get the same futures. A
future draws everything hidden at random. In a future the searching player follows the network without a search, and so
do rivals, unless they are greedy (`evaluator.has_greedy_rivals`). After each share of the limit the worse half of the
candidates drops out (successive halving). The network's first evaluation keeps a small weight.

Without a limit the player takes a closer look, in some tens of milliseconds. If nothing is hidden, the most promising
candidates are played to the end. Otherwise a network with the table plays them on in a single *glance*, a future that
shows which dominoes rivals take and which no longer fit.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final, TypeAlias

import numpy as np

from engine.moves import Move
from engine.state import State
from players.choosing import first_of_best, ranked
from players.player import NO_SEARCH, Limit
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import Floats, Ints
from players.search.candidates import Candidates, decode_turn
from players.search.evaluator import OWN_POINTS, WEIGHTS, Aims, evaluate_turn, find_network, sees_table
from players.search.network import Network
from players.search.rollouts import sum_over_futures, values_at_end, with_best_end
from players.simple_players import GreedyPlayer

CANDIDATES = 16
"""The largest number of candidates in a closer look."""

GLANCED_TURNS = 64
"""The turns of a round over all futures of a glance: 16 candidates with lines of four, 8 with lines of eight.

The limit keeps a glance as short with more players.
"""

GLANCE_LINES = 2
"""The lines dealt in a glance: the present round and the next round are played to their ends.

In a single future, the network's prediction says more than the end of a game.
"""

PRIOR_WEIGHT = 3
"""The weight of the network's first evaluation, as a number of futures."""


def most_promising(values: Floats) -> Ints:
    return np.array(ranked(values.tolist(), CANDIDATES))


def with_noise(values: Floats, temperature: float, draws: np.random.Generator) -> Floats:
    """Return values, (candidates,) float32, plus Gumbel noise of a scale in the unit of the values.

    The highest result then follows the probabilities of a softmax with this temperature.
    """
    return values + draws.gumbel(0, temperature, len(values)).astype(np.float32)


def look_closer(
    games: BatchGames,
    network: Network,
    candidates: Candidates,
    values: Floats,
    draws: np.random.Generator,
    *,
    with_endgame: bool = True,
) -> Floats:
    """Return the values of the candidates of the only game of a batch after a closer look, (candidates,) float32.

    Candidates outside the closer look follow below the others, in their old order. `draws` draws the future of a
    glance.
    """
    if games.only_points_count:
        return values
    kept = most_promising(values)
    if games.is_open and with_endgame:
        seen = values_at_end(games, candidates, kept, network)
    elif sees_table(network):
        kept = kept[: GLANCED_TURNS // games.rules.game_format.line]
        seen = _glance(games, network, candidates, values, kept, draws)
    else:
        return values
    others = np.delete(values, kept)
    # The gap is one point, as rounding could close a smaller gap.
    found = values - others.max() + seen.min() - 1 if len(others) else values.copy()
    found[kept] = seen
    return found


def _glance(
    games: BatchGames, network: Network, candidates: Candidates, values: Floats, kept: Ints, draws: np.random.Generator
) -> Floats:
    """Return the values of some candidates by a single future and by their first values, (kept,) float32."""
    futures, aims = games.futures(1, draws), Aims.of(games, network)
    returns = sum_over_futures(futures, candidates, kept, network, aims, GLANCE_LINES)
    return ((returns + PRIOR_WEIGHT * values[kept]) / (1 + PRIOR_WEIGHT)).astype(np.float32)


Clock = Callable[[], float]
"""Returns seconds since some fixed moment."""

BATCH_SHARE: Final = 1 / 8
"""The largest share of a limit for one batch of rollouts."""


class Budget:
    """The used part of a limit. A batch of rollouts counts as a whole, however long it takes."""

    def __init__(self, limit: Limit, share: float, clock: Clock) -> None:
        self._clock, self._stopped = clock if limit.seconds else None, limit.stopped
        self._total = share * (limit.seconds or limit.futures or 0)
        self._start = self._now = clock() if limit.seconds else 0.0
        self._latest_batch = 0.0

    def allows(self, share: float) -> bool:
        """Return whether at least half of the next batch fits into this share of the limit; False once stopped."""
        if self._clock:
            self._now = self._clock()
        return not self._stopped() and self._now + self._latest_batch / 2 < self._start + self._total * share

    def spend(self, futures: int) -> None:
        """Count a finished batch of that many futures."""
        now = self._clock() if self._clock else self._now + futures
        self._latest_batch, self._now = now - self._now, now

    def allows_larger_batches(self) -> bool:
        """Return whether a batch of twice the latest size would stay within its share of the limit."""
        return 2 * self._latest_batch <= BATCH_SHARE * self._total


PLACEMENTS_AT_ROOT = 8
"""How many placements are combined with all optional actions, in the turn of a search."""

STAGES = 4
"""The number of stages that halve the candidates down to one."""

ROLLOUTS, MOST_ROLLOUTS = 16, 128
"""The games per batch over all candidates: at first, and if the limit has time for larger batches.

Larger batches play more futures in the same time, as every NumPy operation serves more games. A batch is always played
to its end, so a small first batch keeps a short limit.
"""

SPREAD = 4.0
"""The uncertainty of the points at the end of a future; see `Aims`.

With a spread, few futures say more about the chance to win.
"""

Stages: TypeAlias = Sequence[tuple[int, int]]
"""How many of the most promising candidates are played on in each stage, and in how many futures."""

REPLAN_SHARE = 0.2
"""The share of the limit for a decision in the middle of a turn."""


@dataclass(frozen=True)
class SearchPlayer:
    """Searches within its limit. Without a limit the player decides in some milliseconds.

    - `clock` counts seconds;
    - `networks` is the folder of the networks. A game without a network is played like "solid";
    - `with_endgame` says whether the player looks ahead for everybody when nothing is hidden;
    - `spread` is the spread of the aims in a search;
    - `stages` is a short search of always the same length, in place of the closer look of a player without a limit;
    - `temperature` is the scale of the noise on values without a search, in points. A higher temperature chooses
      second-best candidates more often. Positions without hidden dominoes have no noise.
    """

    clock: Clock = perf_counter
    networks: Path = WEIGHTS
    with_endgame: bool = True
    spread: float = SPREAD
    temperature: float = 0
    stages: Stages = ()

    def choose(self, state: State, rng: Random, limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        if not find_network(state, self.networks):
            return GreedyPlayer().choose(state, rng)
        return next(self.ranking(state, rng, limit))

    def ranking(self, state: State, rng: Random, limit: Limit = NO_SEARCH) -> Iterator[Sequence[Move]]:
        """Yield the turns that the player considers, best first; the game must have a network."""
        network = find_network(state, self.networks)
        assert network, "the player does not know this game"
        # A single number seeds all randomness of the search, so the search has no effect on later numbers of `rng`.
        draws = np.random.default_rng(rng.getrandbits(64))
        games = BatchGames.of(state, draws)
        candidates, values = evaluate_turn(games, network, PLACEMENTS_AT_ROOT)
        is_certain = games.only_points_count or (games.is_open and self.with_endgame)
        order: Sequence[int]
        if (limit or self.stages) and not is_certain:
            futures, aims = partial(games.futures, rng=draws), replace(Aims.of(games, network), spread=self.spread)
            if limit:
                budget = Budget(limit, REPLAN_SHARE if state.step_index else 1, self.clock)
                order = _search(futures, network, aims, candidates, values, budget)
            else:
                order = _short_search(futures, network, aims, candidates, values, self.stages)
        else:
            guessed = values if is_certain else with_noise(values, self.temperature, draws)
            looked = look_closer(games, network, candidates, guessed, draws, with_endgame=self.with_endgame)
            order = ranked(looked.tolist())
        aims = Aims.of(games, network)
        for number, candidate in enumerate(order):
            moves = list(decode_turn(state, candidates, candidate))
            is_last = games.is_last_round and not number
            yield with_best_end(state, moves, network, aims) if is_last else moves


class OwnKingdomPlayer:
    """Plays the turn with the most expected points for its own kingdom, as a function of the position.

    The player makes typical human mistakes: it leaves rivals the dominoes that they need, and ignores when its next
    turn comes. A game without a network is played like "solid".
    """

    def choose(self, state: State, rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        network = find_network(state)
        if not network:
            return GreedyPlayer().choose(state, rng)
        # The result does not depend on the order of hidden dominoes, so any seed serves.
        games = BatchGames.of(state, np.random.default_rng(0))
        candidates, values = evaluate_turn(games, network, aims=OWN_POINTS)
        moves = list(decode_turn(state, candidates, first_of_best(values.tolist())))
        return with_best_end(state, moves, network, OWN_POINTS) if games.is_last_round else moves


def _short_search(
    futures: Callable[[int], BatchGames],
    network: Network,
    aims: Aims,
    candidates: Candidates,
    values: Floats,
    stages: Stages,
) -> Sequence[int]:
    """Rank candidates in a few futures, best first; those that no stage plays on follow in their old order."""
    order = ranked(values.tolist())
    sums, weight = PRIOR_WEIGHT * values.astype(np.float64), PRIOR_WEIGHT
    for most, count in stages:
        kept = np.sort(order[:most])
        if len(kept) > 1:
            sums[kept] += sum_over_futures(futures(count), candidates, kept, network, aims)
        weight += count
        better = ranked((sums[kept] / weight).tolist())
        order = [*kept[better].tolist(), *order[most:]]
    return order


def _search(
    futures: Callable[[int], BatchGames],
    network: Network,
    aims: Aims,
    candidates: Candidates,
    values: Floats,
    budget: Budget,
) -> Sequence[int]:
    """Rank candidates in simulated futures, best first. Every stage spends the same share on half as many candidates.

    `futures` returns a number of futures of the position.
    """
    # The order of moves decides between equal candidates.
    kept = np.sort(most_promising(values))
    # All remaining candidates have been played on in the same futures.
    sums, weight, rollouts = PRIOR_WEIGHT * values[kept].astype(np.float64), PRIOR_WEIGHT, ROLLOUTS
    left = list[int]()
    for stage in range(1, STAGES + 1):
        while len(kept) > 1 and budget.allows(stage / STAGES):
            # Fewer candidates get more futures each, so a batch keeps its size.
            count = rollouts // len(kept)
            sums += sum_over_futures(futures(count), candidates, kept, network, aims)
            weight += count
            budget.spend(count * len(kept))
            if budget.allows_larger_batches():
                rollouts = min(2 * rollouts, MOST_ROLLOUTS)
        order = ranked((sums / weight).tolist())
        half = max(1, len(kept) // 2)
        left = [*kept[order[half:]].tolist(), *left]
        better = np.sort(order[:half])
        kept, sums = kept[better], sums[better]
    return [*kept.tolist(), *left]
