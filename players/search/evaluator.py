"""The value of the candidates of a turn: the points scored at once, and those that a network expects to come."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from engine.scoring import MIDDLE_KINGDOM_BONUS
from engine.state import State
from players.extension import batch_components
from players.search.aims import Aims
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import KNOWN_BOXES, Floats
from players.search.candidates import Candidates
from players.search.features import CENTRE_LOST, CENTRED, HOLES
from players.search.greedy_constants import HOLE_PENALTY, LOST_CENTRE_PENALTY
from players.search.network import Network
from players.search.prediction import OWN, Prediction, inputs_of, sees_table
from players.search.table_inputs import TableInputs

WEIGHTS = Path(__file__).parent / "weights"

PLACEMENTS_IN_ROLLOUTS = 3
"""How many placements are combined with all uses of the optional actions, in all turns but the one to be chosen."""


def find_network(state: State, folder: Path = WEIGHTS) -> Network | None:
    """Return the network for this game; None if the folder has none."""
    variant = state.variant
    if batch_components(variant) is None or not set(state.format.boxes) <= KNOWN_BOXES:
        return None
    path = folder / f"{variant.base}-{state.players}.npz"
    return _load(path) if path.exists() else None


@cache
def _load(path: Path) -> Network:
    return Network.load(path)


def evaluate_turn(
    games: BatchGames,
    network: Network | None,
    placements: int = PLACEMENTS_IN_ROLLOUTS,
    aims: Aims | None = None,
    *,
    with_table: bool = False,
) -> tuple[Candidates, Floats]:
    """Return the candidates of the turn that is due, and their values in points, (candidates,) float32.

    The aims are those of the position unless others are given. In games with an extension the optional actions are
    combined with the best `placements` of each game only. `with_table` adds the inputs of the table even if the network
    does not use it.
    """
    # First with optional actions used as usual, which tells good placements from bad ones at a fraction of the cost.
    candidates = Candidates.of(
        games, TableInputs.of(games) if with_table or (network and sees_table(network)) else None
    )
    values = evaluate(games, candidates, network, aims)
    if games.components:
        candidates = candidates.with_optional_actions(games, candidates.best_placements(values, placements))
        values = evaluate(games, candidates, network, aims)
    return candidates, values


def evaluate(games: BatchGames, candidates: Candidates, network: Network | None, aims: Aims | None = None) -> Floats:
    """Return the values of candidates in points, (candidates,) float32.

    Without a network, what the chosen domino gains at its best placement stands for all that is to come.
    """
    if games.is_last_turn:
        return candidates.points
    if not network:
        return candidates.points + candidates.choice_gains
    return (aims or Aims.of(games, network)).value(Prediction.of(network, candidates))


def has_greedy_rivals(games: BatchGames, network: Network) -> bool:
    """Return whether rivals are expected to be greedy: those that the network does not see.

    In games with an extension the network serves all: what "greedy" sees at once says too little there.
    """
    return not games.components and not sees_table(network)


def evaluate_rollout_turn(
    games: BatchGames, network: Network, kingdom: int, aims: Aims | None = None
) -> tuple[Candidates, Floats]:
    """Do what `evaluate_turn` does, with the network for one kingdom and as greedy players would for greedy rivals."""
    if games.is_last_turn or not has_greedy_rivals(games, network):
        return evaluate_turn(games, network, aims=aims)
    candidates = Candidates.of(games)
    values = greedy_values(games, candidates)
    # Only the candidates of that kingdom go through the network.
    chosen = np.flatnonzero((games.acting == kingdom)[candidates.game])
    values[chosen] = candidates.points[chosen] + network.evaluate(inputs_of(candidates, network).take(chosen))[OWN]
    return candidates, values


def greedy_values(games: BatchGames, candidates: Candidates) -> Floats:
    """Return what "greedy" goes by, (candidates,) float32: the shape of the kingdom first, then points."""
    outline = candidates.features.outline
    # "greedy" does not count the bonus of a castle that is in the centre for now, so it is taken off again.
    penalty = HOLE_PENALTY * outline(HOLES) + games.rules.centre * (
        LOST_CENTRE_PENALTY * outline(CENTRE_LOST) + MIDDLE_KINGDOM_BONUS * outline(CENTRED)
    )
    values: Floats = candidates.points + candidates.choice_gains - penalty[candidates.kingdom]
    return values
