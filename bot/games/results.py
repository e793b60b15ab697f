"""Results of finished games, as storage returns them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from engine.variants import VARIANTS, Variant

UNCOUNTED: Final = "-beat-"
"""A part of the names of deals whose games count nowhere: people know the order of the dominoes."""


@dataclass(frozen=True)
class Statistics:
    """A person's finished games of one variant; shared deals count apart."""

    variant: str
    games: int
    wins: int
    mean: float | None
    """The mean score without resigned games, None without such a score."""
    best: int | None
    """The best score without resigned games, None without such a score."""
    is_shared: bool = False


@dataclass(frozen=True)
class Rivals:
    """A person's finished games without other people, against at least one computer player of a level."""

    level: str
    games: int
    wins: int
    """The games that the person finished behind no computer player of the level, and ahead of at least one."""


@dataclass(frozen=True)
class DealScore:
    """A person's score in one deal."""

    user_id: int
    name: str
    points: int
    guild_id: int | None
    """The server of the game, None for a private conversation."""
    is_listed: bool = True
    """Whether the person wants to be in rankings."""
    game_id: int = 0
    ended_at: int = 0
    """The end of the game in Unix seconds."""


class FinishedSeat(NamedTuple):
    """A seat at the end of a game."""

    number: int
    user_id: int | None
    """None for a computer player, and negative for a person who was erased."""
    name: str
    place: int
    resigned: bool = False
    is_lent: bool = False
    """Whether a substitute plays for the owner."""
    is_guided: bool = False
    """Whether somebody chose that suggestions are shown on the seat, whatever the table's setting."""

    @property
    def rank(self) -> tuple[bool, int]:
        """The sort key of places: players who resigned share the last place."""
        return self.resigned, 0 if self.resigned else self.place

    @property
    def is_won(self) -> bool:
        return self.place == 1 and not self.resigned


Ended: TypeAlias = tuple[int, int]
"""The end of a game in Unix seconds, and the id of the game: the order in which games count."""
NEVER: Final[Ended] = (-1, 0)
"""A time before the first game."""
FOREVER: Final = 2**62
"""A time after the last game."""


@dataclass(frozen=True)
class FinishedGame:
    """A finished game: the code of its variant, and all its seats."""

    variant: str
    seats: tuple[FinishedSeat, ...]
    ended: Ended = NEVER
    ranking: str = ""
    """The ranking of a deal, whose people have played one game each; "" for the ranking of the variant."""

    @cached_property
    def rated(self) -> Mapping[FinishedSeat, int]:
        """The seats whose people are compared, with the kingdoms of the seats."""
        kingdoms = len(self.seats) if self.ranking else _kingdoms(self.variant, len(self.seats))
        return {seat: (seat.number - 1) % kingdoms for seat in self.seats if seat.user_id and not seat.is_lent}

    @property
    def is_guided(self) -> bool:
        """Whether somebody chose suggestions for any seat, so that the game counts for nobody."""
        return any(seat.is_guided for seat in self.seats)

    @cached_property
    def comparisons(self) -> Sequence[tuple[FinishedSeat, FinishedSeat]]:
        """The compared pairs of seats; empty if suggestions were shown on one seat alone."""
        rated = {} if self.is_guided else self.rated
        return [
            (one, other)
            for one, other in combinations(rated, 2)
            # A person who resigned may have come back as a substitute on another seat.
            if rated[one] != rated[other] and one.user_id != other.user_id
        ]


@cache
def _kingdoms(code: str, players: int) -> int:
    """Return the number of kingdoms of a variant for so many players; cached, because a ranking has many games."""
    return Variant.parse(code).formats[players].kingdoms


class DealResult(NamedTuple):
    """A person's result in a deal on a server; an erased person has a negative id."""

    deal: str
    user_id: int
    name: str
    points: int
    ended_at: int


class Finished(NamedTuple):
    """The inputs of a server's ranking."""

    games: int
    """The number of finished games."""
    erasures: str | None
    """A text, replaced by every erasure of a person."""
    unlisted: frozenset[int]
    """The people whom no ranking lists."""


@cache
def ranking_of(code: str) -> str:
    """Return the base variant that names a variant's ranking: the first base variant with the same boxes.

    >>> [ranking_of(code) for code in ("kd+mh", "kd7", "qd", "rw", "rwt")]
    ['kd', 'kd', 'qd', 'rw', 'rw']
    """
    variant = Variant.parse(code)
    return next(base for base, other in VARIANTS.items() if _material(other) == _material(variant))


@cache
def family(code: str) -> Sequence[str]:
    """Return the base variants of a variant's ranking.

    >>> family("kd7+h")
    ('kd', 'kd7', 'kd3n')
    """
    return tuple(base for base in VARIANTS if ranking_of(base) == ranking_of(code))


def _material(variant: Variant) -> tuple[object, ...]:
    boxes = {box for game_format in variant.formats.values() for box in game_format.boxes}
    return frozenset(boxes), variant.extensions
