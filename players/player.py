"""The protocol that every computer player implements."""

from __future__ import annotations

from random import Random
from typing import Protocol

from engine.moves import Move
from engine.state import State


class Player(Protocol):
    """Keeps nothing between moves: one object may play any number of seats and games."""

    def choose(self, state: State, rng: Random) -> Move:
        """One of the legal moves, of which there is at least one; the same for the same state and state of `rng`."""
