"""Turns of batch games for tests."""

from collections.abc import Iterator
from random import Random

import numpy as np

from engine.moves import Place
from engine.state import State
from engine.variants import Variant
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import NONE, BatchKingdoms
from players.search.candidates import Candidates, Placements, decode_turn, play
from players.search.features import row_count
from players.search.square_layer import NEURONS, SquareLayer
from tools.training.gradients import untrained_squares

RNG = np.random.default_rng(0)


def untrained_layer(rows: int = row_count(6)) -> SquareLayer:
    """Return a layer for so many rows of features with random weights and biases."""
    rng = np.random.default_rng(1)
    found = untrained_squares(rows, rng)
    found.biases[:] = rng.standard_normal(2 * NEURONS)
    return found


def candidates_of(games: BatchGames, direction: int, cell: int) -> Candidates:
    """Return all ways to go on from one placement."""
    candidates = Candidates.of(games)
    kept = (candidates.placements.direction == direction) & (candidates.placements.cell == cell)
    return candidates.with_optional_actions(games, np.flatnonzero(kept)) if games.components else candidates


def random_turn(code: str, players: int, seed: int, turn: int, line: int = 4) -> BatchGames:
    """Return a game played at random up to that turn, counted from 0, of the round before that line; -1 is the last."""
    rng = np.random.default_rng(seed)
    games = BatchGames.start(Variant.parse(code), players, 1, rng)
    last = games.rules.game_format.rounds
    while games.turn < turn or games.lines_dealt <= line % last or (line < 0 and not games.is_last_round):
        candidates = Candidates.of(games)
        play(games, candidates, candidates.best(rng.random(len(candidates.slot), np.float32)))
        games.advance_round()
    return games


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


def turns_by_rules(code: str, players: int) -> Iterator[tuple[State, BatchGames, BatchKingdoms]]:
    """Play a game at random; yield each position after a turn, the batch after the same turn, and the real kingdoms."""
    rng, state = Random(7), State.start(code, players)
    while not state.is_over:
        if state.is_chance:
            state = state.play(state.chance(rng))
            continue
        placements = Placements.of(BatchGames.of(state, RNG))
        assert (placements.direction != NONE).sum() == sum(isinstance(move, Place) for move in state.legal_moves())
        state, games = play_random_turn(state, rng)
        real = BatchKingdoms.of(state.kingdoms)
        assert np.array_equal(games.kingdoms.terrain, real.terrain)
        assert np.array_equal(games.kingdoms.squares, real.squares)
        assert np.array_equal(games.kingdoms.bounds, real.bounds)
        assert games.discards.tolist() == [[len(each) for each in state.discards]]
        yield state, games, real
