"""The values of the candidates of a turn: immediate points, and the points expected by a network."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.scoring import MIDDLE_KINGDOM_BONUS
from engine.state import State
from players.search.batch_component import batch_components
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import KNOWN_BOXES, Floats, Ints
from players.search.candidates import Candidates
from players.search.features import CENTER_LOST, CENTERED, HOLE_PENALTY, HOLES, LOST_CENTER_PENALTY
from players.search.network import Network
from players.search.square_layer import Inputs, to_step
from players.search.table_inputs import TableInputs

OWN, RIVALS, WIN = range(3)
"""The outputs of a network that sees the table. Other networks have the first output only.

- OWN: the points that the kingdom will still gain;
- RIVALS: the points that the rivals will still gain, on average;
- WIN: the logarithm of the odds of a victory.
"""
OUTPUTS = 3

CHANCE_STEP = 2**-16
"""The step of chances to win."""


def sigmoid(log_odds: Floats) -> Floats:
    """Return the probabilities of some log odds, float32 of the same shape."""
    # The hyperbolic tangent does not overflow for certain predictions. Its last bits depend on the processor, so the
    # result is rounded.
    chances = 0.5 * (1 + np.tanh(0.5 * log_odds.astype(np.float64)))
    return to_step(chances, CHANCE_STEP).astype(np.float32)


def sees_table(network: Network) -> bool:
    """Return whether a network sees rivals and the line as well as its own kingdom."""
    return network.outputs == OUTPUTS


def inputs_of(candidates: Candidates, network: Network) -> Inputs:
    features = candidates.inputs if sees_table(network) else candidates.kingdom_inputs
    if not network.squares:
        return features
    return Inputs((features, Inputs((network.fixed_point.pooled(candidates.edges).T,), candidates.kingdom)))


RIVALRY = {2: 1.0, 3: 0.4, 4: 0.25, 5: 0.2, 6: 0.15}
"""The weight of a point of the rivals' mean compared with an own point, by the number of kingdoms."""

WIN_VALUE = 20
"""The points for a certain victory in the last round. Earlier in the game a victory counts proportionally less."""

BLIND_WIN_VALUE = 60
"""WIN_VALUE for a network without the table, which learns of a victory only from the end of a future."""


@dataclass(frozen=True)
class Aims:
    """The weight of the rivals' mean compared with own points, and the value of a victory in points.

    With a `spread`, in points, a narrow victory is worth little more than a narrow defeat, as luck could have turned
    it.
    """

    rivalry: float
    win_value: float
    spread: float = 0

    @classmethod
    def of(cls, games: BatchGames, network: Network) -> Aims:
        """Return the aims in games with this network. A victory counts more towards the end."""
        kingdoms = games.rules.game_format.kingdoms
        if sees_table(network):
            return cls(RIVALRY[kingdoms], WIN_VALUE * games.progress)
        return cls(1 / kingdoms, BLIND_WIN_VALUE * games.progress)

    def value(self, network: Network, candidates: Candidates) -> Floats:
        """Return the values of candidates in points by the network's prediction, (candidates,) float32."""
        predicted = network.evaluate(inputs_of(candidates, network))
        value: Floats = candidates.points + predicted[OWN]
        if sees_table(network):
            assert candidates.table
            rivals = candidates.table.rival_points[candidates.game] + predicted[RIVALS]
            value = value - self.rivalry * rivals + self.win_value * sigmoid(predicted[WIN])
        return value

    def parts_of(self, scores: Floats, kingdom: int | Ints) -> tuple[Floats, Floats]:
        """Return the value of finished games for a kingdom as its points and the rest, (games,) float32 each.

        `scores` is (games, kingdoms) float32. `kingdom` is one kingdom or a kingdom for each game, (games,) intp.
        """
        is_own = np.broadcast_to(np.arange(scores.shape[1]) == np.reshape(kingdom, (-1, 1)), scores.shape)
        own, rivals = scores[is_own], scores[~is_own].reshape(len(scores), -1)
        lead = own - rivals.max(1)
        # A victory counts 1, a shared victory 1/2, a defeat 0.
        wins = sigmoid(lead / self.spread) if self.spread else (1 + np.sign(lead)) / 2
        return own, self.win_value * wins - self.rivalry * rivals.mean(1)


class OwnPoints(Aims):
    """The aims of a player who ignores rivals and the next round, for the turn of a single game."""

    def value(self, network: Network, candidates: Candidates) -> Floats:
        predicted = network.evaluate(inputs_of(candidates.at_one_place(), network))
        value: Floats = candidates.points + predicted[OWN]
        return value


OWN_POINTS = OwnPoints(rivalry=0, win_value=0)


def shares_of_victory(scores: NDArray[np.floating[Any]]) -> NDArray[np.float64]:
    """Return the share of each kingdom in the victory, of the shape of the scores, (games, kingdoms).

    Kingdoms with equal points share a victory, without any tie-break.
    """
    is_first = scores == scores.max(1, keepdims=True)
    return is_first / is_first.sum(1, keepdims=True)


WEIGHTS = Path(__file__).parent / "weights"

PLACEMENTS_IN_ROLLOUTS = 3
"""How many placements are combined with all optional actions, in all turns but the turn of a search."""


def find_network(state: State, folder: Path = WEIGHTS) -> Network | None:
    """Return the network for this game, or None if the folder has no such network."""
    variant = state.variant
    if batch_components(variant) is None or not set(state.format.boxes) <= KNOWN_BOXES:
        return None
    return _load(folder / f"{variant.base}-{state.players}.npz")


@cache
def _load(path: Path) -> Network | None:
    return Network.load(path) if path.exists() else None


def evaluate_turn(
    games: BatchGames,
    network: Network | None,
    placements: int = PLACEMENTS_IN_ROLLOUTS,
    aims: Aims | None = None,
    *,
    with_table: bool = False,
) -> tuple[Candidates, Floats]:
    """Return the candidates of the current turn, and their values in points, (candidates,) float32.

    `aims` default to the aims of the position. In games with an extension only the best `placements` of each game are
    combined with all optional actions. `with_table` adds the inputs of the table for a network without the table.
    """
    # A first pass with the usual optional actions sorts out bad placements at a fraction of the cost.
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

    Without a network the gain of the chosen domino at its best placement stands for the rest of the game.
    """
    if games.is_last_turn:
        return candidates.points
    if not network:
        return candidates.points + candidates.choice_gains
    return (aims or Aims.of(games, network)).value(network, candidates)


def has_greedy_rivals(games: BatchGames, network: Network) -> bool:
    """Return whether rivals are assumed to be greedy, namely if the network does not see them.

    In games with an extension the network plays for all kingdoms, as the greedy value says too little there.
    """
    return not games.components and not sees_table(network)


def evaluate_rollout_turn(
    games: BatchGames, network: Network, kingdom: int, aims: Aims | None = None
) -> tuple[Candidates, Floats]:
    """Do the same as `evaluate_turn` for one kingdom, and value the turns of greedy rivals greedily."""
    if games.is_last_turn or not has_greedy_rivals(games, network):
        return evaluate_turn(games, network, aims=aims)
    candidates = Candidates.of(games)
    values = greedy_values(games, candidates)
    # Only the candidates of that kingdom go through the network.
    chosen = np.flatnonzero((games.acting == kingdom)[candidates.game])
    values[chosen] = candidates.points[chosen] + network.evaluate(inputs_of(candidates, network).take(chosen))[OWN]
    return candidates, values


def greedy_values(games: BatchGames, candidates: Candidates) -> Floats:
    """Return the values of the "solid" level, (candidates,) float32: the shape of the kingdom first, then points."""
    outline = candidates.features.outline
    # The "solid" level ignores the bonus for the castle in the center, so the penalty removes it again.
    penalty = HOLE_PENALTY * outline(HOLES) + games.rules.center * (
        LOST_CENTER_PENALTY * outline(CENTER_LOST) + MIDDLE_KINGDOM_BONUS * outline(CENTERED)
    )
    values: Floats = candidates.points + candidates.choice_gains - penalty[candidates.kingdom]
    return values
