"""Results of finished games, as storage returns them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final, NamedTuple, TypeAlias

from engine.variants import VARIANTS, Variant


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


def places(points: Iterable[int]) -> Mapping[int, int]:
    """Return the place of each number of points; equal points share a place.

    >>> places([50, 61, 50, 7])
    {61: 1, 50: 2, 7: 4}
    """
    best_first = sorted(points, reverse=True)
    return {each: best_first.index(each) + 1 for each in best_first}


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


Ended: TypeAlias = tuple[int, int]
"""The end of a game in Unix seconds, and the id of the game: the order in which games count."""
NEVER: Final[Ended] = (-1, 0)
"""A time before the first game."""


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


@cache
def _kingdoms(code: str, players: int) -> int:
    """Return the number of kingdoms of a variant for so many players; cached, because a ranking has many games."""
    return Variant.parse(code).formats[players].kingdoms


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
    return boxes, variant.extensions
