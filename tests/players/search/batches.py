"""Turns of batch games for tests."""

from random import Random

import numpy as np

from engine.state import State
from players.search.batch_games import BatchGames
from players.search.candidates import Candidates, Placements, play
from players.search.decode_candidate import decode_turn

RNG = np.random.default_rng(0)


def candidates_of(games: BatchGames, direction: int, cell: int) -> Candidates:
    """Return all ways to go on from one placement."""
    candidates = Candidates.of(games)
    kept = (candidates.placements.direction == direction) & (candidates.placements.cell == cell)
    return candidates.with_optional_actions(games, np.flatnonzero(kept)) if games.components else candidates


def play_random_turn(state: State, rng: Random) -> tuple[State, BatchGames]:
    """Play the same turn by the rules and in a batch of one game."""
    games = BatchGames.of(state, RNG)
    placements = Placements.of(games)
    at = rng.randrange(len(placements.direction))
    candidates = candidates_of(games, placements.direction[at], placements.cell[at])
    candidate = rng.randrange(len(candidates.slot))
    for move in decode_turn(state, candidates, candidate):
        assert move in state.legal_moves()
        state = state.play(move)
    play(games, candidates, np.array([candidate]))
    return state, games
