"""What a turn is worth: the points that lie there already, and those that a network believes will come."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.state import State
from thinking.boards import Numbers
from thinking.network import Network
from thinking.options import Options
from thinking.tables import Tables

WEIGHTS = Path(__file__).parent / "weights"
KEPT = 3
"""Placements with which purchases are thought through."""


KIN = {(False, 1): "kd-4", (False, 2): "kd7-2", (True, 1): "qd-4", (True, 2): "qd-2"}
"""Whose network serves a game that has none of its own, by whether it has a court and how many kings a player has."""


def network_for(state: State) -> Network:
    """The one that has learned this game, or one that is told the same of it."""
    variant, kings = state.variant, state.format.kings_each
    own = f"{variant.base}-{state.players}"
    return _load(own if _path(own).exists() else KIN[variant.treasury is not None, kings])


@cache
def _load(name: str) -> Network:
    return Network.load(_path(name))


def _path(name: str) -> Path:
    return WEIGHTS / f"{name}.npz"


def decide(tables: Tables, network: Network | None, kept: int = KEPT) -> tuple[Options, Numbers]:
    """What can be done in this turn, with its value in points.

    Where there is a court, purchases are thought through for the best placements only, as many as are `kept`.
    """
    options = Options.of(tables)
    values = worth(tables, options, network)
    if tables.courts:
        options = options.building(tables, options.best_placements(values, kept))
        values = worth(tables, options, network)
    return options, values


def worth(tables: Tables, options: Options, network: Network | None) -> Numbers:
    """Without a network, what a domino gains at its best place stands for all that is to come."""
    if tables.is_last_turn:
        return options.sure
    return options.sure + (network.judge(options.shared, options.placement, options.own) if network else options.gains)
