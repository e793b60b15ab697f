"""When the challenge of a week in a channel ends and the next one opens, and its game, as pure functions."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta
from types import MappingProxyType
from typing import Final

from bot.games.game import DAY, HOUR, Game
from bot.games.people.dates import local_datetime
from bot.games.people.person import Person, quiet_until

SHORTEST: Final = 2 * DAY
"""The least time of a week, in seconds; with less time left, a week lasts until the opening after the next one.

Earlier bots closed a week a day before the next one, or 25 hours as summer time ended."""
EMPTY_WEEKS: Final = 2
"""After how many weeks that nobody finished a challenge waits until somebody plays."""
DAYTIME: Final = range(9, 21)
"""The hours of a week's opening."""
EVENING: Final = 20
"""The hour of the openings of weeks that somebody began outside of `DAYTIME`."""

COURTS: Final = "qd", "rw"
"""The base variants that take turns only where somebody has finished a game of them."""
ALL, SMALL_BOX = "all", "kingdomino"
_TURNS: Final = "kd", "kd+m", "kd+h", "kd7"
ROTATIONS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        ALL: (
            *("kd", "kd+m", "kd+h", "qd", "kd7", "kd", "kd+m", "rw"),
            *("kd+h", "kd7", "kd", "qd", "kd+m", "kd+h", "kd7", "rw"),
        ),
        SMALL_BOX: _TURNS,
        **{each: (each,) for each in (*_TURNS, *COURTS)},
    }
)
"""The variants that take turns from week to week, by the choice of a manager."""


@dataclass(frozen=True)
class Week:
    """When a channel has a challenge every week: at the same time of the clocks of a zone, also in summer."""

    guild_id: int
    channel_id: int
    zone: str | None
    """The name of the zone; None for UTC."""
    weekday: int
    """The day of the week, from 0 for Monday on."""
    minute: int
    """The minute of the day."""
    games: str = ALL
    """A key of `ROTATIONS`."""
    runs: bool = True
    """Whether further challenges open; the row stays, as it names the channel whose weeks are counted."""
    has_moved: bool = False
    """Whether the hour has moved for people who slept."""
    wanted: str | None = None
    """The variant of the next week, which somebody wants once; None for the variant whose turn it is."""

    def variant(self, number: int, tried: Collection[str]) -> str:
        """Return the game of a week, by its number from 1 on; `tried` are the `COURTS` that somebody has finished.

        >>> week = Week(5, 7, None, 0, 0)
        >>> [week.variant(number, COURTS) for number in (1, 4, 5, 20)]
        ['kd', 'qd', 'kd7', 'qd']
        >>> [week.variant(number, ()) for number in (1, 4, 5, 20)]
        ['kd', 'kd7', 'kd', 'kd7']
        """
        rotation = [each for each in ROTATIONS[self.games] if each not in COURTS or each in tried or self.games == each]
        return rotation[(number - 1) % len(rotation)]

    def offered(self, number: int, tried: Collection[str]) -> str | None:
        """Return the game that the opening of a week offers for the next week; each of `COURTS` is offered once."""
        turn = ROTATIONS[ALL][(number - 1) % len(ROTATIONS[ALL])]
        is_first = ROTATIONS[ALL].index(turn) == number - 1
        return turn if self.games == ALL and is_first and turn in COURTS and turn not in tried else None

    def opening(self, now: int) -> int:
        """Return the latest usual time not after `now` when a challenge opens, in Unix seconds.

        >>> week = Week(5, 7, "Europe/Warsaw", 6, 20 * 60)
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
        """Return the next opening that is at least `SHORTEST` away, which ends the week before."""
        end = self.following(self.opening(now))
        return end if end - now >= SHORTEST else self.following(end)

    def end_after(self, row: Game, now: int) -> int | None:
        """Return the next end of a challenge that nobody has finished; None if it waits until somebody plays."""
        empty = (now - row.times.created_at + DAY) // (7 * DAY)
        return self.next_end(now) if empty < EMPTY_WEEKS else None

    def moved_for(self, people: Sequence[Person], now: int) -> Week:
        """Return the week with the hour that lies within `DAYTIME` of the most people, outside of their quiet hours.

        The week stays as it is if no hour is better, and if its hour has moved before.

        >>> week = Week(5, 7, "Europe/Warsaw", 1, 20 * 60)
        >>> week.moved_for([Person(1), Person(2, time_zone="Asia/Tokyo")], 1764536400).minute // 60
        12
        """
        known = [replace(each, time_zone=each.time_zone or self.zone) for each in people]
        ways = [replace(self, minute=hour * 60, has_moved=True) for hour in range(24)]

        def awake(week: Week) -> int:
            at = week.next_end(now)
            by_day = (each for each in known if local_datetime(each.time_zone, at).hour in DAYTIME)
            return sum(quiet_until(each, at) is None for each in by_day)

        best = max(ways, key=lambda each: (awake(each), -abs(each.minute - self.minute)))
        return self if self.has_moved or awake(best) <= awake(self) else best


def week_at(guild_id: int, channel_id: int, zone: str | None, now: int) -> Week:
    """Return the week that begins now: its challenges open at this hour, or on the evening of a night.

    >>> begun = week_at(5, 7, "Europe/Warsaw", 1764720000)  # on a Wednesday at 1:00
    >>> begun.weekday, begun.minute // 60
    (1, 20)
    """
    local = local_datetime(zone, now)
    if local.hour in DAYTIME:
        return Week(guild_id, channel_id, zone, local.weekday(), local.hour * 60 + local.minute)
    evening = local_datetime(zone, now - DAYTIME.start * HOUR)
    return Week(guild_id, channel_id, zone, evening.weekday(), EVENING * 60)
