"""When a channel with a challenge every week opens the next one, and its game, as pure functions."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from types import MappingProxyType
from typing import Final

from bot.games.game import DAY, Game
from bot.games.people.dates import local_datetime

OPEN_FOR: Final = 6 * DAY
"""How long a challenge of a week is open, in seconds."""
SHORTEST: Final = DAY
"""The time that is worth an opening or a game; with less time left, the next week is awaited."""
EMPTY_WEEKS: Final = 2
"""After how many weeks that nobody finished a challenge waits until somebody plays."""

ALL, SMALL_BOX = "all", "kingdomino"
_TURNS: Final = "kd", "kd+m", "kd+h", "kd7"
ROTATIONS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        ALL: (
            *("kd", "kd+m", "kd+h", "qd", "kd7", "kd", "kd+m", "qd"),
            *("kd+h", "kd7", "kd", "qd", "kd+m", "kd+h", "kd7", "qd"),
        ),
        SMALL_BOX: _TURNS,
        **{each: (each,) for each in (*_TURNS, "qd")},
    }
)
"""The variants that take turns from week to week, by the choice of a manager."""


@dataclass(frozen=True)
class Week:
    """When a channel has a challenge every week: at the same time of the clocks of a zone, also in summer."""

    guild_id: int
    channel_id: int
    zone: str | None
    """The name of the zone of the person who chose the time; None for UTC."""
    weekday: int
    """The day of the week, from 0 for Monday on."""
    minute: int
    """The minute of the day."""
    since: int
    """When the person chose it, in Unix seconds."""
    games: str = ALL
    """A key of `ROTATIONS`."""
    runs: bool = True
    """Whether further challenges open; the row stays, as it names the channel whose weeks are counted."""

    def variant(self, number: int) -> str:
        """Return the game of a week, by its number from 1 on.

        >>> week = Week(5, 7, None, 0, 0, 0)
        >>> [week.variant(number) for number in (1, 4, 5, 20)]
        ['kd', 'qd', 'kd7', 'qd']
        """
        rotation = ROTATIONS[self.games]
        return rotation[(number - 1) % len(rotation)]

    def opening(self, now: int) -> int:
        """Return the latest time not after `now` when a challenge opens, in Unix seconds.

        >>> week = Week(5, 7, "Europe/Warsaw", 6, 20 * 60, 0)
        >>> [str(local_datetime("UTC", week.opening(at)))[:16] for at in (1774809000, 1774207800)]
        ['2026-03-29 18:00', '2026-03-22 19:00']
        """
        local = local_datetime(self.zone, now)
        day = local.date() - timedelta(days=(local.weekday() - self.weekday) % 7)
        opens = datetime.combine(day, time(*divmod(self.minute, 60)), local.tzinfo)
        return int((opens if opens.timestamp() <= now else opens - timedelta(days=7)).timestamp())

    def following(self, opens_at: int) -> int:
        """Return the opening of the week after an opening."""
        # A week of the clocks is an hour shorter or longer when summer time begins or ends.
        return self.opening(opens_at + 7 * DAY + DAY // 2)

    def next_end(self, now: int) -> int:
        """Return the next usual end that is at least `SHORTEST` away."""
        opens_at = self.opening(now)
        ends = (each + OPEN_FOR for each in (opens_at, self.following(opens_at)))
        return next(each for each in ends if each - now >= SHORTEST)

    def end_after(self, row: Game, now: int) -> int | None:
        """Return the next end of a challenge that nobody has finished; None if it waits until somebody plays."""
        empty = (now - row.times.created_at + 2 * DAY) // (7 * DAY)
        return self.next_end(now) if empty < EMPTY_WEEKS else None


def week_at(guild_id: int, channel_id: int, zone: str | None, now: int) -> Week:
    """Return the week whose challenges open at this hour of this day of the week."""
    local = local_datetime(zone, now)
    return Week(guild_id, channel_id, zone, local.weekday(), local.hour * 60 + local.minute, now)
