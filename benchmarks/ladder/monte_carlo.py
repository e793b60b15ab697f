"""A Monte Carlo player after Gedda, Lagerkvist and Butler, "Monte Carlo Methods for the Game Kingdomino" (2018).

It is their Monte Carlo Evaluation, which they found stronger than tree search: playouts from every way to play the
turn, of which the one with the best mean is played. In a playout its own moves are greedy and those of the others
random ("player-greedy"), and what counts is its share of the points of itself and its best rival ("relative"). Which
candidate is played out next is decided by the mean so far, a bonus for those that were seldom tried, and "progressive
bias": what greedy thinks of the candidate, which counts less the better it is known.
"""

from __future__ import annotations

from collections.abc import Sequence
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
from players.search.budget import Budget, Clock
from players.search.candidates import Candidates, play
from players.search.decode_candidate import decode_turn
from players.search.evaluator import greedy_values

PLAYOUTS = 32
"""How many candidates are played out at a time."""

EXPLORATION, BIAS = 0.1, 0.1
"""The weights of the bonus for candidates that were seldom tried, and of what greedy thinks of them."""

UNTRIED = 0.5
"""The mean of a candidate that was never tried: as many points as the best rival."""


@dataclass(frozen=True)
class MonteCarloPlayer:
    """Plays the candidate with the best mean over playouts; without a limit or with extensions as greedy does."""

    clock: Clock = perf_counter

    def choose(self, state: State, rng: Random, limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        """Return the rest of the turn."""
        if not limit or state.variant.extensions:
            return GreedyPlayer().choose(state, rng)
        draws = np.random.default_rng(rng.getrandbits(64))
        games = BatchGames.of(state, draws)
        candidates = Candidates.of(games)
        best = _best_candidate(games, candidates, Budget(limit, 1, self.clock), draws)
        return list(decode_turn(state, candidates, best))


def _best_candidate(games: BatchGames, candidates: Candidates, budget: Budget, draws: np.random.Generator) -> int:
    """Return the candidate with the best mean; each playout has a future of its own."""
    bias = _ranks(greedy_values(games, candidates))
    sums, tries = np.zeros_like(bias), np.zeros_like(bias)
    while budget.allows(1):
        chosen = np.argsort(-_urgency(sums, tries, bias), kind="stable")[:PLAYOUTS]
        sums[chosen] += _play_out(games, candidates, chosen, draws)
        tries[chosen] += 1
        budget.spend(len(chosen))
    return int(np.argmax(np.where(tries > 0, sums / np.maximum(tries, 1), 0) if tries.any() else bias))


def _ranks(values: Floats) -> Floats:
    """Return the ranks of values, from 0 for the lowest to 1 for the highest, (candidates,) float32."""
    ranks = np.empty(len(values), np.float32)
    ranks[np.argsort(values, kind="stable")] = np.linspace(0, 1, len(values))
    return ranks


def _urgency(sums: Floats, tries: Floats, bias: Floats) -> Floats:
    """Return which candidates are to be played out next, the highest first, (candidates,) float."""
    mean = np.where(tries > 0, sums / np.maximum(tries, 1), UNTRIED)
    bonus = EXPLORATION * np.sqrt(np.log(tries.sum() + 1) / (tries + 1))
    urgency: Floats = mean + bonus + BIAS * bias / (tries * (1 - mean) + 1)
    return urgency


def _play_out(games: BatchGames, candidates: Candidates, chosen: Ints, draws: np.random.Generator) -> Floats:
    """Play each of some candidates to the end of a future of its own; return the rewards, (chosen,) float32."""
    acting = int(games.acting[0])
    futures = games.futures(len(chosen), draws)
    play(futures, candidates, chosen)
    futures.advance_round()
    while not futures.round_is_over:
        following = Candidates.of(futures)
        is_own = (futures.acting == acting)[following.game]
        values = np.where(is_own, greedy_values(futures, following), draws.random(len(following.slot), np.float32))
        play(futures, following, following.best(values))
        futures.advance_round()
    scores = futures.scores()
    own, rival = scores[:, acting], np.delete(scores, acting, 1).max(1)
    rewards: Floats = own / np.maximum(own + rival, 1)
    return rewards
