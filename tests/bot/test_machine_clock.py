"""The clock of the machine, compared with the time that Discord's answers tell."""

import logging
import time

import pytest

from bot.clocks import MachineClock, told_by
from bot.monitoring.build import BUILT_AT

NOON, HOUR, YEAR = 1_800_014_400, 3600, 365 * 24 * 3600


class Machine:
    """A machine of which the time is set at will; `passed` is the true time since its start."""

    def __init__(self, ahead: float = 0.0) -> None:
        self.passed, self.slept, self.ahead = 0.0, 0.0, ahead
        self.clock = MachineClock(lambda: self.true + self.ahead, lambda: 500 + self.passed)

    @property
    def true(self) -> float:
        return NOON + self.passed + self.slept

    def hear(self, times: int = 1) -> None:
        """Let Discord answer."""
        for _ in range(times):
            self.clock.compare(int(self.true))


def test_the_day_of_the_version_is_not_in_the_future() -> None:
    assert time.time() > BUILT_AT


@pytest.mark.parametrize("ahead", [0, 59, -59])
def test_a_machine_that_is_right_within_a_minute_is_believed(ahead: float) -> None:
    machine = Machine(ahead)
    machine.hear(3)
    machine.passed += 3 * HOUR
    assert machine.clock() == NOON + 3 * HOUR + ahead
    assert not machine.clock.is_doubtful


@pytest.mark.parametrize("ahead", [-NOON, -YEAR, -90, 90, 2 * HOUR, 73 * YEAR])
def test_a_start_with_a_wrong_clock_goes_by_discords_until_the_machine_is_right(
    ahead: float, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    machine = Machine(ahead)
    machine.hear(2)
    assert machine.clock() == NOON
    machine.passed += 2 * HOUR
    machine.hear(3)
    assert machine.clock() == NOON + 2 * HOUR
    machine.ahead = 0
    # Nobody has told yet whether the jump is right.
    assert (machine.clock(), machine.clock.is_doubtful) == (NOON + 2 * HOUR, True)
    machine.hear()
    machine.passed += HOUR
    assert (machine.clock(), machine.clock.is_doubtful) == (NOON + 3 * HOUR, False)
    assert [each.levelname for each in caplog.records] == ["ERROR", "INFO"]
    assert ", and Discord's 2027-01-15 12:00 UTC: the bot goes by Discord's" in caplog.text


@pytest.mark.parametrize("ahead", [-NOON, -HOUR, HOUR, 73 * YEAR])
def test_time_goes_on_if_the_clock_of_a_running_machine_is_set_wrong(ahead: float) -> None:
    machine = Machine()
    machine.hear()
    machine.passed, machine.ahead = 30, ahead
    assert (machine.clock(), machine.clock.is_doubtful) == (NOON + 30, True)
    machine.hear()
    machine.passed = 60
    assert (machine.clock(), machine.clock.is_doubtful) == (NOON + 60, False)


def test_a_machine_that_has_slept_is_believed_as_soon_as_discord_says_so() -> None:
    machine = Machine()
    machine.hear()
    machine.slept = 8 * HOUR
    assert (machine.clock(), machine.clock.is_doubtful) == (NOON, True)
    machine.hear()
    assert (machine.clock(), machine.clock.is_doubtful) == (NOON + 8 * HOUR, False)


def test_one_answer_with_a_time_of_its_own_changes_nothing(caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    machine.hear()
    for odd in (NOON + YEAR, NOON - YEAR, NOON + 2 * YEAR):
        machine.clock.compare(odd)
        assert machine.clock() == NOON
    machine.hear()
    assert machine.clock() == NOON
    assert caplog.records == []


def test_a_clock_that_is_wrong_by_about_a_minute_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    machine.hear()
    for ahead in (61, 59, 62, 58, 61):
        machine.ahead = ahead
        machine.hear()
    assert len(caplog.records) == 1


def test_an_answer_without_a_date_that_can_be_read_tells_no_time() -> None:
    assert told_by({"Date": "Fri, 15 Jan 2027 12:00:00 GMT"}) == NOON
    assert [told_by({}), told_by({"Date": ""}), told_by({"Date": "soon"})] == [None] * 3
