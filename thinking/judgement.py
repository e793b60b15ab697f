"""What a turn is worth: the points that lie there already, and those that a network believes will come."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from thinking.boards import Numbers
from thinking.network import Network
from thinking.options import Options
from thinking.tables import Tables

WEIGHTS = Path(__file__).parent / "weights"
KEPT = 3
"""Placements with which purchases are thought through."""


@cache
def network_for(base: str, players: int) -> Network | None:
    """The one that has learned this game, if there is one."""
    path = WEIGHTS / f"{base}-{players}.npz"
    return Network.load(path) if path.exists() else None


def decide(tables: Tables, network: Network | None, kept: int = KEPT) -> tuple[Options, Numbers]:
    """What can be done in this turn, with its value in points.

    Where there is a court, purchases are thought through for the best placements only, as many as are `kept`.
    """
    options = Options.of(tables)
    values = worth(tables, options, network)
    if tables.courts:
        options = options.building(tables, options.top(values, kept))
        values = worth(tables, options, network)
    return options, values


def worth(tables: Tables, options: Options, network: Network | None) -> Numbers:
    """Without a network, what a domino gains at its best place stands for all that is to come."""
    if tables.is_last_turn:
        return options.sure
    return options.sure + (network(options.numbers) if network else options.gains)
