"""The clock of the machine, compared with the time that Discord's answers show."""

import asyncio

import pytest

from bot.concurrency import RunningTasks
from bot.host.clocks import BotClock, Clockwork, time_of

NOON = 1_800_014_400


@pytest.mark.parametrize("ahead", [-NOON, -90, -59, 0, 59, 90, 7200])
def test_a_clock_that_is_wrong_by_more_than_a_minute_is_logged_once(
    ahead: float, caplog: pytest.LogCaptureFixture
) -> None:
    clock = BotClock(lambda: NOON + ahead)
    for _ in range(3):
        clock.compare(NOON)
    assert len(caplog.records) == (abs(ahead) > 60)
    assert all("Discord's 2027-01-15 12:00 UTC: set it" in each.getMessage() for each in caplog.records)


def test_an_answer_shows_its_time_in_a_header() -> None:
    assert (time_of({"Date": "Fri, 15 Jan 2027 12:00:00 GMT"}), time_of({})) == (NOON, None)


async def test_the_first_heartbeat_comes_at_the_start() -> None:
    beaten = asyncio.Event()

    async def due() -> None:
        pass

    async def next_due(_: None) -> None:
        return None

    async def beat() -> None:
        beaten.set()

    running = asyncio.create_task(Clockwork(BotClock(), due, next_due, [beat], RunningTasks()).run())
    await asyncio.wait_for(beaten.wait(), 10)
    running.cancel()
