"""What a network predicts of candidates, and what it makes them worth."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from players.search.batch_kingdoms import Floats
from players.search.candidates import Candidates
from players.search.inputs import Inputs
from players.search.network import Network
from players.search.steps import to_step

OWN, RIVALS, WIN = range(3)
"""The outputs of a network that sees the table: the points that the kingdom and, on average, its rivals still gain, and
the logarithm of the odds that it wins. A network that sees its own kingdom alone has the first output only.
"""
OUTPUTS = 3

CHANCE_STEP = 2**-16
"""Chances to win are multiples of this."""


def sigmoid(log_odds: Floats) -> Floats:
    """Return the probabilities of these logarithms of odds, float32 of the same shape."""
    # By the hyperbolic tangent, which does not overflow however certain the network is. Its last bits depend on the
    # processor.
    chances = 0.5 * (1 + np.tanh(0.5 * log_odds.astype(np.float64)))
    return to_step(chances, CHANCE_STEP).astype(np.float32)


def sees_table(network: Network) -> bool:
    """Return whether a network sees rivals and the line, and not its own kingdom alone."""
    return network.outputs == OUTPUTS


def inputs_of(candidates: Candidates, network: Network) -> Inputs:
    """Return what a network sees of candidates."""
    features = candidates.inputs if sees_table(network) else candidates.kingdom_inputs
    if not network.squares:
        return features
    return Inputs((features, Inputs((network.fixed_point.pooled(candidates.edges).T,), candidates.kingdom)))


@dataclass(frozen=True)
class Prediction:
    """How games are expected to end if candidates are played, (candidates,) float32 each.

    `own` and `rivals` are final points, the latter the mean of all rivals; `win` is the chance to win.
    """

    own: Floats
    rivals: Floats
    win: Floats

    @classmethod
    def of(cls, network: Network, candidates: Candidates) -> Prediction:
        """Return what the network predicts. Without the table, it knows nothing of rivals."""
        if not sees_table(network):
            own = candidates.points + network.evaluate(inputs_of(candidates, network))[OWN]
            return cls(own, np.zeros_like(own), np.zeros_like(own))
        assert candidates.table
        outputs = network.evaluate(inputs_of(candidates, network))
        rivals = candidates.table.rival_points[candidates.game] + outputs[RIVALS]
        return cls(candidates.points + outputs[OWN], rivals, sigmoid(outputs[WIN]))
