"""Dates and time zones: the zones of the IANA database, and fixed offsets like "UTC+5:30"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from functools import cache, lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from bot.games.game import DAY

_REGIONS: Final = frozenset(
    {
        *("Africa", "America", "Antarctica", "Arctic", "Asia"),
        *("Atlantic", "Australia", "Europe", "Indian", "Pacific"),
    }
)
"""The first parts of places' names; the database's other names are older names of the same zones."""

EXAMPLES: Final = (
    *("Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago"),
    *("America/New_York", "America/Sao_Paulo", "Atlantic/Reykjavik", "Europe/London", "Europe/Paris", "Europe/Warsaw"),
    *("Europe/Helsinki", "Europe/Istanbul", "Africa/Johannesburg", "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata"),
    *("Asia/Dhaka", "Asia/Jakarta", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland"),
)
"""Well-known places around the world, offered before the person types."""

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


def next_midnight(day: date) -> int:
    return midnight(day + timedelta(days=1))


def season_start(day: date) -> date:
    """Return the first day of the quarter of a day.

    >>> season_start(date(2026, 12, 31)), season_start(date(2027, 1, 1))
    (datetime.date(2026, 10, 1), datetime.date(2027, 1, 1))
    """
    return date(day.year, (day.month - 1) // 3 * 3 + 1, 1)


def season_after(season: date) -> date:
    """Return the first day of the quarter after a quarter.

    >>> season_after(date(2026, 10, 1))
    datetime.date(2027, 1, 1)
    """
    return season_start(season + timedelta(days=92))


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
    offset = local_datetime(time_zone, now).utcoffset() or timedelta()
    return offset // timedelta(minutes=1)


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


@cache
def zone_names() -> tuple[str, ...]:
    """Return the names of all places in order. The first call reads hundreds of small files, later calls read none."""
    return tuple(sorted(name for name in available_timezones() if name.partition("/")[0] in _REGIONS and "/" in name))


def zone_named(typed: str) -> str | None:
    """Return the name of the zone that a person has typed, also by the city alone; None for an unknown zone."""
    wanted = typed.strip().casefold().replace(" ", "_")
    if fixed_offset(wanted.upper()) is not None and find_zone(wanted.upper()):
        return wanted.upper()
    names = zone_names()
    exact = (name for name in names if name.casefold() == wanted)
    return next(exact, next((name for name in names if name.casefold().endswith(f"/{wanted}")), None))


BACK_AT: Final = time(8)
"""The time of day for the end of an absence without a time: not in the middle of the night."""

DAYS_OFFERED: Final = 21
"""How many days are offered by their date; people type later days."""

LONGEST_DAYS: Final = 366
"""How many days a person may be away."""

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

    @property
    def text(self) -> str:
        """The text of the choice, from which the same end is read again: "2026-12-01", "3 days"."""
        return self.day.isoformat() if self.day else f"{self.count} {self.unit}"


def offered_ends(typed: str, time_zone: str | None, now: int) -> tuple[End, ...]:
    """Return the possible ends: the matches of a typed number or date, then the coming days."""
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
    """Return the date in a text like "2026-12-01" or "2026-12-1", None if the text has no date."""
    found = re.search(r"\d{4}-\d{1,2}-\d{1,2}", typed)
    try:
        return date(*map(int, found[0].split("-"))) if found else None
    except ValueError:
        return None


def _on(day: date, here: datetime) -> End:
    at = datetime.combine(day, BACK_AT, here.tzinfo)
    return End(int(at.timestamp()), day, (day - here.date()).days)
