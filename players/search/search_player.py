"""The computer player that searches: it plays candidates of a turn on to the end of the game, as its limit allows.

The candidates that look best to the network are played on in many futures, the same ones for every candidate. A future
draws all that is hidden at random; the searching player moves in it as the network would without a search, and rivals
as `evaluator.evaluate_rollout_turn` assumes. Whenever a share of the limit is used up, the worse half of the candidates
drops out (successive halving). The network's first evaluation keeps a small weight.

Without a limit a glance must do: a single future, if the network sees the table, and what looks best at once otherwise.
When nothing is hidden any more, the turn is played as `endgame` says, which takes some tens of milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter

import numpy as np

from engine.moves import Move
from engine.state import State
from players.greedy import GreedyPlayer
from players.player import NO_SEARCH, Limit
from players.search.aims import Aims
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import Floats, Ints
from players.search.budget import Budget, Clock
from players.search.candidates import Candidates
from players.search.decode_candidate import decode_turn
from players.search.endgame import values_at_end
from players.search.evaluator import WEIGHTS, evaluate_turn, find_network
from players.search.last_round import with_best_end
from players.search.network import Network
from players.search.prediction import sees_table
from players.search.rollouts import sum_over_futures

PLACEMENTS_AT_ROOT = 8
"""How many placements are combined with all uses of the optional actions, in the turn that the player is to choose."""

CANDIDATES, STAGES = 16, 4
"""How many candidates the search begins with, and the stages that halve them down to one."""

ROLLOUTS, MOST_ROLLOUTS = 16, 128
"""How many games are played on at a time, over all candidates: at first, and if the limit has time for larger batches.

Larger batches play more futures in the same time, as every operation of NumPy then serves more games; a small one at
first keeps a short limit, as a batch is always played to its end.
"""

GLANCE_LINES = 2
"""How many lines are dealt in the future of a glance: the present round and the next are played to their ends.

In a single future, what the network expects of the rest says more than what a game comes to.
"""

PRIOR_WEIGHT = 3
"""How many futures the network's first evaluation weighs as much as."""

SPREAD = 4.0
"""How many points more or less the end of a future may well have had; see `Aims`.

So the few futures that there is time for say more of the chance to win.
"""

REPLAN_SHARE = 0.2
"""The share of the limit that is spent on a decision in the middle of a turn."""


@dataclass(frozen=True)
class SearchPlayer:
    """Searches within its limit, and without one plays what looks best at first sight, which takes some milliseconds.

    A game that no network knows is played as "greedy" plays it. `clock` counts seconds; the networks are in the folder
    `networks`. `with_endgame` says that it plays `endgame` when nothing is hidden any more, and `spread` is that of the
    aims in a search.
    """

    clock: Clock = perf_counter
    networks: Path = WEIGHTS
    with_endgame: bool = True
    spread: float = SPREAD

    def choose(self, state: State, rng: Random, limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        """Return the rest of the turn, which is thought through as a whole."""
        network = find_network(state, self.networks)
        if not network:
            return GreedyPlayer().choose(state, rng)
        # All randomness of the search comes from one number, whatever the search does with it.
        draws = np.random.default_rng(rng.getrandbits(64))
        games = BatchGames.of(state, draws)
        candidates, values = evaluate_turn(games, network, PLACEMENTS_AT_ROOT)
        if games.only_points_count:
            best = int(np.argmax(values))
        elif games.is_open and self.with_endgame:
            best = _best_at_end(games, network, candidates, values)
        elif limit:
            budget = Budget(limit, REPLAN_SHARE if state.step_index else 1, self.clock)
            aims = replace(Aims.of(games, network), spread=self.spread)
            best = _search(partial(games.futures, rng=draws), network, aims, candidates, values, budget)
        elif sees_table(network):
            best = _glance(games, network, candidates, values, draws)
        else:
            best = int(np.argmax(values))
        moves = list(decode_turn(state, candidates, best))
        return with_best_end(state, moves, network, Aims.of(games, network)) if games.is_last_round else moves


def _glance(
    games: BatchGames, network: Network, candidates: Candidates, values: Floats, draws: np.random.Generator
) -> int:
    """Return the candidate that does best in a single future."""
    kept = _most_promising(values, CANDIDATES)
    futures, aims = games.futures(1, draws), Aims.of(games, network)
    returns = sum_over_futures(futures, candidates, kept, network, aims, GLANCE_LINES)
    return int(kept[np.argmax(returns + PRIOR_WEIGHT * values[kept])])


def _best_at_end(games: BatchGames, network: Network, candidates: Candidates, values: Floats) -> int:
    """Return the candidate that comes to most at the end of the game, when nothing is left to chance."""
    kept = _most_promising(values, CANDIDATES)
    return int(kept[np.argmax(values_at_end(games, candidates, kept, network))])


def _most_promising(values: Floats, count: int) -> Ints:
    """Return the candidates that look best at first, best first."""
    return np.argsort(-values, kind="stable")[:count]


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
    kept = _most_promising(values, CANDIDATES)
    # Sums can be compared, as all candidates that are kept have been played on in the same futures.
    sums, rollouts = PRIOR_WEIGHT * values[kept], ROLLOUTS
    for stage in range(1, STAGES + 1):
        while len(kept) > 1 and budget.allows(stage / STAGES):
            # The fewer candidates are left, the more futures each gets: a batch stays as large as it was.
            sums += sum_over_futures(futures(rollouts // len(kept)), candidates, kept, network, aims)
            budget.spend(rollouts // len(kept) * len(kept))
            if budget.allows_larger_batches():
                rollouts = min(2 * rollouts, MOST_ROLLOUTS)
        better = np.argsort(-sums, kind="stable")[: max(1, len(kept) // 2)]
        kept, sums = kept[better], sums[better]
    return int(kept[0])
