"""Dates and time zones: the zones of the IANA database, and fixed offsets like "UTC+5:30"."""

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from bot.games.game import DAY
from bot.games.matching import with_ascii_digits

_FIRST, _LAST = -12 * 60, 14 * 60
"""The zones farthest from UTC on Earth, in minutes: a day ends last in the first, and begins first in the second."""

_OFFSET = re.compile(r"UTC([+-])(\d{1,2})(?::(\d\d))?", re.ASCII)


def local_datetime(time_zone: str | None, now: int) -> datetime:
    """Return the time at `now` (Unix seconds) by the clocks of the zone; by UTC if the zone is None or unknown."""
    return datetime.fromtimestamp(now, find_zone(time_zone) or UTC)


def utc_date(now: int) -> date:
    """Return the date in UTC at `now`, in Unix seconds."""
    return local_datetime(None, now).date()


def midnight(day: date) -> int:
    """Return the time in Unix seconds at which the day begins in UTC."""
    return int(datetime.combine(day, time(), UTC).timestamp())


def season_start(day: date) -> date:
    """Return the first day of the season of a day, which is a quarter of the year.

    >>> season_start(date(2026, 12, 31)), season_start(date(2027, 1, 1))
    (datetime.date(2026, 10, 1), datetime.date(2027, 1, 1))
    """
    return date(day.year, (day.month - 1) // 3 * 3 + 1, 1)


def fixed_zone(minutes: int) -> str:
    """Return the name of the zone whose clocks are always so many minutes ahead of UTC."""
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{'-' if minutes < 0 else '+'}{hours}" + (f":{rest:02}" if rest else "")


def fixed_offset(time_zone: str | None) -> int | None:
    """Return how many minutes the clocks of a fixed zone are ahead of UTC; None for any other zone."""
    found = _OFFSET.fullmatch(time_zone or "")
    if found is None:
        return None
    sign, hours, minutes = found.groups("0")
    offset = int(hours) * 60 + int(minutes)
    return -offset if sign == "-" else offset


def utc_offset(time_zone: str | None, now: int) -> int:
    """Return how many minutes the clocks of the zone are ahead of UTC at `now`, in Unix seconds."""
    local = local_datetime(time_zone, now)
    return (local.replace(tzinfo=UTC) - local) // timedelta(minutes=1)


@lru_cache(maxsize=1000)
def find_zone(time_zone: str | None) -> tzinfo | None:
    """Return the zone of that name, None for an unknown name."""
    if (minutes := fixed_offset(time_zone)) is not None:
        return timezone(timedelta(minutes=minutes)) if _FIRST <= minutes <= _LAST else None
    try:
        return ZoneInfo(time_zone) if time_zone else None
    # Names come from people: zoneinfo raises ValueError for a name that could leave its folder, OSError for a folder.
    except (KeyError, ValueError, OSError):
        return None


def zone_at(minutes: str) -> str:
    """Return the zone at an offset from UTC in minutes. Raises ValueError for an offset that no zone has."""
    zone = fixed_zone(int(minutes))
    if find_zone(zone) is None:
        raise ValueError(minutes)
    return zone


BACK_AT: Final = time(8)
"""The time of day for the end of an absence without a time: not in the middle of the night."""

DAYS_OFFERED: Final = 21
"""How many days are offered by their date; people type later days."""

LONGEST_DAYS: Final = 366
"""How many days a person may be away."""

LONGEST_NUMBER: Final = 4
"""How many digits of a typed number are read; larger numbers are no ends of an absence either."""

_UNITS: Final = (("hours", timedelta(hours=1)), ("days", timedelta(days=1)), ("weeks", timedelta(weeks=1)))


@dataclass(frozen=True)
class End:
    """A possible end of an absence: a day, or a number of hours, days or weeks from now."""

    at: int
    """The end in Unix seconds."""
    day: date | None = None
    """The day of the end, None for a number of units."""
    count: int = 0
    """How many days ahead the day is, or the number of units."""
    unit: str = ""
    """One of "hours", "days" and "weeks"; empty for a day."""

    def __str__(self) -> str:
        """Return the text of the choice, which `read` turns into the same end: "2026-12-01", "3 days"."""
        return self.day.isoformat() if self.day else f"{self.count} {self.unit}"


def coming_ends(time_zone: str | None, now: int, days: int) -> tuple[End, ...]:
    """Return the coming days as ends of an absence."""
    here = local_datetime(time_zone, now)
    return tuple(_on(here.date() + timedelta(days=ahead), here) for ahead in range(1, days + 1))


def typed_ends(typed: str, time_zone: str | None, now: int) -> tuple[End, ...]:
    """Return the ends in a typed text: its date, or its number of hours, days or weeks, 1 in a text without a number.

    A date like "1.2." may be in January or in February.
    """
    here, text = local_datetime(time_zone, now), with_ascii_digits(typed)
    if days := typed_dates(text, here.date()):
        found = [_on(day, here) for day in days]
    else:
        number = re.search(r"\d+", text)
        count = int(number[0][:LONGEST_NUMBER]) if number else 1
        # Times of one zone are added up as its clocks show them: a day may have 23 hours, or 25.
        clocks = {unit: here if length >= timedelta(days=1) else here.astimezone(UTC) for unit, length in _UNITS}
        ends = ((unit, clocks[unit] + count * length) for unit, length in _UNITS)
        found = [End(int(later.timestamp()), count=count, unit=unit) for unit, later in ends]
    return tuple(end for end in found if now < end.at <= now + LONGEST_DAYS * DAY)


_ISO_DATE: Final = re.compile(r"(?<!\d)(\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2})(?!\d)", re.ASCII)
_DATE: Final = re.compile(r"(?<!\d)(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4})?)?(?!\d)", re.ASCII)


def typed_dates(typed: str, today: date) -> Sequence[date]:
    """Return the dates that a text like "2026-12-01", "2026年12月1日", "1.12.2026" or "12/1" may mean."""
    if found := _ISO_DATE.search(typed):
        written = [tuple(map(int, found.groups()))]
    elif found := _DATE.search(typed):
        first, second = int(found[1]), int(found[2])
        years = [int(found[3])] if found[3] else [today.year, today.year + 1]
        written = [(year, *each) for each in ((second, first), (first, second)) for year in years]
    else:
        return ()
    days = list[date]()
    for year, month, day in written:
        with suppress(ValueError):
            days.append(date(year, month, day))
    return tuple(dict.fromkeys(days))


def _on(day: date, here: datetime) -> End:
    at = datetime.combine(day, BACK_AT, here.tzinfo)
    return End(int(at.timestamp()), day, (day - here.date()).days)
