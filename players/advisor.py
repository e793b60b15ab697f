"""What the network would do at first sight."""

from __future__ import annotations

import numpy as np

from engine.moves import Move
from engine.state import State
from players import greedy
from players.greedy import Suggestion
from players.search.batch_games import Tables
from players.search.decode import move_of
from players.search.evaluator import decide, network_for


def ranked_placements(state: State) -> tuple[Suggestion, ...]:
    """The legal placements like those of "greedy", but those first that promise most points in the end."""
    suggestions = greedy.ranked_placements(state)
    if not suggestions:
        return ()
    options, values = decide(Tables.of(state, np.random.default_rng(0)), network_for(state), kept=len(suggestions))
    promises: dict[Move, float] = {}
    for option in np.argsort(values, kind="stable"):
        promises[move_of(state, options, int(option))] = float(values[option])
    return tuple(sorted(suggestions, key=lambda each: promises[each.place], reverse=True))
