"""The endgame: nothing is hidden any more, so everybody is expected to look ahead.

Some ways to play the turn are played to the end of the game. On the way there, whoever is due tries some ways as well,
plays each to the end as in any future, and takes the one that is best for its own kingdom. These are the nested
rollouts of Cazenave (2009), with one level.
"""

from __future__ import annotations

import numpy as np

from players.search.aims import Aims
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import Floats, Ints
from players.search.candidates import Candidates, first_of_highest, play
from players.search.network import Network
from players.search.rollouts import Policy, play_to_end, rollout_policy

BRANCHING = 4
"""How many candidates are tried in every turn on the way; more of them, or another level, made no difference."""


def values_at_end(games: BatchGames, candidates: Candidates, kept: Ints, network: Network) -> Floats:
    """Return what some candidates of the only game of this batch come to, (kept,) float32, if nothing is hidden."""
    kingdom, aims = int(games.acting[0]), Aims.of(games, network)
    policy = rollout_policy(network, kingdom, aims)
    ends = games.take(np.zeros(len(kept), np.intp))
    play(ends, candidates, kept)
    ends.advance_round()
    while not ends.round_is_over:
        _play_best_turn(ends, policy, aims)
        ends.advance_round()
    own, rest = aims.parts_of(ends.scores(), kingdom)
    return own + rest


def _play_best_turn(games: BatchGames, policy: Policy, aims: Aims) -> None:
    """Play a turn of every game in place: of the candidates that look best, the one that comes to most."""
    candidates, values = policy(games)
    if games.only_points_count:
        play(games, candidates, candidates.best(values))
        return
    chosen = candidates.best_few(values, BRANCHING)
    game = candidates.game[chosen]
    tried, acting = games.take(game), games.acting[game]
    play(tried, candidates, chosen)
    tried.advance_round()
    own, rest = aims.parts_of(play_to_end(tried, policy), acting)
    play(games, candidates, chosen[first_of_highest(own + rest, game)])
