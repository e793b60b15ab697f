"""Ends of an absence as people type or choose them: a day by its date or weekday, or a number of hours, days or weeks.

Nothing here knows a language: what a day is called is told by whoever lists them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from bot.games.models import DAY
from bot.games.timing.time_zones import local_datetime

BACK_AT: Final = time(8)
"""The time of day at which somebody is back who names a day: not in the middle of the night."""

DAYS_OFFERED: Final = 21
"""How many days are offered by their date; further ones are typed."""

LONGEST_DAYS: Final = 366
"""How long somebody may be away."""

_UNITS: Final = (("hours", timedelta(hours=1)), ("days", timedelta(days=1)), ("weeks", timedelta(weeks=1)))


@dataclass(frozen=True)
class End:
    """When an absence may end: `at` in Unix seconds, and what to call it.

    That is the `day`, which is `count` days ahead, or a `count` of a `unit` ("hours", "days", "weeks").
    """

    at: int
    day: date | None = None
    count: int = 0
    unit: str = ""

    @property
    def text(self) -> str:
        """The text of the choice, from which the same end is read again: "2026-12-01", "3 days"."""
        return self.day.isoformat() if self.day else f"{self.count} {self.unit}"


def offered_ends(typed: str, time_zone: str | None, now: int) -> tuple[End, ...]:
    """Return the ends that may be meant: those of a number or a date that was typed, then the days to come."""
    here = local_datetime(time_zone, now)
    days = (here.date() + timedelta(days=days) for days in range(1, DAYS_OFFERED + 1))
    found = [*_typed(typed, here), *(_on(day, here) for day in days)]
    return tuple(end for end in dict.fromkeys(found) if now < end.at <= now + LONGEST_DAYS * DAY)


def _typed(typed: str, here: datetime) -> Iterator[End]:
    if day := typed_date(typed):
        yield _on(day, here)
    elif number := re.search(r"\d{1,3}", typed):
        count = int(number[0])
        for unit, length in _UNITS:
            # Times of one zone are added up as its clocks show them: a day may have 23 hours, or 25.
            later = here + count * length if length >= timedelta(days=1) else here.astimezone(UTC) + count * length
            yield End(int(later.timestamp()), count=count, unit=unit)


def typed_date(typed: str) -> date | None:
    """Return the date in a text like "2026-12-01" or "2026-12-1", None if there is none."""
    found = re.search(r"\d{4}-\d{1,2}-\d{1,2}", typed)
    try:
        return date(*map(int, found[0].split("-"))) if found else None
    except ValueError:
        return None


def _on(day: date, here: datetime) -> End:
    at = datetime.combine(day, BACK_AT, here.tzinfo)
    return End(int(at.timestamp()), day, (day - here.date()).days)
