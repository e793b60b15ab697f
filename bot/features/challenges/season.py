"""The season of a channel's weekly challenges: who has played and won them, worked out from the stored results."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final, NamedTuple

from bot.features.challenges.challenge import DealScore, compared
from bot.games.game import Game, Status
from bot.games.people.dates import season_start

FULL: Final = 2
"""How many people must finish a week in time so that it counts for the group."""


def may_repeat(row: Game, scores: Sequence[DealScore]) -> bool:
    """Return whether people may have a challenge every week: it has closed, and enough have finished it in time."""
    return row.status is Status.CLOSED and len(scores) >= FULL


@dataclass(frozen=True)
class PlayedWeek:
    """A weekly challenge with the results of the people who have finished it in time."""

    id: int
    """The id of the row."""
    day: date
    """The day of its end, or of its beginning while it is open, in UTC."""
    is_closed: bool
    scores: tuple[DealScore, ...] = ()
    par: int | None = None
    """The points of a strong computer player in the person's place."""


class Tally(NamedTuple):
    """How many weeks of a season a person has won and played."""

    user_id: int
    name: str
    won: int
    played: int


class Best(NamedTuple):
    """The best result of a season, against the points of a strong computer player."""

    name: str
    gain: int


@dataclass(frozen=True)
class Season:
    number: int = 0
    """The number of the latest week among all weeks of the channel."""
    in_a_row: int = 0
    """How many weeks before the next one two people or more have finished in time, without a week in between."""
    people: tuple[Tally, ...] = ()
    """The people of the closed weeks, most victories first."""
    best: Best | None = None


def season_of(weeks: Sequence[PlayedWeek], begins: date | None) -> Season:
    """Return the season that begins on a day, None for all seasons; `weeks` are all weeks of channels, oldest first.

    First place, also shared, is a victory. A person who was erased is in no list, and has finished in time.
    """
    counted = [each for each in weeks if each.is_closed and begins in {None, season_start(each.day)}]
    names, won, played, best = dict[int, str](), Counter[int](), Counter[int](), list[Best]()
    for week in counted:
        for place, score in compared(week.scores):
            names[score.user_id] = score.name
            played[score.user_id] += 1
            won[score.user_id] += place == 1
            best += [] if week.par is None else [Best(score.name, score.points - week.par)]
    tallies = (Tally(each, name, won[each], played[each]) for each, name in names.items())
    people = tuple(sorted(tallies, key=lambda each: (-each.won, -each.played, each.name)))
    return Season(len(weeks), in_a_row(weeks), people, max(best, key=lambda each: each.gain, default=None))


def in_a_row(weeks: Sequence[PlayedWeek]) -> int:
    """Return how many of the latest closed weeks in a row enough people have finished in time."""
    closed = [len(each.scores) >= FULL for each in reversed(weeks) if each.is_closed]
    return closed.index(False) if False in closed else len(closed)
