"""Computer players. To add one, write a class with the method of `Player` and give it a name in `PLAYERS`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Protocol

from engine.moves import Move
from engine.players.anyone import Anyone
from engine.players.beginner import Beginner
from engine.players.greedy import Greedy
from engine.state import State


class Player(Protocol):
    """Keeps nothing between moves: one object may play any number of seats and games."""

    def choose(self, state: State, rng: Random) -> Move:
        """One of the legal moves, of which there is at least one; the same for the same state and state of `rng`."""


PLAYERS: Mapping[str, Player] = MappingProxyType({"random": Anyone(), "beginner": Beginner(), "greedy": Greedy()})
