"""Turns of a game at first sight: the points that a network expects, without a search.

`players.analysis` plays many futures of the same positions, and refines the result.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.moves import Move, Pick
from engine.state import State
from players.search.batch_games import BatchGames
from players.search.candidates import Candidates, decode_first_move
from players.search.evaluator import OWN_POINTS, evaluate, find_network, sees_table
from players.search.table_inputs import TableInputs

SPREAD = 2.0
"""The usual distance of a person's turn from the best turn, in points."""


@dataclass(frozen=True)
class SeenTurn:
    """A turn at first sight.

    - `expected`: the points of the kingdom at the end of the game, as expected after the turn;
    - `worth`: how many points more the turn brings than the usual turn of a person in the same position.
    """

    expected: float
    worth: float


def seen_turn(before: State, moves: Sequence[Move], after: State) -> SeenTurn:
    """Return a turn at first sight; without a network, the points at once count. Takes milliseconds.

    Optional actions count as the usual optional actions of a computer player.
    """
    kingdom, network = before.king.kingdom, find_network(before)
    if network is None:
        points = after.shown_points(kingdom)
        return SeenTurn(points, points - before.shown_points(kingdom))
    games = BatchGames.of(before, np.random.default_rng(0))
    candidates = Candidates.of(games, TableInputs.of(games) if sees_table(network) else None)
    values = evaluate(games, candidates, network, OWN_POINTS)
    weights = np.exp((values - values.max()) / SPREAD)
    usual = float((weights * values).sum() / weights.sum())
    picks = [move.domino for move in moves if isinstance(move, Pick)]
    slot = before.next_line.dominoes.index(picks[0]) if picks else 0
    same = [
        each for each in np.flatnonzero(candidates.slot == slot).tolist()
        if decode_first_move(before, candidates, each) == moves[0]
    ]  # fmt: skip
    expected = float(values[same].max()) if same else usual
    return SeenTurn(expected, expected - usual)
