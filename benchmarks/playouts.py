"""Whole random games, many at once: how fast batch games are without players that choose."""

from __future__ import annotations

import numpy as np

from engine.variants import Variant
from players.search import backend
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import NONE, Floats


def random_games(variant: Variant, players: int, count: int, rng: np.random.Generator) -> Floats:
    """Play that many games of a variant without extensions, every placement and every choice equally likely.

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
    """Place the domino that is due in every game, or discard it if it fits nowhere."""
    columns, dominoes = games.columns(games.acting), games.due_dominoes
    if dominoes[0] == NONE:
        return
    game, directions, cells = backend.find_placements(games.kingdoms, columns, dominoes)
    counts = np.bincount(game, minlength=len(games))
    placing = np.flatnonzero(counts)
    # The placements of a game stand together; `counts.cumsum() - counts` is the index of its first one.
    chosen = (counts.cumsum() - counts + (rng.random(len(games)) * counts).astype(np.intp))[placing]
    backend.place_dominoes(games.kingdoms, columns[placing], dominoes[placing], directions[chosen], cells[chosen])
    games.discards[games.rows, games.acting] += counts == 0


def _choose(games: BatchGames, rng: np.random.Generator) -> None:
    """Choose a free domino of the line in every game."""
    if not games.is_last_round:
        keys = rng.random(games.line_owners.shape) + (games.line_owners != NONE)
        games.line_owners[games.rows, keys.argmin(1)] = games.acting
