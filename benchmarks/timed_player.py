"""Measures what the turns of a player take."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import process_time

from engine.moves import Move
from engine.state import State
from players.player import NO_SEARCH, Limit, Player


@dataclass
class TimedPlayer:
    """A player, and the processor time that its turns have taken, in seconds."""

    player: Player
    spent: float = 0
    turns: int = 0

    def choose(self, state: State, rng: Random, limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        """Choose as the player does, and measure it."""
        start = process_time()
        moves = self.player.choose(state, rng, limit)
        self.spent += process_time() - start
        self.turns += state.step_index == 0
        return moves
