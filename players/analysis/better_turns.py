"""What would have been better than the turns that were played, and by how much."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from time import process_time
from typing import Final

import numpy as np

from engine.moves import Move
from engine.state import State
from players.analysis.estimate import Estimate
from players.analysis.events import Event
from players.analysis.futures import POINTS, VICTORY, Ends
from players.player import Limit
from players.search.search_player import SearchPlayer

SEARCH_PLAYER: Final = SearchPlayer(process_time, with_endgame=False)


@dataclass(frozen=True)
class OtherTurn:
    """How the search player would have played a turn of a kingdom, and the position after that."""

    event: Event
    kingdom: int
    moves: tuple[Move, ...]
    after: State


def other_turn(event: Event, rng: Random, limit: Limit) -> OtherTurn | None:
    """Return how the search player would have played a turn; None if it comes to the same, and for events of chance.

    It thinks about the turn within the limit. In the endgame it does not expect others to look ahead, as nobody does in
    the futures by which an analysis measures turns.
    """
    if event.kingdom is None:
        return None
    after, made = event.before, list[Move]()
    for move in SEARCH_PLAYER.choose(event.before, rng, limit):
        after = after.play(move)
        made.append(move)
    return None if after == event.after else OtherTurn(event, event.kingdom, tuple(made), after)


@dataclass(frozen=True)
class Comparison:
    """What another turn would have gained for all kingdoms, future by future.

    The search player has found it in other futures: in its own it would seem better than it is.
    """

    turn: OtherTurn
    gain: Ends = field(repr=False)

    @cached_property
    def points(self) -> Estimate:
        """What the kingdom would have gained in points."""
        return Estimate.of(self.gain[:, self.turn.kingdom, POINTS])

    @cached_property
    def victory(self) -> Estimate:
        """What the kingdom would have gained in the chance to win."""
        # Where not even a point differs between the futures, nothing is left to chance.
        estimate = Estimate.of_shares if np.ptp(self.gain[:, :, POINTS], 0).any() else Estimate.of
        return estimate(self.gain[:, self.turn.kingdom, VICTORY])

    @cached_property
    def rivals(self) -> Estimate:
        """What the other kingdoms would have gained on average, in points."""
        return Estimate.of(np.delete(self.gain[:, :, POINTS], self.turn.kingdom, 1).mean(1))

    @property
    def is_better(self) -> bool:
        """Whether the chance to win clearly rises, or the points do and the chance does not clearly fall."""
        falls = self.victory.mean < -self.victory.error
        return self.victory.is_clear or (self.points.is_clear and not falls)
