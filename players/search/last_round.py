"""The end of a turn in the last round: nothing is hidden any more, so what one more move leads to can be played out."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.moves import Done, Move
from engine.state import State
from players.search.aims import Aims
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import Floats
from players.search.evaluator import evaluate_turn
from players.search.network import Network
from players.search.rollouts import play_to_end
from players.tolerance import first_of_best


def with_best_end(state: State, moves: Sequence[Move], network: Network, aims: Aims) -> Sequence[Move]:
    """Return a turn of the last round, with one more optional move at its end if that leads to a better end.

    This is how the dragon is bribed, which batch games do not simulate. The others are expected to play at first sight.
    """
    if not isinstance(moves[-1], Done):
        return moves
    *made, _ = moves
    open_turn = _after(state, made)
    turns = [moves, *([*made, move] for move in open_turn.legal_moves() if not isinstance(move, Done))]
    scores = np.concatenate([_scores_at_the_end(_after(state, turn), network) for turn in turns])
    own, rest = aims.parts_of(scores, state.king.kingdom)
    return turns[first_of_best((own + rest).tolist())]  # of equal ones the first, which does no more


def _after(state: State, moves: Sequence[Move]) -> State:
    for move in moves:
        state = state.play(move)
    return state


def _scores_at_the_end(state: State, network: Network) -> Floats:
    """Play a position on to the end, and return the scores of all kingdoms, (1, kingdoms) float32."""
    if state.is_over:
        return np.array([[score.total for score in state.scores()]], np.float32)
    # Nothing is drawn any more.
    games = BatchGames.of(state, np.random.default_rng(0))
    return play_to_end(games, lambda games: evaluate_turn(games, network))
