"""The computer player that searches: it plays candidates of a turn on to the end of the game, as its limit allows.

The candidates that look best to the network are played on in many futures, the same ones for every candidate. A future
draws all that is hidden at random; the searching player moves in it as the network would without a search, and rivals
do so too or are greedy (`evaluator.has_greedy_rivals`). Whenever a share of the limit is used up, the worse half of the
candidates drops out (successive halving). The network's first evaluation keeps a small weight.

Without a limit it takes a closer look, in some tens of milliseconds. Once nothing is hidden, the most promising
candidates are played to the end. Otherwise, if the network sees the table, they are played on in a single future, which
shows what a rival takes and what no longer fits.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

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
"""How many candidates are looked at more closely, at most."""

GLANCED_TURNS = 64
"""How many turns of a round the futures of a glance have, all together: 16 candidates with lines of four, 8 with eight.

So a glance takes no longer where more people play.
"""

GLANCE_LINES = 2
"""How many lines are dealt in the future of a glance: the present round and the next are played to their ends.

In a single future, what the network expects of the rest says more than what a game comes to.
"""

PRIOR_WEIGHT = 3
"""How many futures the network's first evaluation weighs as much as."""


def most_promising(values: Floats) -> Ints:
    return np.array(ranked(values.tolist(), CANDIDATES))


def with_noise(values: Floats, temperature: float, draws: np.random.Generator) -> Floats:
    """Return values, (candidates,) float32, with Gumbel noise of that scale, in the unit of the values.

    The candidate that is highest then is each one with the probability that a softmax of that temperature gives it.
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

    Those that are not looked at come below the others, in their order. `draws` draws the future of a glance.
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
    # One point below, as the difference alone may be rounded up.
    found = values - others.max() + seen.min() - 1 if len(others) else values.copy()
    found[kept] = seen
    return found


def _glance(
    games: BatchGames,
    network: Network,
    candidates: Candidates,
    values: Floats,
    kept: Ints,
    draws: np.random.Generator,
) -> Floats:
    """Return what some candidates come to in a single future, and by their first values, (kept,) float32."""
    futures, aims = games.futures(1, draws), Aims.of(games, network)
    returns = sum_over_futures(futures, candidates, kept, network, aims, GLANCE_LINES)
    return ((returns + PRIOR_WEIGHT * values[kept]) / (1 + PRIOR_WEIGHT)).astype(np.float32)


Clock = Callable[[], float]
"""Returns seconds from some fixed moment on."""

BATCH_SHARE: Final = 1 / 8
"""The largest share of a limit that one batch of rollouts may use up."""


class Budget:
    """How much of a limit is used up. A batch of rollouts counts as a whole, however long it takes."""

    def __init__(self, limit: Limit, share: float, clock: Clock) -> None:
        self._clock = clock if limit.seconds else None
        self._total = share * (limit.seconds or limit.futures or 0)
        self._start = self._now = clock() if limit.seconds else 0.0
        self._latest_batch = 0.0

    def allows(self, share: float) -> bool:
        """Return whether the next batch would be at least half done when that share of the limit is used up."""
        if self._clock:
            self._now = self._clock()
        return self._now + self._latest_batch / 2 < self._start + self._total * share

    def spend(self, futures: int) -> None:
        """Count a batch of that many futures that has just been played on."""
        now = self._clock() if self._clock else self._now + futures
        self._latest_batch, self._now = now - self._now, now

    def allows_larger_batches(self) -> bool:
        """Return whether twice the latest batch would take no more than its share of the limit."""
        return 2 * self._latest_batch <= BATCH_SHARE * self._total


PLACEMENTS_AT_ROOT = 8
"""How many placements are combined with all uses of the optional actions, in the turn that the player is to choose."""

STAGES = 4
"""The stages that halve the candidates down to one."""

ROLLOUTS, MOST_ROLLOUTS = 16, 128
"""How many games are played on at a time, over all candidates: at first, and if the limit has time for larger batches.

Larger batches play more futures in the same time, as every operation of NumPy then serves more games; a small one at
first keeps a short limit, as a batch is always played to its end.
"""

SPREAD = 4.0
"""How many points more or less the end of a future may well have had; see `Aims`.

So the few futures that there is time for say more of the chance to win.
"""

REPLAN_SHARE = 0.2
"""The share of the limit that is spent on a decision in the middle of a turn."""


@dataclass(frozen=True)
class SearchPlayer:
    """Searches within its limit, and without one plays what looks best at first sight, which takes some milliseconds.

    A game that no network knows is played as "solid" plays it. `clock` counts seconds; the networks are in the folder
    `networks`. `with_endgame` says that it looks ahead for everybody when nothing is hidden any more, and `spread` is
    that of the aims in a search. `temperature` is the scale of the noise on what it sees at first sight, in points: the
    higher, the more often another candidate than the best is played. There is none once nothing is hidden.
    """

    clock: Clock = perf_counter
    networks: Path = WEIGHTS
    with_endgame: bool = True
    spread: float = SPREAD
    temperature: float = 0

    def choose(self, state: State, rng: Random, limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        """Return the rest of the turn, which is thought through as a whole."""
        network = find_network(state, self.networks)
        if not network:
            return GreedyPlayer().choose(state, rng)
        # All randomness of the search comes from one number, whatever the search does with it.
        draws = np.random.default_rng(rng.getrandbits(64))
        games = BatchGames.of(state, draws)
        candidates, values = evaluate_turn(games, network, PLACEMENTS_AT_ROOT)
        is_certain = games.only_points_count or (games.is_open and self.with_endgame)
        if limit and not is_certain:
            budget = Budget(limit, REPLAN_SHARE if state.step_index else 1, self.clock)
            aims = replace(Aims.of(games, network), spread=self.spread)
            best = _search(partial(games.futures, rng=draws), network, aims, candidates, values, budget)
        else:
            guessed = values if is_certain else with_noise(values, self.temperature, draws)
            looked = look_closer(games, network, candidates, guessed, draws, with_endgame=self.with_endgame)
            best = first_of_best(looked.tolist())
        moves = list(decode_turn(state, candidates, best))
        return with_best_end(state, moves, network, Aims.of(games, network)) if games.is_last_round else moves


class OwnKingdomPlayer:
    """Plays what its network expects to bring the own kingdom most, as a function of the position.

    It misses what people miss: it leaves rivals the domino that they need, and does not care which turn a domino brings
    in the next round. A game that no network knows is played as "solid" plays it.
    """

    def choose(self, state: State, rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        """Return the rest of the turn, which is thought through as a whole."""
        network = find_network(state)
        if not network:
            return GreedyPlayer().choose(state, rng)
        # The order of what is hidden is not looked at.
        games = BatchGames.of(state, np.random.default_rng(0))
        candidates, values = evaluate_turn(games, network, aims=OWN_POINTS)
        moves = list(decode_turn(state, candidates, first_of_best(values.tolist())))
        return with_best_end(state, moves, network, OWN_POINTS) if games.is_last_round else moves


def _search(
    futures: Callable[[int], BatchGames],
    network: Network,
    aims: Aims,
    candidates: Candidates,
    values: Floats,
    budget: Budget,
) -> int:
    """Return the candidate that does best in futures: every stage spends as much, on half as many candidates.

    `futures` returns that many futures of the position.
    """
    # In the order of moves, which decides between candidates that are equally good.
    kept = np.sort(most_promising(values))
    # All candidates that are kept have been played on in the same futures.
    sums, weight, rollouts = PRIOR_WEIGHT * values[kept].astype(np.float64), PRIOR_WEIGHT, ROLLOUTS
    for stage in range(1, STAGES + 1):
        while len(kept) > 1 and budget.allows(stage / STAGES):
            # The fewer candidates are left, the more futures each gets: a batch stays as large as it was.
            count = rollouts // len(kept)
            sums += sum_over_futures(futures(count), candidates, kept, network, aims)
            weight += count
            budget.spend(count * len(kept))
            if budget.allows_larger_batches():
                rollouts = min(2 * rollouts, MOST_ROLLOUTS)
        better = np.sort(ranked((sums / weight).tolist(), max(1, len(kept) // 2)))
        kept, sums = kept[better], sums[better]
    return int(kept[0])
