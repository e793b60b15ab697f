"""The value of the candidates of a turn: the points scored at once, and those that a network expects to come."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import numpy as np

from engine.scoring import MIDDLE_KINGDOM_BONUS
from engine.state import State
from engine.variants import Variant
from players.extensions import batch_components, known_extensions
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import KNOWN_BOXES, Bools, Floats
from players.search.candidates import Candidates
from players.search.features import CENTRE_LOST, CENTRED, HOLES, TERRAIN_FEATURES
from players.search.network import Network

WEIGHTS = Path(__file__).parent / "weights"

BEST_PLACEMENTS = 3
"""How many placements are combined with all ways to use the optional actions of the turn."""

HOLE_PENALTY, LOST_CENTRE_PENALTY = 40, 1000
"""In points: for greedy rivals a hole outweighs all that a domino gains, and the centre all holes."""

FALLBACK_NETWORKS = {1: "kd-4", 2: "kd7-2"}
"""The network for a game without extensions that has none of its own, by the kings of each player."""


def find_network(state: State) -> Network | None:
    """Return the network trained for this game or for one with the same features; None if there is none."""
    variant, game_format = state.variant, state.format
    if batch_components(variant) is None or not set(game_format.boxes) <= KNOWN_BOXES:
        return None
    own = f"{variant.base}-{state.players}"
    name = own if _path(own).exists() else _fallbacks(variant).get(game_format.kings_each)
    return _load(name) if name else None


def _fallbacks(variant: Variant) -> Mapping[int, str]:
    """Return the networks for games with the same extensions, by the kings of each player."""
    if not variant.extensions:
        return FALLBACK_NETWORKS
    known = known_extensions(variant)
    return known[0].fallback_networks if len(known) == 1 else {}


@cache
def _load(name: str) -> Network:
    return Network.load(_path(name))


def _path(name: str) -> Path:
    return WEIGHTS / f"{name}.npz"


def evaluate_turn(
    games: BatchGames, network: Network | None, placements: int = BEST_PLACEMENTS
) -> tuple[Candidates, Floats]:
    """Return the candidates of the turn that is due, and their values in points, (candidates,) float32.

    In games with an extension the optional actions are combined with the best `placements` of each game only.
    """
    # First with optional actions used as usual, which tells good placements from bad ones at a fraction of the cost.
    candidates = Candidates.of(games)
    values = evaluate(games, candidates, network)
    if games.components:
        candidates = candidates.with_optional_actions(games, candidates.best_placements(values, placements))
        values = evaluate(games, candidates, network)
    return candidates, values


def evaluate(games: BatchGames, candidates: Candidates, network: Network | None) -> Floats:
    """Return the values of candidates in points, (candidates,) float32.

    Without a network, what the chosen domino gains at its best placement stands for all that is to come.
    """
    if games.is_last_turn:
        return candidates.points
    if not network:
        return candidates.points + candidates.choice_gains
    return candidates.points + network.evaluate_pairs(candidates.shared, candidates.placement, candidates.own)


def evaluate_rollout_turn(games: BatchGames, network: Network, by_network: Bools) -> tuple[Candidates, Floats]:
    """Do what `evaluate_turn` does, with the network for some kingdoms and as greedy players would for the others.

    `by_network` is (kingdoms,) bool. In games with an extension the network serves all: what "greedy" sees at once says
    too little there.
    """
    if games.components or games.is_last_turn:
        return evaluate_turn(games, network)
    candidates = Candidates.of(games)
    values = _greedy_values(games, candidates)
    # Only the columns of those kingdoms go through the network.
    placements = by_network[games.acting][candidates.placements.game]
    chosen = placements[candidates.placement]
    pairs = (np.cumsum(placements) - 1)[candidates.placement[chosen]]
    expected = network.evaluate_pairs(candidates.shared[:, placements], pairs, candidates.own[:, chosen])
    values[chosen] = candidates.points[chosen] + expected
    return candidates, values


def _greedy_values(games: BatchGames, candidates: Candidates) -> Floats:
    """Return what "greedy" goes by, (candidates,) float32: the shape of the kingdom first, then points."""
    rules, outline = games.rules, candidates.shared[games.rules.terrains * TERRAIN_FEATURES :]
    penalty = HOLE_PENALTY * outline[HOLES]
    # "greedy" does not count the bonus of a castle that is in the centre for now, so it is taken off again.
    penalty = penalty + rules.centre * (
        LOST_CENTRE_PENALTY * outline[CENTRE_LOST] + MIDDLE_KINGDOM_BONUS * outline[CENTRED]
    )
    values: Floats = candidates.points + candidates.choice_gains - penalty[candidates.placement]
    return values
