"""Time zones by name, and quiet hours on the days when clocks are changed."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.games.dates import find_zone, fixed_offset, fixed_zone, local_datetime, utc_offset
from bot.games.people import Person, quiet_until

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
    assert fixed_offset(fixed_zone(minutes)) == minutes
    assert utc_offset(fixed_zone(minutes), 0) == minutes


def test_fixed_offsets_are_written_as_people_write_them() -> None:
    assert [fixed_zone(minutes) for minutes in (0, 60, 330, -210)] == ["UTC+0", "UTC+1", "UTC+5:30", "UTC-3:30"]


@pytest.mark.parametrize(
    "name", ["", None, "Mars/Olympus", "../../etc/passwd", "/etc/localtime", "UTC+99", "Europe", "a\0b"]
)
def test_a_name_that_is_no_time_zone_is_read_as_utc(name: str | None) -> None:
    assert find_zone(name) is None
    assert local_datetime(name, 0).isoformat() == "1970-01-01T00:00:00+00:00"


def test_a_named_zone_follows_summer_and_winter() -> None:
    assert [utc_offset(WARSAW, at(day)) for day in ("2025-01-15 12:00", "2025-07-15 12:00")] == [60, 120]


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


def test_quiet_hours_that_end_at_an_hour_that_is_skipped_end_when_the_clock_is_changed() -> None:
    change = at("2025-03-30 03:00")
    assert quiet_until(quiet(22, 2), at("2025-03-30 01:30")) == change
    assert quiet_until(quiet(22, 2), change) is None


def test_quiet_hours_that_end_at_an_hour_that_comes_twice_end_the_first_time() -> None:
    first = at("2025-10-26 02:00")
    assert quiet_until(quiet(22, 2), at("2025-10-26 01:30")) == first
    assert [quiet_until(quiet(22, 2), first + passed) for passed in (0, HOUR)] == [None, None]


def test_an_hour_that_is_skipped_is_never_quiet_and_one_that_comes_twice_is_quiet_twice() -> None:
    assert quiet_until(quiet(2, 3), at("2025-03-30 03:00")) is None
    assert quiet_until(quiet(2, 3), at("2025-03-30 03:00") - 1) is None
    ends = [quiet_until(quiet(2, 3), at("2025-10-26 02:15", fold=fold)) for fold in (0, 1)]
    assert ends == [at("2025-10-26 03:00")] * 2


def test_quiet_hours_end_after_now_where_clocks_are_set_back_by_an_odd_time() -> None:
    # Until 2011 clocks in Newfoundland were set back at one minute past midnight.
    zone = "America/St_Johns"
    again = at("2010-11-06 23:30", fold=1, zone=zone)
    assert quiet_until(quiet(22, 0, zone), again) == again + HOUR // 2
