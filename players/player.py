"""The protocol of computer players, and their limits."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from engine.moves import Move
from engine.state import State


def _never() -> bool:
    return False


@dataclass(frozen=True)
class Limit:
    """The limit of a search for a turn: time, or a number of simulated games.

    An empty limit means no search and an immediate answer. A limit in futures makes a search reproducible. A search
    also ends once `stopped` returns true. ValueError if both limits are given.
    """

    seconds: float | None = None
    futures: int | None = None
    stopped: Callable[[], bool] = field(default=_never, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.seconds is not None and self.futures is not None:
            raise ValueError("a limit is either in seconds or in futures")

    def __bool__(self) -> bool:
        return bool(self.seconds or self.futures)


NO_SEARCH = Limit()


class Player(Protocol):
    """A computer player without any state: one object may play any number of seats and games."""

    def choose(self, state: State, rng: Random, limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        """Choose the rest of the turn in a position with legal moves.

        Returns the next move, and any later moves of the turn that need no new information. Equal states and equal
        states of `rng` lead to equal moves on every processor, except with a limit in seconds.
        """


@dataclass(frozen=True)
class Level:
    """A computer player with a name and a limit.

    A player without an answer after `timeout_seconds` has failed. The time is several times the longest thinking time
    on a slow machine, and None for players who answer at once.
    """

    name: str
    player: Player
    limit: Limit = NO_SEARCH
    timeout_seconds: float | None = None

    def choose(self, state: State, rng: Random) -> Sequence[Move]:
        """Choose the rest of the turn within the level's own limit."""
        return self.player.choose(state, rng, self.limit)
