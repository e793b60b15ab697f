"""Ratings of people, worked out from the games that they have finished against one another.

They are Elo ratings. Every two people of a game who play for different kingdoms are compared by their places, and what
is at stake is divided by the number of opponents, so that a game of six counts no more than a game of two. A team is as
strong as its players on average. Nothing is stored: the ratings are those after all finished games, in the order in
which these ended.

How a seat counts depends on its record:

- Computer players are not compared; a game counts for people who had another person as an opponent in it.
- A person who resigned has lost to all who stayed, regardless of the place of the computer player on the seat.
- A seat that a computer player keeps is still its person's, who has the result, as in the statistics.
- A seat on which a substitute plays for its owner counts for neither: both have played it, and helping costs nothing.
- A person who has erased their data is no longer in the records; their games count without them.
- Games that were cancelled or archived have no result.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import permutations
from operator import attrgetter
from typing import Final

from engine.variants import VARIANTS, Variant

START: Final = 1500
"""The rating of somebody who has not been compared with anybody yet."""
AT_STAKE: Final = 32
"""Points; a victory over somebody equally strong brings half of them."""
SCALE: Final = 400
"""A player with a lead of this many points is expected to win ten games of eleven."""
FEWEST_GAMES: Final = 3
"""Games that count, from which on somebody has a place."""


@dataclass(frozen=True)
class FinishedSeat:
    """A seat at the end of a game; `user_id` is None for a computer player, and for somebody who was erased.

    `is_lent` while a substitute plays on it for its owner, and `is_listed` if the person wants to be in rankings.
    """

    number: int
    user_id: int | None
    name: str
    place: int
    resigned: bool = False
    is_lent: bool = False
    is_listed: bool = True

    @property
    def is_rated(self) -> bool:
        """Whether the person on it is compared with others."""
        return self.user_id is not None and not self.is_lent

    @property
    def rank(self) -> tuple[bool, int]:
        """The sort key of places: players who resigned share the last place."""
        return self.resigned, 0 if self.resigned else self.place

    @property
    def is_won(self) -> bool:
        return self.place == 1 and not self.resigned


@dataclass(frozen=True)
class FinishedGame:
    """A finished game: the code of its variant, and all of its seats."""

    variant: str
    seats: tuple[FinishedSeat, ...]

    def kingdom_of(self, seat: FinishedSeat) -> int:
        """Return the kingdom that the seat plays for, counted from 0."""
        return (seat.number - 1) % _kingdoms(self.variant, len(self.seats))

    @cached_property
    def comparisons(self) -> tuple[tuple[FinishedSeat, FinishedSeat], ...]:
        """The rated seats with each of their opponents."""
        rated = [seat for seat in self.seats if seat.is_rated]
        return tuple(
            (one, other)
            for one, other in permutations(rated, 2)
            # A person who resigned may have come back as a substitute on another seat.
            if self.kingdom_of(one) != self.kingdom_of(other) and one.user_id != other.user_id
        )


@dataclass(frozen=True)
class RatedPerson:
    """Somebody with their rating after the games that count for them.

    `place` is None for those who are not in the list.
    """

    user_id: int
    name: str
    rating: float = START
    games: int = 0
    wins: int = 0
    is_listed: bool = True
    place: int | None = None


def rating_changes(game: FinishedGame, ratings: Mapping[int, float]) -> dict[int, float]:
    """Return the changes of the ratings by the game, by user id, of the people for whom it counts.

    >>> ola, kenji = FinishedSeat(1, 101, "Ola", place=1), FinishedSeat(2, 102, "Kenji", place=2)
    >>> rating_changes(FinishedGame("kd", (ola, kenji)), {})
    {101: 16.0, 102: -16.0}

    An expected winner gains little.

    >>> changes = rating_changes(FinishedGame("kd", (ola, kenji)), {101: 1900, 102: 1500})
    >>> {user_id: round(change, 1) for user_id, change in changes.items()}
    {101: 2.9, 102: -2.9}
    """
    comparisons = game.comparisons
    if not comparisons:
        return {}
    strengths = _strengths(game, ratings)
    # The same for all, so that what some gain others lose, also where a computer player has left a team uneven.
    most_opponents = max(Counter(one.number for one, _ in comparisons).values())
    changes: dict[int, float] = defaultdict(float)
    for one, other in comparisons:
        lead = strengths[game.kingdom_of(one)] - strengths[game.kingdom_of(other)]
        surprise = _outcome(one, other) - 1 / (1 + 10 ** (-lead / SCALE))
        changes[one.user_id or 0] += AT_STAKE * surprise / most_opponents
    return dict(changes)


def _strengths(game: FinishedGame, ratings: Mapping[int, float]) -> dict[int, float]:
    """Return the mean rating of those who play for each kingdom."""
    teams = defaultdict[int, list[float]](list)
    for seat in game.seats:
        if seat.is_rated:
            teams[game.kingdom_of(seat)].append(ratings.get(seat.user_id or 0, START))
    return {kingdom: sum(team) / len(team) for kingdom, team in teams.items()}


def _outcome(one: FinishedSeat, other: FinishedSeat) -> float:
    """Return 1 if the first was better, 0 if the other was, and a half for a shared place."""
    return 0.5 if one.rank == other.rank else float(one.rank < other.rank)


def standings(games: Iterable[FinishedGame]) -> tuple[RatedPerson, ...]:
    """Return the standings of all people for whom a game counts, best first; `games` are in the order they ended.

    People have a place if they want to be listed and have played enough. Equal rounded ratings share a place.
    """
    found: dict[int, RatedPerson] = {}
    for game in games:
        # The best seat last: somebody may have resigned one, and then have taken another.
        worst_first = sorted((one for one, _ in game.comparisons), key=attrgetter("rank"), reverse=True)
        seats = {seat.user_id or 0: seat for seat in worst_first}
        before = {user_id: found.get(user_id, RatedPerson(user_id, seat.name)) for user_id, seat in seats.items()}
        changes = rating_changes(game, {user_id: standing.rating for user_id, standing in before.items()})
        found |= {user_id: _after(before[user_id], seats[user_id], change) for user_id, change in changes.items()}
    best_first = sorted(found.values(), key=lambda standing: (-round(standing.rating), standing.name, standing.user_id))
    return _with_places(best_first)


def _after(before: RatedPerson, seat: FinishedSeat, change: float) -> RatedPerson:
    """Return how the person stands after one game more, under the name that they had in it."""
    return replace(
        before,
        name=seat.name,
        rating=before.rating + change,
        games=before.games + 1,
        wins=before.wins + seat.is_won,
        is_listed=seat.is_listed,
    )


def _with_places(best_first: Iterable[RatedPerson]) -> tuple[RatedPerson, ...]:
    rounded = [replace(each, rating=round(each.rating)) for each in best_first]
    listed = [each.rating for each in rounded if _has_place(each)]
    return tuple(
        replace(each, place=1 + sum(rating > each.rating for rating in listed)) if _has_place(each) else each
        for each in rounded
    )


def _has_place(standing: RatedPerson) -> bool:
    return standing.is_listed and standing.games >= FEWEST_GAMES


def games_by_ranking(games: Iterable[FinishedGame]) -> dict[str, list[FinishedGame]]:
    """Return the games that count for anybody by the variant that names their ranking, most played first."""
    found = defaultdict[str, list[FinishedGame]](list)
    for game in games:
        if game.comparisons:
            found[ranking_of(game.variant)].append(game)
    return dict(sorted(found.items(), key=lambda item: -len(item[1])))


@cache
def ranking_of(code: str) -> str:
    """Return the base of the variant that names the ranking of a variant: the first that is played with its boxes.

    >>> [ranking_of(code) for code in ("kd+mh", "kd7", "qd", "rw", "rwt")]
    ['kd', 'kd', 'qd', 'rw', 'rw']
    """
    variant = Variant.parse(code)
    return next(base for base, other in VARIANTS.items() if _material(other) == _material(variant))


@cache
def _kingdoms(code: str, players: int) -> int:
    """Return how many kingdoms there are in a variant with so many players; parsed once, as there are many games."""
    return Variant.parse(code).formats[players].kingdoms


def _material(variant: Variant) -> tuple[object, ...]:
    """Return the material of a game: the boxes of dominoes, and what an extension adds."""
    boxes = {box for game_format in variant.formats.values() for box in game_format.boxes}
    return frozenset(boxes), variant.extensions
