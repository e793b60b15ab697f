"""When an absence may end, as people type or choose it."""

from datetime import UTC, date, datetime

import pytest

from bot.games.dates import End, offered_ends

NOW = int(datetime(2026, 11, 21, 15, tzinfo=UTC).timestamp())


def at(year: int, month: int, day: int, hour: int) -> int:
    return int(datetime(year, month, day, hour, tzinfo=UTC).timestamp())


def test_the_days_to_come_are_offered_from_tomorrow_on_and_end_in_the_morning() -> None:
    ends = offered_ends("", None, NOW)
    assert len(ends) == 21
    assert ends[0] == End(at(2026, 11, 22, 8), date(2026, 11, 22), 1)
    assert ends[0].text == "2026-11-22"


def test_a_day_begins_by_the_clock_of_the_person() -> None:
    # Five in the morning of the 22nd in Auckland, whose 8 o'clock of the 23rd is 19:00 of the 22nd in UTC.
    assert offered_ends("", "Pacific/Auckland", at(2026, 11, 21, 16))[0].at == at(2026, 11, 22, 19)


def test_a_number_stands_for_hours_days_or_weeks() -> None:
    hours, days, weeks, *_ = offered_ends("3 days", None, NOW)
    assert [each.text for each in (hours, days, weeks)] == ["3 hours", "3 days", "3 weeks"]
    assert (hours.at - NOW, days.at - NOW, weeks.at - NOW) == (3 * 3600, 3 * 86400, 21 * 86400)


def test_a_number_is_read_from_every_keyboard() -> None:
    assert offered_ends("３日", None, NOW)[1].text == "3 days"


def test_a_date_that_is_among_the_days_to_come_is_offered_once() -> None:
    texts = [end.text for end in offered_ends("2026-12-01", None, NOW)]
    assert texts[0] == "2026-12-01"
    assert len(set(texts)) == len(texts)


def test_days_are_counted_by_the_clock_and_hours_are_not_when_summer_ends() -> None:
    # On the night to October 25 clocks in Berlin are put back by an hour.
    evening = at(2026, 10, 24, 18)
    hours, days, *_ = offered_ends("1", "Europe/Berlin", evening)
    assert (hours.at - evening, days.at - evening) == (3600, 25 * 3600)


def test_a_date_may_be_far_ahead_but_not_in_the_past_or_beyond_a_year() -> None:
    assert offered_ends("2027-03-01", None, NOW)[0] == End(at(2027, 3, 1, 8), date(2027, 3, 1), 100)
    for refused in ("2026-11-20", "2028-01-01", "2026-02-30", "0"):
        assert refused not in [end.text for end in offered_ends(refused, None, NOW)]


@pytest.mark.parametrize("typed", ["friday", "", "９", "99999999999999999999", "2026-99-99", "-1"])
def test_anything_may_be_typed(typed: str) -> None:
    assert offered_ends(typed, None, NOW)
