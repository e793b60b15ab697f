"""How a turn is judged at first sight: its best candidates are looked at more closely, in some tens of milliseconds.

If nothing is hidden any more, the most promising ones are played to the end of the game (`endgame`). Otherwise, if the
network sees the table, they are played on in a single future, which shows what a rival takes and what no longer fits.
"""

from __future__ import annotations

import numpy as np

from players.search.aims import Aims
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import Floats, Ints
from players.search.candidates import Candidates
from players.search.endgame import values_at_end
from players.search.network import Network
from players.search.prediction import sees_table
from players.search.rollouts import sum_over_futures
from players.tolerance import ranked

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
    """Return the candidates that look best at first, best first."""
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
