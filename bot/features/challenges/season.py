"""The seasons of a channel's weekly challenges: who has played and won, worked out from the stored results."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.features.challenges.challenge import Challenge, DealScore, compared, ranked
from bot.games.game import Game, Status
from bot.games.results import places

FULL: Final = 2
"""How many people must finish a week in time so that it counts for the group."""
LENGTH: Final = 8
"""How many such weeks are a season."""


def may_repeat(row: Game, scores: Sequence[DealScore]) -> bool:
    """Return whether people may have a challenge every week: it has closed, and enough have finished it in time."""
    return row.status is Status.CLOSED and len(scores) >= FULL


@dataclass(frozen=True)
class PlayedWeek:
    """A weekly challenge with the results of the people who have finished it in time."""

    id: int
    """The id of the row."""
    channel_id: int
    variant: str
    is_closed: bool
    scores: tuple[DealScore, ...] = ()
    par: int | None = None
    """The points of a strong computer player in the person's place."""

    @property
    def is_full(self) -> bool:
        return len(self.scores) >= FULL


class Tally(NamedTuple):
    """How many weeks of a season a person has won and played."""

    user_id: int
    name: str
    won: int
    played: int


class Best(NamedTuple):
    """The best result at a game, against the points of a strong computer player, if it is better."""

    variant: str
    names: tuple[str, ...]
    """The names of the people who share the result."""
    gain: int


@dataclass(frozen=True)
class Season:
    """The weeks of a channel up to one of them, which is the latest one."""

    number: int = 0
    """The number of the latest week among all weeks of the channel."""
    in_a_row: int = 0
    """How many of the latest closed weeks two people or more have finished; a week that nobody finished is a pause."""
    people: tuple[Tally, ...] = ()
    """The people of the season in the closed weeks that count, most victories first."""
    best: Best | None = None
    weeks: int = 0
    """How many closed weeks of the season count."""
    winners: tuple[int, ...] = ()
    """The user ids of the people who have won the season, once it is over; negative for people who were erased."""
    before: "Season | None" = None
    """The season before; None in the first one."""

    @property
    def table(self) -> Sequence[tuple[int, Tally]]:
        """The people with their places."""
        ranks = places(each.won for each in self.people)
        return [(ranks[each.won], each) for each in self.people]

    @property
    def is_over(self) -> bool:
        return self.weeks == LENGTH

    @property
    def wearers(self) -> tuple[int, ...]:
        """The user ids of the people who have won the latest season that is over."""
        return self.winners if self.is_over else self.before.winners if self.before else ()


def season_of(weeks: Sequence[PlayedWeek]) -> Season:
    """Return the season of the latest one of these weeks of a channel, oldest first, with the seasons before.

    A season has ended with its last week, and the next one begins with the week after. First place, also shared, is a
    victory. A person who was erased is in no list; nobody moves up to their place.
    """
    counted = [each for each in weeks if each.is_closed and each.is_full]
    # A week after the one that ended a season belongs to the next season, also if it does not count.
    is_last = len(counted) % LENGTH == 0 and counted[-1:] == [weeks[-1]]
    ended = len(counted) // LENGTH - is_last
    before = None
    for start in range(0, ended * LENGTH, LENGTH):
        before = _season(counted[start : start + LENGTH], before)
    latest = _season(counted[ended * LENGTH :], before)
    return Season(len(weeks), in_a_row(weeks), latest.people, _best(weeks), latest.weeks, latest.winners, latest.before)


def _season(weeks: Sequence[PlayedWeek], before: Season | None) -> Season:
    names, won, played = dict[int, str](), Counter[int](), Counter[int]()
    for week in weeks:
        for place, score in ranked(each for each in week.scores if each.is_listed or each.user_id < 0):
            names[score.user_id] = score.name
            played[score.user_id] += 1
            won[score.user_id] += place == 1
    tallies = (Tally(each, name, won[each], played[each]) for each, name in names.items() if each > 0)
    people = tuple(sorted(tallies, key=lambda each: (-each.won, -each.played, each.name)))
    most = max(won.values(), default=0)
    winners = tuple(each for each in names if won[each] == most) if len(weeks) == LENGTH else ()
    return Season(people=people, weeks=len(weeks), winners=winners, before=before)


def _best(weeks: Sequence[PlayedWeek]) -> Best | None:
    """Return the best results at the game of the latest week; None if nobody was better than the computer player."""
    found = list[tuple[int, DealScore]]()
    for week in weeks:
        if week.is_closed and week.variant == weeks[-1].variant and week.par is not None:
            found += [(score.points - week.par, score) for _, score in compared(week.scores)]
    gain = max((each for each, _ in found), default=0)
    names = {score.user_id: score.name for each, score in found if each == gain}
    return Best(weeks[-1].variant, tuple(names.values()), gain) if gain > 0 else None


def in_a_row(weeks: Sequence[PlayedWeek]) -> int:
    """Return how many of the latest closed weeks in a row enough people have finished; a pause is left out."""
    row = [each.is_full for each in reversed(weeks) if each.is_closed and each.scores]
    return row.index(False) if False in row else len(row)


def by_channel(weeks: Sequence[PlayedWeek]) -> Iterator[Season]:
    """Yield the season of each channel."""
    for channel_id in dict.fromkeys(each.channel_id for each in weeks):
        yield season_of([each for each in weeks if each.channel_id == channel_id])


@dataclass(frozen=True)
class Opened:
    """An open challenge in a channel, as its message shows it."""

    challenge: Challenge
    scores: Sequence[DealScore]
    """The results of who has finished it."""
    now: int
    """The present time in Unix seconds."""
    minutes: int = 0
    """How long a game takes; 0 if nobody knows."""
    season: Season | None = None
    """The season of a week."""
    offered: str | None = None
    """The variant that is offered for the next week, and that somebody has to want."""
    wanted: str | None = None
    """The variant that somebody wants for the next week."""
    instead: str | None = None
    """The variant whose turn it would be, until somebody has begun the week of the wanted one."""
    following: str | None = None
    """The variant of the next week; None if none opens by itself."""
