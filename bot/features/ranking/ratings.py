"""Ratings of people, computed from their finished games against one another.

The ratings are Elo ratings. Every two people of a game who play for different kingdoms are compared by their places.
The stake is divided by the number of opponents, so that a game of six counts no more than a game of two. The strength
of a team is the mean of its players. Nothing is stored: the ratings follow from all finished games, in the order of
their ends.

How a seat counts depends on its record:

- Computer players are not compared; a game counts for people who had another person as an opponent.
- A person who resigned has lost to all who stayed, regardless of the place of the computer player on the seat.
- If a computer player keeps a seat for a person, the result is the person's, as in the statistics.
- A seat with a substitute counts neither for the substitute nor for the owner: both have played, and helping is free.
- A person who has erased their data is a number in the records, so that the victories of others stay; no list shows
  the number.
- Games that were cancelled or archived have no result, and a game with a guided seat (`Seat.guided`) does not count.

The people of a server who have played one daily game are compared in the same way, by their points, after its day. A
season is a quarter: its ratings come from what ended in it, and everybody begins again.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from functools import lru_cache
from itertools import combinations, groupby
from operator import attrgetter
from typing import Final, NamedTuple, TypeAlias

from bot.features.ranking.rows import DealResult
from bot.games.people.dates import season_start
from bot.games.results import NEVER, Ended, FinishedGame, FinishedSeat, places, ranking_of
from bot.games.shared_deals import DAILY, DAY_LENGTH

START: Final = 1500
"""The rating of a person who has not been compared with anybody yet."""
AT_STAKE: Final = 32
"""In points; a victory over an equally strong person brings half of the stake."""
SCALE: Final = 400
"""A player with a lead of this many points is expected to win ten games of eleven."""
FEWEST_GAMES: Final = 3
"""How many games must count before a person has a place."""


class RatedPerson(NamedTuple):
    """A person with the rating after all games that count for the person."""

    user_id: int
    name: str
    rating: float = START
    games: int = 0
    wins: int = 0
    is_listed: bool = True
    place: int | None = None
    """The place in the list, None for a person who is not in the list."""


def rating_changes(game: FinishedGame, ratings: Mapping[int, float]) -> dict[int, float]:
    """Return the changes of the ratings by the game, by user id, for the people for whom the game counts.

    >>> ola, kenji = FinishedSeat(1, 101, "Ola", place=1), FinishedSeat(2, 102, "Kenji", place=2)
    >>> rating_changes(FinishedGame("kd", (ola, kenji)), {})
    {101: 16.0, 102: -16.0}

    An expected winner gains little.

    >>> changes = rating_changes(FinishedGame("kd", (ola, kenji)), {101: 1900, 102: 1500})
    >>> {user_id: round(change, 1) for user_id, change in changes.items()}
    {101: 2.9, 102: -2.9}
    """
    if not (comparisons := compared(game)):
        return {}
    strengths, opponents, changes = _strengths(game, ratings), Counter[int](), defaultdict[int, float](float)
    for one, other in comparisons:
        lead = strengths[game.rated[one]] - strengths[game.rated[other]]
        # A shared place is half a victory.
        outcome = 0.5 if one.rank == other.rank else float(one.rank < other.rank)
        surprise = outcome - 1 / (1 + 10 ** (-lead / SCALE))
        for seat, gain in (one, surprise), (other, -surprise):
            opponents[seat.number] += 1
            changes[seat.user_id or 0] += gain
    # All share one stake, so that gains equal losses even where a computer player has left a team uneven.
    stake = AT_STAKE / max(opponents.values())
    return {user_id: stake * change for user_id, change in changes.items()}


@lru_cache(1)
def compared(game: FinishedGame) -> Sequence[tuple[FinishedSeat, FinishedSeat]]:
    """Return the compared pairs of seats; empty if suggestions were shown on one seat alone."""
    rated = {} if game.is_guided else game.rated
    return [
        (one, other)
        for one, other in combinations(rated, 2)
        # A person who resigned may have come back as a substitute on another seat.
        if rated[one] != rated[other] and one.user_id != other.user_id
    ]


def _strengths(game: FinishedGame, ratings: Mapping[int, float]) -> Mapping[int, float]:
    """Return the mean rating of the players of each kingdom."""
    teams = defaultdict[int, list[float]](list)
    for seat, kingdom in game.rated.items():
        teams[kingdom].append(ratings.get(seat.user_id or 0, START))
    return {kingdom: sum(team) / len(team) for kingdom, team in teams.items()}


Rankings: TypeAlias = Mapping[str, Sequence[RatedPerson]]
"""The people of each ranking, best first and without places, by base variant; the most played variant comes first."""


class Ratings:
    """The rankings of a server after the added games. Games must be added in the order of their ends."""

    def __init__(self, erasures: str | None = None, after: Ended = NEVER) -> None:
        self.erasures = erasures
        self.games = 0
        self.last = after
        self.rankings: Rankings = {}
        self._people = defaultdict[str, dict[int, RatedPerson]](dict)
        self._played = Counter[str]()

    def add(self, games: Iterable[FinishedGame]) -> None:
        for game in games:
            self.games, self.last = self.games + 1, game.ended
            if compared(game):
                self._played[base := game.ranking or ranking_of(game.variant)] += 1
                _rate(self._people[base], game)

    def settle(self) -> None:
        named = {base: [each for each in people.values() if each.user_id > 0] for base, people in self._people.items()}
        self.rankings = {base: _best_first(named[base]) for base, _ in self._played.most_common()}


def _rate(people: dict[int, RatedPerson], game: FinishedGame) -> None:
    # The best seat comes last: a person may have resigned from one seat, and then have taken another.
    seats = {seat.user_id or 0: seat for seat in sorted(game.rated, key=attrgetter("rank"), reverse=True)}
    before = {each: people.get(each) or RatedPerson(each, seat.name) for each, seat in seats.items()}
    for each, change in rating_changes(game, {each: person.rating for each, person in before.items()}).items():
        _, _, rating, games, wins, *_ = before[each]
        is_won = seats[each].rank == (False, 1)
        people[each] = RatedPerson(each, seats[each].name, rating + change, games + 1, wins + is_won)


def _best_first(people: Iterable[RatedPerson]) -> Sequence[RatedPerson]:
    rounded = (person._replace(rating=round(person.rating)) for person in people)
    return tuple(sorted(rounded, key=lambda person: (-person.rating, person.name, person.user_id)))


def with_places(best_first: Sequence[RatedPerson], unlisted: frozenset[int] = frozenset()) -> tuple[RatedPerson, ...]:
    """Return the people; listed people with enough games have a place, and equals share a place."""
    listed = [each for each in best_first if each.user_id not in unlisted and each.games >= FEWEST_GAMES]
    places = {each.rating: place for place, each in reversed([*enumerate(listed, 1)])}
    placed = {each.user_id: places[each.rating] for each in listed}
    return tuple(
        each._replace(is_listed=each.user_id not in unlisted, place=placed.get(each.user_id)) for each in best_first
    )


def deal_games(results: Iterable[DealResult], today: date) -> Iterator[FinishedGame]:
    """Yield the past daily games as games of the people who have played them, who may have finished them later."""
    for deal, group in groupby(results, key=attrgetter("deal")):
        if len(deal) > DAY_LENGTH or date.fromisoformat(deal) >= today:
            continue
        own = [*group]
        placed = places(each.points for each in own)
        seats = (
            FinishedSeat(number, each.user_id, each.name, placed[each.points]) for number, each in enumerate(own, 1)
        )
        yield FinishedGame("", tuple(seats), ranking=DAILY)


def season_after(season: date) -> date:
    """Return the first day of the season after a season.

    >>> season_after(date(2026, 10, 1))
    datetime.date(2027, 1, 1)
    """
    return season_start(season + timedelta(days=92))
