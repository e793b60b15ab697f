"""What the network would do at first sight, and why."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.geometry import neighbours
from engine.moves import Move
from engine.players.greedy import Suggestion, ranked_placements
from engine.state import State
from thinking.judgement import decide, network_for
from thinking.tables import Tables
from thinking.thinker import move_of


@dataclass(frozen=True)
class Advice:
    """A placement with the points that it promises in the end, and reasons: what it does at once, the empty squares
    beside the properties that it joins, and whether the grid is full behind it.
    """

    suggestion: Suggestion
    promise: float
    open_sides: int
    completes: bool


def advise(state: State) -> tuple[Advice, ...]:
    """The legal placements, most promising first; none where nothing is to be placed."""
    ranked = ranked_placements(state)
    if not ranked:
        return ()
    options, values = decide(Tables.of(state, np.random.default_rng(0)), network_for(state), kept=len(ranked))
    promises: dict[Move, float] = {}
    for option in np.argsort(values, kind="stable"):
        promises[move_of(state, options, int(option))] = float(values[option])
    advice = (_advice(state, each, promises[each.place]) for each in ranked)
    return tuple(sorted(advice, key=lambda each: each.promise, reverse=True))


def _advice(state: State, suggestion: Suggestion, promise: float) -> Advice:
    after = state.kingdom.place(suggestion.place)
    joined = sum({after.land_at(square) for square in suggestion.place.squares})
    completes = after.land.bit_count() == after.size**2
    return Advice(suggestion, promise, (neighbours(joined) & after.free).bit_count(), completes)
