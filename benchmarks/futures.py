"""How many futures a search plays in a second, in every game: `python -m benchmarks futures`."""

from __future__ import annotations

from random import Random
from statistics import fmean
from time import process_time

import numpy as np

from engine.state import State
from players.registry import PLAYERS
from players.search.aims import Aims
from players.search.batch_games import BatchGames
from players.search.evaluator import evaluate_turn, find_network
from players.search.rollouts import sum_over_futures
from players.search.search_player import PLACEMENTS_AT_ROOT

GAMES = ("kd+mh", 2), ("kd+mh", 3), ("kd+mh", 4), ("kd7+mh", 2), ("qd", 2), ("qd", 4), ("rw", 3), ("rw", 4)
"""Games and their players."""

PARTS = 0.15, 0.5, 0.8
"""How much of a game has been played in the positions that are measured."""

ROUNDS = 3

BATCH = 32
"""How many games are played on at a time. A search begins with fewer, and plays more if its limit has time for them."""


def main() -> None:
    print(f"{'':<22}{'futures/s':>10}")
    for code, players in GAMES:
        print(f"{f'{code}, {players}':<22}{futures_a_second(code, players):10.0f}")


def futures_a_second(code: str, players: int) -> float:
    """Return how many futures a second of processor time is enough for, on average over the parts of a game."""
    return 1 / fmean(_seconds_of_a_future(position(code, players, part)) for part in PARTS)


def position(code: str, players: int, part: float) -> State:
    """Return the position in which that part of a game between greedy players has been played."""
    state, rng = State.start(code, players), Random(1)
    while state.is_chance or state.lines_dealt < part * state.format.rounds:
        moves = [state.chance(rng)] if state.is_chance else PLAYERS["greedy"].choose(state, rng)
        for move in moves:
            state = state.play(move)
    return state


def _seconds_of_a_future(state: State) -> float:
    """Return the processor time of the fastest of some batches, which other processes disturbed least."""
    network, draws = find_network(state), np.random.default_rng(1)
    assert network
    games = BatchGames.of(state, draws)
    candidates, values = evaluate_turn(games, network, PLACEMENTS_AT_ROOT)
    # The best candidates in two futures each, the same ones again where there are few.
    kept = np.resize(np.argsort(-values)[: BATCH // 2], BATCH // 2)
    seconds = []
    for _ in range(ROUNDS):
        start = process_time()
        sum_over_futures(games.futures(2, draws), candidates, kept, network, Aims.of(games, network))
        seconds.append(process_time() - start)
    return min(seconds) / BATCH
