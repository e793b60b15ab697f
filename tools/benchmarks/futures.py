"""Futures of a search per second in every game: python -m tools.benchmarks futures"""

from collections.abc import Callable
from random import Random
from statistics import fmean
from time import process_time

import numpy as np

from engine.state import State
from players.registry import PLAYERS
from players.search.batch_games import BatchGames
from players.search.evaluator import Aims, evaluate_turn, find_network
from players.search.rollouts import sum_over_futures
from players.search.search_player import CANDIDATES, PLACEMENTS_AT_ROOT, most_promising

GAMES = ("kd+mh", 2), ("kd+mh", 3), ("kd+mh", 4), ("kd7+mh", 2), ("qd", 2), ("qd", 4), ("rw", 3), ("rw", 4)
"""The measured games and their numbers of players."""

PARTS = 0.15, 0.5, 0.8
"""The played parts of a game at the measured positions."""

ROUNDS = 3

BATCH = 32
"""The number of games played at once. A search begins with fewer, and plays more if its limit has time for them."""


def main() -> None:
    print(f"{'':<22}{'futures/s':>10}")
    for code, players in GAMES:
        seconds = fmean(_seconds_of_a_future(position(code, players, part)) for part in PARTS)
        print(f"{f'{code}, {players}':<22}{1 / seconds:10.0f}")


def position(code: str, players: int, part: float) -> State:
    """Return the position after a part of a game between greedy players."""
    state, rng = State.start(code, players), Random(1)
    while state.is_chance or state.lines_dealt < part * state.format.rounds:
        moves = [state.chance(rng)] if state.is_chance else PLAYERS["solid"].choose(state, rng)
        for move in moves:
            state = state.play(move)
    return state


def _seconds_of_a_future(state: State) -> float:
    """Return the processor time of the fastest of some batches, the batch with the least disturbance."""
    play, seconds = _batch(state, BATCH), []
    for _ in range(ROUNDS):
        start = process_time()
        play()
        seconds.append(process_time() - start)
    return min(seconds) / BATCH


def _batch(state: State, size: int) -> Callable[[], object]:
    """Return a function that plays `size` games of the best candidates, repeated if there are too few."""
    network, draws = find_network(state), np.random.default_rng(1)
    assert network
    games = BatchGames.of(state, draws)
    candidates, values = evaluate_turn(games, network, PLACEMENTS_AT_ROOT)
    kept = np.resize(most_promising(values), CANDIDATES)
    futures, aims = size // CANDIDATES, Aims.of(games, network)
    return lambda: sum_over_futures(games.futures(futures, draws), candidates, kept, network, aims)
