"""The daily game: one a day that everybody may play once, alone against computer players.

All who play it get the same dominoes in the same order, and opponents who do the same in the same position, so that
their points can be compared. A deal is named after its day, "2026-11-22", and begins at midnight where the person is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from bot.games.game import Game, NewGame
from bot.games.lobby.lobby import free_name
from bot.games.models import Actor, GameOptions, Policy, Seat, Status
from bot.games.people import DealScore


@dataclass(frozen=True)
class DailyGame:
    """What is played: the code of a variant, how many seats there are, and who plays on all but the person's."""

    variant: str
    seats: int
    computer: str


FIRST_DAY: Final = date(2026, 11, 22)
"""The day of the first deal."""

# Players who answer at once: those who search within a time do not always do the same.
WEEK: Final = (
    DailyGame("kd", 4, "solid"),
    DailyGame("kd+h", 3, "solid"),
    DailyGame("kd", 2, "strong"),
    DailyGame("kd+m", 4, "solid"),
    DailyGame("kd+mh", 3, "strong"),
    DailyGame("kd7", 2, "strong"),
    DailyGame("kd+mh", 4, "strong"),
)
"""What is played on each day of the week, from Monday on."""


def daily_game(day: date) -> DailyGame:
    """Return what is played on a day.

    >>> daily_game(date(2026, 11, 23))
    DailyGame(variant='kd', seats=4, computer='solid')
    """
    return WEEK[day.weekday()]


def new_daily_game(
    day: date, guild_id: int | None, channel_id: int, host: Actor, names: Sequence[str], at: int
) -> NewGame:
    """Return the game of a day for the person and computer players under these names.

    Nobody waits for the person, so nobody reminds them.
    """
    game = daily_game(day)
    options = GameOptions(game.variant, game.seats, suggestions=False, pace=0, policy=Policy.WAIT)
    seats = [Seat(1, host.user_id, host.name)]
    while len(seats) < game.seats:
        name = free_name(names, {seat.name for seat in seats})
        seats.append(Seat(len(seats) + 1, None, name, game.computer))
    return NewGame(guild_id, channel_id, host.user_id, options, seats, at, deal=day.isoformat())


def with_places(scores: Iterable[DealScore]) -> tuple[tuple[int, DealScore], ...]:
    """Return the scores with their places, best first; equal points share a place.

    >>> scores = DealScore(1, "Ola", 50, 7), DealScore(2, "Kenji", 61, 7), DealScore(3, "Zuri", 50, 7)
    >>> [(place, score.name) for place, score in with_places(scores)]
    [(1, 'Kenji'), (2, 'Ola'), (2, 'Zuri')]
    """
    best_first = sorted(scores, key=lambda score: -score.points)
    places = dict[int, int]()
    for place, score in enumerate(best_first, 1):
        places.setdefault(score.points, place)
    return tuple((places[score.points], score) for score in best_first)


def streak(days: Collection[date], today: date) -> int:
    """Return on how many days in a row somebody has finished the deal, up to today or, if that is to come, yesterday.

    >>> days = [date(2026, 11, day) for day in (18, 20, 21)]
    >>> streak(days, date(2026, 11, 21)), streak(days, date(2026, 11, 22)), streak(days, date(2026, 11, 23))
    (2, 2, 0)
    """
    last = today if today in days else today - timedelta(days=1)
    length = 0
    while last - timedelta(days=length) in days:
        length += 1
    return length


@dataclass(frozen=True)
class DailyResults:
    """How a person and all others did with the deal of a `day`.

    `today` is the date where the person is, which ends at `next_at`, in Unix seconds. `game` is their own game; None if
    they have not begun it. `streak` is as the function says.
    """

    day: date
    today: date
    game: Game | None
    scores: tuple[DealScore, ...]
    streak: int
    next_at: int

    def score_of(self, user_id: int) -> DealScore | None:
        """Return what the person has reached; None if they have not finished it."""
        return next((score for score in self.scores if score.user_id == user_id), None)

    @property
    def is_playable(self) -> bool:
        """Whether the person may begin the game now."""
        # If the bot was killed between opening the game and starting it, it starts with the next tap.
        return self.day == self.today and (self.game is None or self.game.status is Status.LOBBY)
