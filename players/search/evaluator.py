"""What a turn is worth: the points that lie there already, and those that a network believes will come."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from engine.state import State
from players.search.batch_games import CENTRE, Tables
from players.search.batch_kingdoms import Flags, Numbers
from players.search.candidates import Options
from players.search.features import ASTRAY, CENTRED, HOLES, PER_TERRAIN
from players.search.network import Network

WEIGHTS = Path(__file__).parent / "weights"
KEPT = 3
"""Placements with which purchases are thought through."""

HOLE, LOST_CENTRE = 40, 1000
"""What "greedy" minds before points: a hole more than all that a domino gains, the centre more than all holes."""

KIN = {(False, 1): "kd-4", (False, 2): "kd7-2", (True, 1): "qd-4", (True, 2): "qd-2"}
"""Whose network serves a game that has none of its own, by whether it has a court and how many kings a player has."""


def network_for(state: State) -> Network:
    """The one that has learned this game, or one that is told the same of it."""
    variant, kings = state.variant, state.format.kings_each
    own = f"{variant.base}-{state.players}"
    return _load(own if _path(own).exists() else KIN[bool(variant.treasury), kings])


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


def foresee(tables: Tables, network: Network, trusting: Flags) -> tuple[Options, Numbers]:
    """As `decide` in the turns of kingdoms that trust the network. The others are supposed to want what "greedy" wants,
    except where there is a court: what there is to want of it the network knows better.
    """
    if tables.courts or tables.is_last_turn:
        return decide(tables, network)
    options = Options.of(tables)
    values = _at_once(tables, options)
    trusted = trusting[tables.acting][options.placements.table]
    chosen = trusted[options.placement]
    which = (np.cumsum(trusted) - 1)[options.placement[chosen]]
    values[chosen] = options.sure[chosen] + network.judge(options.shared[:, trusted], which, options.own[:, chosen])
    return options, values


def _at_once(tables: Tables, options: Options) -> Numbers:
    """What "greedy" sees: points, and before them the outline."""
    game, outline = tables.game, options.shared[tables.game.terrains * PER_TERRAIN :]
    harm = HOLE * outline[HOLES] + game.centre * (LOST_CENTRE * outline[ASTRAY] + CENTRE * outline[CENTRED])
    values: Numbers = options.sure + options.gains - harm[options.placement]
    return values


def worth(tables: Tables, options: Options, network: Network | None) -> Numbers:
    """Without a network, what a domino gains at its best place stands for all that is to come."""
    if tables.is_last_turn:
        return options.sure
    return options.sure + (network.judge(options.shared, options.placement, options.own) if network else options.gains)
