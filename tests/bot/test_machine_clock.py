"""A machine whose clock shows a time before this version was built."""

import time

import pytest

from bot.clocks import MachineClock
from bot.monitoring.build import BUILT_AT

NEW_YEAR_1970 = 60.0


def test_the_day_of_the_version_is_not_in_the_future() -> None:
    assert time.time() > BUILT_AT


def test_the_time_goes_on_if_the_clock_is_set_to_1970() -> None:
    shown, passed = [BUILT_AT + 1000.0], [5.0]
    clock = MachineClock(lambda: shown[0], lambda: passed[0])
    assert clock() == BUILT_AT + 1000
    shown[0], passed[0] = NEW_YEAR_1970, 35.0
    assert clock() == BUILT_AT + 1030
    # A clock that is set back by less may be right.
    shown[0] = BUILT_AT + 10.0
    assert clock() == BUILT_AT + 10


async def test_a_start_waits_for_the_right_time(caplog: pytest.LogCaptureFixture) -> None:
    times = [NEW_YEAR_1970, NEW_YEAR_1970, BUILT_AT + 1.0]
    clock = MachineClock(lambda: times.pop(0))
    await clock.until_right(0)
    assert times == []
    assert [each.levelname for each in caplog.records] == ["ERROR", "ERROR"]
    assert "shows Thu Jan  1" in caplog.text
