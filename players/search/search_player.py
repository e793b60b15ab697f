"""The computer player that searches: it plays candidates of a turn on to the end of the game, as its limit allows.

The candidates that look best to the network are played on in many futures, the same ones for every candidate. A future
draws all that is hidden at random; the searching player moves in it as the network would without a search, and rivals
do so too or are greedy (`evaluator.has_greedy_rivals`). Whenever a share of the limit is used up, the worse half of the
candidates drops out (successive halving). The network's first evaluation keeps a small weight.

Without a limit a closer look must do (`first_sight`), and so it does when nothing is hidden any more.
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
from players.search.batch_kingdoms import Floats
from players.search.budget import Budget, Clock
from players.search.candidates import Candidates
from players.search.decode_candidate import decode_turn
from players.search.evaluator import WEIGHTS, evaluate_turn, find_network
from players.search.first_sight import PRIOR_WEIGHT, look_closer, most_promising, with_noise
from players.search.last_round import with_best_end
from players.search.network import Network
from players.search.rollouts import sum_over_futures
from players.tolerance import first_of_best, ranked

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

    A game that no network knows is played as "greedy" plays it. `clock` counts seconds; the networks are in the folder
    `networks`. `with_endgame` says that it plays `endgame` when nothing is hidden any more, and `spread` is that of the
    aims in a search. `temperature` is the scale of the noise on what it sees at first sight, in points: the higher, the
    more often another candidate than the best is played. There is none once nothing is hidden.
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
