"""One line for what is slow, and not one for each time."""

import logging

import pytest

from bot.monitoring.activity import SlowLog


@pytest.fixture
def now() -> list[float]:
    return [0.0]


@pytest.fixture
def slow_log(now: list[float], caplog: pytest.LogCaptureFixture) -> SlowLog:
    caplog.set_level(logging.WARNING)
    return SlowLog(lambda: now[0])


def test_what_takes_no_longer_than_its_limit_is_not_mentioned(
    slow_log: SlowLog, caplog: pytest.LogCaptureFixture
) -> None:
    slow_log.note("acknowledging", 1.0, 1.0, "open")
    slow_log.note("acknowledging", None, 1.0, "open")
    assert caplog.messages == []


def test_a_kind_is_mentioned_once_a_minute_with_the_number_of_those_left_out(
    slow_log: SlowLog, now: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    for now[0] in (0.0, 30.0, 59.0, 60.0):
        slow_log.note("acknowledging", 1.26, 1.0, "open")
    assert caplog.messages == [
        "slow: acknowledging took 1.3 s: open (0 more since the last warning)",
        "slow: acknowledging took 1.3 s: open (2 more since the last warning)",
    ]


def test_each_kind_is_mentioned_by_itself(slow_log: SlowLog, caplog: pytest.LogCaptureFixture) -> None:
    slow_log.note("acknowledging", 2, 1, "open")
    slow_log.note("showing the answer", 6, 5, "open")
    assert len(caplog.messages) == 2
