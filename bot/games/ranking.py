"""Ratings of people, worked out from the games that they have finished against one another.

They are Elo ratings. Every two people of a game who play for different kingdoms are compared by their places, and what
is at stake is divided by the number of opponents, so that a game of six counts no more than a game of two. A team is as
strong as its players on average. Nothing is stored: the ratings are those after all finished games, in the order in
which these ended. They are in memory until the bot stops, and only the games that have ended since are added.

How a seat counts depends on its record:

- Computer players are not compared; a game counts for people who had another person as an opponent in it.
- A person who resigned has lost to all who stayed, regardless of the place of the computer player on the seat.
- A seat that a computer player keeps is still its person's, who has the result, as in the statistics.
- A seat on which a substitute plays for its owner counts for neither: both have played it, and helping costs nothing.
- A person who has erased their data is a number in the records, so that what others have won stays won; no list names
  the number.
- Games that were cancelled or archived have no result.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Final, NamedTuple, TypeAlias

from cachetools import LRUCache

from bot.concurrency import KeyedLocks
from bot.games.repositories import AccountReader
from bot.games.results import NEVER, FinishedGame, FinishedSeat
from engine.variants import VARIANTS, Variant

START: Final = 1500
"""The rating of somebody who has not been compared with anybody yet."""
AT_STAKE: Final = 32
"""Points; a victory over somebody equally strong brings half of them."""
SCALE: Final = 400
"""A player with a lead of this many points is expected to win ten games of eleven."""
FEWEST_GAMES: Final = 3
"""Games that count, from which on somebody has a place."""


class RatedPerson(NamedTuple):
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
    strengths, opponents, changes = _strengths(game, ratings), Counter[int](), defaultdict[int, float](float)
    for one, other in comparisons:
        lead = strengths[game.rated[one]] - strengths[game.rated[other]]
        surprise = _outcome(one, other) - 1 / (1 + 10 ** (-lead / SCALE))
        for seat, gain in (one, surprise), (other, -surprise):
            opponents[seat.number] += 1
            changes[seat.user_id or 0] += gain
    # The same for all, so that what some gain others lose, also where a computer player has left a team uneven.
    stake = AT_STAKE / max(opponents.values())
    return {user_id: stake * change for user_id, change in changes.items()}


def _strengths(game: FinishedGame, ratings: Mapping[int, float]) -> Mapping[int, float]:
    """Return the mean rating of those who play for each kingdom."""
    teams = defaultdict[int, list[float]](list)
    for seat, kingdom in game.rated.items():
        teams[kingdom].append(ratings.get(seat.user_id or 0, START))
    return {kingdom: sum(team) / len(team) for kingdom, team in teams.items()}


def _outcome(one: FinishedSeat, other: FinishedSeat) -> float:
    """Return 1 if the first was better, 0 if the other was, and a half for a shared place."""
    return 0.5 if one.rank == other.rank else float(one.rank < other.rank)


Rankings: TypeAlias = Mapping[str, Sequence[RatedPerson]]
"""The people of each ranking, best first and without places, by the variant that names it; most played first."""


class Ratings:
    """The rankings of a server after the games that were added, in the order in which they ended."""

    def __init__(self, erasures: str | None = None) -> None:
        self.erasures = erasures
        self.games = 0
        self.last = NEVER
        self.rankings: Rankings = {}
        self._people = defaultdict[str, dict[int, RatedPerson]](dict)
        self._played = Counter[str]()

    def add(self, games: Iterable[FinishedGame]) -> None:
        for game in games:
            self.games, self.last = self.games + 1, game.ended
            if game.comparisons:
                self._played[base := ranking_of(game.variant)] += 1
                _rate(self._people[base], game)

    def settle(self) -> None:
        """Update `rankings`."""
        named = {base: [each for each in people.values() if each.user_id > 0] for base, people in self._people.items()}
        self.rankings = {base: _best_first(named[base]) for base, _ in self._played.most_common()}


def _rate(people: dict[int, RatedPerson], game: FinishedGame) -> None:
    # The best seat last: somebody may have resigned one, and then have taken another.
    seats = {seat.user_id or 0: seat for seat in sorted(game.rated, key=attrgetter("rank"), reverse=True)}
    before = {each: people.get(each) or RatedPerson(each, seat.name) for each, seat in seats.items()}
    for each, change in rating_changes(game, {each: person.rating for each, person in before.items()}).items():
        _, _, rating, games, wins, *_ = before[each]
        people[each] = RatedPerson(each, seats[each].name, rating + change, games + 1, wins + seats[each].is_won)


def _best_first(people: Iterable[RatedPerson]) -> Sequence[RatedPerson]:
    rounded = (person._replace(rating=round(person.rating)) for person in people)
    return tuple(sorted(rounded, key=lambda person: (-person.rating, person.name, person.user_id)))


def with_places(best_first: Iterable[RatedPerson], unlisted: frozenset[int] = frozenset()) -> tuple[RatedPerson, ...]:
    """Return the people with their places, if they want to be listed and have played enough; equals share one."""
    people = [(person, person.user_id not in unlisted) for person in best_first]
    ratings = [person.rating for person, is_listed in people if is_listed and person.games >= FEWEST_GAMES]
    places = {rating: place for place, rating in reversed([*enumerate(ratings, 1)])}
    return tuple(
        person._replace(
            is_listed=is_listed,
            place=places[person.rating] if is_listed and person.games >= FEWEST_GAMES else None,
        )
        for person, is_listed in people
    )


RANKINGS_KEPT: Final = 200
"""Servers whose ratings are in memory: a kilobyte for every five people."""


class RankingService:
    """Works out the rankings of servers, one at a time for each, and keeps them."""

    def __init__(self, accounts: AccountReader) -> None:
        self._accounts = accounts
        self._kept = LRUCache[int, Ratings](RANKINGS_KEPT)
        self._locks = KeyedLocks()
        self._is_closed = False

    async def rankings(self, guild_id: int) -> tuple[Rankings, frozenset[int]]:
        """Return the rankings of a server as they are now, and the people who are in no ranking.

        Raises asyncio.CancelledError if the bot stops.
        """
        async with self._locks[guild_id]:
            finished, ratings = await self._accounts.finished(guild_id), self._kept.get(guild_id)
            if ratings is None or ratings.erasures != finished.erasures:
                ratings = Ratings(finished.erasures)
            if ratings.games < finished.games:
                await self._read(ratings, guild_id)
            # A clock was set back: a game has ended before the last one that was counted.
            if ratings.games < finished.games:
                await self._read(ratings := Ratings(finished.erasures), guild_id)
            self._kept[guild_id] = ratings
            return ratings.rankings, finished.unlisted

    async def _read(self, ratings: Ratings, guild_id: int) -> None:
        # In short steps, of which none blocks the event loop or a stop of the bot.
        while games := await self._accounts.finished_games(guild_id, ratings.last):
            if self._is_closed:
                raise asyncio.CancelledError
            await asyncio.to_thread(ratings.add, games)
        await asyncio.to_thread(ratings.settle)

    def close(self) -> None:
        """Leave out what is under way; tasks that await it are cancelled."""
        self._is_closed = True


@cache
def ranking_of(code: str) -> str:
    """Return the base of the variant that names the ranking of a variant: the first that is played with its boxes.

    >>> [ranking_of(code) for code in ("kd+mh", "kd7", "qd", "rw", "rwt")]
    ['kd', 'kd', 'qd', 'rw', 'rw']
    """
    variant = Variant.parse(code)
    return next(base for base, other in VARIANTS.items() if _material(other) == _material(variant))


def _material(variant: Variant) -> tuple[object, ...]:
    boxes = {box for game_format in variant.formats.values() for box in game_format.boxes}
    return frozenset(boxes), variant.extensions
