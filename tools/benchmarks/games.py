"""Whole random games per second on one core, through `legal_moves()` and `play()`.

The batch games of the computer players come last: games of four with both bonuses.
"""

from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

import numpy as np

from engine import VARIANTS, State, Variant
from players.registry import PLAYERS
from players.search import backend
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import NONE, Floats
from players.search.library import is_compiled
from tools.benchmarks.matches import play_game

SECONDS = 0.3
ROUNDS = 3
BATCH = 512
Game = Callable[[Random], int]
"""Plays one game, and returns its number of moves including chance moves."""


def main() -> None:
    print(f"{'':<22}{'games/s':>8}{'moves/s':>9}")
    for base, variant in VARIANTS.items():
        for players in variant.formats:
            games, moves = speed(partial(random_game, base, players))
            print(f"{f'{base}, {players}':<22}{games:8.0f}{moves:9.0f}")
    for code in ("kd+mh", "qd"):
        print(f"{f'{code}, 4 solid':<22}{speed(partial(solid_game, code))[0]:8.0f}")
    name = "kd+mh, 4 compiled" if is_compiled() else "kd+mh, 4 NumPy"
    print(f"{name:<22}{BATCH * speed(batch_games)[0]:8.0f}")


def random_game(base: str, players: int, rng: Random) -> int:
    state, played = State.start(base, players), 0
    while not state.is_over:
        state = state.play(state.chance(rng) if state.is_chance else rng.choice(state.legal_moves()))
        played += 1
    return played


def solid_game(code: str, rng: Random) -> int:
    play_game(Variant.parse(code), [PLAYERS["solid"]] * 4, rng)
    return 0


def batch_games(rng: Random) -> int:
    random_games(Variant.parse("kd+mh"), 4, BATCH, np.random.default_rng(rng.getrandbits(64)))
    return 0


def random_games(variant: Variant, players: int, count: int, rng: np.random.Generator) -> Floats:
    """Play random games of a variant without extensions, with every placement and every choice equally likely.

    Returns the points of each kingdom, (games, kingdoms) float32.
    """
    games = BatchGames.start(variant, players, count, rng)
    assert not games.components
    while not games.round_is_over:
        _place(games, rng)
        _choose(games, rng)
        games.turn += 1
        games.advance_round()
    return games.scores()


def _place(games: BatchGames, rng: np.random.Generator) -> None:
    """Place or discard the domino of the current turn in every game."""
    columns, dominoes = games.columns(games.acting), games.due_dominoes
    if dominoes[0] == NONE:
        return
    game, directions, cells = backend.find_placements(games.kingdoms, columns, dominoes)
    counts = np.bincount(game, minlength=len(games))
    placing = np.flatnonzero(counts)
    # The placements of a game are adjacent; `counts.cumsum() - counts` is the index of the first one.
    chosen = (counts.cumsum() - counts + (rng.random(len(games)) * counts).astype(np.intp))[placing]
    backend.place_dominoes(games.kingdoms, columns[placing], dominoes[placing], directions[chosen], cells[chosen])
    games.discards[games.rows, games.acting] += counts == 0


def _choose(games: BatchGames, rng: np.random.Generator) -> None:
    """Choose a free domino of the line in every game."""
    if not games.is_last_round:
        keys = rng.random(games.line_owners.shape) + (games.line_owners != NONE)
        games.line_owners[games.rows, keys.argmin(1)] = games.acting


def speed(game: Game) -> tuple[float, float]:
    """Return games and moves per second of the fastest of some rounds, the round with the least disturbance."""
    return max(_round(game, Random(seed)) for seed in range(ROUNDS))


def _round(game: Game, rng: Random) -> tuple[float, float]:
    games, moves, start = 0, 0, process_time()
    while (spent := process_time() - start) < SECONDS:
        moves += game(rng)
        games += 1
    return games / spent, moves / spent
