"""Dates as people type or choose them, time zones by name, and quiet hours on the days when clocks are changed."""

from datetime import UTC, date, datetime
from typing import Final
from zoneinfo import ZoneInfo

import pytest

from bot.chat.deeds.absence import meant_end, named_ends
from bot.games.people import dates
from bot.games.people.person import Person, quiet_until
from tests.bot.refusals import refused
from tests.bot.sample_tables import LOCALIZER

HOUR = 3600

WARSAW = "Europe/Warsaw"
"""Clocks go from 2:00 to 3:00 on 30 March 2025, and from 3:00 back to 2:00 on 26 October."""


def at(text: str, *, fold: int = 0, zone: str = WARSAW) -> int:
    """Return the Unix seconds of a time like "2025-03-30 01:30"; `fold` 1 is the second time that clocks show it."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp())


def quiet(start: int, end: int, zone: str = WARSAW) -> Person:
    return Person(101, quiet_from=start, quiet_to=end, time_zone=zone)


@pytest.mark.parametrize("minutes", [0, 60, 330, -210, -720, 840])
def test_a_fixed_offset_reads_back_as_it_was_written(minutes: int) -> None:
    assert dates.fixed_offset(dates.fixed_zone(minutes)) == minutes
    assert dates.utc_offset(dates.fixed_zone(minutes), 0) == minutes


def test_fixed_offsets_are_written_as_people_write_them() -> None:
    assert [dates.fixed_zone(minutes) for minutes in (0, 60, 330, -210)] == ["UTC+0", "UTC+1", "UTC+5:30", "UTC-3:30"]


@pytest.mark.parametrize(
    "name", ["", None, "Mars/Olympus", "../../etc/passwd", "/etc/localtime", "UTC+99", "Europe", "a\0b"]
)
def test_a_name_that_is_no_time_zone_is_read_as_utc(name: str | None) -> None:
    assert dates.find_zone(name) is None
    assert dates.local_datetime(name, 0).isoformat() == "1970-01-01T00:00:00+00:00"


def test_a_named_zone_follows_summer_and_winter() -> None:
    assert [dates.utc_offset(WARSAW, at(day)) for day in ("2025-01-15 12:00", "2025-07-15 12:00")] == [60, 120]


@pytest.mark.parametrize(
    ("now", "hours"),
    [
        ("2025-06-01 22:00", 9),
        ("2025-03-29 22:00", 8),
        ("2025-03-30 01:00", 5),
        ("2025-03-30 03:00", 4),
        ("2025-10-25 22:00", 10),
        ("2025-10-26 01:00", 7),
        ("2025-10-26 03:00", 4),
    ],
)
def test_quiet_hours_end_when_the_clock_says_seven_also_after_it_was_changed(now: str, hours: int) -> None:
    assert quiet_until(quiet(22, 7), at(now)) == at(now) + hours * HOUR


def test_quiet_hours_go_on_through_the_hour_that_comes_twice() -> None:
    person = quiet(22, 7)
    ends = {quiet_until(person, at("2025-10-26 02:30", fold=fold)) for fold in (0, 1)}
    assert ends == {at("2025-10-26 07:00")}


def test_quiet_hours_that_end_at_an_hour_that_comes_twice_end_the_first_time() -> None:
    first = at("2025-10-26 02:00")
    assert quiet_until(quiet(22, 2), at("2025-10-26 01:30")) == first
    assert [quiet_until(quiet(22, 2), first + passed) for passed in (0, HOUR)] == [None, None]


# ---- the end of an absence

NOW = int(datetime(2026, 11, 21, 15, tzinfo=UTC).timestamp())


def utc(year: int, month: int, day: int, hour: int) -> int:
    return int(datetime(year, month, day, hour, tzinfo=UTC).timestamp())


def test_the_days_to_come_are_offered_from_tomorrow_on_and_end_in_the_morning() -> None:
    ends = [each.value for each in named_ends("", None, NOW, LOCALIZER)]
    assert len(ends) == 21
    assert ends[0] == dates.End(utc(2026, 11, 22, 8), date(2026, 11, 22), 1)
    assert str(ends[0]) == "2026-11-22"


def test_a_day_begins_by_the_clock_of_the_person() -> None:
    # Five in the morning of the 22nd in Auckland, whose 8 o'clock of the 23rd is 19:00 of the 22nd in UTC.
    assert dates.coming_ends("Pacific/Auckland", utc(2026, 11, 21, 16), 1)[0].at == utc(2026, 11, 22, 19)


def test_a_number_stands_for_hours_days_or_weeks() -> None:
    hours, days, weeks = dates.typed_ends("3 days", None, NOW)
    assert list(map(str, (hours, days, weeks))) == ["3 hours", "3 days", "3 weeks"]
    assert (hours.at - NOW, days.at - NOW, weeks.at - NOW) == (3 * 3600, 3 * 86400, 21 * 86400)


def test_days_are_counted_by_the_clock_and_hours_are_not_when_summer_ends() -> None:
    # On the night to October 25 clocks in Berlin are put back by an hour.
    evening = utc(2026, 10, 24, 18)
    hours, days, _ = dates.typed_ends("1", "Europe/Berlin", evening)
    assert (hours.at - evening, days.at - evening) == (3600, 25 * 3600)


@pytest.mark.parametrize(
    ("typed", "days"),
    [
        ("2027-03-01", ["2027-03-01"]),
        ("2027/3/1", ["2027-03-01"]),
        ("2027年3月1日", ["2027-03-01"]),
        ("２０２７−０３−０１", ["2027-03-01"]),
        ("31.12.2026", ["2026-12-31"]),
        ("on 12/31!", ["2026-12-31"]),
        ("31.12.", ["2026-12-31"]),
        # The day or the month may stand first.
        ("1.2.", ["2027-02-01", "2027-01-02"]),
        ("1/2/2027", ["2027-02-01", "2027-01-02"]),
        # In the past, or beyond a year.
        ("2026-11-20", []),
        ("2028-01-01", []),
        ("31.12.2025", []),
        ("2026-02-30", []),
        ("9999-99-99", []),
    ],
)
def test_a_date_is_read_as_people_write_it(typed: str, days: list[str]) -> None:
    assert [str(end) for end in dates.typed_ends(typed, None, NOW) if end.day] == days


@pytest.mark.parametrize("typed", ["friday", "", "９", "9" * 5000, "2026-99-99", "-1", "0", "²", "𝟡", "०"])
def test_anything_may_be_typed(typed: str) -> None:
    assert all(end.at > NOW for end in dates.typed_ends(typed, None, NOW))


# ---- what an option for the end means

ENDS: Final = {
    "2026-12-01": "2026-12-01 | december",
    "3 days": "3 days | in 3 days | 3 day | 3 days please | ٣ days",
    "3 hours": "3 hours",
    "1 weeks": "a week | week",
    "2026-11-22": "tomorrow",
    "2026-11-27": "friday | fri",
    "2026-12-24": "December 24 | 24 december | Thursday, December 24, 2026",
    "2026-12-31": "31.12.",
    "error-no-such-date": "soonish | 2026-11-20 | 0",
    "error-nearest-choices": "fryday",
    "error-several-choices": "3 | 1.2.",
}


@pytest.mark.parametrize(
    ("typed", "meant"), [(each, end) for end, typed in ENDS.items() for each in typed.split(" | ")]
)
def test_what_is_typed_for_the_end_of_an_absence_means_one_end_or_is_refused(typed: str, meant: str) -> None:
    if meant.startswith("error-"):
        with refused(meant):
            meant_end(typed, None, NOW, LOCALIZER)
    else:
        assert str(meant_end(typed, None, NOW, LOCALIZER)) == meant
