"""A quick grade of a single turn: the turn against the search player's turn, in futures that both turns share."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import reduce
from random import Random
from typing import Final

from engine.moves import Move
from engine.state import State
from players.analysis.analysis import CHANCE_TOLD, POINTS_TOLD, Comparison, other_turn
from players.analysis.futures import DEVIATION, Event, Futures
from players.analysis.summary import BetterTurn
from players.player import Limit
from players.search.evaluator import find_network
from players.search.library import is_compiled

SEARCHED, COMPARED = (64, 128) if is_compiled() else (8, 24)
"""The futures of the search for a better turn, and of the comparison; without compiled kernels few, as each takes long.
"""

COACH_SEED: Final = 2
"""The last part of the seed of a comparison, whose futures differ from those of the search."""


class Grade(StrEnum):
    """The grades of a turn. More grades would differ by less than the error."""

    GOOD = "good"
    """Nothing better is known, within the error."""
    COST = "cost"
    """Another turn brings clearly more points."""
    TURNING = "turning"
    """Another turn clearly raises the chance to win, by CHANCE_TOLD or more."""


def better_turn(before: State, moves: Sequence[Move], seed: int) -> BetterTurn | None:
    """Return the search player's turn with its gain over a finished turn; None for an equal turn.

    Equal seeds give equal gains. The gain may be negative. ValueError for a game without a network.
    """
    network = find_network(before)
    if network is None:
        raise ValueError("the computer players do not know the game well enough")
    event = Event(before.king.kingdom, before.lines_dealt, tuple(moves), before, reduce(State.play, moves, before))
    other = other_turn(event, Random(seed), Limit(futures=SEARCHED))
    if other is None:
        return None
    played = Futures(network, COMPARED, (seed, COACH_SEED), DEVIATION)
    return BetterTurn.of(Comparison(other, played.ends(other.after) - played.ends(event.after)), 0)


def grade(better: BetterTurn | None) -> Grade:
    """Return the grade of the turn that was played instead."""
    if better is None or better.victory.mean < -better.victory.error:
        return Grade.GOOD
    if better.victory.is_clear and better.victory.mean >= CHANCE_TOLD:
        return Grade.TURNING
    return Grade.COST if better.points.is_clear and better.points.mean >= POINTS_TOLD else Grade.GOOD
