"""What the lines gave each kingdom of a finished game, to be taken out of its result.

This follows AIVAT (Burch, Schmid, Moravčík and Bowling, 2018): whenever chance has dealt a line, what each kingdom may
then expect is compared with what it could expect before. These differences have mean zero, whoever plays and however
well the expectation is estimated, so a result without them is unbiased. Unlike AIVAT, choices of the players are left
in: what differs between players is what a match is to show.

An expectation is the mean of some futures that the network plays on to the end. What it predicts itself, after a round,
correlates too little with how games end.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.notation import Record
from engine.state import State
from players.analysis.events import events
from players.analysis.futures import VICTORY, Futures, batches
from players.search.evaluator import find_network
from players.search.network import Network

Wins = npt.NDArray[np.float64]
"""(kingdoms,): shares of a victory."""


def luck_of_lines(record: Record, futures: int, seed: tuple[int, ...]) -> Wins:
    """Return how much of a victory the lines of a game gave to each kingdom; the sum over the kingdoms is zero.

    Two positions of each line are played on in so many futures. ValueError if the game is not over, or if no network
    knows it.
    """
    start, *_ = game = events(record)
    network = find_network(start.before)
    if network is None:
        raise ValueError(f"the luck of {record.variant} cannot be estimated, as no network knows it")
    lines = [event for event in game if event.kingdom is None]
    changes = [
        _expected(network, event.after, futures, (*seed, at, 1))
        - _expected(network, event.before, futures, (*seed, at))
        for at, event in enumerate(lines)
    ]
    luck: Wins = np.sum(changes, 0)
    return luck


def _expected(network: Network, state: State, count: int, seed: tuple[int, ...]) -> Wins:
    """Return the share of victories that each kingdom may expect."""
    futures = [Futures(network, size, (*seed, number)) for number, size in enumerate(batches(count))]
    ends = np.concatenate([each.ends(state) for each in futures])
    expected: Wins = ends[:, :, VICTORY].mean(0)
    return expected
