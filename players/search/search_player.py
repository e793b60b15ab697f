"""The computer player that searches: it plays candidates of a turn on to the end of the game, as its limit allows.

The candidates that look best to the network are played on in many futures, the same ones for every candidate. A future
draws all that is hidden at random; the searching player moves in it as the network would without a search, and rivals
as `evaluator.evaluate_rollout_turn` assumes. Whenever a share of the limit is used up, the worse half of the candidates
drops out (successive halving). The network's first evaluation keeps a small weight.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter

import numpy as np

from engine.moves import Move
from engine.state import State
from players.greedy import GreedyPlayer
from players.player import NO_SEARCH, Limit
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import Floats, Ints
from players.search.candidates import Candidates, play
from players.search.decode_candidate import decode_turn
from players.search.evaluator import evaluate_rollout_turn, evaluate_turn, find_network
from players.search.network import Network

BEST_PLACEMENTS = 8
"""How many placements are combined with all ways to use the optional actions of the turn."""

CANDIDATES, STAGES = 16, 4
"""How many candidates the search begins with, and the stages that halve them down to one."""

ROLLOUTS = 32
"""How many games are played on at a time, over all candidates."""

PRIOR_WEIGHT = 3
"""How many futures the network's first evaluation weighs as much as."""

LAMBDA = 0.9
"""The share that a round of a future leaves to what comes after it, as in the lambda returns of Sutton (1988)."""

WIN_BONUS = 60
"""The points that a victory in a future is worth in the last round; earlier in the game proportionally less."""

REPLAN_SHARE = 0.2
"""The share of the limit that is spent on a decision in the middle of a turn."""

Clock = Callable[[], float]


@dataclass(frozen=True)
class SearchPlayer:
    """Searches within its limit, and without one plays what looks best to the network.

    A game that no network knows is played as "greedy" plays it. `clock` counts seconds.
    """

    clock: Clock = perf_counter

    def choose(self, state: State, rng: Random, limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        """Return the rest of the turn, which is thought through as a whole."""
        network = find_network(state)
        if not network:
            return GreedyPlayer().choose(state, rng)
        # All randomness of the search comes from one number, whatever the search does with it.
        draws = np.random.default_rng(rng.getrandbits(64))
        games = BatchGames.of(state, draws)
        candidates, values = evaluate_turn(games, network, BEST_PLACEMENTS)
        best = int(values.argmax())
        if limit and not games.is_last_turn:
            budget = _Budget(limit, REPLAN_SHARE if state.step_index else 1, self.clock)
            best = _search(games, network, candidates, values, budget, draws)
        return list(decode_turn(state, candidates, best))


class _Budget:
    """How much of a limit is used up. A batch of rollouts counts as a whole, however long it takes."""

    def __init__(self, limit: Limit, share: float, clock: Clock) -> None:
        self._clock = clock if limit.seconds else None
        self._total = share * (limit.seconds or limit.futures or 0)
        self._start = self._now = clock() if limit.seconds else 0.0
        self._latest_batch = 0.0

    def allows(self, share: float) -> bool:
        """Whether the next batch would be at least half done when that share of the limit is used up."""
        if self._clock:
            self._now = self._clock()
        return self._now + self._latest_batch / 2 < self._start + self._total * share

    def spend(self, futures: int) -> None:
        """Count a batch of that many futures that has just been played on."""
        now = self._clock() if self._clock else self._now + futures
        self._latest_batch, self._now = now - self._now, now


def _search(
    games: BatchGames,
    network: Network,
    candidates: Candidates,
    values: Floats,
    budget: _Budget,
    draws: np.random.Generator,
) -> int:
    """Return the candidate that does best in futures: every stage spends as much, on half as many candidates."""
    kept = np.argsort(-values, kind="stable")[:CANDIDATES]
    # Sums can be compared, as all candidates that are kept have been played on in the same futures.
    sums = PRIOR_WEIGHT * values[kept]
    for stage in range(1, STAGES + 1):
        while len(kept) > 1 and budget.allows(stage / STAGES):
            # The fewer candidates are left, the more futures each gets: a batch stays as large as it was.
            sums += _sum_over_futures(games.futures(ROLLOUTS // len(kept), draws), candidates, kept, network)
            budget.spend(ROLLOUTS // len(kept) * len(kept))
        better = np.argsort(-sums, kind="stable")[: max(1, len(kept) // 2)]
        kept, sums = kept[better], sums[better]
    return int(kept[0])


def _sum_over_futures(futures: BatchGames, candidates: Candidates, kept: Ints, network: Network) -> Floats:
    """Return the sum of the returns of some candidates over all futures, (kept,) float32."""
    count, acting = len(futures), futures.acting[0]
    # All futures for the first candidate, then the same ones for the next.
    games = futures.take(np.tile(np.arange(count), len(kept)))
    play(games, candidates, np.repeat(kept, count))
    games.advance_round()
    returns = _roll_out(games, network, acting, WIN_BONUS * futures.progress)
    return returns.reshape(len(kept), count).sum(1)


def _roll_out(games: BatchGames, network: Network, kingdom: int, win_bonus: float) -> Floats:
    """Play games to their end in place; return what each comes to for a kingdom, (games,) float32.

    That is its points, less a share of those of its rivals, plus the bonus for a victory. Rivals count with their final
    points. The kingdom's own are a lambda return: every turn on the way gives a share of the weight that is left to
    what the network expects by then, which varies less than the end does.
    """
    game_format = games.rules.game_format
    by_network = np.arange(game_format.kingdoms) == kingdom
    rest = LAMBDA ** (game_format.kingdoms / games.turn_kingdoms.shape[1])  # a round has several turns of the kingdom
    own, weight = np.zeros(len(games), np.float32), np.ones(len(games), np.float32)
    while not games.round_is_over:
        candidates, values = evaluate_rollout_turn(games, network, by_network)
        chosen, turns = candidates.best(values), games.acting == kingdom
        own[turns] += (1 - rest) * (weight * values[chosen])[turns]
        weight[turns] *= rest
        play(games, candidates, chosen)
        games.advance_round()
    scores = games.scores()
    final, rivals = scores[:, kingdom], np.delete(scores, kingdom, 1)
    # 1 for a victory, 1/2 for a shared one, 0 for a defeat.
    wins = (1 + np.sign(final - rivals.max(1))) / 2
    return own + weight * final - rivals.mean(1) / game_format.kingdoms + win_bonus * wins
