"""Results of finished games, as storage returns them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from engine.variants import Variant


@dataclass(frozen=True)
class Statistics:
    """A person's finished games of one variant; `mean` and `best` leave out the games they resigned.

    The daily games of a variant count apart.
    """

    variant: str
    games: int
    wins: int
    mean: float | None
    best: int | None
    is_daily: bool = False


@dataclass(frozen=True)
class Rivals:
    """A person's finished games against computer players alone, of whom one at least was of that level."""

    level: str
    games: int
    wins: int


@dataclass(frozen=True)
class DealScore:
    """What somebody has reached with a deal, and on which server; None for a private conversation.

    `is_listed` if the person wants to be in rankings.
    """

    user_id: int
    name: str
    points: int
    guild_id: int | None
    is_listed: bool = True


class FinishedSeat(NamedTuple):
    """A seat at the end of a game; `user_id` is None for a computer player, and negative for somebody who was erased.

    `is_lent` while a substitute plays on it for its owner.
    """

    number: int
    user_id: int | None
    name: str
    place: int
    resigned: bool = False
    is_lent: bool = False

    @property
    def rank(self) -> tuple[bool, int]:
        """The sort key of places: players who resigned share the last place."""
        return self.resigned, 0 if self.resigned else self.place

    @property
    def is_won(self) -> bool:
        return self.place == 1 and not self.resigned


Ended: TypeAlias = tuple[int, int]
"""When a game ended, in Unix seconds, and its id: the order in which games count."""
NEVER: Final[Ended] = (-1, 0)
"""Before the first game."""


@dataclass(frozen=True)
class FinishedGame:
    """A finished game: the code of its variant, and all of its seats."""

    variant: str
    seats: tuple[FinishedSeat, ...]
    ended: Ended = NEVER

    @cached_property
    def rated(self) -> Mapping[FinishedSeat, int]:
        """The seats whose people are compared, and the kingdoms that they play for."""
        kingdoms = _kingdoms(self.variant, len(self.seats))
        return {seat: (seat.number - 1) % kingdoms for seat in self.seats if seat.user_id and not seat.is_lent}

    @cached_property
    def comparisons(self) -> Sequence[tuple[FinishedSeat, FinishedSeat]]:
        rated = self.rated
        return [
            (one, other)
            for one, other in combinations(rated, 2)
            # A person who resigned may have come back as a substitute on another seat.
            if rated[one] != rated[other] and one.user_id != other.user_id
        ]


@cache
def _kingdoms(code: str, players: int) -> int:
    """Return how many kingdoms there are in a variant with so many players; parsed once, as there are many games."""
    return Variant.parse(code).formats[players].kingdoms


class Finished(NamedTuple):
    """What the ranking of a server depends on.

    `games` are finished, `erasures` is another text once somebody was erased, and no ranking lists the `unlisted`.
    """

    games: int
    erasures: str | None
    unlisted: frozenset[int]
