"""Whole games at random, many at once: how fast the fast path is with nobody to think."""

from __future__ import annotations

import numpy as np

from engine.variants import Variant
from players.search import backend as hot
from players.search.batch_games import Tables
from players.search.batch_kingdoms import NOBODY, Numbers


def random_games(variant: Variant, players: int, count: int, rng: np.random.Generator) -> Numbers:
    """The points of each kingdom in so many games of a variant without a court, in each of which every placement and
    every choice is as likely as any other.
    """
    tables = Tables.start(variant, players, count, rng)
    assert not tables.courts
    while not tables.is_over:
        _place(tables, rng)
        _choose(tables, rng)
        tables.turn += 1
        tables.proceed()
    return tables.totals()


def _place(tables: Tables, rng: np.random.Generator) -> None:
    columns, dominoes = tables.columns(tables.acting), tables.dominoes[:, tables.turn]
    if dominoes[0] == NOBODY:
        return
    table, ways, cells = hot.spots(tables.boards, columns, dominoes)
    spots = np.bincount(table, minlength=len(tables))
    placing = np.flatnonzero(spots)
    chosen = (spots.cumsum() - spots + (rng.random(len(tables)) * spots).astype(np.intp))[placing]
    hot.place(tables.boards, columns[placing], dominoes[placing], ways[chosen], cells[chosen])
    tables.discards[tables.rows, tables.acting] += spots == 0


def _choose(tables: Tables, rng: np.random.Generator) -> None:
    if not tables.is_last_round:
        luck = rng.random(tables.owners.shape) + (tables.owners != NOBODY)
        tables.owners[tables.rows, luck.argmin(1)] = tables.acting
