"""Rivals in futures that take what gains most points at once, as "greedy" does: cheap, and a good guess.

They are for games without an extension: what can be seen at once says too little there.
"""

from __future__ import annotations

import numpy as np

from players.search import backend
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import NONE, Ints


def play_greedily(games: BatchGames, rows: Ints) -> None:
    """Play the turn that is due in some games in place, (rows,) intp, but leave it due; it is not in the last round."""
    acting, dominoes = games.acting[rows], games.due_dominoes[rows]
    columns = games.columns(games.acting)[rows]
    line, centre = games.free_line[rows], games.rules.centre
    directions, cells, slots = backend.choose_greedily(games.kingdoms, columns, dominoes, line, centre=centre)
    placed = np.flatnonzero(directions != NONE)
    backend.place_dominoes(games.kingdoms, columns[placed], dominoes[placed], directions[placed], cells[placed])
    games.discards[rows, acting] += (directions == NONE) & (dominoes != NONE)
    games.line_owners[rows, slots] = acting
