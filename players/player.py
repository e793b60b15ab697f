"""The protocol that every computer player implements, and the limit that it thinks within."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from engine.moves import Move
from engine.state import State


@dataclass(frozen=True)
class Limit:
    """How long a player may search for a turn: by the clock, or by a number of simulated games.

    Without either the player does not search and answers at once. A limit in futures makes a search reproducible.
    ValueError if both are given.
    """

    seconds: float | None = None
    futures: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and self.futures is not None:
            raise ValueError("a limit is either in seconds or in futures")

    def __bool__(self) -> bool:
        return bool(self.seconds or self.futures)


NO_SEARCH = Limit()


class Player(Protocol):
    """A computer player. It keeps nothing between calls: one object may play any number of seats and games."""

    def choose(self, state: State, rng: Random, limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        """Choose the rest of the turn in a position with legal moves.

        Returns the next move and, if the player has thought the turn through, the moves after it that depend on no new
        information. They are the same for the same state and state of `rng`, on every processor, unless the limit is in
        seconds.
        """


@dataclass(frozen=True)
class Level:
    """A computer player by name, with the limit that it plays at.

    After `timeout_seconds` without an answer the player counts as failed: several times what it takes on a slow
    machine. None if it answers at once.
    """

    name: str
    player: Player
    limit: Limit = NO_SEARCH
    timeout_seconds: float | None = None

    def choose(self, state: State, rng: Random) -> Sequence[Move]:
        """Choose the rest of the turn within the level's own limit."""
        return self.player.choose(state, rng, self.limit)
